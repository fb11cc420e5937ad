# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Plain players that ours are measured against: each chooses like a bot of dudo.bots, and takes
note of nothing."""

import dudo
from dudo import odds
from dudo.odds import CERTAIN


class Any:
    """Any legal move, each as likely; before the cups it rolls."""

    def choose(self, view, rng, memory):
        """As in dudo.bots."""
        if view.phase == dudo.ROLL or view.seat != view.turn or not view.legal:
            return -1
        return view.legal[rng(len(view.legal))]


class Half(Any):
    """Doubts what is less likely than not, else the smallest raise that is likelier than not."""

    doubts_below = CERTAIN // 2

    def choose(self, view, rng, memory):
        """As in dudo.bots."""
        if view.phase == dudo.ROLL or view.seat != view.turn or not view.legal:
            return -1
        bids = {bid: odds.truth(view, bid) for bid in view.legal if 15 < bid < dudo.BURN}
        if dudo.DUDO not in view.legal:
            return self.raises(bids)
        if view.paso >= 0:  # true about one time in ten, whoever said it
            return dudo.DUDO
        truth = odds.truth(view, view.standing)
        if truth < self.doubts_below or not bids:
            return dudo.DUDO
        bid = self.raises(bids)
        return bid if bids[bid] >= min(self.doubts_below, CERTAIN - truth) else dudo.DUDO

    def raises(self, bids):
        """The raise it would make, out of {bid: chance that it is true}."""
        for bid, chance in bids.items():
            if chance > CERTAIN // 2:
                return bid
        return max(bids, key=bids.get)


class Third(Half):
    """Calls what is true less than 35 times in 100, else the likeliest raise."""

    doubts_below = CERTAIN * 35 // 100

    def raises(self, bids):
        """The likeliest, the smallest of equals."""
        return max(bids, key=bids.get)


BASELINES = {"random": Any(), "half": Half(), "third": Third()}
