# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Calza out of turn: who calls, that seat's "it's me", and the call itself."""

from dudo import CALZA
from dudo.ui import look, say, tunes
from dudo.ui.events import A, B
from dudo.ui.flow import screen
from dudo.ui.widgets import CENTER


def calza(app, callers):
    """Lets one of the seats `callers` call calza; true if it was done."""
    caller = yield from screen("who").who(app, app.words.WHO_CALLS, callers)
    if caller < 0:
        return False
    with app.page("calza") as page:
        page.title(app.table.names[caller].upper(), 8 if app.tall else 0, look.GOLD, 2)
        page.title(app.words.CALLS[CALZA], 40 if app.tall else 22, look.TEAL, 2 if app.tall else 1)
        bid = say.bid(app.words, app.game.standing)
        page.line(72 if app.tall else 36, bid, look.INK, CENTER)
        page.prompt(app.words.ME_CALZA)
        event = 0
        while event not in (A, B):
            event = yield
    if event == A and app.game.check(CALZA, caller) == 0:
        app.table.act(CALZA, caller)
        app.play(tunes.DUDO)
        return True
    return False
