# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Between two turns, for all to see: pass the device on, or hear what a bot has done."""

from micropython import const

from dudo import BURN, DUDO, PASO, REVEAL
from dudo.ui import look, say, tunes
from dudo.ui.events import DOWN, MENU, TICK, A
from dudo.ui.widgets import CENTER
from dudo.ui.wings import bot_words, screen

_PAUSE = const(3500)  # ms
_FAST = const(300)  # when no person is left to read it


def hand_over(app, seat):
    """True when `seat` has taken the device; false where the game has changed meanwhile: somebody
    called calza, or left."""
    app.device.keys.clear()
    return (yield from _until_taken(app, seat, -1))


def said(app, seat, action):
    """Shows the action of `seat`; ends by itself, or with A."""
    yield from _until_taken(app, seat, action)


def _until_taken(app, seat, action):
    table = app.table
    callers = table.callers()
    keys = [A, TICK]
    if table.game.phase != REVEAL:  # nobody leaves between a call and its reveal
        keys.append(MENU)
    if callers:
        keys.append(DOWN)
    changed = False
    while not changed:
        with app.page("pass" if action < 0 else "said") as page:
            pause = _hand_over(app, page, seat) if action < 0 else _said(app, page, seat, action)
            if callers:
                page.line(92 if app.tall else 38, app.words.CALZA_BELOW, look.TEAL, CENTER)
            event = MENU if table.interrupted else -1  # pressed while a bot was thinking
            table.interrupted = False
            while event not in keys:
                event = yield pause
        if event == MENU:
            changed = yield from screen("menu").menu(app)
        elif event == DOWN:
            changed = yield from screen("calza").calza(app, callers)
        else:
            return True
    return False


def _hand_over(app, page, seat):
    """Nothing secret is on the panel until the next player says "it's me"."""
    words = app.words
    names = app.table.names
    game = app.game
    tall = app.tall
    page.line(6 if tall else 0, words.PASS_TO, look.DIM, CENTER)
    page.title(say.upper(names[seat]), 20 if tall else 8, look.GOLD, 3 if tall else 2)
    bid = words.NEW_ROUND
    below = words.ON_TABLE % sum(game.counts)
    if game.standing:
        bid = "%s: %s" % (names[game.bidder], say.bid(words, game.standing))
    if game.paso >= 0:
        below = "%s: %s" % (names[game.paso], words.CALLS[PASO])
    page.line(64 if tall else 29, bid, look.INK, CENTER)
    if tall or game.paso >= 0:
        page.line(78 if tall else 40, below, look.DIM, CENTER)
    page.prompt(words.IT_IS_ME)
    app.play(tunes.PASS)


def _said(app, page, seat, action):
    """A move in words, mostly a bot's; returns how long it stays."""
    tall = app.tall
    table = app.table
    page.title(table.names[seat], 8 if tall else 0, look.GOLD, 2 if tall else 1)
    call = action < 16
    color = look.RED if call else look.INK
    page.title(say.move(app.words, action), 48 if tall else 12, color, 2)
    if tall:
        page.line(78, say.seats(app, app.game.turn), look.DIM, CENTER)
    page.foot(app.words.GO_ON)
    app.play(tunes.DUDO if call else tunes.MOVE)
    if not table.people_in():
        return _FAST
    spoken = action == DUDO or 15 < action < BURN
    if table.is_bot(seat) and spoken and (tall or not table.callers()):
        page.line(32 if tall else 38, _remark(app, seat, action), look.TEAL, CENTER)
    return _PAUSE


def _remark(app, seat, action):
    """What a bot of its kind says with a bid or a dudo: chosen by what all know, so that it betrays
    nothing."""
    words = bot_words(app)
    remarks = (words.BIDS if action else words.DUDOS)[app.table.style(seat)]
    return '"%s"' % remarks[(action + seat + app.table.round) % len(remarks)]
