# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Veterano has seen every hand there is and forgets none of yours.

Forty years behind the bar have taught him who bids without the dice. His tics: few; now and then
he lies as if it were nothing, and the last dice of two he plays by heart.
"""

from dudo.bots import belief, endgame, play

# bluff, caprice, distrust, showing, nerve, passing, jump: see dudo.bots.play
TEMPER = (8, 100, 250, 300, -700, 6, 2)


def think(view, rng, memory):
    """Veterano's move, after some breaths; see dudo.bots."""
    action = endgame.choose(view, rng)
    return (yield from play.think(view, rng, memory, TEMPER)) if action < 0 else action


def choose(view, rng, memory):
    """Veterano's move; see dudo.bots."""
    return play.finish(think(view, rng, memory))


note = belief.note
