# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How likely the standing bid is, by what the seat that holds the device may know."""

from dudo.odds import at_least
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
            text = words.CHANCE % (say.bid(app.words, view.standing), _percent(view))
        page.line(app.height // 2, text, look.INK, CENTER)
        page.foot(app.words.GO_ON)
        while (yield) not in (A, B, MENU):
            pass


def _percent(view):
    """The chance of the standing bid in percent, over the dice that this seat does not see."""
    face = view.standing & 15
    wild = not view.special and face != 1
    missing = view.standing >> 4
    hidden = sum(view.counts)
    for cup in view.seen + view.shown:
        for die in cup or ():
            hidden -= 1
            if die == face or (wild and die == 1):
                missing -= 1
    return at_least(missing, hidden, view.rules.sides, wild) * 100 >> 16
