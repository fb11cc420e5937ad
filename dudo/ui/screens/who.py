# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""One of several seats, chosen from a list."""

from dudo.ui import look
from dudo.ui.events import A, B
from dudo.ui.rows import Rows, moved
from dudo.ui.widgets import CENTER


def who(app, title, seats):
    """The seat chosen, or -1 to go back."""
    names = [app.table.names[seat] for seat in seats]
    at = 0
    with app.page("who") as page:
        page.line(0, title, look.TEAL, CENTER)
        rows = Rows(page, 14, app.height - 12)
        page.line(app.height - 12, app.words.CHOOSE_BACK, look.DIM, CENTER)
        while True:
            rows.show(names, at)
            event = yield
            if event == B:
                return -1
            if event == A:
                return seats[at]
            at = moved(event, at, len(seats))
