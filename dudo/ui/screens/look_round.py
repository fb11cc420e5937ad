# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""In an open obligar: everybody's cup but one's own."""

from dudo.ui.cups import Cups


def look_round(app, seat):
    """Until the next event, which it returns."""
    view = app.game.view(seat, False)
    with app.page("turn") as page:
        others = [other for other in view.order if other != seat]
        cups = Cups(page, others, 0)
        for other in others:
            cups.show(other, view.seen[other] or ())
        return (yield)
