# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The game that saved bytes hold, or a plain no. Loaded only when a game is taken up again."""

from . import BID, BURN, OBLIGAR_CLOSED_ROUND, ORDER, OVER, PALO_FIJO, PASO, REVEAL, ROLL
from .legal import can_raise
from .pack import STATE, VERSION, checksum, pack
from .rules import SPECIAL_OBLIGAR, SPECIAL_PALO_FIJO, START_ROLL, Rules, options
from .view import Outcome

SEAT = -1  # stands for the last seat's number
SEATS = -2  # stands for one bit for each seat
LIMITS = {
    "phase": (0, OVER),
    "turn": (0, SEAT),
    "opener": (0, SEAT),
    "direction": (-1, 1),
    "standing": (0, 1023),
    "bidder": (-1, SEAT),
    "paso": (-1, SEAT),
    "special": (0, OBLIGAR_CLOSED_ROUND),
    "rolled": (0, SEATS),
    "passed": (0, SEATS),
    "spent": (0, SEATS),
    "picked": (0, 1),
    "first": (0, 1),
    "winner": (-1, SEAT),
}


def unpack(kind, data):
    """The game of class `kind` in these bytes. Raises ValueError if `pack` did not make them."""
    if not isinstance(data, (bytes, bytearray)):
        raise ValueError("saved game: no bytes")
    if len(data) < 9 or data[0] != VERSION:
        raise ValueError("saved game: not one of version %d" % VERSION)
    if checksum(data[:-2]) != data[-2] << 8 | data[-1]:
        raise ValueError("saved game: damaged, its checksum is wrong")
    game = kind(unpack_rules(data[2:6]), data[1])
    if len(data) != len(pack(game)):
        raise ValueError("saved game: %d bytes instead of %d" % (len(data), len(pack(game))))
    if not (_read(game, data) and _is_sound(game) and pack(game) == data):
        raise ValueError("saved game: there can be no such game")
    return game


def unpack_rules(data):
    """The rules that `pack_rules` made these 4 bytes of. Raises ValueError if it did not."""
    number = int.from_bytes(data, "big")
    switches = {}
    for name, values, _ in reversed(list(options())):
        switches[name] = values[number % len(values)]
        number //= len(values)
    if number or len(data) != 4:
        raise ValueError("rules: these bytes are no rules")
    return Rules(**switches)


def _read(game, data):
    """Fills the game; False if a value by itself is out of range."""
    seats = game.seats
    rows = len(data) - 2 - 8 * seats
    words = [(data[at] << 8 | data[at + 1]) - 1 for at in range(6, rows, 2)]
    for place, name in enumerate(STATE):
        low, high = LIMITS[name]
        high = seats - 1 if high == SEAT else (1 << seats) - 1 if high == SEATS else high
        if not low <= words[place] <= high:
            return False
        setattr(game, name, words[place])
    outcome = words[len(STATE) : -seats]
    game.outcome = Outcome(*outcome) if outcome[0] >= 0 else None
    game.said = words[-seats:]
    game.counts = tuple(data[rows : rows + seats])
    game.place = list(data[rows + seats : rows + 2 * seats])
    game.shown = bytearray(data[rows + 2 * seats : rows + 3 * seats])
    game.cups = bytearray(data[rows + 3 * seats : -2])
    return True


def _is_sound(game):
    """True if the values fit together, so that the game can be played on to its end."""
    for question in QUESTIONS:
        if not question(game):
            return False
    return True


def _seats_fit(game):
    if max(game.counts) > game.rules.dice or max(game.place) >= game.seats or not game.direction:
        return False
    if game.phase == OVER:
        return game.order() == (game.winner,) and game.turn == game.opener == game.winner
    if game.seats_in() < 2 or game.winner != -1:
        return False
    # Only at the reveal may the caller or the opener have left.
    return game.phase in (ORDER, REVEAL) or game.is_in(game.turn) and game.is_in(game.opener)


def _places_fit(game):
    if game.phase == OVER:  # it may have ended in the roll-off
        return True
    if game.phase != ORDER:
        return sorted(game.place) == list(range(game.seats))
    taken = [game.place[seat] for seat in game.order()]  # ascending, the tied ones alike
    for place in taken:
        if taken.index(place) != place:
            return False
    gone = [game.place[seat] for seat in range(game.seats) if not game.counts[seat]]
    last = list(range(game.seats_in(), game.seats))
    return sorted(gone) == last and game.rules.start == START_ROLL


def _dice_fit(game):
    if max(game.cups) > game.rules.sides:
        return False
    for seat in range(game.seats):
        count = game.counts[seat]
        if game.shown[seat] and (game.shown[seat] >= count or not game.has_rolled(seat)):
            return False
        if game.has_rolled(seat) and count and not min(game.cup(seat) + game.on_table(seat)):
            return False
    return True


def _round_fits(game):
    if max(game.said) >= BURN + 31:
        return False
    burners = [seat for seat in range(game.seats) if game.said[seat] >= BURN]
    if burners:
        right = game.phase in (ROLL, BID) and game.shown[game.turn] and not game.special
        if burners != [game.turn] or not right or not can_raise(game):
            return False
    elif game.phase not in (BID, REVEAL):  # nobody has done anything, only others may have rolled
        rolled = game.has_rolled(game.opener) if game.phase == ROLL else game.rolled
        return not (game.standing or game.passed or max(game.shown) or rolled)
    return bool(game.has_rolled(game.opener))


def _special_fits(game):
    if not game.special:
        return True
    rule = SPECIAL_PALO_FIJO if game.special == PALO_FIJO else SPECIAL_OBLIGAR
    if game.rules.special != rule or game.phase == REVEAL:  # by then its owner may have left
        return game.rules.special == rule
    if rule == SPECIAL_PALO_FIJO:
        return game.is_nearly_out(game.opener)
    return game.counts[game.opener] == 1


def _bid_fits(game):
    quantity = game.standing >> 4
    face = game.standing & 15
    if not game.standing:
        alone = game.bidder == game.paso == -1
        return alone and game.phase != REVEAL and game.turn == game.opener
    if not quantity or face > game.rules.sides or game.bidder < 0:
        return False
    if (face == 0) != (game.special == OBLIGAR_CLOSED_ROUND):
        return False
    if game.phase == REVEAL:  # those who bid and passed may have left since
        return True
    if quantity > sum(game.counts) or not game.is_in(game.bidder) or game.turn == game.paso:
        return False
    return game.is_in(game.paso) if game.paso >= 0 else game.turn != game.bidder


def _end_fits(game):
    outcome = game.outcome
    if not outcome:
        return game.phase != REVEAL
    if game.phase not in (REVEAL, OVER) or outcome.call > PASO or outcome.face > game.rules.sides:
        return False
    seats = (outcome.caller, outcome.bidder, outcome.loser, outcome.gainer)
    if max(seats) >= game.seats or min(seats[:2]) < 0 or max(outcome.count, 0) > 40:
        return False
    if game.phase == OVER:
        return True
    gainer = outcome.gainer
    room = gainer < 0 or game.counts[gainer] < game.rules.dice
    return room and outcome.bid == game.standing and outcome.caller == game.turn


QUESTIONS = (
    _seats_fit,
    _places_fit,
    _dice_fit,
    _round_fits,
    _special_fits,
    _bid_fits,
    _end_fits,
)
