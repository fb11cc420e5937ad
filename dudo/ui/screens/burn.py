# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Burn: which dice to show. Its owner has asked for it, so the dice lie open, but not for long."""

from micropython import const

from dudo import BURN
from dudo.ui import look, say, tunes
from dudo.ui.events import DOWN, LEFT, MENU, RIGHT, TICK, UP, A, B
from dudo.ui.widgets import CENTER
from dudo.ui.wings import more_words

_FORGOTTEN = const(10000)  # ms in which nothing happens, after which the dice are covered


def burn(app, seat):
    """True where dice were shown; false to go back to the turn."""
    dice = app.game.view(seat, False).dice
    with app.page("burn") as page:
        mask = yield from _choose(app, page, dice)
    if not mask:
        return False
    app.refresh()  # the dice go before anything else happens
    app.table.act(BURN | mask)
    app.play(tunes.MOVE)
    return True


def _choose(app, page, dice):
    """The mask of the dice to show, 0 for none; on the page they lie sorted."""
    words = more_words(app)
    order = sorted(range(len(dice)), key=lambda place: dice[place])
    faces = [dice[place] for place in order]
    size = 26 if app.tall else 18
    left = (app.width - len(dice) * size) // 2
    row, mark, hint = _draw(app, page, size, left, len(dice))
    at = shown = 0
    while True:
        count = sum([shown >> place & 1 for place in range(len(dice))])
        row.show(faces, shown)
        mark.x = left + at * size + size // 2 - 4
        few = words.BURN_SOME if count == 0 else words.BURN_KEEP
        ready = 0 < count < len(dice)
        hint.write(words.BURN_SHOW % count if ready else few)
        event = yield _FORGOTTEN
        if event == TICK:
            row.cover(len(dice))
            while not 0 < event <= MENU:  # a key uncovers them, no shake does
                event = yield
        if event == B:
            return 0
        if event in (LEFT, RIGHT):
            at = (at + (1 if event == RIGHT else -1)) % len(dice)
        elif event in (UP, DOWN):
            shown ^= 1 << at
        elif event == A and ready:
            return sum([1 << order[place] for place in range(len(dice)) if shown >> place & 1])


def _draw(app, page, size, left, count):
    """Returns the row of dice, the mark below it and the hint."""
    tall = app.tall
    page.title(say.call(app.words.CALLS, BURN), 4 if tall else 0, look.RED, 2 if tall else 1)
    row = page.dice(left, 44 if tall else 14, size, count, 3, dim=not tall)
    mark = page.line(72 if tall else 31, "▲", look.GOLD, x=left, cells=1)
    hint = page.line(90 if tall else 40, "", look.INK, CENTER)
    page.prompt(more_words(app).BURN_KEYS)
    return row, mark, hint
