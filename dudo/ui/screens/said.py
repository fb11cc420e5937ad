# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What a bot has just done, in its own words, for as long as it takes to read."""

from dudo.ui import look, say, tunes
from dudo.ui.events import DOWN, MENU, TICK, A
from dudo.ui.flow import screen
from dudo.ui.widgets import CENTER

PAUSE = 2500  # ms
FAST = 300  # when no person is left to read it


def said(app, seat, action):
    """Shows the action of `seat`; ends by itself, or with A."""
    people = app.table.people_in()
    callers = [other for other in range(app.table.people) if app.table.may_calza(other)]
    while True:
        event = yield from _say(app, seat, action, callers, PAUSE if people else FAST)
        if event == MENU:
            if (yield from screen("menu").menu(app)):
                return
        elif event == DOWN:
            if (yield from screen("calza").calza(app, callers)):
                return
        else:
            return


def _say(app, seat, action, callers, pause):
    words = app.words
    call = action < 16
    with app.page("said") as page:
        page.title(app.table.names[seat], 8 if app.tall else 0, look.GOLD, 2)
        color = look.RED if call else look.INK
        page.title(say.move(words, action), 48 if app.tall else 26, color, 2)
        if app.tall:
            page.line(84, say.seats(app, app.game.turn), look.DIM, CENTER)
        if callers:
            page.line(96 if app.tall else 40, words.CALZA_BELOW, look.TEAL, CENTER)
        page.line(app.height - 12, words.GO_ON, look.GREY if app.tall else look.INK, CENTER)
        app.play(tunes.DUDO if call else tunes.MOVE)
        while True:
            event = yield pause
            if event in (TICK, A, MENU) or (event == DOWN and callers):
                return event
