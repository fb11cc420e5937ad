# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Farol lies with a smile, and at times he does not.

He sells lottery tickets at the bus station and knows that a story needs telling to its end. His
tics: one time in four he holds two dice more than he has, of the face he named before; he passes
on nothing, likes to show dice, and takes everybody for a liar.
"""

from dudo.bots import belief, play

# bluff, caprice, distrust, showing, nerve, passing, jump: see dudo.bots.play
TEMPER = (64, 400, 900, 0, 100, 80, 4)


def think(view, rng, memory):
    """Farol's move, after some breaths; see dudo.bots."""
    return play.think(view, rng, memory, TEMPER)


def choose(view, rng, memory):
    """Farol's move; see dudo.bots."""
    return play.finish(think(view, rng, memory))


note = belief.note
