# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Burn: which dice to show. Its owner has asked for it, so the dice lie open meanwhile."""

from dudo import BURN
from dudo.ui import look, tunes
from dudo.ui.events import DOWN, LEFT, RIGHT, UP, A, B
from dudo.ui.widgets import CENTER


def burn(app, seat):
    """True where dice were shown; false to go back to the turn."""
    dice = app.game.view(seat).dice
    order = sorted(range(len(dice)), key=lambda place: dice[place])
    size = 26 if app.tall else 18
    left = (app.width - len(dice) * size) // 2
    with app.page("burn") as page:
        page.title(app.words.CALLS[7], 4 if app.tall else 0, look.RED, 2 if app.tall else 1)
        row = page.dice(left, 44 if app.tall else 14, size)
        marks = page.line(72 if app.tall else 31, "▲", look.GOLD, x=left, cells=1)
        hint = page.line(90 if app.tall else 40, "", look.INK, CENTER)
        page.prompt(app.words.BURN_KEYS)
        at = shown = 0
        while True:
            row.show([dice[place] for place in order], shown)
            marks.x = left + at * size + size // 2 - 4
            hint.write(_hint(app.words, shown, len(dice)))
            event = yield
            if event == B:
                return False
            if event in (LEFT, RIGHT):
                at = (at + (1 if event == RIGHT else -1)) % len(dice)
            elif event in (UP, DOWN):
                shown ^= 1 << at
            elif event == A and 0 < _count(shown) < len(dice):
                break
    app.refresh()
    mask = 0
    for place, die in enumerate(order):
        mask |= (shown >> place & 1) << die
    app.table.act(BURN | mask)
    app.play(tunes.MOVE)
    return True


def _count(mask):
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def _hint(words, shown, dice):
    count = _count(shown)
    if count == 0:
        return words.BURN_SOME
    return words.BURN_KEEP if count == dice else words.BURN_SHOW % count
