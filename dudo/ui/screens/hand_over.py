# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Pass the device on: nothing secret is on the panel until the next player says "it's me"."""

from dudo.ui import look, say, tunes
from dudo.ui.events import DOWN, MENU, A
from dudo.ui.flow import screen
from dudo.ui.widgets import CENTER


def hand_over(app, seat):
    """Ends when `seat` has taken the device; true where somebody called calza instead."""
    app.device.keys.clear()
    callers = [other for other in range(app.table.people) if app.table.may_calza(other)]
    while True:
        event = yield from _ask(app, seat, callers)
        if event == MENU:
            left = yield from screen("menu").menu(app)
            if left:
                return True
        elif event == DOWN:
            if (yield from screen("calza").calza(app, callers)):
                return True
        else:
            app.play(tunes.MOVE)
            return False


def _ask(app, seat, callers):
    words = app.words
    game = app.game
    with app.page("pass") as page:
        page.line(6 if app.tall else 0, words.PASS_TO, look.DIM, CENTER)
        page.title(
            app.table.names[seat].upper(), 20 if app.tall else 8, look.GOLD, 3 if app.tall else 2
        )
        if game.standing or game.view(seat).paso >= 0:
            page.line(64 if app.tall else 29, last_word(app), look.INK, CENTER)
        elif app.tall:
            page.line(64, words.NEW_ROUND, look.INK, CENTER)
        if app.tall:
            page.line(78, words.ON_TABLE % sum(game.counts), look.DIM, CENTER)
        if callers:
            page.line(92 if app.tall else 40, words.CALZA_BELOW, look.TEAL, CENTER)
        page.prompt(words.IT_IS_ME)
        app.play(tunes.PASS)
        while True:
            event = yield
            if event in (A, MENU) or (event == DOWN and callers):
                return event


def last_word(app):
    """The last bid or paso and whose it is."""
    view = app.game.view(app.game.turn)
    if view.paso >= 0:
        return "%s: %s" % (app.table.names[view.paso], app.words.CALLS[2])
    return "%s: %s" % (app.table.names[view.bidder], say.bid(app.words, view.standing))
