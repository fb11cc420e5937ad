# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What a bot has just done, in its own words, for as long as it takes to read."""

from dudo.ui import look, say, tunes
from dudo.ui.events import DOWN, MENU, TICK, A
from dudo.ui.widgets import CENTER
from dudo.ui.wings import screen

PAUSE = 2500  # ms
FAST = 300  # when no person is left to read it


def said(app, seat, action):
    """Shows the action of `seat`; ends by itself, or with A."""
    callers = app.table.callers()
    changed = False
    while not changed:
        event = yield from _say(app, seat, action, callers)
        if event in (A, TICK):
            return
        if event == MENU:
            changed = yield from screen("menu").menu(app)
        else:
            changed = yield from screen("calza").calza(app, callers)


def _say(app, seat, action, callers):
    tall = app.tall
    call = action < 16
    with app.page("said") as page:
        page.title(app.table.names[seat], 8 if tall else 0, look.GOLD, 2)
        color = look.RED if call else look.INK
        page.title(say.move(app.words, action), 48 if tall else 26, color, 2)
        if tall:
            page.line(84, say.seats(app, app.game.turn), look.DIM, CENTER)
        if callers:
            page.line(96 if tall else 40, app.words.CALZA_BELOW, look.TEAL, CENTER)
        page.foot(app.words.GO_ON)
        app.play(tunes.DUDO if call else tunes.MOVE)
        while True:
            event = yield PAUSE if app.table.people_in() else FAST
            if event in (TICK, A, MENU) or (event == DOWN and callers):
                return event
