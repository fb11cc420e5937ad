# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The reveal: cups are lifted seat by seat, what matches is lit and counted; then the verdict."""

from dudo import PASO
from dudo.ui import look, say, sprites, tunes
from dudo.ui.cups import Cups
from dudo.ui.events import TICK, A
from dudo.ui.widgets import CENTER, RIGHT

LIFT = 700  # ms from cup to cup


def reveal(app):
    """Shows all dice, the count and who pays, each for as long as it takes to read."""
    pause = None if app.table.people_in() else LIFT * 2
    yield from _lift(app, pause)
    yield from _verdict(app, pause)


def _until_a(pause):
    """The event that ended the waiting: A, or TICK where there is a pause."""
    event = -1
    while event not in (A, TICK):
        event = yield pause
    return event


def _lift(app, pause):
    words = app.words
    view = app.game.view(app.game.turn)
    outcome = view.outcome
    order = say.in_order(app.game, outcome.bidder)
    with app.page("reveal") as page:
        page.line(0, _claim(app, outcome), look.GOLD)
        count_line = page.line(0, "", look.INK, RIGHT)
        cups = Cups(page, order, 14 if app.tall else 12)
        cups.mark(outcome.bidder)
        for seat in order:
            cups.cover(seat, view.counts[seat])
        foot = page.line(app.height - 12, words.SKIP, look.GREY, CENTER) if app.tall else None
        count = 0
        wait = LIFT
        for seat in order:
            if wait and (yield from _until_a(wait)) == A:
                wait = 0
            count += _show(cups, view, outcome, seat)
            if outcome.call != PASO:
                count_line.write(words.SO_FAR % count)
            if wait:
                app.play(tunes.LIFT)
        if foot:
            foot.write(words.GO_ON)
        yield from _until_a(pause)


def _claim(app, outcome):
    name = app.table.names[outcome.bidder]
    if outcome.call == PASO:
        return "%s: %s" % (name, app.words.CALLS[PASO])
    bid = say.bid(app.words, outcome.bid)
    return "%s: %s" % (name, bid) if app.tall else bid


def _show(cups, view, outcome, seat):
    """Lifts one cup; returns how many of its dice count."""
    faces = sorted(tuple(view.shown[seat]) + tuple(view.seen[seat]))
    wild = not view.special
    counted = 0
    matches = 0
    if outcome.call != PASO:
        for place, face in enumerate(faces):
            if face == outcome.face or (wild and face == 1):
                counted |= 1 << place
                matches += 1
    shader = sprites.plain() if outcome.call == PASO and seat == outcome.bidder else sprites.dim()
    cups.show(seat, faces, counted, wild and outcome.face != 1, shader)
    return matches


def _verdict(app, pause):
    words = app.words
    outcome = app.game.outcome
    tall = app.tall
    with app.page("reveal") as page:
        page.line(4 if tall else 0, _found(words, outcome), look.INK, CENTER)
        if tall:
            page.line(18, _claim(app, outcome), look.DIM, CENTER)
        changed = outcome.loser if outcome.loser >= 0 else outcome.gainer
        good = outcome.loser < 0
        seat = changed if changed >= 0 else outcome.caller
        color = look.TEAL if good else look.RED
        page.title(app.table.names[seat].upper(), 34 if tall else 10, color, 3 if tall else 2)
        what = words.LOSES if not good else words.GAINS if changed >= 0 else words.KEEPS
        page.line(74 if tall else 30, what, color, CENTER)
        _dice_left(app, page, seat, outcome)
        page.line(app.height - 12, words.NEXT_ROUND, look.DIM, CENTER)
        app.play(tunes.GAINED if good else tunes.LOST)
        app.light(color)
        yield from _until_a(pause)
        app.light(0)


def _found(words, outcome):
    if outcome.call == PASO:
        return words.PASO_TRUE if outcome.count else words.PASO_FALSE
    return (words.THERE_IS if outcome.count == 1 else words.THERE_ARE) % outcome.count


def _dice_left(app, page, seat, outcome):
    """A small row: the dice that remain, and the place of one that is gone."""
    lost = seat == outcome.loser
    left = app.game.counts[seat] - lost + (seat == outcome.gainer)
    size = 13 if app.tall else 11
    places = left + lost
    y = 92 if app.tall else 42
    row = page.dice((app.width - places * size) // 2, y, size, max(1, places))
    row.show([1] * left + [sprites.LOST] * lost)
