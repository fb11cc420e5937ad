# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Prudente weighs the odds of what it sees and takes the safest way, with a little caprice."""

from dudo import odds
from dudo.bids import paso_is_true
from dudo.codes import BURN, CALZA, LEFT, OBLIGAR_CLOSED, OBLIGAR_OPEN, PASO, RIGHT, ROLL
from dudo.rules import PASO_FULL

# Chances per 65536.
SURE_ENOUGH = 26000  # to call calza out of turn
BOLD = 46000  # to bid more than it has to
PASO_IS_BLUFF = 30000
TRUE_PASO = 58000
FALSE_PASO = 20000
PRICE_OF_SHOWING = 9000


def choose(view, rng, memory):
    """The action with the best chance not to cost a die; see dudo.bots."""
    if not view.legal:
        return -1
    if view.phase == ROLL:
        return _before_rolling(view, rng)
    if view.seat != view.turn:
        return CALZA if odds.calza(view, view.standing) > SURE_ENOUGH else -1
    best = -1
    best_score = -2
    for action, score in _candidates(view, rng):
        if score > 0:
            score += rng(256) * 16
        if score > best_score:
            best = action
            best_score = score
    return best


def note(view, memory):
    """Prudente goes by the dice alone and remembers nothing."""


def _before_rolling(view, rng):
    if OBLIGAR_OPEN in view.legal and not view.special and rng(4) == 0:
        return OBLIGAR_OPEN if rng(2) else OBLIGAR_CLOSED
    if LEFT in view.legal and rng(2):
        return RIGHT if view.direction > 0 else LEFT
    return -1


def _candidates(view, rng):
    """(action, chance to get away with it): the calls, one bid on each face, one burn."""
    lowest = [0] * 16
    for action in view.legal:
        if action <= PASO:
            yield action, _call(view, action)
        elif 15 < action < BURN and not lowest[action & 15]:
            lowest[action & 15] = action
    safest = safest_bid = 0
    for bid in lowest:
        if bid:
            chance = odds.truth(view, bid)
            if chance > safest:
                safest = chance
                safest_bid = bid
            yield _bolder(view, bid, rng), _unharmed(chance)
    if view.legal[-1] > BURN and safest_bid:
        yield _burn(view, safest_bid)


def _call(view, call):
    if call == CALZA:
        return odds.calza(view, view.standing) * 5 // 4  # it also wins a die
    if call == PASO:
        true = paso_is_true(view.dice, view.rules.paso == PASO_FULL)
        return TRUE_PASO if true else FALSE_PASO
    if view.paso >= 0:
        return PASO_IS_BLUFF
    chance = odds.CERTAIN - odds.truth(view, view.standing)
    matching, _ = odds.count(view, view.standing & 15)
    return -1 if matching >= view.standing >> 4 else chance  # never against its own eyes


def _unharmed(chance):
    """A bid that is false goes undoubted about one time in four."""
    return chance + (odds.CERTAIN - chance) // 4


def _bolder(view, bid, rng):
    """Sometimes more than it must, as long as that is likely true."""
    while bid + 16 >> 4 <= sum(view.counts) and rng(2) and odds.truth(view, bid + 16) > BOLD:
        bid += 16
    return bid


def _burn(view, bid):
    """Shows the dice that match `bid` and hopes for more of them; kept dice become unknown."""
    face = bid & 15
    wild = 1 if odds.is_wild(view, face) else face
    mask = 0
    kept = 0
    for place, die in enumerate(view.dice):
        if die == face or die == wild:
            mask |= 1 << place
        else:
            kept += 1
    if not mask or not kept:
        return -1, -2
    matching, hidden = odds.count(view, face)
    chance = odds.at_least((bid >> 4) - matching, hidden + kept, view.rules.sides, wild == 1)
    return BURN | mask, _unharmed(chance) - PRICE_OF_SHOWING
