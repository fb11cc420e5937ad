# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What follows what, from the title to the last die: an evening of Dudo."""

from dudo import BID, CALZA, ORDER, OVER, REVEAL, ROLL, Rules
from dudo.ui import sprites
from dudo.ui.app import Covered
from dudo.ui.table import Table
from dudo.ui.wings import hold_every_round, let_go, screen


class EndGame(Exception):
    """The people at the table want to stop this game."""


def evening(app):
    """Games, one after the other, for ever."""
    while True:
        app.table = yield from seat_table(app)
        try:
            yield from match(app)
        except EndGame:
            pass
        app.table = None


def after_a_fall(app):
    """The same once something broke: a word about it first."""
    yield from screen("error").error(app)
    yield from evening(app)


def seat_table(app):
    """From the title to a table with rules and seats."""
    ready, app.device.table = app.device.table, None
    if ready:
        seats, bots, preset = ready
        rules = Rules.preset(preset or app.words.PRESET)
    else:
        people, bots, rules = yield from screen("title").title(app)
        seats = people + bots
    sprites.forget(rules.sides)
    let_go(app.words)
    hold_every_round()
    return Table(rules, app.words.NAMES[:seats], bots)


def match(app):
    """The rules, then game after game at the same table."""
    yield from screen("rules").rules(app)
    while True:
        yield from play(app)
        again = yield from screen("over").over(app)
        if not again:
            return
        app.table.deal()


def play(app):
    """One game, until somebody has won."""
    game = app.game
    while game.phase == ORDER:
        yield from screen("rolloff").rolloff(app)
    while game.phase != OVER:
        if game.phase == REVEAL:
            yield from screen("reveal").reveal(app)
            game.next_round()
            let_go(app.words)
            continue
        if app.table.is_bot(game.turn):
            yield from bot_turn(app, game.turn)
        else:
            yield from in_hand(app, game.turn)
        yield from bots_calza(app)


def in_hand(app, seat):
    """One person takes the device, rolls if there is something to roll, and makes the move."""
    game = app.game
    while game.turn == seat and game.phase in (ROLL, BID):
        if app.table.people > 1:
            yield from screen("between").hand_over(app, seat)
            if game.turn != seat or game.phase not in (ROLL, BID):
                return
        try:
            app.private = True
            while game.turn == seat and game.phase in (ROLL, BID):
                if game.phase == ROLL:
                    yield from screen("cup").cup(app, seat)
                else:
                    yield from screen("turn").turn(app, seat)
        except Covered:
            pass
        finally:
            app.private = False


def bot_turn(app, seat):
    """A bot rolls, decides and says so."""
    table = app.table
    action = table.ask(seat, app.random)
    if action < 0:
        app.game.roll(app.dice())
        return
    table.act(action)
    yield from screen("between").said(app, seat, action)


def bots_calza(app):
    """Lets the first bot that wants to call calza out of turn do so."""
    table = app.table
    for seat in range(table.people, len(table.names)):
        if table.may_calza(seat) and table.ask(seat, app.random) == CALZA:
            table.act(CALZA, seat)
            yield from screen("between").said(app, seat, CALZA)
            return
