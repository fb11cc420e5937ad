# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What a seat may think lies in the cups it does not see, from its own dice and the bids made.

Chances here are per 4096 (CERTAIN), so that the product of two of them is still a small int.
"""

import dudo
from dudo import odds
from dudo import rules as switches

CERTAIN = 4096
PARTS = 128  # a die that surely matches counts as so many

# What is remembered of each seat from reveals: bids made, those without the dice for them; pasos
# doubted, those that were bluffs.
BIDS, WEAK, PASOS, FALSE = range(4)
EACH = 4


def may_look(view, seat, cup):
    """Whether `seat` may look into this cup in this round (rules, section 5)."""
    if view.special == dudo.OBLIGAR_CLOSED_ROUND:
        return False
    if view.special == dudo.OBLIGAR_OPEN_ROUND:
        return seat != cup
    if view.special and view.rules.blind:
        nearly_out = view.counts[seat] <= view.rules.special_at
        if nearly_out != (view.rules.blind == switches.BLIND_OTHERS):
            return False
    return seat == cup


def spread(n, good):
    """Chances that exactly 0..n of n dice match, if in all so many parts of them should."""
    chances, total = _weights(n, good, 64)
    for each in range(n + 1):
        chances[each] = chances[each] * 64 // total
    return chances


def at_least(n, good):
    """Chances that at least 0..n of n dice match; see `spread`."""
    chances, total = _weights(n, good, 1024)
    above = 0
    for each in range(n, -1, -1):
        above += chances[each]
        chances[each] = min(above // total << 2, CERTAIN)
    return chances


def _weights(n, good, part):
    """The weights of 0..n matches, and of their sum one in so many parts."""
    good = min(max(good // (n or 1), 1), PARTS - 1)
    weights = odds.weights(n, good, PARTS - good)
    return weights, sum(weights) // part


def chance(tail, k):
    """The chance of at least `k`, out of such a list."""
    return CERTAIN if k <= 0 else tail[k] if k < len(tail) else 0


class Belief:
    """What the seat of `view` thinks, whose `memory` has noted what others did."""

    def __init__(self, view, memory, distrust):
        self.view = view
        self.memory = memory
        self.distrust = distrust
        self.fair = {}  # what `unread` has worked out
        self.told = [0] * len(view.counts)  # per cup: a face, and expected parts of it << 4
        for seat in view.order:
            bid = view.said[seat]
            if seat != view.seat and 15 < bid < dudo.BURN and bid & 15:
                self._read(seat, bid)

    def good(self, face):
        """How many faces match a bid on `face`."""
        return 1 if face < 2 or self.view.special else 2

    def even(self, face):
        """How much of a die about which nothing is known should match, in parts."""
        return PARTS * self.good(face) // self.view.rules.sides

    def unread(self, n, face):
        """Chances that at least 0..n of n dice match, for who goes by no bid."""
        even = self.even(face)
        key = n << 8 | even
        if key not in self.fair:
            self.fair[key] = at_least(n, n * even)
        return self.fair[key]

    def _read(self, seat, bid):
        """Bayes: each number of matching dice is weighed by how likely it makes the bid true."""
        face = bid & 15
        sight = Sight(self, face, seat)
        if not sight.near:
            return
        others = self.unread(sight.unknown, face)
        at = seat * EACH
        bluffs = self.distrust * (4 * self.memory[at + WEAK] + 2) // (self.memory[at + BIDS] + 4)
        total = matched = 0
        weights = spread(sight.near, sight.near * self.even(face))
        unseen = (bid >> 4) - sight.both
        for matching in range(sight.near + 1):
            true = chance(others, unseen - matching)
            # Cubed: bidders are surer of their bids than these odds (measured).
            true = (true * true >> 12) * true >> 12
            weight = weights[matching] * (bluffs + true) >> 10
            total += weight
            matched += weight * matching
        if total:
            self.told[sight.cup] = matched * PARTS // total << 4 | face

    def expected(self, face, cup, dice):
        """How many of so many dice of a cup that was told about should match, in parts."""
        told = self.told[cup]
        good = self.good(face)
        sides = self.view.rules.sides
        matching = told >> 4
        if told & 15 == face:
            return matching
        said = self.good(told & 15)
        shared = 0 if self.view.special else 1  # aces match both
        rest = (dice * PARTS - matching) * (good - shared) // (sides - said)
        return matching * shared // said + rest

    def paso(self, seat):
        """The chance that the paso of that seat is true: a bluff is more likely of a bluffer."""
        sides = self.view.rules.sides
        different = equal = CERTAIN  # rules, section 4: five dice
        for each in range(1, 5):
            different = different * max(sides - each, 0) // sides
            equal = equal // sides
        if self.view.rules.paso == switches.PASO_FULL:
            equal += CERTAIN * 10 * (sides - 1) // sides**4
        at = seat * EACH
        false = 600 * (1 + 2 * self.memory[at + FALSE]) // (1 + self.memory[at + PASOS])
        return (different + equal) * CERTAIN // (different + equal + false)


class Sight:
    """The dice that match a bid on `face`, as `belief` has them and as `seat` does.

    ``both mine``   in sight of both; of the believer alone
    ``unknown``     dice that `seat` does not see
    ``near far``    dice that only `seat` sees, in ``cup``; dice that neither sees
    ``near_good far_good``  how many of those should match, in parts
    """

    def __init__(self, belief, face, seat):
        view = belief.view
        told = belief.told
        even = belief.even(face)
        wild = 1 if belief.good(face) == 2 else face
        both = mine = unknown = near = far = near_good = far_good = 0
        for cup in view.order:
            dice = view.counts[cup]
            if view.shown[cup]:
                both += matches(view.shown[cup], face, wild)
                dice -= len(view.shown[cup])
            if not face and cup == view.opener:  # a closed obligar: the die that is the face
                both += 1
                dice -= 1
            seen = view.seen[cup]
            looks = seat == cup if not view.special else may_look(view, seat, cup)
            unknown += 0 if looks else dice
            if seen:
                if looks:
                    both += matches(seen, face, wild)
                else:
                    mine += matches(seen, face, wild)
                continue
            good = belief.expected(face, cup, dice) if told[cup] else dice * even
            if looks:
                self.cup = cup
                near = dice
                near_good = good
            else:
                far += dice
                far_good += good
        self.both = both
        self.mine = mine
        self.unknown = unknown
        self.near = near
        self.far = far
        self.near_good = near_good
        self.far_good = far_good

    def true(self, quantity):
        """The chance that so many match."""
        tail = at_least(self.near + self.far, self.near_good + self.far_good)
        return chance(tail, quantity - self.both - self.mine)


def matches(dice, face, wild):
    """How many of these dice show one of two faces."""
    count = 0
    for die in dice:
        if die == face or die == wild:
            count += 1
    return count


def note(view, memory):
    """Remembers of a reveal who had bid, or passed, with the dice for it."""
    if view.phase != dudo.REVEAL or not view.outcome:
        return
    if view.outcome.call == dudo.PASO:
        at = view.outcome.bidder * EACH
        _count(memory, at + PASOS, view.outcome.count == 0)
    for seat in view.order:
        bid = view.said[seat]
        face = bid & 15
        # Who could not look at its own dice has not lied about them.
        if 15 < bid < dudo.BURN and face and may_look(view, seat, seat):
            wild = face if view.special else 1
            dice = view.seen[seat] + view.shown[seat]
            good = len(dice) if wild == face else 2 * len(dice)
            weak = matches(dice, face, wild) * view.rules.sides < good  # less than its share
            _count(memory, seat * EACH + BIDS, weak)


def _count(memory, at, false):
    """One more, and among them one more that was false; long ago counts half."""
    if memory[at] == 40:
        memory[at] = 20
        memory[at + 1] //= 2
    memory[at] += 1
    memory[at + 1] += false
