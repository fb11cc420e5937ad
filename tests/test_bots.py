# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Bots in thousands of positions: legal, fair and not to be read; 3,000 a bot, more if DUDO_GAMES
is above 200. Few of them are also asked on the small machine: tests/pure/test_bot_moves.py.
"""

import os
import sys
from pathlib import Path

import pytest

from dudo import Game
from dudo.bots import NAMES, load
from tools import arena

sys.path.insert(0, str(Path(__file__).parent / "pure"))
from playing import Chance, table, throw_what_is_hidden
from test_bot_moves import HOUSES, answer, positions

GAMES = int(os.environ.get("DUDO_GAMES", "200"))
POSITIONS = 500 if GAMES <= 200 else 17_000  # in each of six houses


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("name", NAMES)
def test_moves_are_legal_and_the_same_whatever_is_hidden(name, house):
    bot = load(name)
    chance = Chance(1)
    differ = 0
    for number, (game, seat, memory) in enumerate(positions(house, POSITIONS)):
        action = answer(bot, game, seat, memory, number)
        if number % 5 == 0:
            copy = Game.unpack(game.pack())
            throw_what_is_hidden(game, copy, seat, chance)
            differ += copy.cups != game.cups
            assert answer(bot, copy, seat, memory, number) == action
    assert differ > POSITIONS // 20


@pytest.mark.parametrize("name", NAMES)
def test_the_moves_of_a_view_can_be_told_one_by_one(name):
    """A bot goes once through the moves; of bids the lowest on each face, one burn are enough."""
    for number, (game, seat, memory) in enumerate(positions("clasico", 200)):
        view = game.view(seat)
        whole = load(name).choose(view, Chance(number).below, memory)
        seen = set()
        kinds = [move & 15 if 15 < move < 1024 else move >> 10 << 4 for move in view.legal]
        few = [
            move
            for move, kind in zip(view.legal, kinds)
            if move < 16 or not (kind in seen or seen.add(kind))
        ]
        view.legal = tuple(few)
        assert load(name).choose(view, Chance(number).below, memory) == whole


@pytest.mark.parametrize("name", NAMES)
def test_an_opening_does_not_give_the_hand_away(name):
    openings = set()
    game = table("chile", 4, ["23446", "55555", "55555", "55555"])
    for seed in range(300):
        openings.add(answer(load(name), game, 0, bytearray(64), seed))
    assert len(openings) > 3
    assert 5 in [opening & 15 for opening in openings]  # of which it has none


@pytest.mark.parametrize("name", NAMES)
def test_what_is_remembered_are_the_reveals_and_only_those(name):
    bot = load(name)
    memory = bytearray(64)
    game = table("chile", 3, ["22234", "66345", "66345"])
    game.apply(6 << 4 | 5)
    bot.note(game.view(0, False), memory)
    assert not any(memory)
    game.apply(0)
    bot.note(game.view(0, False), memory)
    assert any(memory)
    for _ in range(300):
        bot.note(game.view(0, False), memory)  # nothing overflows


def test_the_arena_is_fair_and_repeats_itself():
    names = ["half", "third", "random"]
    first = arena.wins("chile", names, 12)
    assert sum(first) == 12 and arena.wins("chile", names, 12) == first
    assert arena.wins("plano", ["third", "third"], 60)[0] in range(20, 41)


@pytest.mark.parametrize("house", ["clasico", "chile"])
def test_veterano_beats_plain_players(house):
    """What it is worth is measured by make bench-bots; this notices that it stopped thinking."""
    assert arena.wins(house, ["veterano", "third"], 40)[0] > 28
