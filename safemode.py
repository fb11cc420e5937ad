# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Comes back by itself after a brown-out: a tired battery must not end the game.

At most three times in a row, counted in memory that survives a reset, never in the one that keeps
the saved game: a write during a brown-out is what would erase it. RP2350 has no such memory, and
stays in safe mode until its reset button is pressed.
"""

import supervisor

FALLS = 3
MARK = 0xD0  # the count is kept with it: this memory begins with anything


def come_back():
    """Resets the chip, unless it has just been tried in vain."""
    import microcontroller
    from alarm import sleep_memory

    falls = sleep_memory[0] ^ MARK
    if falls > FALLS:
        falls = 0
    if falls < FALLS:
        sleep_memory[0] = falls + 1 ^ MARK
        microcontroller.reset()


if supervisor.runtime.safe_mode_reason == supervisor.SafeModeReason.BROWNOUT:
    try:
        come_back()
    except ImportError:  # RP2350
        pass
