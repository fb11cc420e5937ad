# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The rules in force, to read: before the first roll and from the pause menu."""

from dudo import OPTIONS, PRESETS, Rules
from dudo.ui import look, settings
from dudo.ui.events import DOWN, MENU, UP, A, B
from dudo.ui.rows import Rows
from dudo.ui.widgets import CENTER


def rules(app):
    """Ends with A, B or MENU."""
    in_force = app.table.rules
    names = settings.load_words("rules_" + app.words.CODE)
    rows = rule_rows(in_force, names)
    with app.page("rules") as page:
        title = app.words.THE_RULES
        for preset in PRESETS:
            if Rules.preset(preset) == in_force:
                title = "%s: %s" % (title, names.PRESETS[preset])
        page.line(0, title, look.GOLD, CENTER)
        listing = Rows(page, 14, app.height - 12)
        page.line(app.height - 12, app.words.READ_ON, look.DIM, CENTER)
        while True:
            listing.show(rows)
            event = yield
            if event in (A, B, MENU):
                return
            if event in (UP, DOWN):
                listing.scroll(1 if event == DOWN else -1, len(rows))


def rule_rows(rules, names):
    """A (name, value) pair of texts for each switch, in the order of dudo.OPTIONS."""
    return [(names.SWITCHES[row[0]], value_word(rules, row[0], names)) for row in OPTIONS]


def value_word(rules, switch, names):
    """The value of one switch in words."""
    value = rules.value(switch)
    if isinstance(value, int):
        return str(value)
    return names.OF_SWITCH.get(switch + " " + value) or names.VALUES[value]
