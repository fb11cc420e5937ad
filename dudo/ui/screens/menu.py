# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The pause: the rules in force, what lies on the table, the odds, leaving."""

from dudo.ui import look
from dudo.ui.events import MENU, A, B
from dudo.ui.flow import EndGame, screen
from dudo.ui.rows import Rows, moved
from dudo.ui.widgets import CENTER


def menu(app, seat=-1):
    """True where the game has changed meanwhile. `seat` is the one that holds the device and
    has said so; -1: nobody, then nothing is offered that is about one seat."""
    words = app.words
    rows = [words.BACK_TO_GAME, words.SEE_RULES, words.SEE_TABLE]
    if seat >= 0 and app.settings["hints"]:
        rows.append(words.ODDS)
    leaver = seat if seat >= 0 else app.game.turn
    if not app.table.is_bot(leaver):
        rows.append(words.LEAVES % app.table.names[leaver])
    rows.append(words.END_GAME)
    at = 0
    while True:
        at = yield from _pick(app, rows, at)
        if at <= 0:
            return False
        if rows[at] == words.SEE_RULES:
            yield from screen("rules").rules(app)
        elif rows[at] == words.SEE_TABLE:
            yield from screen("board").board(app)
        elif rows[at] == words.ODDS:
            yield from screen("odds").odds(app, seat)
        elif rows[at] == words.END_GAME:
            raise EndGame
        else:
            app.game.quit(leaver)
            return True


def _pick(app, rows, at):
    """The row chosen; 0 to go back. What ends something takes A twice."""
    grave = (
        len(rows) - 2 if rows[-2] not in (app.words.SEE_TABLE, app.words.ODDS) else len(rows) - 1
    )
    sure = False
    with app.page("menu") as page:
        page.title(app.words.PAUSE, 2 if app.tall else 0, look.GOLD)
        listing = Rows(page, 20 if app.tall else 12, app.height - 12)
        foot = page.line(app.height - 12, "", look.DIM, CENTER)
        while True:
            listing.show(rows, at)
            foot.write(app.words.REALLY if sure else app.words.CHOOSE_BACK)
            event = yield
            if event in (B, MENU):
                return 0
            if event == A and (sure or at < grave):
                return at
            sure = event == A
            at = moved(event, at, len(rows))
