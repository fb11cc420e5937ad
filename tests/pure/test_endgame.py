# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The table of the last dice as it is read on the small machine, too."""

from playing import Chance, table

from dudo import BID, CALZA, REVEAL, ScriptedDice
from dudo.bots import endgame


def few_dice(preset, counts, dice):
    """A round of two with these dice, the opener's first."""
    game = table(preset, 2, start="seat0")
    game.counts = counts
    game.roll(ScriptedDice(dice))
    return game


def test_hands_are_numbered_whatever_their_order():
    assert [endgame.hand((die,)) for die in range(1, 7)] == [0, 1, 2, 3, 4, 5]
    assert endgame.hand((1, 1)) == 0 and endgame.hand((6, 6)) == 20
    assert endgame.hand((5, 2, 3)) == endgame.hand((3, 5, 2))
    assert endgame.hand((6, 6, 6)) == 55


def test_rounds_are_played_to_their_end_by_heart():
    draws = Chance(5)
    for preset in ("clasico", "chile"):
        for counts in ((1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 1)):
            for first in range(1, 7):
                game = few_dice(preset, counts, "%d2634"[: 1 + sum(counts)] % first)
                while game.phase == BID:
                    move = endgame.choose(game.view(game.turn), draws.below)
                    assert not game.check(move)
                    game.apply(move)
                assert game.phase == REVEAL


def test_dice_that_prove_a_bid_are_believed():
    draws = Chance(5)
    for standing in (1 << 4 | 4, 2 << 4 | 4):
        for _ in range(20):
            game = few_dice("clasico", (1, 2), "341")
            game.apply(standing)
            assert endgame.choose(game.view(1), draws.below) >= CALZA


def test_more_dice_are_not_in_the_table():
    assert endgame.choose(few_dice("clasico", (5, 5), "2" * 10).view(0), Chance(5).below) == -1
