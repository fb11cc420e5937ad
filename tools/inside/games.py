# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Plays random legal games with the engine for about a second, on any interpreter:
`python games.py FOLDER` prints games per second; FOLDER holds the package dudo.
"""

import sys
import time

sys.path.insert(0, sys.argv[1])

from dudo import BID, ORDER, OVER, REVEAL, Game, Rules


class Dice:
    """Repeatable throws: the same games on each interpreter."""

    def __init__(self):
        self.seed = 1

    def die(self, sides):
        self.seed = (self.seed * 75 + 74) % 65537
        return self.seed % sides + 1


def play(game, dice):
    while game.phase != OVER:
        if game.phase == ORDER:
            game.roll_order(dice)
        elif game.phase == REVEAL:
            game.next_round()
        elif game.phase == BID:
            actions = list(game.legal_actions())
            game.apply(actions[dice.die(len(actions)) - 1])
        else:
            game.roll(dice)


dice = Dice()
games = 0
start = time.time()
while time.time() - start < 1:
    play(Game(Rules.preset("clasico"), 4), dice)
    games += 1
print(games / (time.time() - start))
