# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A game was broken off: go on with it, or forget it. Nothing here is secret."""

from dudo import REVEAL
from dudo.ui import look, say
from dudo.ui.events import RELEASED, A, B
from dudo.ui.table import SLOT, Table
from dudo.ui.widgets import CENTER
from dudo.ui.wings import more_words


def resume(app):
    """Sets app.table to the saved table where that is wanted, and to be trusted."""
    store = app.device.store
    try:
        app.table = Table.unpack(store.load(SLOT), app.words.NAMES, store)
    except ValueError:
        return
    if not (yield from _wanted(app)):
        app.table.forget()
        app.table = None


def _wanted(app):
    words = more_words(app)
    sure = False
    with app.page("resume") as page:
        prompt = _draw(app, page, words)
        while True:
            event = yield
            if event == A or (event == B and sure):
                return event == A
            if event < RELEASED:
                sure = event == B
                prompt.write(words.RESUME_SURE if sure else words.RESUME_KEYS)


def _draw(app, page, words):
    """Says what was saved; returns the line of the keys."""
    tall = app.tall
    game = app.game
    page.line(8 if tall else 0, words.SAVED_GAME, look.DIM, CENTER)
    page.title(words.ROUND % app.table.round, 26 if tall else 8, look.GOLD, 2)
    name = app.table.names[game.turn]
    text = words.HAS_TURN % name
    if game.phase == REVEAL:
        text = "%s: %s" % (name, say.move(app.words, game.said[game.turn]))
    page.line(62 if tall else 29, text, look.INK, CENTER)
    page.line(78 if tall else 40, say.seats(app, game.turn), look.DIM, CENTER)
    return page.prompt(words.RESUME_KEYS)
