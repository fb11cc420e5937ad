# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Calza out of turn: who calls, that seat's "it's me", and the call itself."""

from dudo import CALZA
from dudo.ui import look, say, tunes
from dudo.ui.events import A, B
from dudo.ui.widgets import CENTER
from dudo.ui.wings import more_words, screen


def calza(app, callers):
    """Lets one of the seats `callers` call calza; true if it was done."""
    caller = yield from screen("who").who(app, more_words(app).WHO_CALLS, callers)
    if caller < 0:
        return False
    tall = app.tall
    with app.page("calza") as page:
        page.title(say.upper(app.table.names[caller]), 8 if tall else 0, look.GOLD, 2)
        page.title(app.words.CALLS[CALZA], 40 if tall else 22, look.TEAL, 2 if tall else 1)
        bid = say.bid(app.words, app.game.standing)
        page.line(72 if tall else 36, bid, look.INK, CENTER)
        page.prompt(more_words(app).ME_CALZA)
        event = 0
        while event not in (A, B):
            event = yield
    if event == B or app.game.check(CALZA, caller):
        return False
    app.table.act(CALZA, caller)
    app.play(tunes.DUDO)
    return True
