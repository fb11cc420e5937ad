# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Game over: who won, and whether the same table plays again."""

from dudo.ui import look, say, tunes
from dudo.ui.events import A, B
from dudo.ui.widgets import CENTER
from dudo.ui.wings import more_words


def over(app):
    """True to play again at the same table, false for a new one."""
    winner = app.game.winner
    words = more_words(app)
    tall = app.tall
    with app.page("over") as page:
        page.title(
            say.upper(app.table.names[winner]), 6 if tall else 0, look.GOLD, 3 if tall else 2
        )
        page.line(46 if tall else 22, words.WINS, look.INK, CENTER)
        if tall:
            count = app.game.counts[winner]
            page.dice(None, 64, 26, count, 2).show([1] * count, (1 << count) - 1)
        page.line(app.height - 26, words.AGAIN, look.INK, CENTER)
        page.foot(words.NEW_TABLE)
        app.play(tunes.WON)
        app.light(look.GOLD)
        event = 0
        while event not in (A, B):
            event = yield
        app.light(0)
        return event == A
