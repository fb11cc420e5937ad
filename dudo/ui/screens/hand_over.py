# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Pass the device on: nothing secret is on the panel until the next player says "it's me"."""

from dudo import PASO
from dudo.ui import look, say, tunes
from dudo.ui.events import DOWN, MENU, A
from dudo.ui.widgets import CENTER
from dudo.ui.wings import screen


def hand_over(app, seat):
    """Ends when `seat` has taken the device, or the game has changed: calza, or somebody left."""
    app.device.keys.clear()
    callers = app.table.callers()
    changed = False
    while not changed:
        event = yield from _ask(app, seat, callers)
        if event == A:
            return
        if event == MENU:
            changed = yield from screen("menu").menu(app)
        else:
            changed = yield from screen("calza").calza(app, callers)


def _ask(app, seat, callers):
    words = app.words
    game = app.game
    tall = app.tall
    with app.page("pass") as page:
        page.line(6 if tall else 0, words.PASS_TO, look.DIM, CENTER)
        name = app.table.names[seat].upper()
        page.title(name, 20 if tall else 8, look.GOLD, 3 if tall else 2)
        page.line(64 if tall else 29, _last_word(app), look.INK, CENTER)
        if tall:
            page.line(78, words.ON_TABLE % sum(game.counts), look.DIM, CENTER)
        if callers:
            page.line(92 if tall else 40, words.CALZA_BELOW, look.TEAL, CENTER)
        page.prompt(words.IT_IS_ME)
        app.play(tunes.PASS)
        while True:
            event = yield
            if event in (A, MENU) or (event == DOWN and callers):
                return event


def _last_word(app):
    """The last bid or paso and whose it is."""
    game = app.game
    if game.paso >= 0:
        return "%s: %s" % (app.table.names[game.paso], app.words.CALLS[PASO])
    if game.standing:
        return "%s: %s" % (app.table.names[game.bidder], say.bid(app.words, game.standing))
    return app.words.NEW_ROUND
