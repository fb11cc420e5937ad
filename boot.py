# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Sealed mode, for those who peek: hides drive and console from a computer. Runs after a reset.

Off unless settings.toml says DUDO_SEALED = "1". B held while it starts, or anything that goes
wrong in here, opens everything. Prints nothing, or the core would rewrite its log in the flash.
"""

import os


def b_is_held():
    """Whether button B is down."""
    import board
    import keypad

    if hasattr(board, "BUTTON_LATCH"):  # PyGamer, PyBadge: B is the first bit
        keys = keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=1,
            value_when_pressed=True,
        )
    else:
        button = getattr(board, os.getenv("DUDO_PIN_B") or "GP11")
        keys = keypad.Keys((button,), value_when_pressed=False, pull=True)
    keys.reset()  # and look again: a key that was down before is told only after that
    held = keys.events.get()
    keys.deinit()
    return held is not None


def seal():
    """Hides the console, then the drive; both or neither."""
    import storage
    import usb_cdc

    try:
        usb_cdc.disable()
        storage.disable_usb_drive()
    except Exception:
        usb_cdc.enable()
        storage.enable_usb_drive()


try:
    if str(os.getenv("DUDO_SEALED")) == "1" and not b_is_held():
        seal()
except Exception:  # stays open, so that whatever it was can be mended
    pass
