# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Prudente weighs the odds of what it sees and takes the safest way, with a little caprice.

Its scores are chances not to cost a die, per 65536; the bare numbers below are of its temper.
"""

import dudo
from dudo import odds


def choose(view, rng, memory):
    """The action with the best chance not to cost a die; see dudo.bots."""
    if not view.legal:
        return -1
    if view.phase == dudo.ROLL:
        if dudo.OBLIGAR_OPEN in view.legal and not view.special and rng(4) == 0:
            return dudo.OBLIGAR_OPEN if rng(2) else dudo.OBLIGAR_CLOSED
        if dudo.LEFT in view.legal and rng(2):
            return dudo.RIGHT if view.direction > 0 else dudo.LEFT
        return -1
    if view.seat != view.turn:  # nobody has asked it: only when it is rather sure
        return dudo.CALZA if odds.calza(view, view.standing) > 26000 else -1
    best = -1
    best_score = -2
    for action, score in _candidates(view, rng):
        if action > dudo.PASO:  # a bid that is false goes undoubted about one time in four
            score += (odds.CERTAIN - score) // 4
        if score > 0:
            score += rng(256) * 16
        if score > best_score:
            best = action
            best_score = score
    return best


def note(view, memory):
    """Prudente goes by the dice alone and remembers nothing."""


def _candidates(view, rng):
    """(action, score): the calls, one bid on each face, one burn."""
    lowest = [0] * 16
    for action in view.legal:
        if action <= dudo.PASO:
            yield action, _call(view, action)
        elif 15 < action < dudo.BURN and not lowest[action & 15]:
            lowest[action & 15] = action
    safest = safest_bid = 0
    for bid in lowest:
        if bid:
            chance = odds.truth(view, bid)
            if chance > safest:
                safest = chance
                safest_bid = bid
            # Sometimes more than it must, as long as that is likely true.
            while bid >> 4 < sum(view.counts) and rng(2) and odds.truth(view, bid + 16) > 46000:
                bid += 16
            yield bid, chance
    if view.legal[-1] > dudo.BURN and safest_bid:
        yield _burn(view, safest_bid)


def _call(view, call):
    if call == dudo.CALZA:
        return odds.calza(view, view.standing) * 5 // 4  # it also wins a die
    if call == dudo.PASO:  # a false one often goes undoubted, a true one never hurts much
        full = view.rules.paso == dudo.rules.PASO_FULL
        return 58000 if dudo.view.paso_is_true(view.dice, full) else 20000
    if view.paso >= 0:
        return 30000  # that the paso which stands is a bluff
    return odds.CERTAIN - odds.truth(view, view.standing) or -1  # never against its own eyes


def _burn(view, bid):
    """Shows the dice that match `bid` and hopes for more of them; kept dice become unknown."""
    mask = kept = 0
    for place, die in enumerate(view.dice):
        if die == bid & 15 or die == 1 and odds.is_wild(view, bid & 15):
            mask |= 1 << place
        else:
            kept += 1
    if not mask or not kept:
        return -1, -2
    return dudo.BURN | mask, odds.truth(view, bid, again=kept) - 12000  # the price of showing
