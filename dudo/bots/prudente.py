# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Prudente counts twice and seldom bluffs.

A book-keeper at the port, she has played for matchsticks since her school days and still minds
each one. Her tics: she takes others to be as honest as she is, hides her dice rather than burn,
would sooner doubt than climb, says no more than she must, and at times lies with the same face.
"""

from dudo.bots import belief, play

# bluff, caprice, distrust, showing, nerve, passing, jump: see dudo.bots.play
TEMPER = (10, 700, 200, 900, 300, 4, 1)


def think(view, rng, memory):
    """Prudente's move, after some breaths; see dudo.bots."""
    return play.think(view, rng, memory, TEMPER)


def choose(view, rng, memory):
    """Prudente's move; see dudo.bots."""
    return play.finish(think(view, rng, memory))


note = belief.note
