# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The reveal: cups are lifted seat by seat, what matches is lit and counted; then the verdict."""

from micropython import const

from dudo import DUDO, PASO
from dudo.ui import look, say, sprites, tunes
from dudo.ui.cups import Cups
from dudo.ui.events import TICK, A
from dudo.ui.widgets import CENTER, END

_LIFT = const(700)  # ms from cup to cup


def reveal(app):
    """Shows all dice, the count and who pays, each for as long as it takes to read."""
    pause = None if app.table.people_in() else _LIFT
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
    view = app.game.view(app.game.turn, False)
    outcome = view.outcome
    order = say.in_order(app.game, outcome.bidder)
    with app.page("reveal") as page:
        claim = _claim(app, outcome, app.tall)
        page.line(0, claim, look.GOLD)
        so_far = page.line(0, "", look.INK, END)
        cups = Cups(page, order, 12, 5, 3, True)
        cups.names[outcome.bidder].tint(look.GOLD)
        for seat in order:
            cups.show(seat, (sprites.CUP,) * view.counts[seat])
        foot = page.foot(words.SKIP, look.GREY) if app.tall else so_far
        count = 0
        wait = _LIFT
        for seat in order:
            if wait and (yield from _until_a(wait)) == A:
                wait = 0
            count += _show(cups, view, seat)
            if outcome.call != PASO:
                so_far.write(words.SO_FAR % count)
            if wait:
                app.play(tunes.LIFT)
        in_all = words.IN_ALL % count if outcome.call != PASO else ""
        if not app.tall and len(claim + in_all + say.GO) < so_far.width:  # else they would touch
            in_all += say.GO
        so_far.write(in_all)
        if app.tall:
            foot.write(words.GO_ON)
        yield from _until_a(pause)


def _claim(app, outcome, named=True):
    paso = outcome.call == PASO
    text = app.words.CALLS[PASO] if paso else say.bid(app.words, outcome.bid)
    return "%s: %s" % (app.table.names[outcome.bidder], text) if named or paso else text


def _show(cups, view, seat):
    """Lifts one cup; returns how many of its dice count."""
    outcome = view.outcome
    faces = sorted(view.shown[seat] + view.seen[seat])
    if outcome.call == PASO:
        cups.show(seat, faces, 31 if seat == outcome.bidder else 0)
        return 0
    wild = outcome.face if view.special else 1
    counted = 0
    for place, face in enumerate(faces):
        counted |= (face == outcome.face or face == wild) << place
    cups.show(seat, faces, counted, wild != outcome.face)
    return sum([counted >> place & 1 for place in range(len(faces))])


def _verdict(app, pause):
    words = app.words
    game = app.game
    outcome = game.outcome
    names = app.table.names
    tall = app.tall
    seat = max(outcome.loser, outcome.gainer)
    good = outcome.loser < 0
    color = look.TEAL if good else look.RED
    left = game.counts[seat] + (1 if good else -1)
    what = words.GAINS if good else words.LOSES if left else words.OUT
    if seat < 0:  # right, at the limit
        seat, what = outcome.caller, words.KEEPS
        left = game.counts[seat]
    with app.page("reveal") as page:
        if tall:
            call = words.CALLS[DUDO if outcome.call == PASO else outcome.call]
            page.line(2, "%s: %s" % (names[outcome.caller], call), look.DIM, CENTER)
            page.line(14, _claim(app, outcome), look.DIM, CENTER)
        page.line(26 if tall else 0, _found(words, outcome), look.INK, CENTER)
        page.title(say.upper(names[seat]), 38 if tall else 10, color, 3 if tall else 2)
        page.line(76 if tall else 30, what, color, CENTER)
        row = page.dice(None, 94 if tall else 42, 13 if tall else 11, left + (not good))
        row.show([1] * left + [sprites.LOST] * (not good))
        page.foot(words.NEXT_ROUND)
        app.play(tunes.GAINED if good else tunes.LOST)
        app.light(color)
        yield from _until_a(pause)
        app.light(0)


def _found(words, outcome):
    if outcome.call == PASO:
        return words.PASO_TRUE if outcome.count else words.PASO_FALSE
    return (words.THERE_IS if outcome.count == 1 else words.THERE_ARE) % outcome.count
