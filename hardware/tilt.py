# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Feels with a tilt switch whether the handheld is shaken: a ball that makes and breaks contact."""

from micropython import const

from dudo.ui.events import SHAKE, STILL, TICK
from hardware.device import TICKS

_CHANGES = const(4)  # close upon each other: a shake
_CALM = const(400)  # ms without a change: its end


class Tilt:
    """What hardware.motion.Accelerometer is, but for the face: of that it feels nothing."""

    lost = False

    def __init__(self, queue, event):
        """`queue` is a keypad.EventQueue of that switch alone, `event` a keypad.Event to read."""
        self.queue = queue
        self.event = event
        self.changes = self.latest = 0

    @property
    def shaken(self):
        """Whether it is being shaken now."""
        return self.changes >= _CHANGES

    def read(self, now):
        """SHAKE, STILL or TICK."""
        calm = (now - self.latest) & TICKS > _CALM
        if calm and self.changes:
            shaken = self.changes >= _CHANGES
            self.changes = 0
            if shaken:
                return STILL
        if self.queue.get_into(self.event):
            self.latest = now
            self.changes += 1
            if self.changes == _CHANGES:
                return SHAKE
        return TICK

    def key_pressed(self):
        """Tells it nothing."""
