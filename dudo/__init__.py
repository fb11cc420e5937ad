# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The game of Dudo (perudo, liar's dice): rules and nothing else, in ints and bytes.

A round, played:

>>> from dudo import DUDO, Game, Rules, ScriptedDice, bid
>>> game = Game(Rules.preset("clasico", start="seat0"), seats=2)
>>> game.roll(ScriptedDice("61142" + "55313"))
>>> game.view(0).dice
(6, 1, 1, 4, 2)
>>> game.apply(bid(4, 5))          # seat 0: four fives
>>> game.lowest(1)                 # seat 1 could say two aces
2
>>> game.apply(DUDO)               # but seat 1 doubts
>>> game.outcome.count             # 5 5 and three aces
5
>>> game.outcome.loser
1
>>> game.next_round()
>>> game.counts
(5, 4)
"""

# ruff: noqa: F401, F403  everything here is for those who import dudo
from .bids import bid, paso_is_true
from .codes import *
from .dice import FairDice, ScriptedDice
from .game import Game
from .rules import PRESETS, Rules, options
