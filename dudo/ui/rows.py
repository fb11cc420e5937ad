# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A list on a page: rows to choose from or to change, scrolled where they are more than fit."""

from dudo.ui import font, look
from dudo.ui.events import DOWN, UP


class Rows:
    """Rows between `top` and `bottom`; a row is a text, or a (name, value) pair set apart."""

    def __init__(self, page, top, bottom):
        self.cells = page.app.width // font.WIDTH
        count = (bottom - top) // font.HEIGHT
        self.lines = [page.line(top + index * font.HEIGHT) for index in range(count)]
        self.first = 0

    def show(self, rows, at=-1):
        """Shows `rows` with the one at `at` marked (-1: none), scrolled so that it is seen."""
        if at < self.first:
            self.first = max(0, at)
        elif at >= self.first + len(self.lines):
            self.first = at - len(self.lines) + 1
        for index, line in enumerate(self.lines):
            place = self.first + index
            line.write(self._text(rows[place], place == at) if place < len(rows) else "")
            line.tint(look.GOLD if place == at else look.INK)

    def scroll(self, step, count):
        """Moves a list that is only read by `step` rows."""
        self.first = max(0, min(self.first + step, count - len(self.lines)))

    def _text(self, row, marked):
        mark = "▶" if marked else " "
        if isinstance(row, str):
            return mark + row
        name, value = row
        return mark + name + " " * (self.cells - 1 - len(name) - len(value)) + value


def moved(event, at, count):
    """The row marked after that event: UP and DOWN go round the `count` rows."""
    if event == UP:
        return (at - 1) % count
    if event == DOWN:
        return (at + 1) % count
    return at
