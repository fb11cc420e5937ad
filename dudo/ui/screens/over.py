# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Game over: who won, and whether the same table plays again."""

from dudo.ui import look, tunes
from dudo.ui.events import A, B
from dudo.ui.widgets import CENTER


def over(app):
    """True to play again at the same table, false for a new one."""
    words = app.words
    winner = app.game.winner
    tall = app.tall
    size = 26 if tall else 18
    with app.page("over") as page:
        page.title(app.table.names[winner].upper(), 6 if tall else 0, look.GOLD, 3 if tall else 2)
        page.line(46 if tall else 22, words.WINS, look.INK, CENTER)
        count = app.game.counts[winner]
        if tall:
            row = page.dice((app.width - count * size) // 2, 64, size)
            row.show([1] * count, (1 << count) - 1)
        page.line(app.height - 28 if tall else 38, words.AGAIN, look.INK, CENTER)
        page.line(app.height - 14 if tall else 50, words.NEW_TABLE, look.DIM, CENTER)
        app.play(tunes.WON)
        app.light(look.GOLD)
        event = 0
        while event not in (A, B):
            event = yield
        app.light(0)
    return event == A
