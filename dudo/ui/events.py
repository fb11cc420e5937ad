# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What can happen to a screen: one small int an event. A key's own number is its press."""

TICK = 0  # the time a screen asked to wait is over
UP = 1
DOWN = 2
LEFT = 3
RIGHT = 4
A = 5
B = 6
MENU = 7  # START on PyGamer and PyBadge
SHAKE = 8  # the device is being shaken
STILL = 9  # the shaking has ended
FACE_DOWN = 10  # the screen lies on the table: hide everything
FACE_UP = 11
SLEEP = 12  # nobody has touched it for a while

RELEASED = 16  # added to a key: let go
HELD = 32  # added to A, B or MENU: held for half a second
