# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""CircuitPython itself: what a bootloader's drive wants, and copying it there."""

import os
import re
import struct
import time
from pathlib import Path
from typing import NamedTuple

from tools.install import Refused
from tools.install.board import PAGE
from tools.install.places import BOOTLOADER

BLOCK = 512
# A block of a .uf2 (github.com/microsoft/uf2): two words, flags, 4 more words, the chip's family.
HEAD = struct.Struct("<8I")
WORDS, HAS_FAMILY = (0x0A324655, 0x9E5D5157), 0x2000
RP2040, SAMD51 = {0xE48BFF56}, {0x55114460}
RP2350 = {0xE48BFF57, 0xE48BFF59}  # the first: a block that steps round a fault of its ROM
PATIENCE = 60  # seconds until CIRCUITPY is there; a new drive is formatted first
AT_ONCE = 64 * BLOCK


class Loader(NamedTuple):
    """A bootloader: a part of the Board-ID in INFO_UF2.TXT, and what it takes."""

    mark: str
    families: set
    boards: tuple  # as circuitpython.org calls them


LOADERS = (  # the first whose mark is in the Board-ID
    Loader("pygamer", SAMD51, ("pygamer",)),
    Loader("badge", SAMD51, ("pybadge",)),
    Loader("samd51", SAMD51, ()),
    Loader("rp2350", RP2350, ("raspberry_pi_pico2", "raspberry_pi_pico2_w")),
    Loader("rpi-rp2", RP2040, ("raspberry_pi_pico", "raspberry_pi_pico_w")),
)


class Clock:
    """The computer's time, in seconds."""

    def now(self):
        return time.monotonic()

    def sleep(self, seconds):
        time.sleep(seconds)


def loader(folder):
    """The Loader of that drive. Refused if the game has no build for its chip."""
    text = Path(folder, BOOTLOADER).read_bytes().decode("utf-8", "replace")
    named = re.search(r"Board-ID: *(\S+)", text)
    name = named[1] if named else "a board that names none"
    for row in LOADERS:
        if row.mark in name.lower():
            return row
    raise Refused(f"{folder} is the bootloader of {name}, for which there is no build of the game")


def explain(folder):
    """What to do with a bootloader's drive, in one line."""
    pages = " or ".join(PAGE + board for board in loader(folder).boards)
    return (
        f"{folder} is a bootloader's drive, without CircuitPython yet: download version 10 as .uf2 "
        f"from {pages or 'https://circuitpython.org/downloads'} and add --firmware FILE.uf2"
    )


def read(file, folder):
    """The bytes of a firmware file. Refused if it is no .uf2, or for another chip."""
    try:
        data = Path(file).read_bytes()
    except OSError as error:
        raise Refused(f"cannot read {file}: {error.strerror}") from None
    if not is_uf2(data):
        raise Refused(f"{file} is no whole .uf2 file: download it again")
    if not families(data) <= loader(folder).families:
        raise Refused(f"{file} is for another chip: {explain(folder)}")
    return data


def is_uf2(data):
    """Whether every block says so."""
    starts = range(0, len(data), BLOCK)
    heads = (HEAD.unpack_from(data, start) for start in starts if len(data) >= start + BLOCK)
    return len(data) > 0 and len(data) % BLOCK == 0 and all(h[:2] == WORDS for h in heads)


def families(data):
    """The chips that the blocks are for; 0 where one does not say."""
    heads = (HEAD.unpack_from(data, start) for start in range(0, len(data), BLOCK))
    return {head[7] if head[2] & HAS_FAMILY else 0 for head in heads}


def copy(data, folder, show):
    """Writes firmware onto a bootloader's drive; `show(done, whole, what)` sees it grow.

    The board restarts as soon as it has everything, so the last write may fail.
    """
    start = 0
    try:
        with Path(folder, "firmware.uf2").open("wb", buffering=0) as file:
            for start in range(0, len(data), AT_ONCE):
                show(start, len(data), "CircuitPython")
                file.write(data[start : start + AT_ONCE])
                os.fsync(file.fileno())
    except OSError:
        if start + AT_ONCE < len(data):
            raise


def wait_for(look, clock):
    """What `look()` finds as soon as that is something; Refused after a minute."""
    end = clock.now() + PATIENCE
    while clock.now() < end:
        found = look()
        if found:
            return found
        clock.sleep(0.5)
    raise Refused(
        "CircuitPython is copied, but no CIRCUITPY drive has come within a minute: press reset or "
        "plug it in again, and run this once more without --firmware"
    )
