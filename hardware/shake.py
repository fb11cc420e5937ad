# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Feels whether the handheld is shaken, rests or lies on its face: pure integers, no allocation.

A shake goes to and fro, so what counts are its reversals: peaks of the acceleration without gravity
that each point against the one before. A knock, a flick or a step has two at the most.
"""

from micropython import const

from dudo.ui.events import FACE_DOWN, FACE_UP, SHAKE, STILL, TICK
from hardware.device import TICKS

_LONG_AGO = const(512)  # ms without a sample, after which all before is forgotten

# How easily a shake is felt: the least peak, in milli-g. A fall is 1000 and should not be one.
SENSITIVITIES = {"low": 1300, "normal": 950, "high": 750}
_PEAKS = const(3)  # that make a shake: more would be told too late
_SHORTEST = const(140)  # ms from the first to the last of them, at least: a knock rings for less
_SLOWEST = const(350)  # ms from one to the next, at most
# ms over twice the last gap, at most: a flick comes back later than it went. A sample at 25 Hz.
_UNEVEN = const(40)
_PULL = const(16000)  # a sample's, on gravity, in milli-g / 16: no hard shake may drag it along

_MOVED = const(500)  # milli-g of change: it has moved
_REST = const(200)  # ms without having moved: it is still

_TURNED = const(300)  # ms on its face, or off it, until that counts
# On its face gravity is more than that into the screen, in milli-g, and less along it;
_LEVEL = const(700)
_QUIET = const(1300)  # and not more than that: else it is being shaken
_RAISED = const(200)  # milli-g out of the screen: off its face


class Motion:
    """What one sensor feels; ``shaken`` and ``down`` (on its face) say how it is now.

    x and y lie in the screen, +z points out of it to the reader: lying face up, z is +1000.
    The chip of some boards is turned otherwise: whoever reads it has to see to that.
    """

    def __init__(self, sensitivity="normal"):
        """`sensitivity` is a key of SENSITIVITIES."""
        self.least = SENSITIVITIES[sensitivity]
        self.shaken = self.down = False
        self.now = None

    def feed(self, x, y, z, now):
        """SHAKE, STILL, FACE_DOWN, FACE_UP or TICK, which is nothing, after one sample.

        Milli-g, gravity included, and its ticks_ms(): 25 to 100 samples a second, evenly or not.
        """
        if self.now is None or (now - self.now) & TICKS > _LONG_AGO:
            self._begin(x, y, z, now)
        ms = (now - self.now) & TICKS
        self.now = now
        self.gravity_x += _pull(x, self.gravity_x, ms)
        self.gravity_y += _pull(y, self.gravity_y, ms)
        self.gravity_z += _pull(z, self.gravity_z, ms)
        if self._settled(x, y, z):
            if self.shaken:
                self.shaken = False
                self.peaks = 0
                return STILL
        elif not self.shaken and self._reversed(
            x - (self.gravity_x >> 4), y - (self.gravity_y >> 4), z - (self.gravity_z >> 4)
        ):
            self.shaken = True
            return SHAKE
        return self._turned(z, abs(x) + abs(y))

    def _begin(self, x, y, z, now):
        self.now = self.moved = self.turned = self.latest = now
        self.x, self.y, self.z = x, y, z  # the sample when it moved last
        self.gravity_x, self.gravity_y, self.gravity_z = x << 4, y << 4, z << 4
        self.peaks = 0

    def _settled(self, x, y, z):
        """True while nothing changes. (Without gravity it need not be 0 soon after a shake.)"""
        if _square(x - self.x, y - self.y, z - self.z) > _MOVED * _MOVED:
            self.x, self.y, self.z = x, y, z
            self.moved = self.now
        return (self.now - self.moved) & TICKS >= _REST

    def _reversed(self, x, y, z):
        """True if this acceleration, without gravity, is the peak that makes it a shake."""
        square = _square(x, y, z)
        if square < self.least * self.least:
            return False
        gap = (self.now - self.latest) & TICKS
        if not self.peaks or gap > _SLOWEST:
            self.peaks = 0
            self.first = self.now
        elif (x * self.peak_x + y * self.peak_y + z * self.peak_z) * 2 > -self.square:
            return False  # not against the last peak, or not half as far
        elif self.peaks > 1 and gap > 2 * self.gap + _UNEVEN:
            self.peaks = 1
            self.first = self.latest
        self.peaks += 1
        self.latest = self.now
        self.gap, self.square = gap, square
        self.peak_x, self.peak_y, self.peak_z = x, y, z
        return self.peaks >= _PEAKS and (self.now - self.first) & TICKS >= _SHORTEST

    def _turned(self, out, along):
        """FACE_DOWN or FACE_UP once gravity, out of the screen and along it, has long said so."""
        over = out > _RAISED if self.down else -_QUIET < out < -_LEVEL and along < _LEVEL
        if not over:
            self.turned = self.now
        elif (self.now - self.turned) & TICKS >= _TURNED:
            self.down = not self.down
            return FACE_DOWN if self.down else FACE_UP
        return TICK


def _pull(value, gravity, ms):
    """How far a sample moves gravity, in milli-g / 16: half a second behind."""
    return max(-_PULL, min(_PULL, (value << 4) - gravity)) * ms >> 9


def _square(x, y, z):
    return x * x + y * y + z * z
