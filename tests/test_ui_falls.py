# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What breaks on any screen, or sleep on any screen, shows no die and loses no game."""

import re

import pytest

from dudo.ui.events import SLEEP
from sim.headless import Session
from tools.tour import GAMES, do

STOPS = [(game, stop) for game, row in enumerate(GAMES) for stop in range(1, len(row))]


def at(game, stop):
    """A session at that stop of the tour."""
    options, *walk = GAMES[game]
    session = Session(**options)
    for _, steps in walk[:stop]:
        for step in steps.split():
            do(session, step)
    return session


@pytest.mark.parametrize("game, stop", STOPS)
def test_a_fall_on_any_screen_tells_no_die(game, stop):
    session = at(game, stop)
    table = session.game
    cups = [table.cup(seat) for seat in range(table.seats)] if table else []

    do(session, "fault")
    assert session.screen == "error", session.screen
    assert "RuntimeError: a fault" in session.serial and not any(map(any, session.pixels))
    assert not re.findall(r"\[[1-9]\*?\]", session.text())
    for cup in cups:
        if len(cup) > 1:
            assert "".join(map(str, cup)) not in session.serial
            assert str(cup)[1:-1] not in session.serial
    session.press("A")
    assert session.screen in ("title", "resume")


@pytest.mark.parametrize("board", ("pygamer", "pico_oled"))
def test_sleep_hides_the_dice_and_asks_who_it_is_again(board):
    game = Session(board=board, players=2, preset="plano", dice="1344622222", seed=1)
    for step in ("A", "A", "shake", "+B"):
        do(game, step)
    assert "[3]" in game.text()
    slept = []
    game.device.sleep = lambda: slept.append(any(game.frame()))
    game._send(SLEEP)
    assert slept == [False]  # dark when it fell asleep
    assert game.screen == "pass" and "[3]" not in game.text()
