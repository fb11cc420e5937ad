# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Game over: who won, and whether the same table plays again."""

from dudo.ui import look, tunes
from dudo.ui.events import A, B
from dudo.ui.widgets import CENTER


def over(app):
    """True to play again at the same table, false for a new one."""
    winner = app.game.winner
    tall = app.tall
    with app.page("over") as page:
        page.title(app.table.names[winner].upper(), 6 if tall else 0, look.GOLD, 3 if tall else 2)
        page.line(46 if tall else 22, app.words.WINS, look.INK, CENTER)
        if tall:
            count = app.game.counts[winner]
            page.dice(None, 64, 26, count, True).show([1] * count, (1 << count) - 1)
        page.line(app.height - 26, app.words.AGAIN, look.INK, CENTER)
        page.foot(app.words.NEW_TABLE)
        app.play(tunes.WON)
        app.light(look.GOLD)
        event = 0
        while event not in (A, B):
            event = yield
        app.light(0)
        return event == A
