# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What may be done and, if not, why not. `check` alone decides; nothing here changes the game.

The functions are methods of Game (`game.check(action)`), kept apart from what changes it.
"""

import dudo

from . import rules as switches


def check(game, action, seat=None):
    """0 if `seat` (None: the seat in turn) may do `action` now; else the reason, a code above 0.

    `action` is any int; one that is no move is BAD.
    """
    if seat is None:
        seat = game.turn
    elif seat != game.turn:  # calza alone may come from another seat
        if action != dudo.CALZA or game.rules.calza != switches.CALZA_ANY or not game.is_in(seat):
            return dudo.NOT_NOW
    if game.phase != dudo.BID and (game.phase != dudo.ROLL or game.must_raise()):
        return dudo.NOT_NOW
    if 15 < action < dudo.BURN:
        return _check_bid(game, action >> 4, action & 15)
    if dudo.BURN < action < dudo.BURN + 31:
        return _check_burn(game, action - dudo.BURN, seat)
    if not 0 <= action <= dudo.RIGHT:
        return dudo.BAD
    if action <= dudo.PASO:
        return _check_call(game, action, seat)
    return 0 if _may_announce(game, action, seat) else dudo.NOT_NOW


def lowest(game, face):
    """The least quantity that the seat in turn may bid on `face`; 0 if it may not."""
    if not 0 <= face <= game.rules.sides:
        return 0
    quantity = least(game, face)
    if quantity > sum(game.counts) or check(game, quantity << 4 | face):
        return 0
    return quantity


def legal_actions(game, seat=None):
    """All that `seat` (None: the seat in turn) may do now, ascending."""
    for action in range(dudo.RIGHT + 1):
        if not check(game, action, seat):
            yield action
    if game.phase != dudo.BID or seat not in (None, game.turn):
        return
    # From the lowest bid on a face up to all the dice every quantity will do.
    bids = [lowest(game, face) << 4 | face for face in range(game.rules.sides + 1)]
    bids = [bid for bid in bids if bid > 15]
    all_dice = sum(game.counts) << 4
    for quantity in range(min(bids or [all_dice + 16]) & ~15, all_dice + 1, 16):
        for bid in bids:
            if quantity + 16 > bid:  # at least the lowest quantity of that face
                yield quantity | bid & 15
    if not check(game, dudo.BURN | 1):  # one burn may be done: all may
        for mask in range(1, (1 << game.counts[game.turn]) - 1):
            yield dudo.BURN | mask


def least(game, face):
    """The least quantity on `face` that beats the standing bid, however many dice there are.

    Rules, section 3, points 1 to 4 and 6.
    """
    quantity = game.standing >> 4
    said = game.standing & 15
    aces = switches.ACES_FLAT if game.special else game.rules.aces
    if not quantity:
        return 1
    if (face == 1) != (said == 1) and aces != switches.ACES_FLAT and aces != switches.ACES_TOP:
        if aces == switches.ACES_HALF:
            return (quantity + 1) // 2 if face == 1 else 2 * quantity + 1
        return quantity // 2 + 1 if face == 1 else 2 * quantity
    if aces == switches.ACES_TOP:  # one ladder, with the aces above the highest face
        face = face if face != 1 else 16
        said = said if said != 1 else 16
    return quantity if face > said else quantity + 1


def _check_bid(game, quantity, face):
    standing = game.standing
    special = game.special
    if game.phase != dudo.BID:
        return dudo.NOT_NOW
    if face > game.rules.sides or not (face or special == dudo.OBLIGAR_CLOSED_ROUND):
        return dudo.BAD
    if special == dudo.PALO_FIJO and standing and face != standing & 15:
        if not (game.rules.fijo_one_die_may_change and game.is_nearly_out(game.turn)):
            return dudo.FACE_FIXED
    if special == dudo.OBLIGAR_CLOSED_ROUND and face:
        return dudo.QUANTITY_ONLY
    if quantity > sum(game.counts):
        return dudo.OVER_DICE
    if face == 1 and not standing and not special:
        opening = game.rules.opening_aces
        one_die = opening == switches.OPENING_ACES_ONE_DIE and game.counts[game.turn] == 1
        if opening != switches.OPENING_ACES_FREE and not one_die:
            return dudo.ACES_CLOSED
    return dudo.TOO_LOW if quantity < least(game, face) else 0


def _check_burn(game, mask, seat):
    dice = game.counts[seat]
    if not game.rules.burn or game.special or game.shown[seat] or dice < 2:
        return dudo.NOT_NOW
    if game.phase != dudo.BID or not game.has_rolled(seat) or not can_raise(game):
        return dudo.NOT_NOW
    return 0 if mask < (1 << dice) - 1 else dudo.BAD


def can_raise(game):
    """True if there is room for a bid above the standing one, whoever makes it."""
    for face in range(1, game.rules.sides + 1):
        if least(game, face) <= sum(game.counts):
            return True
    return False


def _check_call(game, call, seat):
    if game.phase != dudo.BID or not _may_call(game, call, seat):
        return dudo.NOT_NOW
    if not game.standing:
        return dudo.NO_BID
    if game.bidder == seat and (call == dudo.CALZA or game.paso < 0):
        return dudo.OWN_BID
    return dudo.PASO_STANDS if game.paso >= 0 and call != dudo.DUDO else 0


def _may_call(game, call, seat):
    """True if there is room for this call by this seat, whatever has been bid."""
    rules = game.rules
    dice = game.counts[seat]
    if call == dudo.PASO:
        # Who has not rolled yet may bid, without having looked; a paso or a burn needs dice.
        done = game.passed >> seat & 1 or game.shown[seat] or not game.has_rolled(seat)
        return rules.paso and dice == 5 and not game.special and not done
    if game.must_raise() or not game.all_rolled():
        return False
    if call == dudo.DUDO:
        return True
    if not rules.calza or game.special or (game.seats_in() == 2 and not rules.calza_two_left):
        return False
    return not rules.calza_limit or 2 * sum(game.counts) >= game.total or dice == 1


def _may_announce(game, action, seat):
    """True if this seat may declare an obligar now, or pick a direction."""
    if action < dudo.LEFT:
        if game.rules.special != switches.SPECIAL_OBLIGAR or game.spent >> seat & 1:
            return False
        first = game.phase == dudo.ROLL and not game.rolled
        return first and game.counts[seat] == 1 and game.special_may_be()
    picks = game.rules.direction
    if not picks or (picks == switches.DIRECTION_FIRST and not game.first) or game.seats_in() == 2:
        return False
    return not (game.picked or game.standing or game.shown[seat])
