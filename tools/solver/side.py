# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What one side of a round has learned, for every position that it can tell from others."""

import numpy as np

import dudo

FLOAT = np.float32  # half as slow, and precise enough


class Side:
    """What one seat (0 opener, 1 other) has learned.

    Positions are those in which it is its turn: the standing bid, its own bid before that, the one
    before that, each as a place on the ladder plus one, 0 for none. `classes` None: it tells all of
    them apart. Else as the device does: it forgets the oldest, and of its own bid knows only the
    face, modulo `classes`; with 0 classes not even whether there is one.
    """

    def __init__(self, game, seat, classes=None):
        self.game = game
        self.seat = seat
        self.classes = classes
        self.remembers = classes is None
        bids = range(len(game.ladder) + 1)
        self.rows = [np.array(self._rows(standing)) for standing in bids]
        self.allowed = [self._allowed(standing) for standing in bids]
        self.regret = [np.zeros(allowed.shape, FLOAT) for allowed in self.allowed]
        self.mean = [np.zeros(allowed.shape, FLOAT) for allowed in self.allowed]

    def _rows(self, standing):
        own_bids = range(max(standing, 1))
        if self.classes is None:
            return list(own_bids)
        if not self.classes:
            return [0] * len(own_bids)
        ladder = self.game.ladder
        kinds = [-1] + [(ladder[own - 1] & 15) % self.classes for own in own_bids[1:]]
        different = sorted(set(kinds))
        return [different.index(kind) for kind in kinds]

    def _allowed(self, standing):
        game = self.game
        allowed = np.ones((2 + len(game.ladder) - standing, len(game.hands[self.seat])), bool)
        if standing:
            allowed[dudo.CALZA] = game.calza
            # Nobody doubts what its own dice prove.
            allowed[dudo.DUDO] ^= game.proves(self.seat, game.ladder[standing - 1])
        else:
            allowed[:] = [[move - 2 in game.opening] for move in range(len(allowed))]
        older = max(standing, 1) if self.remembers else 1
        return np.broadcast_to(allowed, (max(self.rows[standing]) + 1, older, *allowed.shape))

    def mix(self, standing, weights):
        """The chances of the moves from weights: [own bid, older bid, move, hand]."""
        weights = weights[standing]
        total = weights.sum(2, keepdims=True)
        allowed = self.allowed[standing]
        even = allowed / allowed.sum(2, keepdims=True, dtype=FLOAT)
        mix = np.where(total > 0, weights / np.where(total > 0, total, 1), even)
        return mix[self.rows[standing]]

    def keep(self, count):
        """From now on only the `count` likeliest moves of each row, and a new mean of them."""
        for standing, mean in enumerate(self.mean):
            weights = np.where(self.allowed[standing], mean, -1)
            rank = (-weights).argsort(2, kind="stable").argsort(2, kind="stable")
            self.allowed[standing] = self.allowed[standing] & (rank < count)
            self.regret[standing] *= self.allowed[standing]
        self.forget_mean()

    def mixes(self, weights):
        """The mix for each standing bid."""
        return [self.mix(standing, weights) for standing in range(len(self.rows))]

    def seen(self, weights):
        """Weights [own bid, older bid, ...] as this side tells positions apart."""
        return weights if self.remembers else weights.sum(1, keepdims=True)

    def forget_mean(self):
        """From now on a new mean: what was learned before stays, how it was learned does not."""
        for mean in self.mean:
            mean[:] = 0

    def add(self, sums, standing, more):
        """Adds [own bid, older bid, move, hand] to what is kept for the rows."""
        if self.remembers:
            sums[standing] += more
        else:
            np.add.at(sums[standing], self.rows[standing], more)
