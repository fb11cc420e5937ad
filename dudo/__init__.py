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

# Phases (rules, section 2).
ORDER = 0  # the roll-off: who starts
ROLL = 1  # before the opener's cup is rolled, and between a burn and its re-roll
BID = 2
REVEAL = 3  # all cups are lifted
OVER = 4

# Moves. A bid is `quantity << 4 | face`, a burn is `BURN | mask` of the dice it shows.
DUDO = 0
CALZA = 1
PASO = 2
OBLIGAR_OPEN = 3
OBLIGAR_CLOSED = 4
LEFT = 5
RIGHT = 6
BURN = 1 << 10

# Why a move may not be done, in the order in which they are found. 0: it may.
NOT_NOW = 1  # not this seat's turn, not in this phase, or not under these rules
BAD = 2  # no move at all
NO_BID = 3  # there is no bid yet
OWN_BID = 4  # nobody calls on its own bid
PASO_STANDS = 5  # a paso has been said since the bid
FACE_FIXED = 6  # palo fijo: the face stays
QUANTITY_ONLY = 7  # closed obligar: nobody names a face
OVER_DICE = 8  # more than the dice in play
ACES_CLOSED = 9  # aces may not open
TOO_LOW = 10

REASONS = (
    "OK",
    "NOT_NOW",
    "BAD",
    "NO_BID",
    "OWN_BID",
    "PASO_STANDS",
    "FACE_FIXED",
    "QUANTITY_ONLY",
    "OVER_DICE",
    "ACES_CLOSED",
    "TOO_LOW",
)

# Special rounds (rules, section 5). 0: a normal one.
PALO_FIJO = 1
OBLIGAR_OPEN_ROUND = 2
OBLIGAR_CLOSED_ROUND = 3


def bid(quantity, face):
    """The bid "at least `quantity` dice show `face`"; face 0 in a closed obligar."""
    return quantity << 4 | face


def ScriptedDice(faces):  # noqa: N802  to be used like the class
    """Dice that fall as written, see dudo.written; not in memory before this is called."""
    from .written import ScriptedDice

    return ScriptedDice(faces)


# ruff: noqa: E402, F401  below, because those modules take the ints above from here
from .dice import FairDice
from .game import Game
from .rules import PRESETS, Rules, options
