# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The table at a glance: what each seat said last in this round, and the dice it has shown."""

from dudo.ui import say
from dudo.ui.rows import pick


def board(app):
    """Nothing here is secret."""
    game = app.game
    rows = [_row(app, seat) for seat in say.in_order(game, game.opener)]
    title = app.words.DICE % sum(game.counts)
    yield from pick(app, "board", title, rows, app.words.GO_ON)


def _row(app, seat):
    game = app.game
    name = app.table.names[seat]
    name = "%s %d" % (name if app.tall else name[0], game.counts[seat])
    said = say.move(app.words, game.said[seat]) if game.said[seat] >= 0 else ""
    return name, said + say.shown(game, seat, " ")
