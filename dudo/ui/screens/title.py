# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The title: play, or the options; then the table that is to be set."""

from dudo.ui import look
from dudo.ui.events import MENU, TICK, A
from dudo.ui.table import SLOT
from dudo.ui.widgets import CENTER, END
from dudo.ui.wings import more_words, screen
from dudo.version import VERSION

READ = 2500  # ms that a message stays where there are more


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
    words = more_words(app)
    tall = app.tall
    with app.page("title") as page:
        page.title("DUDO", 4 if tall else 0, look.GOLD, 4 if tall else 2)
        message = page.line(79 if tall else 26, "", look.DIM, CENTER)
        messages = []
        for text in app.device.complaints:  # one that is too long is told in pieces
            messages += [text[at : at + message.width] for at in range(0, len(text), message.width)]
        if app.device.store and app.device.store.load(SLOT) is None:
            messages.append(words.NOTHING_SAVED)  # new, or a power cut while it was written
        if tall or not messages:
            y = 22 if not tall else 50 if messages else 58
            page.dice(None, y, 26 if tall else 18).show((1, 2, 3, 4, 5))
        page.line(92 if tall else 40, words.PLAY, align=CENTER)
        page.line(104 if tall else 52, words.OPTIONS, look.DIM, CENTER)
        version = "v" + VERSION
        if tall:
            page.foot(version, look.GREY)
        else:
            page.line(0, version, align=END)
        app.light(look.GOLD)
        event = shown = 0
        while event not in (A, MENU):
            if messages:
                message.write(messages[shown % len(messages)])
            event = yield READ if len(messages) > 1 else None
            shown += event == TICK
        app.light(0)
        return event
