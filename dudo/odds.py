# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Chances as whole numbers per 65536: of dice nobody has seen, and of a bid as one seat sees it."""

CERTAIN = 65536


def at_least(k, n, sides, wild):
    """The chance that at least `k` of `n` unknown dice match; `wild`: aces count as well.

    Off by less than 1 in 10,000 for up to 40 dice of 4..12 sides.
    """
    return CERTAIN if k <= 0 else _between(k, n, n, sides, wild)


def exactly(k, n, sides, wild):
    """The chance that exactly `k` of `n` unknown dice match; as precise as `at_least`."""
    return _between(k, k, n, sides, wild) if k >= 0 else 0


def _between(low, high, n, sides, wild):
    """The chance of `low`..`high` matches."""
    good = 2 if wild else 1
    total = chosen = 0
    for k, weight in _weights(n, good, sides - good):
        total += weight
        if low <= k <= high:
            chosen += weight
    return (chosen * CERTAIN + total // 2) // total  # the only numbers longer than a small int


def _weights(n, good, bad):
    """(k, weight of k matches among n), the weights in proportion to the chances.

    Each follows from its neighbour, starting from the likeliest: so all fit a small int, and none
    that matters is lost to rounding.
    """
    middle = n * good // (good + bad)
    weight = 1 << 22
    for k in range(middle, n + 1):
        yield k, weight
        weight = weight * (n - k) * good // ((k + 1) * bad)
    weight = 1 << 22
    for k in range(middle, 0, -1):
        weight = weight * k * bad // ((n - k + 1) * good)
        yield k - 1, weight


def truth(view, bid):
    """The chance that `bid` is true, from the dice this view shows."""
    matching, hidden = count(view, bid & 15)
    return at_least((bid >> 4) - matching, hidden, view.rules.sides, is_wild(view, bid & 15))


def calza(view, bid):
    """The chance that `bid` is exactly true, from the dice this view shows."""
    matching, hidden = count(view, bid & 15)
    return exactly((bid >> 4) - matching, hidden, view.rules.sides, is_wild(view, bid & 15))


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
