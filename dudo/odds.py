# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Chances as whole numbers per 65536: of dice nobody has seen, and of a bid as one seat sees it."""

CERTAIN = 65536


def weights(n, good, bad):
    """Numbers in proportion to the chances that 0..n of `n` dice match, for each of which `good`
    ways do and `bad` ways do not. All fit a small int, for up to 40 dice and 128 ways.
    """
    # Each follows from its neighbour, from the likeliest on: rounding loses none that matters.
    middle = n * good // (good + bad)
    weights = [(1 << 28) // ((n + 1) * (good + bad))] * (n + 1)
    for each in range(middle, n):
        weights[each + 1] = weights[each] * (n - each) * good // ((each + 1) * bad)
    for each in range(middle, 0, -1):
        weights[each - 1] = weights[each] * each * bad // ((n - each + 1) * good)
    return weights


def at_least(k, n, sides, wild, most=40):
    """The chance that `k` to `most` of `n` unknown dice match; `wild`: aces count as well.

    Off by less than 1 in 10,000 for up to 40 dice of 4..12 sides.
    """
    good = 2 if wild else 1
    chances = weights(n, good, sides - good)
    total = sum(chances)
    chosen = 0
    for each in range(max(k, 0), min(most, n) + 1):
        chosen += chances[each]
    return (chosen * CERTAIN + total // 2) // total  # the only numbers longer than a small int


def exactly(k, n, sides, wild):
    """The chance that exactly `k` of `n` unknown dice match; as precise as `at_least`."""
    return at_least(k, n, sides, wild, k)


def truth(view, bid, chance=at_least, again=0):
    """The chance that `bid` is true, from the dice this view shows.

    `chance` exactly: that it is exactly true; `again`: so many of the own dice are rolled again.
    """
    face = bid & 15
    matching, hidden = count(view, face)
    return chance((bid >> 4) - matching, hidden + again, view.rules.sides, is_wild(view, face))


def calza(view, bid):
    """The chance that `bid` is exactly true, from the dice this view shows."""
    return truth(view, bid, exactly)


def count(view, face):
    """(dice in sight that match a bid on `face`, dice out of sight)."""
    matching = 0
    hidden = sum(view.counts)
    if face == 0:  # a closed obligar: nothing is in sight, but the opener's die is the face
        return 1, hidden - 1
    wild = 1 if is_wild(view, face) else face
    for cup in view.seen + view.shown:
        for die in cup or ():
            hidden -= 1
            if die == face or die == wild:
                matching += 1
    return matching, hidden


def is_wild(view, face):
    """True if aces count in a bid on `face`."""
    return not view.special and face != 1
