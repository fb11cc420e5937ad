# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Games at random, a few for each house and some under drawn rules, also on the small machine."""

from playing import Chance, Nothing, any_rules, step

from dudo import OVER, PRESETS, Game, Rules


def play(rules, seats, chance):
    """Plays to the end and returns the game."""
    game = Game(rules, seats)
    for _ in range(4000):
        if game.phase == OVER:
            return game
        step(game, chance, Nothing())
        data = game.pack()
        assert len(data) <= 160 and Game.unpack(data).pack() == data
        seat = game.turn
        legal = game.view(seat).legal
        assert legal == tuple(game.legal_actions(seat))
        for action in range(8, 1040, 11):
            assert (game.check(action) == 0) == (action in legal)
    raise AssertionError("a game without an end")


def test_every_house():
    for number, name in enumerate(sorted(PRESETS)):
        for seats in (2, 4, 8):
            game = play(Rules.preset(name), seats, Chance(number * 10 + seats))
            assert game.counts[game.winner] and game.seats_in() == 1


def test_drawn_rules():
    for number in range(12):
        chance = Chance(1000 + number)
        rules = any_rules(chance)
        game = play(rules, 2 + chance.below(7), chance)
        assert game.counts[game.winner] and game.seats_in() == 1
