# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""English."""

CODE = "en"
PRESET = "clasico"
NAMES = ("Rosa", "Luis", "Ana", "Pía", "Hugo", "Inés", "Tito", "Elsa")
# One and many of each face.
FACES = (
    ("ace", "aces"),
    ("two", "twos"),
    ("three", "threes"),
    ("four", "fours"),
    ("five", "fives"),
    ("six", "sixes"),
)
# By action 0 .. 6, then a burn: said aloud, and on the ladder.
CALLS = (
    "Dudo!",
    "Calza!",
    "Paso",
    "Open obligar",
    "Closed obligar",
    "To the left",
    "To the right",
    "Burn",
)
CALLS_SHORT = ("dudo!", "calza", "paso", "open", "closed", "flip", "flip", "burn")
# By View.special.
SPECIALS = ("", "Palo fijo", "Open obligar", "Closed obligar")
# By the reason that Game.check gives, from 1.
REASONS = (
    "not now",
    "that is no move",
    "no bid to doubt yet",
    "that bid is your own",
    "a paso stands",
    "the face is fixed",
    "only more, same die",
    "only %d dice in play",
    "aces may not open",
    "too low: at least %d",
)
OF_MINE = "%d of mine"
OF_MY_DIE = "mine"
OF_THEIR_DIE = "%s's"
OF_SEAT = "of %s's die"

GO_ON = "A: go on"

PASS_TO = "Pass to"
NEW_ROUND = "A new round"
ON_TABLE = "%d dice on the table"
IT_IS_ME = "A: it's me"
CALZA_BELOW = "▼ call calza"

SHAKE = "SHAKE!"
HOLD = "HOLD A"
OR_HOLD = "or hold A"
TO_ROLL = "let go to roll"
OBLIGAR_BELOW = "▼ obligar"

DICE = "%d dice"
SAID = "%s said"
SAID_PASO = "%s: paso"
YOU_OPEN = "You open"
MAKE_BID = "Make a bid"
TABLE = "table:"
LOOK = "hold B to look"
HOLD_B = "hold B"
TABLE_MENU = "table: MENU"
LOOK_ROUND = "hold B: the others"
BLIND = "No looking now"
THEN = "then %s is next"
YOU_SEE = "you see %d of them"
DOES_BID = "A: bid"
TWICE = "2 × A"
SURE = "A again!"

SKIP = "A: skip"
SO_FAR = "so far %d"
IN_ALL = "in all %d"
THERE_IS = "There is %d"
THERE_ARE = "There are %d"
PASO_TRUE = "The paso was true"
PASO_FALSE = "The paso was a bluff"
LOSES = "loses a die"
OUT = "is out"
GAINS = "wins a die back"
KEEPS = "was right"
NEXT_ROUND = "A: next round"
