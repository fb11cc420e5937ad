# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""One of several seats, chosen from a list."""

from dudo.ui.events import A
from dudo.ui.rows import pick
from dudo.ui.wings import more_words


def who(app, title, seats):
    """The seat chosen, or -1 to go back."""
    names = [app.table.names[seat] for seat in seats]
    at, key = yield from pick(app, "who", title, names, more_words(app).CHOOSE_BACK)
    return seats[at] if key == A else -1
