# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Before a game, and who the bots are: title, options, set-up, and what bots say."""

import pytest

from dudo.ui.events import MENU, SHAKE, STILL, TICK, A
from dudo.ui.words import bots_en as en
from dudo.ui.words import more_en
from sim.device import SimulatedDevice
from sim.headless import Session, load_code

BOARDS = ("pygamer", "pico_oled")


def test_set_up_asks_for_people_bots_and_rules():
    game = Session(seed=1)
    assert game.screen == "title"
    game.press("A")
    for key in ("RIGHT", "DOWN", "RIGHT", "DOWN", "DOWN", "RIGHT"):
        game.press(key)
    assert "Chilean" in game.text()
    game.press("DOWN")
    game.press("A")
    assert game.screen == "switches"
    game.press("LEFT")
    game.press("B")
    assert "Chilean*" in game.text()
    game.press("UP")
    game.press("A")
    assert game.screen == "rules" and game.game.rules.dice == 4
    assert game.game.counts == (4,) * 5
    assert game.device.app.table.people == 4


def test_one_person_needs_a_bot():
    game = Session(seed=1)
    game.press("A")
    for _ in range(2):
        game.press("LEFT")
    assert "◀ 1 ▶" in game.text().splitlines()[1]
    assert "◀ 1 ▶" in game.text().splitlines()[2]
    game.press("LEFT")
    assert "◀ 8 ▶" in game.text().splitlines()[1]
    assert "◀ 0 ▶" in game.text().splitlines()[2]


def test_language_is_kept_through_a_power_cut():
    game = Session(lang="en")
    game.press("MENU")
    game.press("RIGHT")
    assert "Idioma" in game.text()
    game.press("B")
    game.power_cut()
    assert game.text() == "" and game.screen == ""
    game.power_on()
    assert "A: jugar" in game.text()
    assert "A: jugar" in Session(lang="en", nvm=game.nvm).text()


def test_the_title_tells_every_complaint_one_after_the_other():
    game = Session(board="pico_oled")
    game.device.complaints = ["DUDO_SHAKE = hard ?", "No pull up found on SDA or SCL", "lib/x ?"]
    game.press("MENU")
    game.press("B")
    told = []
    for _ in range(6):
        told.append(game.text().split("\n")[2])
        game.wait(2500)
    assert told[:3] == ["DUDO_SHAKE = hard ?", "No pull up found on", "SDA or SCL"]
    assert told[3:] == ["lib/x ?", "No saved game", "DUDO_SHAKE = hard ?"]


@pytest.mark.parametrize("board", BOARDS)
def test_a_bot_has_a_word_with_its_move_and_a_person_has_none(board):
    game = Session(board=board, players=3, bots=2, bot="prudente", preset="plano", seed=4)
    for key in ("A", "A", "A"):
        game.press(key)
        game.shake(600)
    assert game.screen == "said"
    remarks = [line for line in game.text().split("\n") if line[0] == line[-1] == '"']
    assert len(remarks) == 1 and remarks[0][1:-1] in en.BIDS["prudente"] + en.DUDOS["prudente"]


def test_a_list_says_who_the_bots_are():
    game = Session()
    for key in ("A", "UP", "A"):
        game.press(key)
    assert game.screen == "bots"
    assert all(line in game.text() for line in more_en.LIVES["prudente"])
    game.press("B")
    assert game.screen == "setup"


def test_back_from_the_rules_leads_to_the_set_up_as_it_was():
    game = Session()
    for key in ("A", "RIGHT", "A", "B"):
        game.press(key)
    assert game.screen == "setup" and "◀ 4 ▶" in game.text()
    game.press("B")
    assert game.screen == "title"
    game.press("A")
    assert "◀ 4 ▶" in game.text()


def test_who_only_looks_at_the_set_up_gets_the_rules_of_the_language():
    game = Session()
    for key in ("A", "B", "MENU", "RIGHT", "B", "A"):
        game.press(key)
    assert game.screen == "setup" and "chilenas" in game.text()


def test_menu_is_heard_while_a_bot_thinks():
    program = load_code().program
    device = SimulatedDevice(players=2, bots=1, preset="plano", seed=4)
    flow = program(device)
    next(flow)
    for event in (A, SHAKE, STILL):
        flow.send(event)
    assert flow.send(A) == 0  # a breath of the bot
    pause = flow.send(MENU)
    while pause == 0:
        pause = flow.send(TICK)
    assert device.app.screen == "menu"
