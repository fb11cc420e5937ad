# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""One round of two seats as a game in itself: its ladder of bids, its hands, what a call costs.

The ladder is asked of the engine. Left out are burns, pasos and special rounds.
"""

from itertools import combinations_with_replacement
from math import factorial, prod

import dudo
from dudo import Game, ScriptedDice

FACES = range(1, 7)


class Round:
    """A round under `rules` (with start=seat0); `counts`: the opener's dice and the other's.

    ``ladder``   every bid, ascending: over each bid any later one may be made, and no other
    ``opening``  the places on it of the bids that may open
    ``calza``    whether calza may be called
    ``hands``    per seat: every hand as a sorted tuple, in the order of dudo.bots.endgame.hand
    ``chances``  per seat: the chance of each hand
    Raises ValueError for rules whose bids do not form one ladder.
    """

    def __init__(self, rules, counts):
        self.rules = rules
        self.counts = counts
        dice = "2" * sum(counts)
        self.opening = [bid for bid in position(rules, counts, dice).legal_actions() if is_bid(bid)]
        over = {}
        self.calza = False
        for quantity in range(1, sum(counts) + 1):
            for face in FACES:
                game = position(rules, counts, dice)
                game.standing, game.bidder = dudo.bid(quantity, face), 1
                moves = list(game.legal_actions())
                over[game.standing] = [bid for bid in moves if is_bid(bid)]
                self.calza |= dudo.CALZA in moves
        self.ladder = sorted(over, key=lambda bid: -len(over[bid]))
        for place, bid in enumerate(self.ladder):
            if sorted(self.ladder[place + 1 :]) != over[bid]:
                raise ValueError("these rules have no single ladder of bids")
        self.opening = sorted(self.ladder.index(bid) for bid in self.opening)
        self.hands = [hands(count) for count in counts]
        self.chances = [[chance(hand) for hand in each] for each in self.hands]

    def matching(self, bid):
        """How many dice match `bid`: a row for each hand of the opener, a column for each other."""
        face = bid & 15
        both = [[sum(die in (1, face) for die in hand) for hand in each] for each in self.hands]
        return [[own + other for other in both[1]] for own in both[0]]

    def proves(self, seat, bid):
        """For each hand of `seat`, whether it makes `bid` true whatever the other holds."""
        matches = (1, bid & 15)
        return [sum(die in matches for die in hand) >= bid >> 4 for hand in self.hands[seat]]

    def worth(self, call, caller, matching, bid, win):
        """What `call` by `caller` (0 opener, 1 other) brings the opener, -1 to 1: its chance to win
        the match less that to lose it. `win[a, b]`: that chance of an opener with a dice against b.
        """
        quantity = bid >> 4
        if call == dudo.CALZA and matching == quantity:
            return self._after(caller, 1, win)
        true = matching == quantity if call == dudo.CALZA else matching < quantity
        return self._after(caller if not true else 1 - caller, -1, win)

    def _after(self, seat, change, win):
        """The opener's worth when `seat` got or lost a die; that seat opens the next round."""
        counts = list(self.counts)
        counts[seat] += change
        chance = win[counts[seat], counts[1 - seat]] if counts[seat] else 0
        return 2 * chance - 1 if seat == 0 else 1 - 2 * chance


def is_bid(move):
    """Whether a move is a bid."""
    return dudo.RIGHT < move < dudo.BURN


def hands(count):
    """Every hand of so many dice, sorted tuples; the highest die counts most."""
    every = combinations_with_replacement(FACES, count)
    return sorted(every, key=lambda hand: hand[::-1])


def chance(hand):
    """How likely these dice are, in whatever order."""
    ways = factorial(len(hand)) // prod(factorial(hand.count(face)) for face in FACES)
    return ways / 6 ** len(hand)


def position(rules, counts, dice, bids=()):
    """A real Game: seat 0 opens; cups as written in `dice`, then those bids have been made."""
    game = Game(rules, 2)
    game.phase, game.counts = dudo.ROLL, tuple(counts)
    game.roll(ScriptedDice(dice))
    for bid in bids:
        game.apply(bid)
    return game
