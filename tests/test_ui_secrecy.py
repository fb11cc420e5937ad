# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Secrecy: nobody's screen, light, sound or console depends on dice that they may not know."""

import random
import re

import pytest

from sim.headless import Session

BOARDS = ("pygamer", "pico_oled")
WHOLE = {"pygamer": 160 * 128 * 2, "pico_oled": 128 * 64 // 8}  # bytes of a whole picture
ROSA = "13446"


def session(board, cups, preset="plano", **options):
    """Three seats, each cup as given; seat 0, Rosa, opens."""
    return Session(board=board, players=3, preset=preset, dice="".join(cups), seed=1, **options)


def to_rosas_turn(game):
    game.press("A")  # the rules
    game.press("A")  # it's me
    game.press("MENU")
    game.press("B")
    game.shake(700)


def rosa_plays(game):
    """Rosa looks, reads the pause menu, turns the device over and bids."""
    to_rosas_turn(game)
    game.hold("B", 900)
    game.press("UP")
    game.down("B")
    game.press("RIGHT")
    game.press("MENU")
    for key in ("DOWN", "DOWN", "A", "A", "DOWN", "A", "B", "B", "UP"):
        game.press(key)
    game.up("B")
    game.face_down()
    game.wait(300)
    game.face_up()
    game.press("A")
    game.hold("B", 400)
    game.press("A")


@pytest.mark.parametrize("board", BOARDS)
def test_other_cups_change_nothing_for_rosa(board):
    one = session(board, (ROSA, "22222", "55555"))
    two = session(board, (ROSA, "16543", "66621"))
    for game in (one, two):
        rosa_plays(game)
        assert game.screen == "pass"
        game.wait(5000)
        game.press("A")
        game.wait(5000)
        assert game.screen == "turn"
    assert one.log == two.log
    one.down("B")  # only now Luis looks at his own dice
    two.down("B")
    assert one.log != two.log


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(5))
def test_who_never_looks_learns_nothing(board, seed):
    """Random keys but B and DOWN (which leads to the calls): no die at all may matter."""
    one = session(board, (ROSA, "22222", "55555"), lang="es")
    two = session(board, ("66666", "13542", "11111"), lang="es")
    for game in (one, two):
        to_rosas_turn(game)
    keys = random.Random(seed)
    for _ in range(60):
        step = keys.choice(("UP", "LEFT", "RIGHT", "A", "A", "MENU", "wait", "over"))
        for game in (one, two):
            if step == "wait":
                game.wait(1000)
            elif step == "over":
                game.face_down()
                game.face_up()
            elif step != "MENU" or game.screen == "turn":
                game.press(step)
                if game.screen == "menu":
                    game.press("B")
    assert one.screen in ("turn", "pass")
    assert one.game.pack() != two.game.pack()
    assert one.log == two.log


def dice_read(game):
    return re.findall(r"\[([1-6])\*?\]", game.text())


@pytest.mark.parametrize("board", BOARDS)
def test_dice_are_seen_only_while_b_is_held(board):
    game = session(board, (ROSA, "22222", "55555"))
    to_rosas_turn(game)
    assert dice_read(game) == ["1"]  # the face that the picker offers
    game.down("B")
    assert dice_read(game) == list(ROSA) + ["1"]
    game.up("B")
    assert dice_read(game) == ["1"]
    game.down("B")
    game.face_down()
    assert game.text() == "" and not any(game.frame())
    game.face_up()
    assert game.screen == "pass" and dice_read(game) == []
    game.up("B")


@pytest.mark.parametrize("board", BOARDS)
def test_dice_are_covered_before_a_move_is_made(board):
    game = session(board, (ROSA, "22222", "55555"))
    to_rosas_turn(game)
    covered = game.frame()
    game.down("B")
    before = len(game.log)
    game.press("A")
    assert game.screen == "pass" and dice_read(game) == []
    panel = type(game.device.panel)(game.device.width, game.device.height, sent=None)
    for _, kind, data in game.log[:before]:
        if kind == "frame":
            panel.write(data)
    looked_at = bytes(panel.picture)
    for _, kind, data in game.log[before:]:
        if kind != "frame" or len(data) >= WHOLE[board]:
            break
        panel.write(data)
    assert looked_at != covered
    assert bytes(panel.picture) == covered  # nothing but cups, before anything else left it
    game.press("A")
    assert dice_read(game) == ["1", "1"]  # what stands and what the picker offers


def closed_obligar(board, cups):
    game = Session(board=board, players=2, preset="chile", dice="61" + cups, seed=1)
    table = game.game
    game.press("A")
    game.shake(500)
    table.counts = (1, 5)
    for key in ("A", "A", "DOWN", "DOWN", "DOWN", "A"):
        game.press(key)
    return game


@pytest.mark.parametrize("board", BOARDS)
def test_closed_obligar_shows_no_die_to_anybody(board):
    one, two = closed_obligar(board, "3" + "11223"), closed_obligar(board, "5" + "44466")
    for game in (one, two):
        game.shake(600)
        assert game.game.special == 3
        for _ in range(2):
            game.hold("B", 700)
            assert dice_read(game) == []
            game.press("A")
            game.press("A")
    assert one.log == two.log
    for game in (one, two):
        for key in ("DOWN", "DOWN", "DOWN", "A", "A", "A"):
            game.press(key)
        assert game.screen == "reveal"
    assert one.log != two.log


def test_open_obligar_shows_all_but_ones_own():
    game = Session(players=2, preset="chile", dice="61" + "3" + "11223", seed=1)
    game.press("A")
    game.shake(500)
    game.game.counts = (1, 5)
    for key in ("A", "A", "DOWN", "DOWN", "A"):
        game.press(key)
    game.shake(600)
    game.down("B")
    game.wait(1500)
    assert dice_read(game) == list("11223")
    game.up("B")
    assert dice_read(game) == ["1"]
    game.press("A")
    game.press("A")
    game.down("B")
    assert dice_read(game) == ["3"]
