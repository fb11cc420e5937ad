# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Everybody's cups on one page: a name and a row of dice a seat, in one column or two."""

from dudo.ui.widgets import Line


class Cups:
    """One row for each of `seats` below `top`, `places` dice wide.

    ``names[seat]`` is the Line with its name, ``rows[seat]`` its Dice.
    """

    def __init__(self, page, seats, top, places=5, lit=False):
        app = page.app
        columns = 1 if len(seats) < 5 else 2
        size = (26, 13)[columns - 1] if app.tall else (12, 11)[columns - 1]
        width = app.width // columns
        above = app.tall and columns > 1  # the name: there is no room beside the dice
        cells = width // 6 if above else min(8, (width - places * size - 1) // 6)
        lines = 4 if columns == 1 else (len(seats) + 1) // 2
        height = (app.height - top - (12 if app.tall else 0)) // lines
        self.names = {}
        self.rows = {}
        for index, seat in enumerate(seats):
            x = index % columns * width
            y = top + index // columns * height
            name = Line(x, y if above else y + max(0, size - 12) // 2, cells)
            name.write(app.table.names[seat])
            self.names[seat] = page.add(name)
            left = x if above else x + cells * 6 + 1
            self.rows[seat] = page.dice(left, y + 12 if above else y, size, places, lit)
