# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The table at a glance: what each seat said last in this round, and the dice it has shown."""

from dudo.ui import look, say
from dudo.ui.events import MENU, A, B
from dudo.ui.rows import Rows
from dudo.ui.widgets import CENTER


def board(app):
    """Ends with A, B or MENU. Nothing here is secret."""
    view = app.game.view(app.game.turn)
    with app.page("board") as page:
        page.line(0, app.words.DICE % sum(view.counts), look.GOLD, CENTER)
        listing = Rows(page, 14, app.height - (12 if app.tall else 0))
        if app.tall:
            page.line(app.height - 12, app.words.GO_ON, look.DIM, CENTER)
        listing.show([_row(app, view, seat) for seat in say.in_order(app.game, view.opener)])
        event = 0
        while event not in (A, B, MENU):
            event = yield


def _row(app, view, seat):
    name = app.table.names[seat]
    name = "%s %d" % (name if app.tall else name[0], view.counts[seat])
    said = say.move(app.words, view.said[seat]) if view.said[seat] >= 0 else ""
    shown = "".join(str(face) for face in view.shown[seat])
    return name, said + (" " + shown if shown else "")
