# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A whole game for three, from switching on to the winner, by keys and shakes alone."""

import pytest

from sim.headless import Session

SHAKES = ("Shake", "SHAKE", "Agita", "AGITA")


def play_on(session):
    """What someone does who reads the screen: shakes when told to, opens low, doubts any bid."""
    text = session.text()
    if any(word in text for word in SHAKES):
        session.shake(900)
    elif session.screen == "turn" and session.game.standing:
        session.press("DOWN")  # below the lowest bid lies the doubt, and a call takes A twice
        session.press("A")
        session.press("A")
    else:
        session.press("A")
    session.wait(700)


@pytest.mark.parametrize("board, lang", [("pygamer", "en"), ("pybadge", "es"), ("pico_oled", "es")])
def test_a_whole_game(board, lang):
    session = Session(board=board, lang=lang, players=3, preset="clasico", seed=3)
    screens = set()
    for _ in range(400):
        screens.add(session.screen)
        if session.screen == "over":
            break
        play_on(session)
    assert {"rules", "rolloff", "pass", "cup", "turn", "reveal", "over"} <= screens
    assert [count > 0 for count in session.game.counts].count(True) == 1
    assert session.serial == ""
