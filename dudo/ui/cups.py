# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Everybody's cups on one page: a name and a row of dice a seat, in one column or two."""

from dudo.ui import look
from dudo.ui.widgets import Line


class Cups:
    """One row for each of `seats` below `top`; `places` dice wide."""

    def __init__(self, page, seats, top, places=5):
        self.app = page.app
        self.seats = seats
        self.names = {}
        self.rows = {}
        wide = len(seats) < 5
        columns = 1 if wide else 2
        lines = 4 if wide else (len(seats) + 1) // 2
        width = page.app.width // columns
        height = (page.app.height - top - (12 if page.app.tall else 0)) // lines
        size = self._size(wide)
        for index, seat in enumerate(seats):
            x = index % columns * width
            y = top + index // columns * height
            self._place(page, seat, x, y, width, size, places)

    def _size(self, wide):
        if not self.app.tall:
            return 12 if wide else 11
        return 26 if wide else 13

    def _place(self, page, seat, x, y, width, size, places):
        """The name stands before the dice, or above them where there is no room beside."""
        above = self.app.tall and size < 26
        cells = width // 6 if above else min(8, (width - places * size - 1) // 6)
        down = 0 if above else max(0, (size - 12) // 2)
        name = Line(x, y + down, cells, text=self.app.table.names[seat])
        self.names[seat] = page.add(name)
        left = x if above else x + cells * 6 + 1
        self.rows[seat] = page.dice(left, y + 12 if above else y, size, places)

    def mark(self, seat):
        """Draws that seat's name in gold."""
        self.names[seat].tint(look.GOLD)

    def cover(self, seat, count):
        """Shows that seat's cups."""
        self.rows[seat].cover(count)

    def show(self, seat, faces, counted=0, wild=False, shader=None):
        """Shows that seat's dice, as widgets.Dice.show."""
        self.rows[seat].show(faces, counted, wild, shader)
