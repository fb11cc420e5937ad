# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The drive of a Raspberry Pi Pico as a .uf2, alone or after CircuitPython itself.

Where CircuitPython keeps its drive on a chip, and how it formats it, comes from folder2uf2, which
has it from CircuitPython's own source. The same files always give the same bytes.
"""

import re
import struct
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tools import contents
from tools.packages import missing

try:
    import folder2uf2
except ImportError:
    folder2uf2 = None  # is told by `place`

CHIPS = {"pico": "raspberry_pi_pico", "pico2": "raspberry_pi_pico2"}  # CircuitPython's own names
BLOCKS = 24  # where a block of a .uf2 says how many there are
NVM = 4096  # bytes before the drive, where games are saved
VERSION = re.compile(rb"Adafruit CircuitPython (\d+)\.")
OLDEST, NEWEST = 9, 10  # CircuitPython: what the game needs, the last one known to read our .mpy
DOWNLOAD = "get it from circuitpython.org/downloads"
VOLUME = 0x0D0D0D0D  # serial number of each drive, which is random otherwise
DATE = (2026, 1, 1, 12, 0, 0)  # of every file in it, which is now otherwise
TIME = time.mktime((*DATE, 0, 0, -1))  # that hour in whatever time zone this is: FAT keeps no zone


class Firmware(NamedTuple):
    """CircuitPython itself: the chip it is for, and its blocks as (address, bytes)."""

    chip: str
    blocks: list


def place(chip):
    """Where a chip has its drive: (family of its .uf2 files, first address, bytes)."""
    if folder2uf2 is None:
        raise missing("folder2uf2 is not installed")
    family, offset, flash = folder2uf2.BOARDS[CHIPS[chip]]
    return family, folder2uf2.XIP_BASE + offset, flash - offset


def image(chip, found):
    """A drive that holds these files, up to the last byte in use. ValueError if they do not fit."""
    _, _, size = place(chip)
    geometry = folder2uf2.Geometry(size // folder2uf2.SECTOR)
    builder = folder2uf2.FatBuilder(geometry, volume_id=VOLUME, build_ts=TIME)
    with TemporaryDirectory() as folder:
        contents.write(found, Path(folder))
        # Adds the empty files that keep computers from filling a small drive with theirs.
        root = folder2uf2.build_tree(folder)
        date(root)
        builder.layout(root)
    return bytes(builder.image[: builder.used_bytes()])


def date(node):
    """Gives a file, or a folder with all that is in it, the one date."""
    node.ts = TIME
    for child in node.children:
        date(child)


def firmware(path, compiled=True):
    """Reads CircuitPython's own .uf2: a Firmware.

    ValueError if it is none, is not for one of CHIPS, cannot run the game, or would lie where
    saved games and the drive are.
    """
    chips = {place(chip)[0]: chip for chip in CHIPS}
    try:
        blocks, family = folder2uf2.read_uf2(path)
    except (ValueError, struct.error) as error:
        raise ValueError(f"{error}: this is not CircuitPython's .uf2, {DOWNLOAD}") from None
    chip = chips.get(family)
    if not chip:
        wrong = "no family" if family is None else f"family 0x{family:08x}"
        raise ValueError(f"{path} is not for a {' or a '.join(CHIPS)} ({wrong}): {DOWNLOAD}")
    check_content(path, chip, b"".join(code for _, code in blocks), compiled)
    if len(blocks) != struct.unpack_from("<I", path.read_bytes(), BLOCKS)[0]:
        raise ValueError(f"{path} is cut short: {DOWNLOAD}")
    first = min(address for address, _ in blocks)
    end = max(address + len(code) for address, code in blocks)
    if first < folder2uf2.XIP_BASE or end > place(chip)[1] - NVM:
        raise ValueError(f"{path} would overwrite the drive or saved games: {DOWNLOAD}")
    return Firmware(chip, blocks)


def check_content(path, chip, content, compiled):
    """ValueError if that is not CircuitPython for that chip, or one that cannot run the game."""
    version = VERSION.search(content)
    if not version or CHIPS[chip].encode() + b"\0" not in content:
        raise ValueError(f"{path} is not CircuitPython for a {CHIPS[chip]}: {DOWNLOAD}")
    version = int(version.group(1))
    if version < OLDEST:
        raise ValueError(f"{path} is CircuitPython {version}, too old for the game: {DOWNLOAD}")
    if version > NEWEST and compiled:
        raise ValueError(f"{path} is CircuitPython {version}, newer than our .mpy files: add --py")


def write(path, chip, found, before=()):
    """Writes a drive, after the blocks of a Firmware if there are any, as one .uf2; its path."""
    family, address, _ = place(chip)
    blocks = folder2uf2.image_blocks(image(chip, found), address)
    folder2uf2.write_uf2_blocks(path, [*before, *blocks], family)
    return path
