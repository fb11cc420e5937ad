# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The owner's settings.toml on a drive, read as CircuitPython reads it: line by line."""

import difflib
import re

from dudo.ui.settings import TABLE
from hardware.boards import NAMES, PERCENT
from hardware.motion import AXES
from hardware.shake import SENSITIVITIES
from tools import ROOT
from tools.command import Refused, plain
from tools.contents import SETTINGS

LINE = re.compile(  # white space is ASCII's, and a line ends at \n alone
    r"""\s* (?P<key>[^\s="]+) \s* = \s*
    (?: "(?P<text>(?:[^"\\]|\\.)*)" | (?P<bare>[^\s"\#][^\#]*?) ) \s* (?:\#.*)?""",
    re.VERBOSE | re.ASCII,
)
BLANK = re.compile(r"\s*(?:\#.*)?", re.ASCII)
SECTION = re.compile(r"\s*\[", re.ASCII)  # CircuitPython reads no further
MARK = b"\xef\xbb\xbf"  # of UTF-8, from some editors: to CircuitPython a part of the first name
CURLY = re.compile("[“”„‟«»‘’]")
OURS = "DUDO_"
VALUES = {  # by name, what the device takes; the pins of a board it knows alone
    **{OURS + name.upper(): values for name, values, _ in TABLE},
    "DUDO_BOARD": NAMES,
    "DUDO_BRIGHTNESS": PERCENT,
    "DUDO_SEALED": ("0", "1"),
    "DUDO_SENSOR": AXES,
    "DUDO_SHAKE": tuple(SENSITIVITIES),
}


def read(data):
    """Name -> text of every setting. Refused if a line is broken; it says which."""
    found = {}
    for _, name, value in settings(data):
        found.setdefault(name, value)  # the first one counts
    return found


def settings(data):
    """(number of its line, name, text) of each setting; the name "[" where a section begins."""
    if data.startswith(MARK):
        refuse(1, "invisible bytes before it, a byte order mark: save it as plain UTF-8")
    try:
        lines = data.decode().split("\n")
    except UnicodeDecodeError as error:
        refuse(data[: error.start].count(b"\n") + 1, "a character that is not UTF-8")
    for number, line in enumerate(lines, 1):
        if SECTION.match(line):
            yield number, "[", line
            return
        if not BLANK.fullmatch(line):
            yield number, *setting(number, line)


def setting(number, line):
    """Name and text of one line."""
    match = LINE.fullmatch(line)
    bare = match and match["bare"]
    wrong = bare and match["key"].startswith(OURS) and not re.fullmatch(r"-?[0-9]+", bare)
    if not match or wrong:
        what = plain(bare if wrong else line.strip(), 40)
        why = " stands without quotes" if wrong else ""
        straight = ", and straight quotes are needed" if CURLY.search(line) else ""
        refuse(number, what + why + straight)
    return match["key"], bare if bare is not None else match["text"]


def refuse(number, what):
    raise Refused(
        f"settings.toml on the drive, line {number}: {what}: mend it so that it reads "
        'NAME = "value", or delete the file to get a new one'
    )


def advice(data):
    """Lines about what the device would pass over in a settings.toml that `read` takes."""
    known = re.findall(rf"(?m)^# ({OURS}\w+) =", (ROOT / SETTINGS).read_text(encoding="utf-8"))
    seen = set()
    for number, name, value in settings(data):
        said = wrong(name, value, known, seen)
        if said:
            yield f"settings.toml, line {number}: {said}"
        seen.add(name)


def wrong(name, value, known, seen):
    """What is wrong with one setting, or None; `seen` are the names before it."""
    allowed = VALUES.get(name, (value,))
    if name == "[":
        return "CircuitPython knows no [sections] and reads no further"
    if not name.upper().startswith(OURS):
        return None
    if name not in known:
        meant = difflib.get_close_matches(name.upper(), known, 1)
        return f"the game has no setting {plain(name)}" + "".join(f", but {n}" for n in meant)
    if name in seen:
        return f"{name} stands there twice, and the first counts"
    if value not in allowed:
        return f'{name} is "{plain(value)}", which is none of {", ".join(allowed)}'
    return None
