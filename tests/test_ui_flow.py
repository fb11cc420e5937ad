# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The evening as people play it: by keys and shakes alone, told by the screen what to do."""

import random
from pathlib import Path

import pytest

from dudo import REVEAL
from sim import script
from sim.device import KEYS
from sim.headless import Session

SCRIPTS = Path(__file__).parent / "scripts"
BOARDS = ("pygamer", "pico_oled")
PRESETS = ("clasico", "chile", "mesa", "perudo", "plano")


# What people press on a screen; on the others A, and now and then something else.
LIKELY = {
    "turn": ("UP", "DOWN", "DOWN", "LEFT", "RIGHT", "A", "A", "A", "A", "hold B"),
    "burn": ("UP", "LEFT", "RIGHT", "A", "A", "B"),
    "cup": ("shake", "shake", "MENU", "DOWN", "A"),
    "rolloff": ("shake", "A"),
    "menu": ("B",),
    "who": ("B",),
    "board": ("B",),
}
OTHERS = ("A",) * 16 + ("UP", "DOWN", "LEFT", "RIGHT", "MENU", "wait", "wait", "turn over")


def play(game, keys, most=4000):
    """Plays at random, as people would, until the game is over; returns the screens seen."""
    seen = set()
    for _ in range(most):
        seen.add(game.screen)
        if game.screen in ("over", "error"):
            return seen
        do(game, keys.choice(LIKELY.get(game.screen, OTHERS)))
    raise AssertionError("it never ends")


def do(game, step):
    """One step: a key, or what else people do with it."""
    if step == "shake":
        game.shake(500)
    elif step == "hold B":
        game.hold("B", 300)
    elif step == "wait":
        game.wait(1700)
    elif step == "turn over":
        game.face_down()
        game.face_up()
    else:
        game.press(step)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players, bots", ((2, 0), (3, 2), (5, 1)))
def test_random_players_come_to_a_winner(preset, players, bots):
    game = Session(
        board=BOARDS[bots % 2], lang="es", seed=9, players=players, bots=bots, preset=preset
    )
    seen = play(game, random.Random(players))
    assert "error" not in seen, game.serial
    assert game.game.winner >= 0 and sum(map(bool, game.game.counts)) == 1
    assert ("pass" in seen) == (players - bots > 1)
    assert {"rules", "cup", "turn", "reveal"} <= seen


def test_a_script_plays_a_whole_game_of_three(tmp_path):
    deeds = script.read(SCRIPTS / "three_players.txt", tmp_path)
    game = Session(seed=11, players=3, preset="clasico")
    script.run(deeds, game)
    assert game.screen == "over"
    assert game.text().splitlines()[0] == "LUIS"


def test_again_means_the_same_table():
    game = Session(seed=5, players=2, preset="plano")
    play(game, random.Random(1))
    first = game.game
    game.press("A")
    assert game.screen in ("cup", "pass") and game.game is not first
    assert game.game.counts == (5, 5)


def test_a_new_table_starts_at_the_title():
    game = Session(seed=5, players=2, preset="plano")
    play(game, random.Random(1))
    game.press("B")
    assert game.screen == "title" and game.game is None


def turn_of_two(**options):
    game = Session(players=2, preset="clasico", dice="61" + "22446" + "13333", **options)
    for step in ("A", "shake", "A", "A", "shake"):
        do(game, step)
    assert game.screen == "turn"
    return game


def test_what_cannot_be_done_says_why_and_changes_nothing():
    game = turn_of_two()
    before = game.game.pack()
    for _ in range(12):
        game.press("UP")
    assert "only 10 dice in play" in game.text()
    assert game.game.pack() == before
    game.press("DOWN")
    assert "only" not in game.text()


def test_too_low_names_the_least():
    game = Session(players=2, preset="plano", seed=1)
    for _ in range(2):
        game.press("A")
    game.shake(500)
    before = game.game.pack()
    game.press("DOWN")
    assert "too low: at least 1" in game.text()
    assert game.game.pack() == before


