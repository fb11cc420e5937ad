# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""In an open obligar: everybody's cup but one's own."""

from dudo.ui.cups import Cups
from dudo.ui.events import HELD, MENU, RELEASED, UP, B


def look_round(app, seat):
    """As long as B is held, or until another key is pressed; returns that event."""
    view = app.game.view(seat, False)
    with app.page("turn") as page:
        others = [other for other in view.order if other != seat]
        cups = Cups(page, others, 0)
        for other in others:
            cups.show(other, view.seen[other] or ())
        event = B
        while event in (B, B | HELD) or event < UP or event > MENU:
            event = yield
            if event == B | RELEASED:
                break
        return event
