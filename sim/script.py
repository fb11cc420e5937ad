# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Scripts that play the handheld: one line a deed or a check, read in full before anything runs.

press A · down B · up B · hold B 800 · shake 900 · wait 500 · facedown · faceup
see "text" · unsee "text" · screen turn · shot name
power cut · power cut 3 erased · power on · # comment
"""

import re
import shlex
from functools import partial

from sim.device import KEYS, one_of
from sim.nvm import STAGES


class BadScript(Exception):
    """A line that cannot be understood, or a script that cannot be read."""


class Failed(Exception):
    """A `see`, `unsee` or `screen` that is not so."""


def read(path, out):
    """The script's deeds: a list of (place, deed), where ``deed(session)`` does the line.

    `out` is the folder (a pathlib.Path) for shots, or None. BadScript says what is wrong and where.
    """
    deeds = []
    for number, line in enumerate(_text(path).splitlines(), 1):
        place = f"{path}:{number}"
        try:
            words = shlex.split(line, comments=True)
            if words:
                deeds.append((place, _deed(words, out)))
        except ValueError as error:
            raise BadScript(f"{place}: {error}") from None
    return deeds


def run(deeds, session):
    """Does the deeds in their order; Failed names the line that is not so, and what is."""
    for place, deed in deeds:
        try:
            deed(session)
        except Failed as failure:
            shown = session.text() or "(nothing)"
            raise Failed(f"{place}: {failure}; on {session.screen!r} is:\n{shown}") from None


def _text(path):
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadScript(f"{path}: is not UTF-8") from None
    except OSError as error:
        raise BadScript(f"{path}: {error.strerror}") from None


def _deed(words, out):
    """A line in words -> a function of the session; ValueError says what the line should be."""
    if words[0] == "power":
        return _power(words)
    one_of("the first word", words[0], (*LINES, "power"))
    usage, convert, deed = LINES[words[0]]
    if len(words) - 1 != len(convert):
        raise ValueError(f"expected {usage}")
    values = [step(word) for step, word in zip(convert, words[1:])]
    if words[0] == "shot":
        values.append(_folder(out))
    return partial(_do, deed, values)


def _do(deed, values, session):
    deed(session, *values)


def _power(words):
    if words == ["power", "on"]:
        return lambda session: session.power_on()
    if words == ["power", "cut"]:
        return lambda session: session.power_cut()
    if len(words) != 4 or words[1] != "cut":
        raise ValueError('expected "power on", "power cut" or "power cut 3 erased"')
    at_write, stage = _number(words[2]), one_of("the stage", words[3], STAGES)
    if not at_write:
        raise ValueError("writes are counted from 1")
    return lambda session: session.power_cut(at_write=at_write, stage=stage)


def _key(word):
    return one_of("the key", word, tuple(KEYS))


def _number(word):
    if not re.fullmatch("[0-9]{1,7}", word):
        raise ValueError(f"expected a whole number up to 9999999, not {word!r}")
    return int(word)


def _name(word):
    if not re.fullmatch(r"[\w-]+", word):
        raise ValueError(f"a shot's name is letters, digits, - and _, not {word!r}")
    return word


def _folder(out):
    if out is None:
        raise ValueError("a shot needs --out and a folder")
    return out


def _see(session, text):
    if not _shows(session, text):
        raise Failed(f'expected to see "{text}"')


def _unsee(session, text):
    if _shows(session, text):
        raise Failed(f'expected not to see "{text}"')


def _shows(session, text):
    return any(text in line for line in session.text().splitlines())


def _screen(session, name):
    if session.screen != name:
        raise Failed(f"expected screen {name}")


def _shot(session, name, out):
    session.png(out / f"{name}.png")


# First word -> how the line looks, what its other words are, what it does to the session.
LINES = {
    "press": ('"press A"', (_key,), lambda session, key: session.press(key)),
    "down": ('"down B"', (_key,), lambda session, key: session.down(key)),
    "up": ('"up B"', (_key,), lambda session, key: session.up(key)),
    "hold": ('"hold B 800"', (_key, _number), lambda session, key, ms: session.hold(key, ms)),
    "shake": ('"shake 900"', (_number,), lambda session, ms: session.shake(ms)),
    "wait": ('"wait 500"', (_number,), lambda session, ms: session.wait(ms)),
    "facedown": ('"facedown" alone', (), lambda session: session.face_down()),
    "faceup": ('"faceup" alone', (), lambda session: session.face_up()),
    "see": ('see "text"', (str,), _see),
    "unsee": ('unsee "text"', (str,), _unsee),
    "screen": ('"screen turn"', (str,), _screen),
    "shot": ('"shot name"', (_name,), _shot),
}