def test_a_call_takes_a_twice_and_another_key_takes_it_back():
    game = turn_of_two()
    for step in ("A", "A", "DOWN", "A"):
        game.press(step)
    assert "A again!" in game.text()
    game.press("DOWN")
    game.press("UP")
    assert "A again!" not in game.text() and "DUDO!" in game.text()
    game.press("A")
    game.press("A")
    assert game.screen == "reveal" and game.game.outcome.call == 0


def test_leaving_voids_the_round_and_ending_returns_to_the_title():
    game = Session(players=3, preset="plano", seed=2)
    for step in ("A", "A"):
        game.press(step)
    game.shake(500)
    for step in ("MENU", "DOWN", "DOWN", "DOWN", "A"):
        game.press(step)
    assert game.screen == "who" and game.game.counts == (5, 5, 5)
    game.press("A")
    assert game.game.counts == (0, 5, 5)
    assert game.screen == "pass" and "LUIS" in game.text()
    for step in ("A", "MENU", "DOWN", "DOWN", "DOWN", "DOWN", "A"):
        game.press(step)
    assert "A: really?" in game.text() and game.screen == "menu"
    game.press("A")
    assert game.screen == "title" and game.game is None


def test_holding_a_rolls_where_nothing_feels_a_shake():
    game = Session(players=2, preset="plano", seed=2)
    game.device.motion = False
    game.press("A")
    game.press("A")
    assert game.screen == "cup" and "HOLD A" in game.text() and "SHAKE" not in game.text()
    game.press("A")
    assert game.screen == "cup"
    game.hold("A", 900)
    assert game.screen == "turn"


def test_a_shake_rolls_only_on_the_cup_screen():
    game = turn_of_two()
    before = game.game.pack()
    game.shake(900)
    game.press("A")
    game.shake(900)
    assert game.game.pack()[4:] != before[4:]
    assert game.screen == "pass"
    assert game.game.view(1).standing == 1 << 4 | 2


@pytest.mark.parametrize(
    "steps", ([], ["A"], ["A", "shake", "A"], ["A", "shake", "A", "A", "shake"])
)
def test_what_breaks_is_said_and_the_next_game_can_be_played(steps):
    game = Session(players=2, preset="clasico", dice="61" + "22446" + "13333")
    for step in steps:
        do(game, step)
    app = game.device.app

    def fail():
        raise RuntimeError("a fault")

    app.refresh = fail
    game.press("LEFT")
    assert game.screen == "error" and "RuntimeError" in game.serial
    assert "22446" not in game.serial and "13333" not in game.serial
    game.press("A")
    assert game.screen == ("resume" if len(steps) > 1 else "title")


def test_hints_show_the_odds_by_ones_own_dice():
    game = turn_of_two()
    game.device.app.settings["hints"] = 1
    for step in ("UP", "UP", "A", "A", "MENU", "DOWN", "DOWN", "DOWN", "A"):
        game.press(step)
    assert game.screen == "odds"
    # 3 twos stand, Luis holds 1 3 3 3 3: at least 2 of the other 5 dice, a third each.
    assert "3 × twos: 53%" in game.text()


def pressed(game, keys):
    for key in keys.split():
        do(game, key)


def test_nobody_is_left_to_leave():
    game = Session(players=3, bots=2, preset="plano", seed=1)
    pressed(game, "A MENU DOWN DOWN DOWN A A")  # the only person leaves
    for _ in range(40):
        if game.screen == "said":
            game.press("MENU")
        if game.screen == "menu":
            break
        game.wait(100)
    assert game.screen == "menu" and "leaves" not in game.text()
    pressed(game, "UP A A")
    assert game.screen == "title"


