# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What follows what, from the title to the last die: an evening of Dudo."""

from dudo import BID, CALZA, ORDER, OVER, REVEAL, ROLL, Rules
from dudo.ui import sprites
from dudo.ui.app import Covered
from dudo.ui.events import B
from dudo.ui.table import SLOT, Table, kinds
from dudo.ui.wings import BOTS, drop, hold_every_round, let_go, screen


class EndGame(Exception):
    """The people at the table want to stop this game."""


def evening(app):
    """Games, one after the other, for ever; first the one that a power cut broke off."""
    begin = take_up
    while True:
        try:
            yield from begin(app)
            yield from match(app)
        except EndGame:
            app.table.forget()
        app.table = None
        drop(BOTS)
        begin = sit_down


def after_a_fall(app):
    """The same once something broke: a word about it first."""
    yield from screen("error").error(app)
    yield from evening(app)


def take_up(app):
    """The table of the saved game, if there is one and it is wanted, else a new one."""
    store = app.device.store
    if store and store.load(SLOT):
        yield from screen("resume").resume(app)
    if app.table is None:
        yield from sit_down(app)
        return
    app.device.table = None
    clear(app)
    seat = app.game.turn
    if app.game.phase == REVEAL or app.table.people == 1 or app.table.is_bot(seat):
        # Whoever switched on sees no die before somebody has said "it's me".
        yield from screen("between").hand_over(app, app.table.person(seat))


def sit_down(app):
    """From the title to a table with rules and seats."""
    ready, app.device.table = app.device.table, None
    front = True
    while app.table is None:
        if ready:
            seats, bots, preset, style = ready
            rules = Rules.preset(preset or app.words.PRESET)
        else:
            people, bots, style, rules = yield from screen("title").title(app, front)
            seats = people + bots
        app.table = Table(rules, app.words.NAMES[:seats], kinds(style, bots), app.device.store)
        clear(app)
        if (yield from screen("rules").rules(app)) == B:  # other people, other rules
            app.table = ready = None
            front = False


def clear(app):
    """Before a match: what it does not need is put away."""
    sprites.forget(app.table.rules.sides)
    let_go(app.words)
    hold_every_round()


def match(app):
    """Game after game at the same table."""
    while True:
        yield from play(app)
        app.table.forget()
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
        let_go(app.words)
        app.table.save()
        if game.phase == REVEAL:
            yield from screen("reveal").reveal(app)
            app.table.next_round()
            continue
        if app.table.is_bot(game.turn):
            if game.standing and not app.table.is_bot(game.bidder) and app.table.callers():
                # Bots are quick: people get their moment to call calza on a person's bid.
                yield from screen("between").said(app, game.bidder, game.standing)
                if game.phase != BID:
                    continue
            yield from bot_turn(app, game.turn)
        else:
            yield from in_hand(app, game.turn)
        yield from bots_calza(app)


def in_hand(app, seat):
    """One person takes the device, rolls if there is something to roll, and makes the move."""
    game = app.game
    while game.turn == seat and game.phase in (ROLL, BID):
        if app.table.people > 1 and not (yield from screen("between").hand_over(app, seat)):
            continue
        try:
            app.private = True
            while game.turn == seat and game.phase in (ROLL, BID):
                if game.phase == ROLL:
                    yield from screen("cup").cup(app, seat)
                    if game.phase == BID:
                        app.table.rolled(app.spare_dice())
                else:
                    yield from screen("turn").turn(app, seat)
        except Covered:
            pass
        finally:
            app.private = False


def bot_turn(app, seat):
    """A bot rolls, decides and says so."""
    table = app.table
    action = yield from table.ask(seat, app.random)
    if action < 0:
        app.game.roll(app.dice())
        table.rolled(app.spare_dice())
        return
    table.act(action)
    yield from screen("between").said(app, seat, action)


def bots_calza(app):
    """Lets the first bot that wants to call calza out of turn do so."""
    table = app.table
    for seat in range(table.people, len(table.names)):
        if table.may_calza(seat) and (yield from table.ask(seat, app.random)) == CALZA:
            table.act(CALZA, seat)
            yield from screen("between").said(app, seat, CALZA)
            return
