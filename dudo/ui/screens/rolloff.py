# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Who starts: everybody rolls one die, ties roll again. All of it is public."""

from dudo import ORDER
from dudo.ui import look, say, sprites, tunes
from dudo.ui.cups import Cups
from dudo.ui.events import A
from dudo.ui.screens.cup import shaken
from dudo.ui.widgets import CENTER
from dudo.ui.wings import more_words, screen


def rolloff(app):
    """Throws until the places are settled, then names the opener."""
    game = app.game
    words = more_words(app)
    seats = [seat for seat in range(game.seats) if game.is_in(seat)]
    with app.page("rolloff") as page:
        shake = words.SHAKE_ROLL if app.device.motion else words.HOLD_ROLL
        head = page.line(0, words.WHO_STARTS if app.tall else shake, look.GOLD, CENTER)
        cups = Cups(page, seats, 12, 1, 3)
        faces = [sprites.CUP] * game.seats
        for seat in seats:
            cups.show(seat, faces[:1])
        foot = page.foot(shake, look.INK) if app.tall else head
        while game.phase == ORDER:
            if (yield from shaken(app)):
                if (yield from screen("menu").menu(app)):
                    return
                continue
            thrown = game.roll_order(app.dice())
            app.play(tunes.ROLLED)
            for seat in seats:
                cups.show(seat, faces[seat : seat + 1])  # thrown before: no longer lit
            for seat, face in thrown:
                faces[seat] = face
                cups.show(seat, (face,), 1)
            again = [app.table.names[seat][0] for seat in seats if game.is_tied(seat)]
            head.write(words.TIE % (" " if app.tall else "").join(again))
        for seat in seats:
            cups.show(seat, faces[seat : seat + 1], seat == game.opener)
        opens = words.OPENS % app.table.names[game.opener]
        head.write(opens if app.tall else opens + say.GO)
        cups.names[game.opener].tint(look.GOLD)
        if app.tall:
            foot.write(app.words.GO_ON)
        while (yield) != A:
            pass
