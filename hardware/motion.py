# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Feels with an accelerometer whether the handheld is shaken, rests, or lies on its face."""

from micropython import const

from dudo.ui.events import FACE_UP, STILL, TICK
from hardware.device import TICKS

PERIOD = 20  # ms from one sample to the next
MILLI_G = 102  # in one m/s2
_FAILURES = const(5)  # samples in a row that fail: a plug has come loose
FACING = 500  # milli-g out of the screen: it looks up

AXES = ("+x", "-x", "+y", "-y", "+z", "-z")


class Accelerometer:
    """Any sensor with `acceleration` in m/s2, which is all that Adafruit's have in common.

    ``lost``  it has failed too often: nothing will come any more
    """

    def __init__(self, sensor, screen, detector):
        """`screen`: which of AXES points out of the screen; `detector`: a hardware.shake.Motion."""
        self.sensor = sensor
        self.axis = AXES.index(screen) >> 1
        self.sign = -1 if screen[0] == "-" else 1
        self.detector = detector
        self.sampled = self.failures = 0
        self.lost = self.sure = False

    @property
    def shaken(self):
        """Whether it is being shaken now."""
        return self.detector.shaken

    def read(self, now):
        """The event of the sample that is due by now, or TICK."""
        if (now - self.sampled) & TICKS < PERIOD:
            return TICK
        self.sampled = now
        try:
            values = self.sensor.acceleration
        except OSError:
            return self._fail()
        self.failures = 0
        axis = self.axis
        z = int(values[axis] * MILLI_G) * self.sign
        if z > FACING:
            self.sure = True
        x, y = int(values[axis - 1] * MILLI_G), int(values[axis - 2] * MILLI_G)
        return self.detector.feed(x, y, z, now)

    def key_pressed(self):
        """Who presses a key sees the screen: if it has looked down ever since the start, it is the
        sensor that sits the other way round."""
        if self.detector.down and not self.sure:
            self.sign = -self.sign
            self.sure = True

    def _fail(self):
        """Whoever waits for the screen to be turned up, or for a shake to end, must hear of it."""
        detector = self.detector
        self.failures += 1
        if self.failures < _FAILURES:
            return TICK
        if detector.down:
            detector.down = False
            return FACE_UP
        self.lost = True
        return STILL
