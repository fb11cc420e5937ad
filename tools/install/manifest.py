# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The list, on the drive itself, of the files that are the game's. All others are the owner's."""

import re
import zlib
from typing import NamedTuple

from dudo.version import VERSION
from tools.contents import SETTINGS, STARTERS

# While an installation runs a second list beside the first has the old files and the new ones, so
# that at every moment one of the two is whole.
LIST, RUNNING = "dudo/manifest.txt", "dudo/manifest.new"
TITLE = "The installer's list of the game's files: leave it where it is.\n"
HEAD = f"# Dudo {VERSION}. {TITLE}"
NAME = r"[^/\\:\s][^/\\:\r\n]*"
LINE = re.compile(
    rf"([0-9a-f]{{8}}) +([0-9]{{1,9}}) ({NAME}(?:/{NAME})*)\r?"
)  # Windows may add a \r
PLACES = ("dudo/", "hardware/", "lib/")  # nothing else on the drive is ever ours, but for
ROOT_FILES = (*STARTERS, SETTINGS)


class Entry(NamedTuple):
    """One file as it was written: its path, its bytes, and their CRC-32."""

    path: str
    size: int
    crc: int


def entry(path, data):
    """The Entry of a file with those bytes."""
    return Entry(path, len(data), zlib.crc32(data))


def text(entries):
    """The list as it is written, in bytes."""
    lines = [f"{crc:08x} {size:6} {path}\n" for path, size, crc in sorted(entries)]
    return (HEAD + "".join(lines)).encode()


def read(drive, there):
    """The Entries of both lists of a drive that has the files `there`; none if it has neither."""
    lists = [drive.read(name) for name in (LIST, RUNNING) if name in there]
    return {e for data in lists for e in parse(data.decode("utf-8", "replace"))}


def parse(lines):
    """The Entries in a list; lines that are torn, or name what is never ours, say nothing."""
    for line in lines.split("\n")[:-1]:
        match = LINE.fullmatch(line)
        path = match[3].lower() if match else ".."
        if ".." not in path and (path.startswith(PLACES) or path in ROOT_FILES):
            yield Entry(path, int(match[2]), int(match[1], 16))
