# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""CircuitPython itself: what a bootloader's drive wants, and copying it there."""

import os
import re
import time
from pathlib import Path

from tools import circuitpython
from tools.boards import BUILDS, MACHINES
from tools.command import Refused, plain
from tools.install import typed
from tools.install.drive import answering
from tools.install.places import BOOTLOADER

PATIENCE = 60  # seconds until CIRCUITPY is there; a new drive is formatted first
AT_ONCE = 64 * 512  # bytes: blocks of a .uf2


class Clock:
    """The computer's time, in seconds."""

    def now(self):
        return time.monotonic()

    def sleep(self, seconds):
        time.sleep(seconds)


@answering()
def machine(folder):
    """The boards.Machine whose bootloader has that drive. Refused if there is no build for it."""
    text = Path(folder, BOOTLOADER).read_bytes().decode("utf-8", "replace")
    named = re.search(r"Board-ID: *(\S+)", text)
    name = plain(named[1]) if named else "a board that names none"
    for row in MACHINES.values():
        if row.mark in name.lower():
            return row
    raise Refused(f"{folder} is the bootloader of {name}, for which there is no build of the game")


def explain(folder):
    """What to do with a bootloader's drive, in one line."""
    return (
        f"{folder} is a bootloader's drive, without CircuitPython yet: "
        f"{circuitpython.get_it(*machine(folder).ids)}, then  " + typed("--firmware FILE.uf2")
    )


def check(given, file, folder, build):
    """Refused if a circuitpython.Firmware, read from a file, or a build that somebody asked for, is
    for another chip than that bootloader's."""
    here = machine(folder)
    if not given.is_for(here):
        raise Refused(f"{file} is for another chip: {explain(folder)}")
    if build and here not in (MACHINES[name] for name in BUILDS[build].machines):
        raise Refused(f"--board is {build}, but {folder} is the bootloader of another: correct it")


@answering()
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
