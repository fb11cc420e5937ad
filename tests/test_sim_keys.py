# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What keys become: presses, releases, repeats of the arrows, holds of the others."""

import keypad
import pytest

from dudo.ui.events import DOWN, HELD, LEFT, MENU, RELEASED, RIGHT, UP, A, B
from hardware.device import TICKS
from hardware.keys import HOLD, REPEAT_FIRST, REPEAT_NEXT, Keys
from sim.device import next_due

ARROWS = (UP, DOWN, LEFT, RIGHT)
HOLDERS = (A, B, MENU)


class Bench:
    """Keys on a bench: a queue to put changes into and a clock to turn."""

    def __init__(self, start=0):
        self.now = start
        self.queue = keypad.EventQueue(64)
        self.keys = Keys(self.queue, keypad.Event(0, True), range(16))

    def change(self, key, pressed):
        self.queue.keypad_eventqueue_record(key, pressed)
        return self.keys.read(self.now)

    def after(self, ms):
        self.now = self.now + ms & TICKS
        return self.keys.timer(self.now)


@pytest.fixture(params=[0, TICKS - 300], ids=["early", "across the wrap"])
def bench(request):
    return Bench(request.param)


@pytest.mark.parametrize("key", ARROWS + HOLDERS)
def test_press_and_release(bench, key):
    assert not bench.keys.held(key)
    assert bench.change(key, True) == key
    assert bench.keys.held(key)
    assert bench.change(key, False) == key | RELEASED
    assert not bench.keys.held(key)
    assert next_due(bench.keys, bench.now) == -1


@pytest.mark.parametrize("key", ARROWS)
def test_an_arrow_repeats(bench, key):
    bench.change(key, True)
    assert next_due(bench.keys, bench.now) == REPEAT_FIRST == 400
    assert bench.after(399) == 0
    assert bench.after(1) == key
    for _ in range(10):
        assert next_due(bench.keys, bench.now) == REPEAT_NEXT == 120
        assert bench.after(119) == 0
        assert bench.after(1) == key
    bench.change(key, False)
    assert bench.after(1000) == 0


@pytest.mark.parametrize("key", HOLDERS)
def test_a_hold_is_told_once(bench, key):
    bench.change(key, True)
    assert next_due(bench.keys, bench.now) == HOLD == 500
    assert bench.after(499) == 0
    assert bench.after(1) == key | HELD
    assert bench.after(5000) == 0 and next_due(bench.keys, bench.now) == -1
    assert bench.change(key, False) == key | RELEASED


def test_a_late_repeat_does_not_make_up_for_the_lost_ones(bench):
    bench.change(UP, True)
    assert bench.after(2000) == UP
    assert bench.after(119) == 0


def test_two_keys_are_due_one_after_the_other(bench):
    bench.change(A, True)
    bench.now = bench.now + 50 & TICKS
    bench.change(RIGHT, True)
    assert next_due(bench.keys, bench.now) == 400
    assert bench.after(400) == RIGHT
    assert bench.after(50) == A | HELD


def test_a_key_held_at_start_is_not_heard(bench):
    assert bench.change(A, False) == 0
    assert bench.change(A, True) == A


def test_clear_forgets_what_is_queued_and_what_is_held(bench):
    bench.change(A, True)
    bench.queue.keypad_eventqueue_record(B, True)
    bench.keys.clear()
    assert not bench.keys.held(A) and bench.keys.read(bench.now) == 0
    assert bench.after(1000) == 0
    assert bench.change(A, False) == 0
    assert bench.change(B, False) == 0


def test_a_queue_that_overflowed_is_thrown_away_and_b_counts_as_let_go(bench):
    bench.change(B, True)
    for _ in range(33):
        bench.queue.keypad_eventqueue_record(A, True)
        bench.queue.keypad_eventqueue_record(A, False)
    assert bench.queue.overflowed
    assert bench.keys.read(bench.now) == B | RELEASED
    assert bench.keys.read(bench.now) == 0
    assert not bench.queue.overflowed and not bench.keys.held(B)
    assert bench.change(A, True) == A


def test_sixty_four_changes_fit(bench):
    for _ in range(32):
        bench.queue.keypad_eventqueue_record(A, True)
        bench.queue.keypad_eventqueue_record(A, False)
    heard = [bench.keys.read(bench.now) for _ in range(65)]
    assert heard == [A, A | RELEASED] * 32 + [0]


def test_key_numbers_are_the_boards():
    queue = keypad.EventQueue(64)
    keys = Keys(queue, keypad.Event(0, True), (B, A, MENU))
    queue.keypad_eventqueue_record(0, True)
    queue.keypad_eventqueue_record(2, True)
    assert (keys.read(0), keys.read(0)) == (B, MENU)
