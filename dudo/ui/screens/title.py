# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The title: play, or the options; then the table that is to be set."""

from dudo.ui import look
from dudo.ui.events import MENU, A
from dudo.ui.flow import screen
from dudo.ui.widgets import CENTER
from dudo.version import VERSION


def title(app):
    """(people, bots, Rules) of the table to play at."""
    while True:
        event = yield from _front(app)
        if event == MENU:
            yield from screen("options").options(app)
        else:
            chosen = yield from screen("setup").setup(app)
            if chosen:
                return chosen


def _front(app):
    words = app.words
    size = 26 if app.tall else 18
    top = 4 if app.tall else 0
    with app.page("title") as page:
        page.title("DUDO", top, look.GOLD, 4 if app.tall else 2)
        row = page.dice((app.width - 5 * size) // 2, 58 if app.tall else 22, size)
        row.show((1, 2, 3, 4, 5))
        page.line(app.height - 36 if app.tall else 40, words.PLAY, align=CENTER)
        page.line(app.height - 24 if app.tall else 52, words.OPTIONS, look.DIM, CENTER)
        if app.tall:
            page.line(app.height - 12, "v" + VERSION, look.GREY, CENTER)
        app.light(look.GOLD)
        while True:
            event = yield
            if event in (A, MENU):
                app.light(0)
                return event
