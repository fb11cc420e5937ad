# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Counterfactual regret minimisation: two sides play a round against each other and learn.

Zinkevich et al. 2007; regrets kept above zero and later mixes counted more, as in CFR+ (Tammelin
2014). The side that is packed later sees what the table on the device can tell apart; the other
one remembers more, so that nothing is learned that a better memory could exploit. (Where both
forget, as in Neller and Hnath's fixed-strategy iteration, 2011, they learn to trust each other.)
In a share of its rounds it may meet a given player instead: a restricted Nash response (Johanson,
Zinkevich, Bowling 2007), which wins more from that player for little lost to the best one.
"""

import numpy as np

import dudo
from tools.solver.side import FLOAT

STRAY = 1e-4  # how much a position counts that one's own play does not lead to


class Play:
    """Two sides at one round. `win` as in Round.worth."""

    def __init__(self, game, sides, win):
        self.game = game
        self.sides = sides
        self.steps = 0
        self.device = None
        self.share = 0
        self.model = None
        self.bids = len(game.ladder)
        self.remembers = any(side.remembers for side in sides)
        self.chances = [np.array(chances, FLOAT) for chances in game.chances]
        self.calls = np.zeros((2, self.bids + 1, 2, *map(len, game.hands)), FLOAT)
        self.set_win(win)
        older = self.bids if self.remembers else 1
        shape = (2, self.bids + 1, self.bids + 1, older, *map(len, game.hands))
        self.value = np.zeros(shape, FLOAT)

    def set_win(self, win):
        """Sets what the calls bring: [caller, standing, call, opener's hand, other's hand]."""
        for place, bid in enumerate(self.game.ladder):
            matching = np.array(self.game.matching(bid))
            for call in (dudo.DUDO, dudo.CALZA) if self.game.calza else (dudo.DUDO,):
                for caller in (0, 1):
                    each = [
                        self.game.worth(call, caller, count, bid, win)
                        for count in range(sum(self.game.counts) + 1)
                    ]
                    self.calls[caller, place + 1, call] = np.array(each)[matching]

    def expect(self, device, share, model):
        """From now on the Side `device` learns as if, in so great a share of rounds, it met
        somebody who plays by the mixes `model` (as of Side.mixes), and else who it really meets.
        """
        self.device, self.share, self.model = device, share, model

    def learn(self, steps):
        """So many steps more, in each of which both sides learn in turn."""
        for _ in range(steps):
            self.steps += 1
            for seat in (0, 1):
                self._learn(seat)

    def result(self, model=None):
        """The opener's worth, -1 to 1, when both play by the means of what they learned; with
        `model` that one is in the seat of who is not the device."""
        mixes = [side.mixes(side.mean) for side in self.sides]
        if model:
            mixes[1 - self.device.seat] = model
        self.moves(mixes)
        return float(self.chances[0] @ self.value[0, 0, 0, 0] @ self.chances[1])

    def _learn(self, seat):
        mixes = [side.mixes(side.regret) for side in self.sides]
        side = self.sides[seat]
        faced = [(1, mixes[1 - seat])]
        if side is self.device:
            faced = [(1 - self.share, mixes[1 - seat]), (self.share, self.model)]
        for share, others in faced:
            if share:
                self._regret(side, mixes[seat], others, FLOAT(share))
        been = self.reach(mixes, seat)[seat]
        for standing in range(seat, self.bids + 1):
            np.maximum(side.regret[standing], 0, out=side.regret[standing])
            side.regret[standing] *= side.allowed[standing]
            visits = side.seen(been[standing])[:, :, None] + FLOAT(STRAY)
            weight = self.steps * self.steps
            side.add(side.mean, standing, weight * visits * mixes[seat][standing])

    def _regret(self, side, own_mixes, others, share):
        """Adds what each move would have brought more against those mixes of the other seat."""
        seat = side.seat
        mixes = (own_mixes, others) if seat == 0 else (others, own_mixes)
        moves = self.moves(mixes)[seat]
        faced = self.reach(mixes, 1 - seat)[seat]
        for standing in range(seat, self.bids + 1):
            mix = own_mixes[standing]
            worth = moves[standing] if seat == 0 else -moves[standing].transpose(0, 1, 3, 2)
            own, count, hands, others = worth.shape
            likely = side.seen(faced[standing] * self.chances[1 - seat]) * share
            gains = likely @ worth.reshape(own, count * hands, others).transpose(0, 2, 1)
            gains = gains.reshape(own, -1, count, hands)
            side.add(side.regret, standing, gains - (gains * mix).sum(2, keepdims=True))

    def moves(self, mixes):
        """What each move is worth to the opener, per seat and standing bid:
        [own bid, move, opener's hand, other's hand]."""
        found = [[None] * (self.bids + 1) for _ in (0, 1)]
        for standing in range(self.bids, -1, -1):
            own = max(standing, 1)
            for seat in (0, 1) if standing else (0,):
                after = self.value[1 - seat, standing + 1 :, standing, :own].swapaxes(0, 1)
                worth = np.empty((own, 2 + self.bids - standing, *self.value.shape[4:]), FLOAT)
                worth[:, :2] = self.calls[seat, standing]
                worth[:, 2:] = after
                found[seat][standing] = worth
                mix = mixes[seat][standing]
                if seat == 0:
                    value = (mix.transpose(0, 3, 1, 2) @ worth.transpose(0, 2, 1, 3)).swapaxes(1, 2)
                else:
                    value = mix.transpose(0, 3, 1, 2) @ worth.transpose(0, 3, 1, 2)
                    value = value.transpose(0, 2, 3, 1)
                self.value[seat, standing, :own, :own] = value
        return found

    def reach(self, mixes, mover):
        """The chance that `mover` plays so as to come there, the other doing all it can:
        [own bid, older bid, hand of the mover], per seat in turn and standing bid."""
        hands = len(self.game.hands[mover])
        older = self.bids if self.remembers else 1
        arrived = np.zeros((2, self.bids + 1, self.bids + 1, older, hands), FLOAT)
        arrived[0, 0, 0, 0] = 1
        found = [[None] * (self.bids + 1) for _ in (0, 1)]
        for standing in range(self.bids + 1):
            own = max(standing, 1)
            for seat in (0, 1) if standing else (0,):
                here = arrived[seat, standing, :own, :own]
                found[seat][standing] = here
                if seat == mover:
                    mix = mixes[seat][standing][:, :, 2:]
                    flow = (here[:, :, None] * mix).sum(1)  # own bid, move, hand
                else:
                    flow = here.sum(1, keepdims=True)
                if not self.remembers:
                    flow = flow.sum(0, keepdims=True)
                after = arrived[1 - seat, standing + 1 :, standing, :own]
                after[:] = flow.swapaxes(0, 1)
        return found
