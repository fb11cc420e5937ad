# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The cup: shake to roll. The opener may declare an obligar first."""

from displayio import TileGrid

from dudo import OBLIGAR_CLOSED, OBLIGAR_CLOSED_ROUND, OBLIGAR_OPEN, OBLIGAR_OPEN_ROUND
from dudo.ui import look, sprites, tunes
from dudo.ui.events import DOWN, MENU, A, B
from dudo.ui.flow import screen
from dudo.ui.rows import Rows, moved
from dudo.ui.shaking import shaken
from dudo.ui.widgets import CENTER

SWAY = (-5, 2, 6, -1, -6, 3, 5, -3)  # pixels, picture by picture: never the dice's doing


def cup(app, seat):
    """Rolls every cup that is to be rolled, or returns without where the game changed meanwhile."""
    game = app.game
    while True:
        obligar = [call for call in (OBLIGAR_OPEN, OBLIGAR_CLOSED) if game.check(call) == 0]
        event = yield from _wait(app, seat, obligar)
        if event == DOWN:
            yield from _declare(app, obligar)
        elif event == MENU:
            if (yield from screen("menu").menu(app)):
                return
        else:
            game.roll(app.dice())
            app.play(tunes.ROLLED)
            return


def _wait(app, seat, obligar):
    """None once it was shaken, else the key that wants something else."""
    words = app.words
    with app.page("cup") as page:
        picture = _picture(page)
        left = 0 if app.tall else 54
        page.line(0, app.table.names[seat], look.GOLD, CENTER, left)
        prompt = words.SHAKE if app.device.motion else words.HOLD
        if app.tall:
            page.title(prompt, 82, look.INK, 2)
        else:
            page.line(16, prompt, look.INK, CENTER, left)
        hint = words.OR_HOLD if app.device.motion else words.TO_ROLL
        page.line(103 if app.tall else 30, hint, look.DIM, CENTER, left)
        if app.game.view(seat).special:
            page.line(72 if app.tall else 41, special(app), look.TEAL, CENTER, left)
        if obligar:
            page.line(app.height - 12, words.OBLIGAR_BELOW, look.TEAL, CENTER, left)
        rest = picture.x

        def tumble(step):
            picture.x = rest + SWAY[step % len(SWAY)]

        def other(event):
            return event if event == MENU or (event == DOWN and obligar) else 0

        return (yield from shaken(app, tumble, other))


def _picture(page):
    app = page.app
    size = 60 if app.tall else 42
    x = (app.width - size) // 2 if app.tall else 8
    cup = sprites.large_cup(size)
    return page.add(TileGrid(cup, pixel_shader=sprites.cups(), x=x, y=12 if app.tall else 14))


def special(app):
    """The name of the special round that is on."""
    return app.words.SPECIALS[app.game.view(app.game.turn).special]


def _declare(app, obligar):
    """A list: an ordinary round, or one of the obligars."""
    words = app.words
    rows = [words.NORMAL_ROUND] + [words.CALLS[call] for call in obligar]
    at = 0
    with app.page("cup") as page:
        page.line(0, words.OBLIGAR_TITLE, look.TEAL, CENTER)
        listing = Rows(page, 16, app.height - 12)
        page.line(app.height - 12, words.CHOOSE_BACK, look.DIM, CENTER)
        while True:
            listing.show(rows, at)
            event = yield
            if event == B:
                return
            if event == A:
                break
            at = moved(event, at, len(rows))
    _set(app, obligar[at - 1] if at else 0)


def _set(app, wanted):
    """Declares what was chosen. The same call again takes a declaration back, so it is not repeated
    for the round that is declared already."""
    special = app.game.view(app.game.turn).special
    declared = 0
    if special == OBLIGAR_OPEN_ROUND:
        declared = OBLIGAR_OPEN
    elif special == OBLIGAR_CLOSED_ROUND:
        declared = OBLIGAR_CLOSED
    if declared != wanted:
        app.table.act(wanted or declared)
