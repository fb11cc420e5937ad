# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What is told: to each seat its view of the game, to all the outcome of a round."""

import dudo

from . import rules as switches


class View:
    """All that one seat may know, as it was when asked for; holds nothing else of the game.

    ``dice``   the own dice in the cup in the order rolled; () in ROLL or when out;
               None where it may not look
    ``seen``   per seat: the dice in its cup where this seat may see them (its own: ``dice``), else
               None; in REVEAL all cups. Burnt dice are in ``shown`` alone
    ``shown``  per seat: the dice on the table
    ``order``  the seats still in as they sit: the next to the left is the next in the tuple
    ``said``   per seat: its latest action this round, -1 if none
    ``legal``  what this seat may do now, ascending
    ``burned passed``  one bit a seat
    ``total``  the dice at the start; ``seat``, and all that is public, as in Game
    """

    def __init__(self, game, seat, legal):
        self.seat = seat
        for name in (
            "phase",
            "counts",
            "total",
            "opener",
            "turn",
            "direction",
            "standing",
            "bidder",
            "paso",
            "passed",
            "special",
            "outcome",
            "rules",
        ):
            setattr(self, name, getattr(game, name))
        self.dice = _cup(game, seat, seat)
        self.order = game.order()
        self.said = tuple(game.said)
        seen = []
        shown = []
        self.burned = 0
        for other in range(game.seats):
            seen.append(_cup(game, seat, other))
            shown.append(game.on_table(other))
            if shown[other]:
                self.burned |= 1 << other
        self.seen = tuple(seen)
        self.shown = tuple(shown)
        self.legal = _tuple(game.legal_actions(seat)) if legal else None


def _tuple(actions):
    """Those actions as a tuple, put together piece by piece: made at once, MicroPython wants twice
    the room for it in one block, and a board's heap is soon in pieces."""
    whole = ()
    piece = []
    for action in actions:
        piece.append(action)
        if len(piece) == 64:
            whole += tuple(piece)
            piece = []
    return whole + tuple(piece)


def _cup(game, seat, other):
    """The dice in the cup of `other` as `seat` knows them, or None."""
    if game.phase == dudo.REVEAL:
        return game.cup(other)
    own = seat == other
    if game.phase != dudo.BID or own and not game.is_in(seat):
        return () if own else None
    special = game.special
    may_look = own and special != dudo.OBLIGAR_CLOSED_ROUND
    if special == dudo.OBLIGAR_OPEN_ROUND:
        may_look = not own and game.is_in(seat)
    elif special == dudo.PALO_FIJO and game.rules.blind:
        may_look = own and game.is_nearly_out(seat) == (game.rules.blind == switches.BLIND_OTHERS)
    rolled = game.has_rolled(other)
    if not may_look or not (own or rolled):
        return None
    return game.cup(other) if rolled else ()


OUTCOME = ("call", "caller", "bidder", "bid", "face", "count", "loser", "gainer")


class Outcome:
    """How a round ended: who called what on whom, and what came of it.

    ``call``    DUDO, CALZA, or PASO: a paso was doubted, then ``bidder`` is the one who passed,
                ``count`` 1 if the paso was true and 0 if not, ``face`` 0
    ``caller``, ``bidder``  seats; ``bid`` the standing bid
    ``face``    what was counted, in a closed obligar the opener's die; ``count`` how many there are
    ``loser``   the seat that loses a die, or -1; ``gainer`` the seat that gains one, or -1
    """

    def __init__(self, *values):
        for place, name in enumerate(OUTCOME):
            setattr(self, name, values[place])

    def __eq__(self, other):
        return isinstance(other, Outcome) and self.__dict__ == other.__dict__


def judge(game, call, caller):
    """The Outcome when `caller` says `call` (DUDO or CALZA); the game is left as it is.

    Rules, section 4.
    """
    bidder = game.bidder
    quantity = game.standing >> 4
    loser = gainer = -1
    if game.paso >= 0:  # the paso is doubted, not the bid under it
        call, bidder, quantity, face = dudo.PASO, game.paso, 1, 0
        count = int(paso_is_true(game.cup(bidder), game.rules.paso == switches.PASO_FULL))
    else:
        face = game.standing & 15 or game.cups[5 * game.opener]
        wild = face if game.special else 1  # aces count for any face but in a literal round
        count = 0
        for seat in range(game.seats):
            for die in game.cup(seat) + game.on_table(seat):
                if die == face or die == wild:
                    count += 1
    if call != dudo.CALZA:
        loser = caller if count >= quantity else bidder
    elif count != quantity:
        loser = caller
    elif game.counts[caller] < game.rules.dice:
        gainer = caller
    return Outcome(call, caller, bidder, game.standing, face, count, loser, gainer)


def paso_is_true(dice, full):
    """True if these five dice (a tuple) are all equal or all different; `full`: or a full rules."""
    kinds = len(set(dice))
    return kinds in (1, 5) or (full and kinds == 2 and dice.count(dice[0]) in (2, 3))
