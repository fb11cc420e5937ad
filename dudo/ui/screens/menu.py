# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The pause: the rules in force, what lies on the table, the odds, leaving."""

from dudo.ui.events import A
from dudo.ui.flow import EndGame
from dudo.ui.rows import pick
from dudo.ui.wings import let_go, more_words, screen


def menu(app, seat=-1):
    """True where somebody has left the game. `seat` is the one that holds the device and has said
    so, which may ask for the odds; -1: nobody has. Raises EndGame."""
    try:
        return (yield from _choose(app, seat))
    finally:
        let_go(app.words)


def _choose(app, seat):
    words = more_words(app)
    rows = [words.BACK_TO_GAME, words.SEE_RULES, words.SEE_TABLE, words.END_GAME]
    if app.table.people_in():
        rows.insert(3, words.LEAVE)
    if seat >= 0 and app.settings["hints"]:
        rows.insert(3, words.ODDS)
    pages = {words.SEE_RULES: "rules", words.SEE_TABLE: "board"}
    at = 0
    foot = words.CHOOSE_BACK
    while True:
        at, key = yield from pick(app, "menu", words.PAUSE, rows, foot, at)
        sure = foot == words.REALLY
        foot = words.CHOOSE_BACK
        chosen = rows[at]
        if key != A or chosen == words.BACK_TO_GAME:
            return False
        if chosen in pages:
            yield from getattr(screen(pages[chosen]), pages[chosen])(app)
        elif chosen == words.ODDS:
            yield from screen("odds").odds(app, seat)
        elif chosen == words.LEAVE:
            if (yield from _leave(app)):
                return True
        elif sure:
            raise EndGame
        else:
            foot = words.REALLY


def _leave(app):
    """Asks who leaves; true if somebody did."""
    people = [seat for seat in range(app.table.people) if app.game.is_in(seat)]
    seat = yield from screen("who").who(app, more_words(app).WHO_LEAVES, people)
    if seat >= 0:
        app.game.quit(seat)
        app.table.save()
    return seat >= 0
