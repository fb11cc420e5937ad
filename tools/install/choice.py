# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What a drive gets: the board that it belongs to, the build of the game, and all of its files."""

from typing import NamedTuple

from hardware.boards import BOARDS
from tools import contents
from tools.boards import BUILDS
from tools.circuitpython import NEWEST
from tools.contents import SETTINGS
from tools.install import board, owner
from tools.install.places import CIRCUITPY


class Choice(NamedTuple):
    """The Board, the build such as "pico_oled", ".mpy" or ".py", path on the drive -> bytes."""

    board: board.Board
    build: str
    suffix: str
    files: dict


def choose(drive, wanted, py):
    """The Choice for that drive; `wanted` is a build or None, `py` asks for .py files.

    Refused if the drive says something that cannot be, or the files cannot be made.
    """
    found = board.board(drive.read(CIRCUITPY))
    build = board.build(found, wanted, owner.read(settings(drive, found)).get(board.SETTING))
    compiled = found.major <= NEWEST and not py
    files = contents.files(build, compiled, must_be_named(build, found))
    return Choice(found, build, ".mpy" if compiled else ".py", files)


def must_be_named(build, found):
    """Whether settings.toml has to name the build, as the board alone would choose another."""
    return BOARDS.get(found.id) != build


def settings(drive, found):
    """The settings.toml of a drive. If the drive went while we wrote it: its lines that are whole.

    Empty if there is none.
    """
    text = drive.read(SETTINGS) if SETTINGS in drive.list() else b""
    ours = (contents.settings(name, must_be_named(name, found)) for name in BUILDS)
    torn = any(whole.startswith(text) for whole in ours)
    return text[: text.rfind(b"\n") + 1] if torn else text


def warnings(drive, choice):
    """Lines for the owner of a drive, once it has that Choice: what may surprise."""
    found, build = choice.board, choice.build
    if found.major > NEWEST:
        yield f"CircuitPython {found.version} is newer than this game knows: it gets .py files"
    for path in drive.list():
        if path.lower() == "code.txt":
            yield f"{path} on the drive runs instead of the game: delete it or rename it"
    text = settings(drive, found) or choice.files[SETTINGS]
    if owner.read(text).get(board.SETTING, BOARDS.get(found.id)) != build:
        yield f'write  {board.SETTING} = "{build}"  into settings.toml on the drive, it is yours'
