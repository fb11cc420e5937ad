# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What a drive gets: the board that it belongs to, the build of the game, and all of its files."""

from typing import NamedTuple

from tools import contents
from tools.install import board, owner
from tools.install.places import CIRCUITPY
from tools.install.plan import SETTINGS


class Choice(NamedTuple):
    """The Board, the build such as "pico_oled", ".mpy" or ".py", path on the drive -> bytes."""

    board: board.Board
    build: str
    suffix: str
    files: dict


def choose(drive, wanted, py):
    """The Choice for that drive; `wanted` is a build or None, `py` asks for .py files.

    Refused if the drive says something that cannot be, contents.Missing if a package is missing.
    """
    found = board.board(drive.read(CIRCUITPY))
    build = board.build(found, wanted, owner.read(settings(drive, found)).get(board.SETTING))
    compiled = found.major in board.COMPILED and not py
    return Choice(found, build, ".mpy" if compiled else ".py", files(build, found, compiled))


def files(build, found, compiled=True):
    """What belongs on that board's drive; its settings.toml names the build where it must."""
    of_game = contents.files(build, compiled)
    of_game[SETTINGS] = board.settings(of_game[SETTINGS], found, build)
    return of_game


def settings(drive, found):
    """The settings.toml of a drive. If the drive went while we wrote it: its lines that are whole.

    Empty if there is none.
    """
    text = drive.read(SETTINGS) if SETTINGS in drive.list() else b""
    ours = (board.settings(contents.settings(name), found, name) for name in contents.BOARDS)
    torn = any(whole.startswith(text) for whole in ours)
    return text[: text.rfind(b"\n") + 1] if torn else text


def warnings(drive, choice):
    """Lines for the owner of a drive, once it has that Choice: what may surprise."""
    found, build = choice.board, choice.build
    if found.major > board.COMPILED[-1]:
        yield f"CircuitPython {found.version} is newer than this game knows: it gets .py files"
    for path in drive.list():
        if path.lower() == "code.txt":
            yield f"{path} on the drive runs instead of the game: delete it or rename it"
    text = settings(drive, found) or choice.files[SETTINGS]
    if owner.read(text).get(board.SETTING, board.BOARDS.get(found.id)) != build:
        yield f'write  {board.SETTING} = "{build}"  into settings.toml on the drive, it is yours'
