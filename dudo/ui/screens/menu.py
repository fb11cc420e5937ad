# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The pause: the rules in force, what lies on the table, the odds, leaving."""

from dudo.ui import look
from dudo.ui.events import DOWN, MENU, UP, A, B
from dudo.ui.flow import EndGame, screen
from dudo.ui.rows import Rows, moved
from dudo.ui.widgets import CENTER


def menu(app, seat=-1):
    """True where somebody has left the game. `seat` is the one that holds the device and has said
    so, which may ask for the odds; -1: nobody has. Raises EndGame."""
    words = app.words
    rows = [words.BACK_TO_GAME, words.SEE_RULES, words.SEE_TABLE, words.LEAVE, words.END_GAME]
    if seat >= 0 and app.settings["hints"]:
        rows.insert(3, words.ODDS)
    at = 0
    while True:
        at = yield from _pick(app, rows, at)
        chosen = rows[at]
        if chosen == words.BACK_TO_GAME:
            return False
        if chosen == words.END_GAME:
            raise EndGame
        if chosen == words.LEAVE:
            if (yield from _leave(app)):
                return True
        elif chosen == words.SEE_RULES:
            yield from screen("rules").rules(app)
        elif chosen == words.SEE_TABLE:
            yield from screen("board").board(app)
        else:
            yield from screen("odds").odds(app, seat)


def _pick(app, rows, at):
    """The row chosen; the first to go back. The last one ends the game and takes A twice."""
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
            if event == A and (sure or at < len(rows) - 1):
                return at
            if event in (A, UP, DOWN):
                sure = event == A
                at = moved(event, at, len(rows))


def _leave(app):
    """Asks who leaves; true if somebody did."""
    people = [seat for seat in range(app.table.people) if app.table.is_in(seat)]
    seat = yield from screen("who").who(app, app.words.WHO_LEAVES, people)
    if seat >= 0:
        app.game.quit(seat)
    return seat >= 0
