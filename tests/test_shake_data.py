# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The detector on traces of people who walk, and on motions made up at random."""

from random import Random

import pytest

from tools import shakes
from tools.motions import bus, flick, knock, set_down
from tools.shakes import HARD, RATES, TRACES

traced = pytest.mark.skipif(not TRACES.is_dir(), reason=f"no traces in {TRACES}")


@traced
def test_nobody_rolls_at_rest():
    assert shakes.false_rolls("stationary") == 0


@traced
def test_next_to_nobody_rolls_on_a_walk():
    assert shakes.false_rolls("walking") <= 0.2


@traced
def test_a_run_may_be_a_shake():
    """It is as hard as one: the traces are read, and the detector is awake."""
    assert shakes.false_rolls("running", "high") > 0


@pytest.mark.parametrize("rate", RATES)
def test_shakes_are_found_in_time_and_end(rate):
    assert min(shakes.shakes("normal", rate, HARD, 5, seed="test")) >= 99


def test_a_soft_shake_is_not_felt_at_low_sensitivity():
    assert shakes.shakes("low", 50, (1,), 2)[0] == 0


@pytest.mark.parametrize("motion", (knock, flick, set_down))
def test_accidents_are_no_shake(motion):
    assert shakes.mistaken(motion, 60, seed="test") == 0


def test_a_bus_does_not_roll():
    assert shakes.mistaken(bus, 1, seed="test") == 0


@pytest.mark.parametrize("rate", RATES)
def test_turned_over_slowly_it_still_knows(rate):
    chance = Random(rate)
    for length in range(200, 3000, 200):
        told = shakes.face_down(length, rate, chance)
        assert len(told) == 1 and told[0] <= length + 360, length
