# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Who sees what: the only thing that screens and bots get of a game."""

from .codes import BID, OBLIGAR_CLOSED_ROUND, OBLIGAR_OPEN_ROUND, PALO_FIJO, REVEAL
from .rules import BLIND_OTHERS

# What everybody at the table knows.
PUBLIC = (
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
)


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
    ``seat``, and all in PUBLIC: ``total`` the dice at the start, ``paso`` whose paso stands or -1,
    the rest as in Game.
    """

    def __init__(self, game, seat, legal):
        self.seat = seat
        for name in PUBLIC:
            setattr(self, name, getattr(game, name))
        everyone = range(game.seats)
        self.dice = _own_dice(game, seat)
        self.seen = tuple([_cup(game, seat, other, self.dice) for other in everyone])
        self.shown = tuple([game.on_table(other) for other in everyone])
        self.order = game.order()
        self.said = tuple(game.said)
        self.burned = sum([1 << other for other in everyone if game.shown[other]])
        self.legal = tuple(game.legal_actions(seat)) if legal else None


def _own_dice(game, seat):
    if game.phase == REVEAL:
        return game.cup(seat)
    if game.phase != BID or not game.has_rolled(seat):
        return ()
    special = game.special
    if special == OBLIGAR_OPEN_ROUND or special == OBLIGAR_CLOSED_ROUND:
        return None
    blind = game.rules.blind
    if special == PALO_FIJO and blind and game.is_nearly_out(seat) != (blind == BLIND_OTHERS):
        return None
    return game.cup(seat)


def _cup(game, seat, other, own):
    """The dice in the cup of `other` as `seat` knows them, or None."""
    if game.phase == REVEAL:
        return game.cup(other)
    if other == seat:
        return own
    open_round = game.special == OBLIGAR_OPEN_ROUND and game.phase == BID
    if open_round and game.is_in(seat) and game.has_rolled(other):
        return game.cup(other)
    return None
