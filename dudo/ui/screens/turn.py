# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The turn: one's own dice while B is held, and the ladder of moves."""

from dudo import BURN
from dudo.ui import say, tunes
from dudo.ui.events import DOWN, LEFT, MENU, RELEASED, RIGHT, UP, A, B
from dudo.ui.ladder import Ladder
from dudo.ui.turn_page import TurnPage
from dudo.ui.wings import screen


def turn(app, seat):
    """The seat in turn makes one move, unless the game changes through the pause menu."""
    ladder = Ladder(app.game)
    while True:
        event = yield from _choose(app, seat, ladder)
        if event == MENU:
            if (yield from screen("menu").menu(app, seat)):
                return
        elif ladder.move() == BURN:
            if (yield from screen("burn").burn(app, seat)):
                return
        else:
            app.play(tunes.DUDO if ladder.call >= 0 else tunes.MOVE)
            app.table.act(ladder.move())
            return


def _choose(app, seat, ladder):
    """A once the ladder stands on the move to make, or MENU."""
    with app.page("turn") as page:
        turn_page = TurnPage(page, app, seat)
        looking = sure = False
        reason = 0
        while True:
            turn_page.pick(ladder, sure)
            turn_page.show_dice(looking, ladder.face)
            if reason:
                turn_page.hint.write(say.reason(app, reason, ladder.face))
            elif ladder.flips():
                after = say.in_order(app.game, seat)[-1]  # once it goes the other way round
                turn_page.hint.write(app.words.THEN % app.table.names[after])
            event = yield
            if event < RELEASED:
                reason = 0
            if event == B and turn_page.sees_others():
                event = yield from screen("look_round").look_round(app, seat)
            if event in (B, B | RELEASED):
                looking = event == B
            elif event in (UP, DOWN, LEFT, RIGHT):
                step = 1 if event in (UP, RIGHT) else -1
                reason = ladder.climb(step) if event in (UP, DOWN) else ladder.turn(step)
                sure = False
                app.play(tunes.NO if reason else tunes.MOVE)
            elif event in (A, MENU):
                looking = False
                turn_page.show_dice(False, 0)
                app.refresh()  # the dice go before anything else happens
                if event == MENU or ladder.call < 0 or sure:
                    return event
                sure = True
