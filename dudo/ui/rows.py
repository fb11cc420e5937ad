# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Lists: rows to choose from, to change or to read, scrolled where they are more than fit."""

from dudo.ui import font, look
from dudo.ui.events import DOWN, LEFT, MENU, RIGHT, UP, A, B
from dudo.ui.widgets import CENTER


def pick(app, name, title, rows, foot, at=0, change=None):
    """Opens the list as screen `name`; returns (place, key), the key A, B or MENU that ended it.

    `rows` is a sequence of texts or (name, value) pairs, or a function that returns one; `at` the
    place marked first. `change(place, step)` is called for LEFT (-1) and RIGHT (1); where it
    returns something true that key ends the list, too. `foot` says what the keys do, a text or a
    function of the place marked.
    """
    with app.page(name) as page:
        head = page.line(0, title, look.GOLD, CENTER)
        lines = [page.line(y) for y in range(14, app.height - 22, font.HEIGHT)]
        keys = page.foot("")
        first = 0
        while True:
            shown = rows() if callable(rows) else rows
            keys.write(foot(at) if callable(foot) else foot)
            first = max(min(first, at), at - len(lines) + 1)
            head.write(title + (" ▼" if first + len(lines) < len(shown) else ""))
            for place, line in enumerate(lines, first):
                line.write(
                    _text(shown[place], place == at, line.width) if place < len(shown) else ""
                )
                line.tint(look.GOLD if place == at else look.INK)
            event = yield
            if event in (A, B, MENU):
                return at, event
            if event in (UP, DOWN):
                at = (at + (1 if event == DOWN else -1)) % len(shown)
            elif change and event in (LEFT, RIGHT) and change(at, 1 if event == RIGHT else -1):
                return at, event


def _text(row, marked, cells):
    mark = "▶" if marked else " "
    if isinstance(row, str):
        return mark + row
    name, value = row
    return mark + name + " " * (cells - 1 - len(name) - len(value)) + value
