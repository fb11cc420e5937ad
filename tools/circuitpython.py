# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""CircuitPython itself: which versions the game runs on, where to get one, and its .uf2 files."""

import re
import struct
from pathlib import Path
from typing import NamedTuple

from tools.boards import SAMD51
from tools.command import Refused
from tools.install import manifest
from tools.packages import missing

OLDEST, NEWEST = 9, 10  # what the game needs, and the last one known to read our .mpy
VERSION = re.compile(rb"Adafruit CircuitPython (\d{1,4})\.")
OUR_LIST = manifest.TITLE.encode()  # every image of ours has it
BLOCK, MOST = 512, 476  # bytes of a block of a .uf2, and of what it can carry
HEAD = struct.Struct("<8x5I")  # of a block: its flags, address, size, number; how many there are
NOT_FLASH = 1  # flag of a block that is not for the chip's flash


class Firmware(NamedTuple):
    """A .uf2 of CircuitPython: its bytes, its blocks as (address, bytes), the family of chips that
    it names (SAMD51's name none: None), its version's first number."""

    data: bytes
    blocks: list
    family: int
    major: int

    def is_for(self, machine):
        """Whether it runs on a boards.Machine."""
        if self.family is None and machine.family == SAMD51:
            return any(self.names(board) for board in machine.ids)
        return self.family == machine.family

    def names(self, board):
        """Whether it is the one for that board, such as "raspberry_pi_pico"."""
        return board.encode() + b"\0" in b"".join(code for _, code in self.blocks)


def page(board=""):
    """Where to download it for a board, as CircuitPython calls it."""
    return "https://circuitpython.org/" + (f"board/{board}" if board else "downloads")


def uf2_tools():
    """The package folder2uf2. Refused, in one line, if it is not installed."""
    try:
        import folder2uf2
    except ImportError:
        raise missing("folder2uf2 is not installed") from None
    return folder2uf2


def read(path):
    """The Firmware in a file. Refused if it is none, or cannot run the game."""
    reader = uf2_tools()
    try:
        blocks, family = reader.read_uf2(path)
    except ValueError as error:
        raise Refused(f"{error}: this is not CircuitPython's .uf2, {get_it()}") from None
    data, code = Path(path).read_bytes(), b"".join(code for _, code in blocks)
    version = VERSION.search(code)
    if OUR_LIST in code:
        raise Refused(f"{path} is the game's image, not CircuitPython: {get_it()}")
    if not version:
        raise Refused(f"{path} is not CircuitPython: {get_it()}")
    check_blocks(path, data)
    major = int(version[1])
    if major < OLDEST:
        raise Refused(f"{path} is CircuitPython {major}, too old for the game: {get_it()}")
    return Firmware(data, blocks, family, major)


def check_blocks(path, data):
    """Refused unless each block is there once, whole, for the flash, and none lies over another."""
    heads = [HEAD.unpack_from(data, at) for at in range(0, len(data), BLOCK)]
    whole = heads[0][-1]
    if len(heads) < whole:
        raise Refused(f"{path} is cut short: {get_it()}")
    is_damaged = sorted(number for *_, number, _ in heads) != list(range(whole))
    end = 0
    for address, size, flags in sorted(
        (address, size, flags) for flags, address, size, *_ in heads
    ):
        is_damaged |= address < end or size > MOST or bool(flags & NOT_FLASH)
        end = address + size
    if is_damaged:
        raise Refused(f"{path} is damaged: {get_it()}")


def get_it(*boards):
    """What to do."""
    return f"get version {NEWEST} as .uf2 from {' or '.join(map(page, boards or ('',)))}"
