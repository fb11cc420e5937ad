# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Which build of the game a board gets: from what its drive tells, and what its owner wants."""

import re
from typing import NamedTuple

from hardware.boards import BOARDS
from tools.boards import BUILDS
from tools.circuitpython import OLDEST, get_it
from tools.command import Refused, plain
from tools.install import typed

SETTING = "DUDO_BOARD"  # the setting that names a build


class Board(NamedTuple):
    """What boot_out.txt says: "10.2.1", 10, "pybadge", "Adafruit PyBadge with samd51j19"."""

    version: str
    major: int
    id: str  # "" where it is not told
    machine: str


def board(boot_out):
    """The Board that wrote those bytes. Refused if they make no sense, or it is too old."""
    text = boot_out.decode("utf-8", "replace")
    version = re.search(
        r"CircuitPython (([0-9]{1,4})\.\d[\w.+-]*)(?:[^;\n]*;[ ]*([^\r\n]*))?", text
    )
    if not version:
        raise Refused(
            "boot_out.txt does not say which CircuitPython this is: press the handheld's reset "
            "button, which writes it anew, and run this again"
        )
    named = re.search(r"Board ID: *(\w+)", text)
    machine = plain(version[3] or "a board")
    found = Board(plain(version[1], 30), int(version[2]), named[1] if named else "", machine)
    if found.major < OLDEST:
        raise Refused(
            f"CircuitPython {found.version} is too old: {get_it(found.id)}, put it on the board "
            "and run this again"
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
            f"the game does not know the board {plain(found.id) or '(boot_out.txt names none)'}: "
            f"if it is wired like one of {', '.join(BUILDS)}: {typed('--board NAME')}"
        )
    if name not in BUILDS:
        raise Refused(f"{said} is {plain(name)}, none of {', '.join(BUILDS)}: correct it")
    if known and BUILDS[name].machines != BUILDS[known].machines:
        fitting = [n for n, row in BUILDS.items() if row.machines == BUILDS[known].machines]
        raise Refused(
            f"{said} is {name}, but a {found.id} can only be {' or '.join(fitting)}: correct it"
        )
    return name
