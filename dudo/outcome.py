# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How a round ends: the dice are counted and somebody is right (rules, section 4)."""

from .bids import paso_is_true
from .codes import CALZA, PASO
from .rules import PASO_FULL

OUTCOME = ("call", "caller", "bidder", "bid", "face", "count", "loser", "gainer")


class Outcome:
    """Who called what on whom, and what came of it.

    ``call``    DUDO, CALZA, or PASO: a paso was doubted, then ``bidder`` is the one who passed,
                ``count`` 1 if the paso was true and 0 if not, ``face`` 0
    ``caller``, ``bidder``  seats; ``bid`` the standing bid
    ``face``    what was counted, in a closed obligar the opener's die; ``count`` how many there are
    ``loser``   the seat that loses a die, or -1; ``gainer`` the seat that gains one, or -1
    """

    def __init__(self, *values):
        for place, name in enumerate(OUTCOME):
            setattr(self, name, values[place])

    def values(self):
        """The same as a tuple, in the order of OUTCOME."""
        return tuple([getattr(self, name) for name in OUTCOME])

    def __eq__(self, other):
        return isinstance(other, Outcome) and self.values() == other.values()


def judge(game, call, caller):
    """The Outcome when `caller` says `call` (DUDO or CALZA); the game is left as it is."""
    bidder = game.bidder
    quantity = game.standing >> 4
    loser = gainer = -1
    if game.paso >= 0:  # the paso is doubted, not the bid under it
        call, bidder, quantity, face = PASO, game.paso, 1, 0
        count = int(paso_is_true(game.cup(bidder), game.rules.paso == PASO_FULL))
    else:
        face = game.standing & 15 or game.cups[5 * game.opener]
        count = _count(game, face)
    if call != CALZA:
        loser = caller if count >= quantity else bidder
    elif count != quantity:
        loser = caller
    elif game.counts[caller] < game.rules.dice:
        gainer = caller
    return Outcome(call, caller, bidder, game.standing, face, count, loser, gainer)


def _count(game, face):
    wild = face if game.special else 1  # aces count for any face but in a literal round
    count = 0
    for seat in range(game.seats):
        for place in range(5 * seat, 5 * seat + game.counts[seat]):
            die = game.cups[place]
            if die == face or die == wild:
                count += 1
    return count
