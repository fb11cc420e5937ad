# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Turns key changes into the events of dudo.ui.events: presses, repeats, holds and releases.

Pure integers, used by device and desktop alike: `keypad` has debounced the keys already, and what
reads it is handed in.
"""

from dudo.ui import events
from hardware.device import TICKS

HOLD = 500  # ms until A, B and MENU count as held
REPEAT_FIRST = 400  # ms until a held arrow repeats
REPEAT_NEXT = 120  # ms from one repeat to the next


class Keys:
    """The keys of a handheld. All times are ticks_ms() values."""

    def __init__(self, queue, event, keys):
        """`queue` is a keypad.EventQueue, `event` the one keypad.Event that it is read into.

        `keys` gives the event of each key number, such as (B, A, MENU).
        """
        self.queue = queue
        self.event = event
        self.keys = keys
        self.down = 0  # one bit a key
        self.timed = 0  # keys with a repeat or a hold to come
        self.due = [0] * 8  # when it comes

    def held(self, key):
        """True while that key is down, unless `clear` has made it forgotten."""
        return bool(self.down >> key & 1)

    def clear(self):
        """Forgets what is queued and every key held; their releases will not be heard of either."""
        self.queue.clear()
        self.down = self.timed = 0

    def read(self, now):
        """The next event of the queue, or 0. A queue that overflowed is no longer trusted: what
        was held counts as let go, B first, so that dice looked at are covered."""
        if self.queue.overflowed:
            looking = self.held(events.B)
            self.clear()
            if looking:
                return events.B | events.RELEASED
        while self.queue.get_into(self.event):
            told = self.change(self.keys[self.event.key_number], self.event.pressed, now)
            if told:
                return told
        return 0

    def change(self, key, pressed, now):
        """The event of one key going down or up, or 0: a release without a press is nothing."""
        bit = 1 << key
        if pressed:
            self.down |= bit
            self.timed |= bit
            self.due[key] = now + (REPEAT_FIRST if key < events.A else HOLD) & TICKS
            return key
        if not self.down & bit:
            return 0
        self.down ^= bit
        self.timed &= ~bit
        return key | events.RELEASED

    def timer(self, now):
        """The repeat of an arrow or the hold of another key that is due by now, or 0."""
        for key in range(1, 8):
            if self.timed >> key & 1 and (now - self.due[key]) & TICKS <= TICKS >> 1:
                if key < events.A:
                    self.due[key] = now + REPEAT_NEXT & TICKS
                    return key
                self.timed ^= 1 << key
                return key | events.HELD
        return 0
