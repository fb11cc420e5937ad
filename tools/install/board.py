# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Which build of the game a board gets: from what its drive tells, and what its owner wants."""

import re
from typing import NamedTuple

from hardware.boards import BOARDS, NAMES
from tools.install import Refused

OLDEST, COMPILED = 9, (9, 10)  # CircuitPython's: what the game runs on, what our .mpy are for
SETTING = "DUDO_BOARD"  # the setting that names a build
PAGE = "https://circuitpython.org/board/"


class Board(NamedTuple):
    """What boot_out.txt says: "10.2.1", 10, "pybadge", "Adafruit PyBadge with samd51j19"."""

    version: str
    major: int
    id: str  # "" where it is not told
    machine: str


def board(boot_out):
    """The Board that wrote those bytes. Refused if they make no sense, or it is too old."""
    text = boot_out.decode("utf-8", "replace")
    version = re.search(r"CircuitPython ((\d+)\.\d[\w.+-]*)(?:[^;\n]*;[ ]*([^\r\n]*))?", text)
    if not version:
        raise Refused(
            "boot_out.txt does not say which CircuitPython this is: press the handheld's reset "
            "button, which writes it anew, and run this again"
        )
    named = re.search(r"Board ID: *(\w+)", text)
    found = Board(version[1], int(version[2]), named[1] if named else "", version[3] or "a board")
    if found.major < OLDEST:
        raise Refused(
            f"CircuitPython {found.version} is too old: put version 9 or 10 on the board, from "
            f"{PAGE}{found.id or 'downloads'}, and run this again"
        )
    return found


def build(found, wanted, chosen):
    """The name of the build, such as "pico_oled".

    `wanted` is what the command says, `chosen` what settings.toml on the drive says; either may be
    None. Refused if there is no such build, or it is none for this board.
    """
    known = BOARDS.get(found.id)
    name = wanted or chosen or known
    said = "--board" if wanted else f"{SETTING} in settings.toml"
    if not name:
        raise Refused(
            f"the game does not know the board {found.id or '(boot_out.txt names none)'}: if it is "
            f"wired like one of {' '.join(NAMES)}, add --board and that name"
        )
    if name not in NAMES:
        raise Refused(f"{said} is {name}, which is none of {' '.join(NAMES)}: correct it")
    if known and family(name) != family(known):
        fitting = " or ".join(n for n in NAMES if family(n) == family(known))
        raise Refused(f"{said} is {name}, but a {found.id} can only be {fitting}: correct it")
    return name


def family(name):
    """What builds for the same chip have in common: "pico" of "pico_oled"."""
    return name.split("_")[0]


def settings(text, found, name):
    """The first settings.toml of a drive: it names the build where the board alone does not."""
    if BOARDS.get(found.id) == name:
        return text
    return re.sub(rb"(?m)^# (DUDO_BOARD) = .*$", rb'\1 = "%s"' % name.encode(), text, count=1)
