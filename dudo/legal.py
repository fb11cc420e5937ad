# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What may be done and, if not, why not. `check` alone decides; nothing here changes the game.

The functions are methods of Game (`game.check(action)`), kept apart from what changes it.
"""

from .bids import least
from .codes import (
    ACES_CLOSED,
    BAD,
    BID,
    BURN,
    CALZA,
    FACE_FIXED,
    NO_BID,
    NOT_NOW,
    OBLIGAR_CLOSED_ROUND,
    OVER_DICE,
    OWN_BID,
    PALO_FIJO,
    PASO_STANDS,
    QUANTITY_ONLY,
    RIGHT,
    ROLL,
    TOO_LOW,
)
from .rules import (
    ACES_FLAT,
    CALZA_ANY,
    DIRECTION_FIRST,
    OPENING_ACES_FREE,
    OPENING_ACES_ONE_DIE,
    SPECIAL_OBLIGAR,
)


def check(game, action, seat=None):
    """0 if `seat` (None: the seat in turn) may do `action` now; else the reason, a code above 0.

    `action` is any int; one that is no move is BAD.
    """
    if seat is None:
        seat = game.turn
    if not _may_act(game, action, seat):
        return NOT_NOW
    if 0 <= action <= RIGHT:
        return CHECKS[action](game, seat)
    if 15 < action < BURN:
        return _check_bid(game, action >> 4, action & 15)
    if BURN < action < BURN + 31:
        return _check_burn(game, action - BURN, seat)
    return BAD


def lowest(game, face):
    """The least quantity that the seat in turn may bid on `face`; 0 if it may not."""
    if not 0 <= face <= game.rules.sides:
        return 0
    quantity = least(game.standing, face, _aces(game))
    if quantity > sum(game.counts) or check(game, quantity << 4 | face):
        return 0
    return quantity


def legal_actions(game, seat=None):
    """All that `seat` (None: the seat in turn) may do now, ascending."""
    if seat is None:
        seat = game.turn
    for action in range(RIGHT + 1):
        if not check(game, action, seat):
            yield action
    if seat != game.turn or game.phase != BID:
        return
    # From the lowest bid on a face up to all the dice every quantity will do.
    lowest_on = [lowest(game, face) for face in range(game.rules.sides + 1)]
    for quantity in range(1, sum(game.counts) + 1):
        for face, enough in enumerate(lowest_on):
            if 0 < enough <= quantity:
                yield quantity << 4 | face
    if not check(game, BURN | 1):  # one burn may be done: all may
        for mask in range(1, (1 << game.counts[seat]) - 1):
            yield BURN | mask


def _may_act(game, action, seat):
    if not ROLL <= game.phase <= BID or game.phase == ROLL and game.must_raise():
        return False
    if seat == game.turn:
        return True
    return action == CALZA and game.rules.calza == CALZA_ANY and game.is_in(seat)


def _aces(game):
    return ACES_FLAT if game.special else game.rules.aces


def _check_bid(game, quantity, face):
    standing = game.standing
    closed = game.special == OBLIGAR_CLOSED_ROUND
    if game.phase != BID:
        return NOT_NOW
    if face > game.rules.sides or not (face or closed):
        return BAD
    if standing and face != standing & 15 and _face_is_fixed(game):
        return FACE_FIXED
    if closed and face:
        return QUANTITY_ONLY
    if quantity > sum(game.counts):
        return OVER_DICE
    if face == 1 and not standing and not _aces_may_open(game):
        return ACES_CLOSED
    return TOO_LOW if quantity < least(standing, face, _aces(game)) else 0


def _face_is_fixed(game):
    if game.special != PALO_FIJO:
        return False
    return not (game.rules.fijo_one_die_may_change and game.is_nearly_out(game.turn))


def _aces_may_open(game):
    opening = game.rules.opening_aces
    if game.special or opening == OPENING_ACES_FREE:
        return True
    return opening == OPENING_ACES_ONE_DIE and game.counts[game.turn] == 1


def _may_call(game):
    """Calls wait until every cup is rolled, and from a burn until its raise."""
    return game.phase == BID and not game.must_raise() and game.all_rolled()


def _check_dudo(game, seat):
    if not _may_call(game):
        return NOT_NOW
    if not game.standing:
        return NO_BID
    return OWN_BID if game.bidder == seat and game.paso < 0 else 0


def _check_calza(game, seat):
    if not (game.rules.calza and _may_call(game) and _calza_is_open(game, seat)):
        return NOT_NOW
    if not game.standing:
        return NO_BID
    if game.bidder == seat:
        return OWN_BID
    return PASO_STANDS if game.paso >= 0 else 0


def _calza_is_open(game, seat):
    rules = game.rules
    if game.special or (game.seats_in() == 2 and not rules.calza_two_left):
        return False
    half = 2 * sum(game.counts) >= game.total
    return not rules.calza_limit or half or game.counts[seat] == 1


def _check_paso(game, seat):
    # Who has not rolled yet may bid, without having looked; a paso or a burn needs dice.
    done = game.passed >> seat & 1 or game.shown[seat]
    if not game.rules.paso or game.special or done or game.counts[seat] != 5:
        return NOT_NOW
    if game.phase != BID or not game.has_rolled(seat):
        return NOT_NOW
    if not game.standing:
        return NO_BID
    return PASO_STANDS if game.paso >= 0 else 0


def _check_burn(game, mask, seat):
    dice = game.counts[seat]
    if not game.rules.burn or game.special or game.shown[seat] or dice < 2:
        return NOT_NOW
    if game.phase != BID or not game.has_rolled(seat) or not can_raise(game):
        return NOT_NOW
    return 0 if mask < (1 << dice) - 1 else BAD


def can_raise(game):
    """True if a normal round has room for a bid above the standing one, whoever makes it."""
    for face in range(1, game.rules.sides + 1):
        if least(game.standing, face, game.rules.aces) <= sum(game.counts):
            return True
    return False


def _check_obligar(game, seat):
    open_now = game.phase == ROLL and not game.rolled and game.counts[seat] == 1
    if game.rules.special != SPECIAL_OBLIGAR or not open_now or game.spent >> seat & 1:
        return NOT_NOW
    return 0 if game.special_may_be() else NOT_NOW


def _check_direction(game, seat):
    picks = game.rules.direction
    if not picks or (picks == DIRECTION_FIRST and not game.first) or game.seats_in() == 2:
        return NOT_NOW
    return NOT_NOW if game.picked or game.standing or game.shown[seat] else 0


# By action: DUDO, CALZA, PASO, OBLIGAR_OPEN, OBLIGAR_CLOSED, LEFT, RIGHT.
CHECKS = (
    _check_dudo,
    _check_calza,
    _check_paso,
    _check_obligar,
    _check_obligar,
    _check_direction,
    _check_direction,
)
