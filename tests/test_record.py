# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Records: what they look like, that they replay exactly, and what is said about broken ones."""

import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dudo import BURN, CALZA, DUDO, OVER, PASO, PRESETS, Game, Rules, ScriptedDice, bid
from dudo.record import Record, replay

sys.path.insert(0, str(Path(__file__).parent / "pure"))
from playing import Chance, any_rules, step

untimed = settings(deadline=None)  # a slow machine is no fault of the game

SHORT = """\
dudo record 1
rules dice=2 sides=6 start=roll order=rolled direction=left opening_aces=one_die aces=half \
calza=turn calza_limit=none calza_two_left=on paso=off burn=on special=palo_fijo \
special_two_left=off special_at=1 fijo_one_die_may_change=on blind=none next_if_out=left
seat 0 Rosa
seat 1 Luis
roll-off 0:6 1:6
roll-off 0:2 1:5
0 Rosa rolls 42
1 Luis rolls 44
1 Luis bids 2x4
0 Rosa burns 4.
0 Rosa rolls 1
0 Rosa bids 4x4
1 Luis says calza
# there are 4: nobody loses a die
next round
0 Rosa leaves
# 1 Luis has won
"""


def written_while_played():
    game = Game(Rules(dice=2), 2)
    record = Record(game.rules, 2, ["Rosa", "Luis"])
    record.throw(game.roll_order(ScriptedDice("66")))
    record.throw(game.roll_order(ScriptedDice("25")))
    game.roll(ScriptedDice("4244"))
    for seat in (0, 1):
        record.cup(seat, game.cup(seat))
    for action in (bid(2, 4), BURN | 1):
        record.action(game.turn, action)
        game.apply(action)
    game.roll(ScriptedDice("1"))
    record.cup(0, game.cup(0))
    for action in (bid(4, 4), CALZA):
        record.action(game.turn, action)
        game.apply(action)
    game.next_round()
    record.next_round()
    return game, record


def test_a_record_reads_like_the_game():
    game, record = written_while_played()
    with pytest.raises(ValueError, match="when the game is over"):
        str(record)
    game.quit(0)
    record.quit(0)
    assert str(record) == SHORT
    assert replay(SHORT).pack() == game.pack()


def test_a_paso_is_told_as_such():
    game = Game(Rules.preset("chile", start="seat0"), 2)
    record = Record(game.rules, 2, ["Rosa", "Luis"])
    game.roll(ScriptedDice("1111123456"))
    for seat in (0, 1):
        record.cup(seat, game.cup(seat))
    for action in (bid(3, 2), PASO, DUDO):
        record.action(game.turn, action)
        game.apply(action)
    game.quit(0)
    record.quit(0)
    assert "1 Luis says paso\n0 Rosa says dudo\n# the paso is true: 0 Rosa loses a die\n" in str(
        record
    )


def test_a_resumed_record_begins_at_the_resume():
    chance = Chance(5)
    game = Game(Rules.preset("mesa"), 3)
    before = Record(game.rules, 3, ["A", "B", "C"])
    for _ in range(30):
        step(game, chance, before)
    game = Game.unpack(game.pack())
    record = Record(game.rules, 3, ["A", "B", "C"], resumed=game.pack())
    while game.phase != OVER:
        step(game, chance, record)
    text = str(record)
    assert text.split("\n")[5].startswith("resumed from a saved game 0103")
    assert replay(text).pack() == game.pack()
    with pytest.raises(ValueError, match="line 7: saved game"):
        replay(text.replace("game 0103", "game 0104"))
    with pytest.raises(ValueError, match="line 7: the saved game has other rules or seats"):
        replay(text.replace("dice=5", "dice=4"))


@pytest.mark.parametrize(
    "old, new, line, what",
    [
        ("dudo record 1", "dudo record 9", 1, "a record begins with 'dudo record 1'"),
        ("rules dice", "rule dice", 2, "here the rules should be"),
        ("dice=2", "dice=6", 2, "dice: '6' is not one of 1, 2, 3, 4, 5"),
        ("dice=2", "die=2", 2, "die: no such switch"),
        ("seat 1 Luis\n", "", 4, "seats: 1 is not 2 to 8"),
        ("0:2 1:5", "0:2 1:7", 6, "dice: 7 at 2, with 6 sides"),
        ("0:2 1:5", "0:2", 6, "dice: all 1 are used up"),
        ("rolls 44", "rolls 4", 8, "dice: all 1 are used up"),
        ("rolls 44", "rolls 444", 8, "it should be: 1 Luis rolls 44"),
        ("bids 2x4", "bids two fours", 9, "bid: 'two fours' is not like 5x4"),
        ("bids 2x4", "bids 5x4", 9, "seat 1 may not do 84: OVER_DICE"),
        ("1 Luis bids", "1 Ana bids", 9, "no seat of this table: 1 Ana bids 2x4"),
        ("burns 4.", "burns 5.", 10, "it should be: 0 Rosa burns 4."),
        ("says calza", "says cheers", 13, "nobody can do this: says cheers"),
        ("next round\n", "next round\nnext round\n", 16, "next_round: no cups are lifted"),
        ("Rosa leaves", "Rosa leaves\n0 Rosa leaves", 17, "quit: seat 0 is not in the game"),
    ],
)
def test_a_broken_record_is_told_by_its_line(old, new, line, what):
    with pytest.raises(ValueError) as caught:
        replay(SHORT.replace(old, new, 1))
    assert str(caught.value).startswith(f"record, line {line}: {what}")
    assert "\n" not in str(caught.value)


@untimed
@given(st.text())
def test_any_text(text):
    for candidate in (text, "dudo record 1\n" + text, SHORT[:400] + text):
        try:
            replay(candidate)
        except ValueError as error:
            assert str(error).startswith("record, line ")


def whole_record(seed):
    chance = Chance(seed)
    rules = any_rules(chance) if seed % 2 else Rules.preset(sorted(PRESETS)[seed % 5])
    seats = 2 + chance.below(3)
    game = Game(rules, seats)
    record = Record(rules, seats, ["Rosa", "Luis", "Ana", "Pía"])
    while game.phase != OVER:
        step(game, chance, record)
    return str(record)


@untimed
@given(st.integers(0, 1000), st.integers(0, 10_000), st.text(max_size=3), st.integers(0, 3))
def test_a_changed_record(seed, place, new, gone):
    text = whole_record(seed)
    place %= len(text)
    try:
        replay(text[:place] + new + text[place + gone :])
    except ValueError as error:
        assert str(error).startswith("record, line ")


@untimed
@given(st.integers(0, 1000), st.lists(st.integers(0, 10_000), min_size=2, max_size=2))
def test_lines_in_another_order(seed, places):
    lines = whole_record(seed).split("\n")
    one, other = [place % len(lines) for place in places]
    lines[one], lines[other] = lines[other], lines[one]
    try:
        replay("\n".join(lines))
    except ValueError as error:
        assert str(error).startswith("record, line ")
