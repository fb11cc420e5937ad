# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Everybody's cups on one page: a name and a row of dice a seat, in one column or two."""

from dudo.ui.widgets import Line


class Cups:
    """A name, the Line `names[seat]`, and a row of `places` dice for each seat, below `top`."""

    def __init__(self, page, seats, top, places=5, layers=1, dim=False):
        app = page.app
        columns = 1 if len(seats) < 5 else 2
        size = (26, 13)[columns - 1] if app.tall else (12, 11)[columns - 1]
        width = app.width // columns
        above = app.tall and columns > 1  # the name: there is no room beside the dice
        cells = width // 6 if above else min(8, (width - places * size - 1) // 6)
        self.columns = columns
        self.step = 2 if above else 1  # rows of tiles a seat takes
        rows = (len(seats) + columns - 1) // columns * self.step
        left = 0 if above else cells * 6 + 1
        self.dice = [
            page.dice(left + column * width, top, size, places, layers, rows, dim)
            for column in range(columns)
        ]
        self.names = {}
        self.seats = list(seats)
        for index, seat in enumerate(self.seats):
            y = top + index // columns * size * self.step + (size - 12) // 2
            self.names[seat] = page.add(
                Line(index % columns * width, y, cells, text=app.table.names[seat])
            )

    def show(self, seat, faces, lit=0, wild=False):
        """Shows the dice of a seat, as widgets.Dice.show."""
        index = self.seats.index(seat)
        row = index // self.columns * self.step + self.step - 1
        self.dice[index % self.columns].show(faces, lit, wild, row)
