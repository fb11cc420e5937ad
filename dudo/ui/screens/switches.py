# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Every rule, to change before a game."""

from dudo import OPTIONS, Rules
from dudo.ui import look, settings
from dudo.ui.events import LEFT, MENU, RIGHT, A, B
from dudo.ui.rows import Rows, moved
from dudo.ui.screens.rules import rule_rows
from dudo.ui.widgets import CENTER


def switches(app, rules):
    """The Rules as they were changed from `rules`."""
    names = settings.load_words("rules_" + app.words.CODE)
    at = 0
    with app.page("switches") as page:
        page.line(0, app.words.THE_RULES, look.GOLD, CENTER)
        listing = Rows(page, 14, app.height - 12)
        page.line(app.height - 12, app.words.CHANGE_BACK, look.DIM, CENTER)
        while True:
            listing.show(rule_rows(rules, names), at)
            event = yield
            if event in (A, B, MENU):
                return rules
            at = moved(event, at, len(OPTIONS))
            if event in (LEFT, RIGHT):
                rules = _turned(rules, at, 1 if event == RIGHT else -1)


def _turned(rules, at, step):
    """The same rules with the switch in row `at` one value further."""
    wanted = {row[0]: rules.value(row[0]) for row in OPTIONS}
    name, values, _ = OPTIONS[at]
    wanted[name] = values[(values.index(wanted[name]) + step) % len(values)]
    return Rules(**wanted)
