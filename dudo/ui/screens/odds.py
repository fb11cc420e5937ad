# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How likely the standing bid is, by what the seat that holds the device may know."""

from dudo.odds import truth
from dudo.ui import look, say
from dudo.ui.events import MENU, A, B
from dudo.ui.widgets import CENTER
from dudo.ui.wings import more_words


def odds(app, seat):
    """Ends with A, B or MENU."""
    view = app.game.view(seat, False)
    words = more_words(app)
    with app.page("odds") as page:
        page.line(app.height // 2 - 20, words.ODDS, look.GOLD, CENTER)
        text = words.NO_BID_YET
        if view.standing:
            text = words.NO_ODDS
        if view.standing & 15 and view.paso < 0:
            text = words.CHANCE % (
                say.bid(app.words, view.standing),
                truth(view, view.standing) * 100 >> 16,
            )
        page.line(app.height // 2, text, look.INK, CENTER)
        page.foot(app.words.GO_ON)
        while (yield) not in (A, B, MENU):
            pass
