# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Adafruit PyBadge and EdgeBadge; PyBadge LC: no sensor, one light."""

from dudo.ui.events import DOWN, LEFT, MENU, RIGHT, UP, A, B
from hardware.boards import badge

KEYS = (B, A, MENU, MENU, RIGHT, DOWN, UP, LEFT)  # bits of the shift register; START and SELECT


def make():
    """The Device of this board."""
    return badge.make("pybadge", KEYS)
