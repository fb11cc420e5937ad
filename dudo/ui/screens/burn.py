# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Burn: which dice to show. Its owner has asked for it, so the dice lie open, but not for long."""

from dudo import BURN
from dudo.ui import look, say, tunes
from dudo.ui.events import DOWN, LEFT, RIGHT, TICK, UP, A, B
from dudo.ui.widgets import CENTER
from dudo.ui.wings import more_words

FORGOTTEN = 10000  # ms without a key, after which the dice are covered


def burn(app, seat):
    """True where dice were shown; false to go back to the turn."""
    words = more_words(app)
    dice = app.game.view(seat, False).dice
    order = sorted(range(len(dice)), key=lambda place: dice[place])
    faces = [dice[place] for place in order]
    size = 26 if app.tall else 18
    left = (app.width - len(dice) * size) // 2
    with app.page("burn") as page:
        page.title(
            say.call(app.words.CALLS, BURN), 4 if app.tall else 0, look.RED, 2 if app.tall else 1
        )
        row = page.dice(left, 44 if app.tall else 14, size, len(dice), 3, dim=not app.tall)
        mark = page.line(72 if app.tall else 31, "▲", look.GOLD, x=left, cells=1)
        hint = page.line(90 if app.tall else 40, "", look.INK, CENTER)
        page.prompt(words.BURN_KEYS)
        at = shown = 0
        while True:
            count = sum([shown >> place & 1 for place in range(len(dice))])
            row.show(faces, shown)
            mark.x = left + at * size + size // 2 - 4
            few = words.BURN_SOME if count == 0 else words.BURN_KEEP
            ready = 0 < count < len(dice)
            hint.write(words.BURN_SHOW % count if ready else few)
            event = yield FORGOTTEN
            if event == TICK:
                row.cover(len(dice))
                event = yield  # what happens next uncovers them
            if event == B:
                return False
            elif event in (LEFT, RIGHT):
                at = (at + (1 if event == RIGHT else -1)) % len(dice)
            elif event in (UP, DOWN):
                shown ^= 1 << at
            elif event == A and ready:
                break
    app.refresh()  # the dice go before anything else happens
    app.table.act(BURN | sum([1 << order[at] for at in range(len(dice)) if shown >> at & 1]))
    app.play(tunes.MOVE)
    return True
