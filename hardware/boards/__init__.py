# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Finds the board this runs on, and reads in settings.toml what its owner wants otherwise.

A board is one module beside this one: its numbers first, then `make()`, which gives the Device.
"""

import os
import sys

from hardware.power import Power

BOARDS = {  # board.board_id -> the module here; settings.toml chooses for every other board
    "pygamer": "pygamer",
    "pybadge": "pybadge",  # EdgeBadge and PyBadge LC, too: one build for all three
    "raspberry_pi_pico": "pico_oled",
    "raspberry_pi_pico_w": "pico_oled",
    "raspberry_pi_pico2": "pico_oled",
    "raspberry_pi_pico2_w": "pico_oled",
}
NAMES = ("pygamer", "pybadge", "pico_oled", "pico_tft")
PICOS = NAMES[2:]  # built by hand, so their owner says which it is
PERCENT = tuple(str(percent) for percent in range(10, 101, 10))  # of brightness

complaints = []  # lines for the screen: what settings.toml asks for and cannot have, what fails
taken = []  # names of pins in use


def find():
    """The Device of this board, ready to play.

    ValueError or RuntimeError, in one line, where there can be none: the board is unknown, has no
    display, or lacks a pin.
    """
    import board

    known = BOARDS.get(board.board_id)
    builds = PICOS if known in PICOS else (known,) if known else NAMES
    name = choice("BOARD", builds, known)
    if not name:
        raise ValueError(
            'unknown board %s: write DUDO_BOARD = "pico_oled" into settings.toml, or another of %s'
            % (board.board_id, " ".join(NAMES))
        )
    device = __import__("hardware.boards." + name, None, None, ("",)).make()
    choice("SEALED", ("0", "1"), None)  # boot.py has gone by it; here only a wrong one is told
    device.power = Power(device, int(choice("BRIGHTNESS", PERCENT, "100")))
    device.defaults = defaults()
    device.complaints = complaints
    let_go()
    return device


def let_go():
    """Drops this package: what has found the parts is not needed to play, and code lives in RAM."""
    import hardware

    for name in list(sys.modules):
        if name.startswith("hardware.boards"):
            del sys.modules[name]
    del hardware.boards


def defaults():
    """What the owner wants instead of the defaults of dudo.ui.settings: name -> text."""
    from dudo.ui.settings import TABLE

    wanted = {name: choice(name.upper(), allowed, None) for name, allowed, _ in TABLE}
    return {name: value for name, value in wanted.items() if value}


def setting(name):
    """DUDO_<name> of settings.toml as text, or None."""
    try:
        value = os.getenv("DUDO_" + name)
    except ValueError:  # no quotes, before CircuitPython 10.3
        value = ""
    return value if value is None else str(value)


def choice(name, allowed, default):
    """DUDO_<name> where it is one of `allowed`, else `default`; a complaint if it is another."""
    wanted = setting(name)
    if wanted in allowed:
        return wanted
    if wanted is not None:
        complain(name, wanted)
    return default


def pin(name, default):
    """DUDO_PIN_<name> where it is a free pin of this board, else `default`, which may be None.

    Pins are named as in `board` or `microcontroller.pin`. ValueError if neither can be had.
    """
    name = "PIN_" + name
    for wanted in (setting(name), default):
        if wanted is None:
            continue
        found = named_pin(wanted)
        if found and wanted not in taken:
            taken.append(wanted)
            return found
        complain(name, wanted)
    if default:
        raise ValueError("no free %s: write another DUDO_%s into settings.toml" % (default, name))
    return None


def named_pin(name):
    """The microcontroller.Pin of that name, or None."""
    import board
    import microcontroller

    found = getattr(board, name, None) or getattr(microcontroller.pin, name, None)
    return found if isinstance(found, microcontroller.Pin) else None


def complain(name, wanted):
    """Keeps a line for the screen; the game goes on with the default."""
    complaints.append("DUDO_%s = %s ?" % (name, wanted))


def optional(part, *arguments):
    """That part, or None if it does not work: nothing but display and keys is needed to play."""
    try:
        return part(*arguments)
    except ImportError as error:  # no module named 'adafruit_lis3dh'
        complaints.append("lib/%s ?" % (str(error).partition("'")[2][:-1] or error))
    except (AttributeError, OSError, RuntimeError, ValueError) as error:
        complaints.append(str(error))
    return None
