# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A plain player, such as most people are: goes by the odds and says what it believes."""

import numpy as np

from tools.baselines import BASELINES
from tools.solver import played
from tools.solver.side import FLOAT

PLAYERS = ("half", "third")  # it plays now like one of these, now like the other


def mixes(game, seat):
    """How it plays in this seat: [own bid, older bid, move, hand] for each standing bid.

    Its own bids before do not matter to it.
    """
    found = []
    for standing in range(len(game.ladder) + 1):
        moves = 2 + len(game.ladder) - standing
        mix = np.full((max(standing, 1), 1, moves, len(game.hands[seat])), 1 / moves, FLOAT)
        for own in range(max(standing, 1)):
            bids = played.history(game, seat, standing, own)
            if bids is not None:
                mix[:] = np.mean([_columns(game, seat, bids, name) for name in PLAYERS], axis=0)
                break
        found.append(mix)
    return found


def _columns(game, seat, bids, name):
    def choose(view, rng):
        return BASELINES[name].choose(view, rng, None)

    columns = [played.chances(choose, game, seat, hand, bids) for hand in game.hands[seat]]
    return np.array(columns, FLOAT).T
