# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The simulated handheld on a real clock, with a loudspeaker: the one that the window shows."""

import time

from sim.device import SimulatedDevice
from sim.sound import Speaker

LONG = 1000  # ms to rest at most


def clock():
    """Milliseconds that only grow."""
    return time.monotonic_ns() // 1_000_000


class LiveDevice(SimulatedDevice):
    """It keeps no log: nobody would read it, and it would grow.

    ``changed`` something has been sent since the window was drawn last
    ``window``  a sim.window.Window, put here before the game starts
    """

    def __init__(self, **options):
        self.changed = True
        self.window = None
        super().__init__(**options)
        self.sound = Speaker()
        self._start = clock()

    def sender(self, kind):
        def send(_data):
            self.changed = True

        return send

    def wait(self, ms):
        asked = self.now = clock() - self._start
        while True:
            self.window.look()
            self.now = clock() - self._start
            event = self.look()
            left = LONG if ms is None else asked + ms - self.now
            if event or left <= 0:
                return event
            self.window.rest(self._quiet(left))

    def _quiet(self, ms):
        """How much of that time will pass without anything to look at."""
        due = self.due()
        return ms if due < 0 else min(ms, due)

    def sleep(self):
        self.wait(None)
