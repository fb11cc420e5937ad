# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Adafruit PyGamer: a stick in place of the arrow keys."""

from dudo.ui.events import DOWN, LEFT, MENU, RIGHT, UP, A, B
from hardware.boards import badge
from hardware.stick import Stick

KEYS = (B, A, MENU, MENU)  # bits of the shift register; START and SELECT
STICK = (("JOYSTICK_X", LEFT, RIGHT), ("JOYSTICK_Y", UP, DOWN))  # pin, its low end, its high end


def make():
    """The Device of this board."""
    import board
    from analogio import AnalogIn

    device = badge.make("pygamer", KEYS)
    device.stick = Stick([(AnalogIn(getattr(board, pin)), low, high) for pin, low, high in STICK])
    return device
