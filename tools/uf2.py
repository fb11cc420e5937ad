# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The drive of a Raspberry Pi Pico as a .uf2, alone or after CircuitPython itself.

Where CircuitPython keeps its drive on a chip, and how it formats it, comes from folder2uf2, which
has it from CircuitPython's own source. The same files always give the same bytes.
"""

import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import circuitpython, contents
from tools.boards import MACHINES, PICOS
from tools.command import Refused

NVM = 4096  # bytes before the drive, where games are saved
VOLUME = 0x0D0D0D0D  # serial number of each drive, which is random otherwise
DATE = (2026, 1, 1, 12, 0, 0)  # of every file in it, which is now otherwise
TIME = time.mktime((*DATE, 0, 0, -1))  # that hour in whatever time zone this is: FAT keeps no zone


def name(machine):
    """What CircuitPython calls a Pico; one with a radio has its drive elsewhere."""
    return MACHINES[machine].ids[0]


def place(machine):
    """Where a Pico has its drive: (first address, bytes)."""
    folder2uf2 = circuitpython.uf2_tools()
    _, offset, flash = folder2uf2.BOARDS[name(machine)]
    return folder2uf2.XIP_BASE + offset, flash - offset


def image(machine, found):
    """A drive that holds these files, up to the last byte in use. Refused if they do not fit."""
    folder2uf2 = circuitpython.uf2_tools()
    _, size = place(machine)
    geometry = folder2uf2.Geometry(size // folder2uf2.SECTOR)
    builder = folder2uf2.FatBuilder(geometry, volume_id=VOLUME, build_ts=TIME)
    with TemporaryDirectory() as folder:
        contents.write(found, Path(folder))
        # Adds the empty files that keep computers from filling a small drive with theirs.
        root = folder2uf2.build_tree(folder)
        date(root)
        try:
            builder.layout(root)
        except ValueError as error:
            raise Refused(f"the drive of a {machine}: {error}") from None
    return bytes(builder.image[: builder.used_bytes()])


def date(node):
    """Gives a file, or a folder with all that is in it, the one date."""
    node.ts = TIME
    for child in node.children:
        date(child)


def firmware(path, compiled=True):
    """Reads CircuitPython's own .uf2: (the one of PICOS that it is for, its Firmware).

    Refused if it is none, cannot run the game, or would lie where saved games and the drive are.
    """
    given = circuitpython.read(path)
    machine = next((m for m in PICOS if given.is_for(MACHINES[m]) and given.names(name(m))), None)
    if not machine:
        names = " or a ".join(map(name, PICOS))
        wrong = f"{path} is not for a {names}"
        raise Refused(f"{wrong}: {circuitpython.get_it(*map(name, PICOS))}")
    if given.major > circuitpython.NEWEST and compiled:
        wrong = f"{path} is CircuitPython {given.major}, newer than our .mpy files"
        raise Refused(f"{wrong}: add --py")
    first = min(address for address, _ in given.blocks)
    end = max(address + len(code) for address, code in given.blocks)
    if first < circuitpython.uf2_tools().XIP_BASE or end > place(machine)[0] - NVM:
        wrong = f"{path} would overwrite the drive or saved games"
        raise Refused(f"{wrong}: {circuitpython.get_it(name(machine))}")
    return machine, given


def write(path, machine, found, before=()):
    """Writes a drive, after the blocks of a Firmware if there are any, as one .uf2; its path."""
    folder2uf2 = circuitpython.uf2_tools()
    blocks = folder2uf2.image_blocks(image(machine, found), place(machine)[0])
    folder2uf2.write_uf2_blocks(path, [*before, *blocks], MACHINES[machine].family)
    return path
