# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The odds against exact fractions, and the example in the package's docstring."""

import doctest
from fractions import Fraction
from math import comb

import pytest

import dudo
from dudo.odds import CERTAIN, at_least, exactly

ALLOWED = Fraction(1, 10_000)


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12])
@pytest.mark.parametrize("wild", [True, False])
def test_odds(sides, wild):
    match = Fraction(2 if wild else 1, sides)
    for dice in range(41):
        chances = [comb(dice, k) * match**k * (1 - match) ** (dice - k) for k in range(dice + 1)]
        for k in range(-1, dice + 2):
            among = chances[max(k, 0) :]
            one = chances[k] if 0 <= k <= dice else 0
            assert abs(Fraction(at_least(k, dice, sides, wild), CERTAIN) - sum(among)) < ALLOWED
            assert abs(Fraction(exactly(k, dice, sides, wild), CERTAIN) - one) < ALLOWED


def test_the_example_of_the_package():
    result = doctest.testmod(dudo)
    assert result.attempted > 8 and result.failed == 0
