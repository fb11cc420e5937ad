# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How every bot here weighs its moves. Its own is its temper, a row of numbers:

``bluff``     of 256 moves, in how many it pretends to hold two more dice of a face
``caprice``   how much of the worth of a move may be mood
``distrust``  how much of a bluffer everybody is to it: 150 little, 1000 much
``showing``   what it costs to burn, because dice are shown
``nerve``     added to the worth of doubting a bid: above 0 it doubts early, below 0 it bids on
``passing``   of 256 chances to bluff a paso, how many it thinks about
``jump``      the most by which it says more than it must

Worth is what a move should win or lose, in parts of a die of its own (CERTAIN). The die of one of
several others is worth its share.
"""

import dudo
from dudo.bots.belief import CERTAIN, Belief, Sight, at_least, chance, matches, spread
from dudo.view import paso_is_true

NEVER = -9 * CERTAIN
PRETENDED = 2
DOUBTFUL = 4600  # nobody doubts what seems true with 2,300 of 4,096; all with 250


def finish(thinking):
    """The move at the end of some thinking, without a breath."""
    try:
        while True:
            next(thinking)
    except StopIteration as end:
        return end.value


def think(view, rng, memory, temper):
    """Yields now and then, so that keys are heard meanwhile; returns the move of a bot with this
    temper. See dudo.bots."""
    if view.phase != dudo.BID:
        return _before_rolling(view, rng)
    bluff, caprice, distrust, showing, nerve, passing, jump = temper
    belief = Belief(view, memory, distrust)
    yield
    if view.seat != view.turn:
        return _out_of_turn(view, belief)
    pretended = _pretended(view, rng) if rng(256) < bluff else -1
    best = -1
    most = most_of_bids = 2 * NEVER
    weighed = lowest = 0
    # Once through the moves, ascending: the calls, the lowest bid on each face, the first burn.
    for action in view.legal:
        face = action & 15 if action < dudo.BURN else 15
        if action <= dudo.PASO:
            worth = _call(view, belief, action, nerve, rng(256) < passing)
        elif action < 16 or weighed >> face & 1:
            continue
        elif action < dudo.BURN:
            yield
            weighed |= 1 << face
            low = action
            action, worth = Raises(view, belief, face).best(action, jump, face == pretended)
            if worth > most_of_bids:
                most_of_bids = worth
                lowest = low
        else:
            yield
            weighed |= 1 << face
            action, worth = Raises(view, belief, lowest & 15).burn(lowest)
            worth -= showing
        worth += rng(256) * caprice >> 8
        if worth > most:
            most = worth
            best = action
    return best


def _out_of_turn(view, belief):
    """CALZA if it may be called and is rather sure, else -1."""
    for call in view.legal:
        if _call(view, belief, call) > CERTAIN // 8:
            return call
    return -1


def _before_rolling(view, rng):
    """An obligar, a direction, or -1 to roll."""
    others = len(view.order) - 1
    for action in view.legal or ():
        if action == dudo.OBLIGAR_OPEN and not view.special:
            # Closed while few dice are hidden (measured), and one time in eight the other way.
            closed = sum(view.counts) - 1 <= others * (2 + others // 2)
            return dudo.OBLIGAR_CLOSED if closed == (rng(8) > 0) else dudo.OBLIGAR_OPEN
        if action == dudo.LEFT and rng(4) == 0:
            return dudo.RIGHT if view.direction > 0 else dudo.LEFT
    return -1


def _pretended(view, rng):
    """The face of a bluff: that of its last bid, or any."""
    said = view.said[view.seat]
    return said & 15 if 15 < said < dudo.BURN else 1 + rng(view.rules.sides)


def _call(view, belief, call, nerve=0, bluffs=False):
    """What it is worth to say dudo, calza or paso."""
    others = len(view.order) - 1
    if call == dudo.PASO:  # true: a die of whoever doubts it, and one in three or so does
        if paso_is_true(view.dice or (), view.rules.paso == dudo.rules.PASO_FULL):
            return CERTAIN // 3 // others
        return -CERTAIN // 6 if bluffs else NEVER
    if view.paso >= 0:
        true = belief.paso(view.paso)
        return (CERTAIN - true) // others - true
    quantity = view.standing >> 4
    sight = Sight(belief, view.standing & 15, view.bidder)
    true = sight.true(quantity)
    if call == dudo.CALZA:
        exactly = true - sight.true(quantity + 1)
        wins = exactly if view.counts[view.seat] < view.rules.dice else 0
        return wins - (CERTAIN - exactly)
    if true >= CERTAIN:
        return NEVER
    return (CERTAIN - true) // others - true + nerve


class Raises:
    """The bids on one face, by what the next seat will make of them."""

    def __init__(self, view, belief, face):
        order = view.order
        self.view = view
        self.others = len(order) - 1
        at = order.index(view.seat) + view.direction
        self.sight = sight = Sight(belief, face, order[at % len(order)])
        self.near = spread(sight.near, sight.near_good)
        self.far = at_least(sight.far, sight.far_good)
        self.belief = belief
        self.face = face
        self.wild = 1 if belief.good(face) > 1 else face
        self.seen(sight.both, sight.mine, sight.unknown)

    def seen(self, both, mine, unknown):
        """So many matching dice the next seat sees, too, so many it does not, of so many dice."""
        self.both = both
        self.mine = mine
        self.unknown = self.belief.unread(unknown, self.face)

    def best(self, bid, jump, pretends=False):
        """(the best bid on this face, its worth), from `bid` to `jump` more."""
        if pretends:
            self.mine += PRETENDED
        best = bid
        most = NEVER
        highest = min((bid >> 4) + jump, sum(self.view.counts))
        for quantity in range(bid >> 4, highest + 1):
            worth = self.worth(quantity)
            if worth <= most:
                break  # and no better any higher
            most = worth
            best = quantity << 4 | bid & 15
        return best, most

    def worth(self, quantity):
        """What that bid is worth: for each cup that the next seat may hold, will it doubt?"""
        worth = 0
        unseen = quantity - self.both
        mine = self.mine
        others = self.others
        for near in range(len(self.near)):  # enumerate would make a tuple each time
            weight = self.near[near]
            if weight > CERTAIN >> 8:  # else too rare to think about
                seems = chance(self.unknown, unseen - near)
                lost = CERTAIN - chance(self.far, unseen - mine - near)
                lost -= (CERTAIN - lost) // others
                doubt = DOUBTFUL - 2 * seems  # the less true it seems, the likelier
                doubt = 0 if doubt < 0 else CERTAIN if doubt > CERTAIN else doubt
                goes_on = (CERTAIN - seems) // (others + 2)  # the trouble is passed on
                worth += (goes_on - (doubt * (lost + goes_on) >> 12)) * weight >> 12
        return worth

    def burn(self, bid):
        """(the burn that shows all matching dice, its worth if a bid on this face follows)."""
        dice = self.view.dice
        face = bid & 15
        mask = 0
        for place, die in enumerate(dice or ()):
            if die == face or die == self.wild:
                mask |= 1 << place
        shown = matches(dice or (), face, self.wild)
        again = len(dice or ()) - shown
        if not mask or not again:
            return -1, 2 * NEVER
        sight = self.sight
        worth = 0
        weights = spread(again, again * self.belief.even(face))
        for mine in range(again + 1):
            self.seen(sight.both + shown, mine, sight.unknown - shown)
            worth += self.best(bid, 1)[1] * weights[mine] >> 12
        return dudo.BURN | mask, worth
