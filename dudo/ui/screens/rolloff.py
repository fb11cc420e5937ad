# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Who starts: everybody rolls one die, ties roll again. All of it is public."""

from dudo import ORDER
from dudo.ui import look, sprites, tunes
from dudo.ui.cups import Cups
from dudo.ui.events import A
from dudo.ui.shaking import shaken
from dudo.ui.widgets import CENTER


def rolloff(app):
    """Throws until the places are settled, then names the opener."""
    game = app.game
    faces = {}
    with app.page("rolloff") as page:
        shake = app.words.SHAKE_ROLL if app.device.motion else app.words.HOLD_ROLL
        head = page.line(0, app.words.WHO_STARTS if app.tall else shake, look.GOLD, CENTER)
        cups = Cups(page, range(len(app.table.names)), 14 if app.tall else 12, 1)
        for seat in cups.seats:
            cups.cover(seat, 1)
        foot = page.line(app.height - 12, shake, look.INK, CENTER) if app.tall else head
        while game.phase == ORDER:
            yield from shaken(app)
            thrown = game.roll_order(app.dice())
            app.play(tunes.ROLLED)
            _show(cups, faces, thrown)
            head.write(app.words.TIE)
        head.write(app.words.OPENS % app.table.names[game.opener])
        cups.mark(game.opener)
        if app.tall:
            foot.write(app.words.GO_ON)
        while (yield) != A:
            pass


def _show(cups, faces, thrown):
    for seat in faces:
        cups.show(seat, (faces[seat],), shader=sprites.dim())
    for seat, face in thrown:
        faces[seat] = face
        cups.show(seat, (face,))
