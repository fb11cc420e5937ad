# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The boards that the desktop can play: one row a board, one obvious place for its numbers."""

from collections import namedtuple

from sim.nvm import Rp2Nvm, Samd51Nvm
from sim.panel import Ssd1306, St7735r

Board = namedtuple("Board", "panel width height motion pixels nvm")

BOARDS = {
    "pygamer": Board(St7735r, 160, 128, True, 5, Samd51Nvm),
    "pybadge": Board(St7735r, 160, 128, True, 5, Samd51Nvm),
    "pico_oled": Board(Ssd1306, 128, 64, True, 5, Rp2Nvm),
    "pico_tft": Board(St7735r, 160, 128, True, 5, Rp2Nvm),
}
