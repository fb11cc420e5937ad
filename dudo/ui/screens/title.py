# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The title: play, or the options; then the table that is to be set."""

from micropython import const

from dudo.ui import look
from dudo.ui.events import MENU, TICK, A
from dudo.ui.table import SLOT
from dudo.ui.widgets import CENTER, END
from dudo.ui.wings import more_words, screen
from dudo.version import VERSION

_READ = const(2500)  # ms that a message stays where there are more


def title(app, front=True):
    """(people, bots, style, Rules) of the table to play at, as screens.setup gives them; `front`
    False: straight to the set-up."""
    while True:
        event = A
        if front:
            event = yield from _front(app)
        front = True
        if event == MENU:
            yield from screen("options").options(app)
        else:
            chosen = yield from screen("setup").setup(app)
            if chosen:
                return chosen


def _front(app):
    words = more_words(app)
    with app.page("title") as page:
        line, messages = _draw(app, page, words)
        app.light(look.GOLD)
        event = told = 0
        while event not in (A, MENU):
            if messages:
                line.write(messages[told % len(messages)])
            event = yield _READ if len(messages) > 1 else None
            told += event == TICK
        app.light(0)
        return event


def _draw(app, page, words):
    """All but the messages; returns their line and what it is to say, one after the other."""
    tall = app.tall
    page.title("DUDO", 4 if tall else 0, look.GOLD, 4 if tall else 2)
    line = page.line(79 if tall else 26, "", look.DIM, CENTER)
    messages = []
    for text in app.device.complaints:
        messages += _pieces(text, line.width)
    if app.device.store and app.device.store.load(SLOT) is None:
        messages.append(words.NOTHING_SAVED)  # new, or a power cut while it was written
    if tall or not messages:
        y = 22 if not tall else 50 if messages else 58
        page.dice(None, y, 26 if tall else 18).show((1, 2, 3, 4, 5))
    page.line(92 if tall else 40, words.PLAY, align=CENTER)
    page.line(104 if tall else 52, words.OPTIONS, look.DIM, CENTER)
    page.line(app.height - 12 if tall else 0, "v" + VERSION, look.DIM, CENTER if tall else END)
    return line, messages


def _pieces(text, cells):
    """A text too long for a line, cut where it has spaces."""
    pieces = [""]
    for word in text.split():
        longer = (pieces[-1] + " " + word).strip()
        if len(longer) <= cells:
            pieces[-1] = longer
        else:
            pieces.append(word)
    return pieces
