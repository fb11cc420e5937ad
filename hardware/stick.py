# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""An analogue stick as four arrow keys, with hysteresis so that its edge does not chatter."""

from micropython import const

_LOW = const(15000)  # of 65535: it leans that way; the middle is near 32768
_HIGH = const(50000)
_SLACK = const(5000)  # so much back towards the middle it must come to be let go


class Stick:
    """Two analogio.AnalogIn and the arrows at their ends."""

    def __init__(self, axes):
        """`axes`: for each axis its input, the key at its low end, the key at its high end."""
        self.axes = axes
        self.held = [0] * len(axes)  # the key of each axis that is down

    def read(self, keys, now):
        """What `keys` (hardware.keys.Keys) makes of the first change since the last call, or 0."""
        held = self.held
        for index in range(len(held)):
            axis, low, high = self.axes[index]
            key = held[index]
            value = axis.value
            leans = 0
            if value < (_LOW + _SLACK if key == low else _LOW):
                leans = low
            elif value > (_HIGH - _SLACK if key == high else _HIGH):
                leans = high
            if leans != key:
                held[index] = 0 if key else leans  # from end to end it is let go first
                return keys.change(key or leans, not key, now)
        return 0