def test_nobody_leaves_between_a_call_and_its_reveal():
    game = Session(players=3, bots=1, preset="plano", seed=1)
    pressed(game, "A A shake " + "UP " * 8 + "A A UP UP A")
    assert game.screen == "said" and game.game.phase == REVEAL
    game.press("MENU")
    assert game.screen == "said"
    game.press("A")
    assert game.screen == "reveal"


def test_whoever_has_the_device_is_asked_again_after_somebody_left():
    game = Session(players=3, preset="plano", seed=1)
    pressed(game, "A MENU DOWN DOWN DOWN A DOWN DOWN A")  # Ana leaves
    assert game.game.counts == (5, 5, 0)
    assert game.screen == "pass" and "ROSA" in game.text()


def test_keys_lost_in_a_full_queue_cover_the_dice():
    game = Session(players=3, preset="plano", dice="134462222255555")
    pressed(game, "A A shake")
    game.down("B")
    assert "[3]" in game.text()
    for _ in range(33):  # 66 changes before the game looks again
        game.device.touch(KEYS["UP"], True)
        game.device.touch(KEYS["UP"], False)
    game.press("A")
    assert "[3]" not in game.text() and "[?] [?] [?] [?] [?]" in game.text()


def test_a_held_since_the_page_before_rolls_nothing():
    game = Session(players=3, preset="plano", seed=1)
    game.press("A")
    game.hold("A", 900)
    assert game.screen == "cup"
    game.hold("A", 900)
    assert game.screen == "turn"


def test_burnt_dice_that_do_not_fit_are_in_the_menu():
    game = Session(players=5, preset="clasico", seed=3)
    pressed(game, "A shake shake shake shake A A shake A")
    table = game.game
    for seat in range(5):
        table.shown[seat] = 3
    pressed(game, "A")
    assert "table: MENU" in game.text()
    pressed(game, "MENU DOWN DOWN A")
    assert game.screen == "board" and len(game.text().splitlines()[1].split()[-1]) == 3


def test_a_shake_that_began_while_it_was_handed_over_rolls_too():
    game = Session(players=2, preset="plano", seed=2)
    game.press("A")
    assert game.screen == "pass"
    game.device.sensor.shake(True)
    game.wait(600)
    game.press("A")
    assert game.screen == "cup"
    game.wait(600)
    assert game.screen == "cup"
    game.device.sensor.shake(False)
    game.wait(900)
    assert game.screen == "turn"


def test_dice_of_a_burn_that_is_forgotten_are_covered():
    game = Session(players=2, preset="clasico", dice="61" + "22446" + "13333")
    for key in ("A", "shake", "A", "A", "A", "shake", "DOWN", "A", "A"):
        game.shake(600) if key == "shake" else game.press(key)
    assert game.screen == "burn" and "[4]" in game.text()
    game.wait(10_000)
    assert game.screen == "burn" and "[?] [?] [?] [?] [?]" in game.text()
    game.shake(900)
    assert "[?] [?] [?] [?] [?]" in game.text()
    game.press("UP")
    assert "[4]" in game.text() and "1 to show" in game.text()


@pytest.mark.parametrize("board", BOARDS)
def test_animations_go_on_across_the_wrap_of_the_ticks(board):
    """65 seconds after power-on the counter begins anew: in a tumbling cup, then in a reveal."""
    for late, stop in ((400, "cup"), (1000, "reveal")):
        game = Session(board=board, players=3, preset="plano", dice="1344622222" + "5" * 5)
        for key in ("A", "A", "shake", "A", "A", "DOWN", "A", "A"):
            if game.screen == stop:
                break
            game.shake(600) if key == "shake" else game.press(key)
        assert game.screen == stop
        before = game.device.ticks_ms()
        game.wait(65_000 - late - game.device.now)
        if stop == "cup":
            frames = len(game.log)
            game.shake(900)
            assert game.screen == "turn" and len(game.log) - frames > 8
        else:
            game.wait(4 * 700)
            assert "[?]" not in game.text()
        assert game.device.ticks_ms() < before
