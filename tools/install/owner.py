# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The owner's settings.toml on a drive, read as CircuitPython reads it: line by line."""

import re

from tools.command import Refused

SECTION = re.compile(r"\[")  # CircuitPython reads no further
LINE = re.compile(
    r"""\s* (?P<key>[^\s="]+) \s* = \s*
    (?: "(?P<text>(?:[^"\\]|\\.)*)" | (?P<bare>[^\s"\#][^\#]*?) ) \s* (?:\#.*)?""",
    re.VERBOSE,
)
OURS = "DUDO_"


def read(data):
    """Name -> text of every setting. Refused if a line is broken; it says which."""
    found = {}
    try:
        lines = data.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        refuse(data[: error.start].count(b"\n") + 1, "a character that is not UTF-8")
    for number, line in enumerate(lines, 1):
        if SECTION.match(line.strip()):
            break
        if line.strip() and not line.strip().startswith("#"):
            key, value = setting(number, line)
            found.setdefault(key, value)  # the first one counts
    return found


def setting(number, line):
    """Name and text of one line."""
    match = LINE.fullmatch(line)
    if not match:
        refuse(number, f"{line.strip()[:40]!a}")
    bare = match["bare"]
    if bare and match["key"].startswith(OURS) and not re.fullmatch(r"-?\d+", bare):
        refuse(number, f"{bare[:40]!a} stands without quotes")
    return match["key"], bare if bare is not None else match["text"]


def refuse(number, what):
    raise Refused(
        f"settings.toml on the drive, line {number}: {what}: mend it so that it reads "
        'NAME = "value", or delete the file to get a new one'
    )
