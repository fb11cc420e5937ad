# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The cup: shake to roll. The opener may declare an obligar first."""

from displayio import TileGrid
from micropython import const

from dudo import OBLIGAR_CLOSED, OBLIGAR_OPEN, OBLIGAR_OPEN_ROUND, PALO_FIJO
from dudo.ui import look, sprites, tunes
from dudo.ui.events import DOWN, HELD, MENU, RELEASED, SHAKE, STILL, TICK, A
from dudo.ui.widgets import CENTER
from dudo.ui.wings import load, more_words, screen

_TUMBLE = const(80)  # ms between two pictures of a tumbling cup
_LONGEST = const(100)  # pictures: if the end of a shake is never seen
SWAY = (-5, 2, 6, -1, -6, 3, 5, -3)  # pixels, picture by picture: never the dice's doing


def cup(app, seat):
    """Rolls every cup that is to be rolled, or returns without where somebody has left."""
    game = app.game
    while True:
        obligar = [call for call in (OBLIGAR_OPEN, OBLIGAR_CLOSED) if game.check(call) == 0]
        event = yield from _wait(app, seat, obligar)
        if event == DOWN:
            yield from _declare(app, obligar)
        elif event == MENU:
            if (yield from screen("menu").menu(app, seat)):
                return
        else:
            game.roll(app.dice())
            app.play(tunes.ROLLED)
            return


def _wait(app, seat, obligar):
    """None once it was shaken, else the key that wants something else."""
    words = app.words
    tall = app.tall
    motion = app.device.motion
    with app.page("cup") as page:
        size = 60 if tall else 42
        rest = (app.width - size) // 2 if tall else 8
        bitmap = sprites.large_cup(size)
        picture = TileGrid(
            bitmap, pixel_shader=look.palette(*look.CUPS), x=rest, y=13 if tall else 14
        )
        page.add(picture)
        left = None if tall else 54
        page.line(0, app.table.names[seat], look.GOLD, CENTER, left)
        if tall:
            page.title(words.SHAKE if motion else words.HOLD, 82, look.INK, 2)
        else:
            page.line(16, words.SHAKE if motion else words.HOLD, look.INK, CENTER, left)
        hint = words.OR_HOLD if motion else words.TO_ROLL
        page.line(103 if tall else 30, hint, look.DIM, CENTER, left)
        if app.game.special:
            name = words.SPECIALS[app.game.special]
            if not tall and app.game.special != PALO_FIJO:
                name = words.CALLS_SHORT[app.game.special - OBLIGAR_OPEN_ROUND + OBLIGAR_OPEN]
            page.line(72 if tall else 41, name, look.TEAL, CENTER, left)
        if obligar:
            page.line(app.height - 12, words.OBLIGAR_BELOW, look.TEAL, CENTER, left)

        def tumble(step):
            picture.x = rest + SWAY[step % len(SWAY)]

        return (yield from shaken(app, tumble, (MENU, DOWN) if obligar else (MENU,)))


def shaken(app, tumble=None, keys=(MENU,)):
    """Returns when the device was shaken and rests again, or earlier with one of `keys`: that key,
    else None. `tumble(step)` is called while it is shaken."""
    # Who cannot wait has begun to shake while the device was handed over.
    event = SHAKE if getattr(app.device.motion, "shaken", False) else 0
    pressed = False
    while event != SHAKE and not (event == A | HELD and pressed):
        event = yield
        pressed = pressed or event == A  # one that began on the page before means nothing here
        if event in keys:
            return event
    end = STILL if event == SHAKE else A | RELEASED
    step = 0
    pause = _TUMBLE
    app.light(look.BROWN)
    while event != end and step < _LONGEST:
        event = yield pause
        if event == TICK:
            step += 1
            if tumble is not None:
                tumble(step)
            if step & 1:
                app.play(tunes.RATTLE)
    app.light(0)
    return None


def _declare(app, obligar):
    """A list: an ordinary round, or one of the obligars. The same call again takes a declaration
    back, so it is not repeated for the round that is declared already."""
    words = app.words
    more = more_words(app)
    game = app.game
    declared = game.special and game.special - OBLIGAR_OPEN_ROUND + OBLIGAR_OPEN
    choices = [0] + obligar
    rows = [words.CALLS[call] if call else more.NORMAL_ROUND for call in choices]
    at = choices.index(declared)
    at, key = yield from load("rows").pick(
        app, "cup", more.OBLIGAR_TITLE, rows, more.CHOOSE_BACK, at
    )
    if key == A and choices[at] != declared:
        app.table.act(choices[at] or declared)
