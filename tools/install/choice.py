# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What a drive gets: the board that it belongs to, the build of the game, and all of its files."""

from typing import NamedTuple

from hardware.boards import BOARDS
from tools import contents
from tools.circuitpython import NEWEST
from tools.command import Refused
from tools.install import board, owner
from tools.install.places import CIRCUITPY


class Choice(NamedTuple):
    """The Board, the build such as "pico_oled", ".mpy" or ".py", path on the drive -> bytes."""

    board: board.Board
    build: str
    suffix: str
    files: dict


def choose(found, wanted, py):
    """The Choice for a drive on which that was Found; `wanted` is a build or None, `py` asks for
    .py files.

    Refused if the drive says something that cannot be, or the files cannot be made.
    """
    at = board.board(found.read(CIRCUITPY) or b"")
    text, is_owners = found.settings()
    chosen = owner.read(text).get(board.SETTING)
    build = board.build(at, wanted, chosen)
    known = BOARDS.get(at.id)
    if is_owners and build != (chosen or known):  # the device would go by that, not by --board
        raise Refused(
            "settings.toml on the drive is yours and stays as it is: write the line  "
            f'{board.SETTING} = "{build}"  into it and run this again'
        )
    compiled = at.major <= NEWEST and not py
    files = contents.files(build, compiled, known != build)
    return Choice(at, build, ".mpy" if compiled else ".py", files)


def warnings(found, choice):
    """Lines for the owner of a drive that is to have that Choice: what may surprise."""
    if choice.board.major > NEWEST:
        version = choice.board.version
        yield f"CircuitPython {version} is newer than this game knows: it gets .py files"
    if "code.txt" in found.there:
        yield "code.txt on the drive runs instead of the game: delete it or rename it"
    yield from owner.advice(found.settings()[0])
