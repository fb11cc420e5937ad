# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Shaken, still, face down, face up: what the detector tells of plain motions, sample by sample."""

import gc

from dudo.ui.events import FACE_DOWN, FACE_UP, SHAKE, STILL
from hardware.device import TICKS
from hardware.shake import SENSITIVITIES, Motion

SINE = (
    0,
    588,
    951,
    951,
    588,
    0,
    -588,
    -951,
    -951,
    -588,
)  # thousandths: 5 Hz at 50 samples a second
SIDES = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
PERIOD = 20  # ms


class Hand:
    """Holds a detector and moves it; ``told`` is (ms, event) of all it has told."""

    def __init__(self, sensitivity="normal", start=0):
        self.motion = Motion(sensitivity)
        self.start = start
        self.ms = 0
        self.told = []

    def feel(self, x, y, z, ms=PERIOD):
        event = self.motion.feed(x, y, z, self.start + self.ms & TICKS)
        if event:
            self.told.append((self.ms, event))
        self.ms += ms

    def hold(self, ms, x=0, y=0, z=1000):
        for _ in range(ms // PERIOD):
            self.feel(x, y, z)

    def shake(self, ms, peak=2000, side=SIDES[0], z=1000):
        for i in range(ms // PERIOD):
            swing = SINE[i % len(SINE)] * peak // 1000
            self.feel(swing * side[0], swing * side[1], swing * side[2] + z)

    def events(self):
        return [event for _, event in self.told]


def test_a_shake_is_told_while_it_lasts_and_its_end_soon_after():
    for side in SIDES:
        hand = Hand()
        hand.hold(1000)
        hand.shake(1500, side=side)
        hand.hold(1000)
        assert hand.events() == [SHAKE, STILL], side
        (started, _), (ended, _) = hand.told
        assert 1000 < started <= 1300
        assert 2500 < ended <= 3000


def test_a_shake_across_the_wrap_of_the_clock():
    for before in range(1000, 3000, 100):
        hand = Hand(start=TICKS + 1 - before)
        hand.hold(1000)
        hand.shake(1500)
        hand.hold(1000)
        assert hand.events() == [SHAKE, STILL], before


def test_sensitivities_differ():
    felt = {850: {"high"}, 1150: {"high", "normal"}, 1600: {"high", "normal", "low"}}
    for peak in felt:
        for sensitivity in SENSITIVITIES:
            hand = Hand(sensitivity)
            hand.hold(500)
            hand.shake(1500, peak)
            assert (SHAKE in hand.events()) == (sensitivity in felt[peak]), (peak, sensitivity)


def test_two_shakes_are_two():
    hand = Hand()
    for _ in range(2):
        hand.hold(600)
        hand.shake(800)
    hand.hold(600)
    assert hand.events() == [SHAKE, STILL, SHAKE, STILL]


def test_a_knock_is_no_shake():
    for hard in (2000, 4000, 8000):
        hand = Hand()
        hand.hold(1000)
        for x in (hard, -hard, hard // 2, -hard // 4):
            hand.feel(x, 0, 1000)
        hand.hold(1000)
        assert hand.events() == [], hard


def test_a_flick_is_no_shake():
    hand = Hand()
    hand.hold(1000)
    hand.shake(200, 4000)
    hand.hold(1000)
    assert hand.events() == []


def test_a_flick_and_its_way_back_are_no_shake():
    hand = Hand()
    hand.hold(1000)
    hand.shake(200, 3000)
    hand.hold(160)
    hand.shake(200, -3000)
    hand.hold(1000)
    assert hand.events() == []


def test_pushes_in_one_direction_are_no_shake():
    hand = Hand()
    hand.hold(1000)
    for _ in range(8):
        hand.shake(100, 2000)
        hand.hold(100)
    assert hand.events() == []


def test_blows_from_all_sides_are_no_shake():
    hand = Hand()
    hand.hold(1000)
    for _ in range(4):
        for side in SIDES:
            hand.feel(1500 * side[0], 1500 * side[1], 1500 * side[2] + 1000)
            hand.hold(80)
    assert hand.events() == []


def test_gaps_between_samples_do_not_start_or_stop_a_shake():
    hand = Hand()
    hand.hold(1000)
    hand.feel(0, 0, 1000, ms=300)  # the panel was sent, or a bot has thought
    hand.shake(600)
    hand.feel(0, 0, 1000, ms=120)
    hand.shake(600)
    assert hand.events() == [SHAKE]


def test_what_was_long_ago_is_forgotten():
    hand = Hand()
    hand.hold(1000)
    for x in (1900, -1900, 1900, -1900):
        hand.feel(x, 0, 1000, ms=600)
    assert hand.events() == []


def test_on_its_face_for_some_time():
    hand = Hand()
    hand.hold(1000)
    hand.hold(1000, z=-1000)
    assert hand.events() == [FACE_DOWN] and hand.motion.down
    assert abs(hand.told[0][0] - 1300) <= PERIOD


def test_on_its_face_for_a_moment():
    hand = Hand()
    for _ in range(5):
        hand.hold(1000)
        hand.hold(280, z=-1000)
    assert hand.events() == [] and not hand.motion.down


def test_leaning_is_not_lying_on_its_face():
    hand = Hand()
    for x, z in ((1000, 0), (866, -500), (-766, -643), (0, 1000)):
        hand.hold(1000, x=x, z=z)
    assert hand.events() == []


def test_only_clearly_off_its_face_is_face_up():
    hand = Hand()
    hand.hold(1000, z=-1000)
    for x, z in ((866, -500), (1000, 0), (990, 140)):  # as on a sloping knee: still down
        hand.hold(1000, x=x, z=z)
    assert hand.events() == [FACE_DOWN]
    hand.hold(280, z=1000)
    hand.hold(200, z=-1000)
    assert hand.events() == [FACE_DOWN]
    hand.hold(1000, x=866, z=500)
    assert hand.events() == [FACE_DOWN, FACE_UP] and not hand.motion.down


def test_shaken_like_a_cup_on_its_head():
    hand = Hand()
    hand.hold(1000)
    hand.hold(200, x=1000, z=0)
    hand.shake(1500, z=-1000)
    assert hand.events() == [SHAKE]
    hand.hold(1000, z=-1000)
    assert hand.events() == [SHAKE, STILL, FACE_DOWN]


def test_no_sample_allocates():
    if not hasattr(gc, "mem_alloc"):
        return  # only MicroPython counts
    hand = Hand()
    hand.shake(1000)
    hand.hold(1000)
    feed = hand.motion.feed
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    now = 2000
    while now < 12000:
        feed(SINE[now // PERIOD % 10] * 3, 0, 1000, now)
        now += PERIOD
    used = gc.mem_alloc() - before
    gc.enable()
    assert hand.motion.shaken and used < 64, used  # for 500 samples
