# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The rules in force, to read: before the first roll and from the pause menu."""

from dudo import PRESETS, Rules, options
from dudo.ui.rows import pick
from dudo.ui.wings import more_words


def rules(app):
    """The key that ended it: A, B or MENU."""
    in_force = app.table.rules
    names = more_words(app)
    title = names.SEE_RULES
    for preset in PRESETS:
        if Rules.preset(preset) == in_force:
            title = names.PRESETS[preset]
    _, key = yield from pick(app, "rules", title, rule_rows(in_force, names), names.READ_ON)
    return key


def rule_rows(rules, names):
    """A (name, value) pair of texts for each switch, in the order of dudo.options."""
    return [(names.SWITCHES[row[0]], value_word(rules, row[0], names)) for row in options()]


def value_word(rules, switch, names):
    """The value of one switch in words."""
    value = rules.value(switch)
    return names.OF_SWITCH.get(switch + " " + value) or names.VALUES.get(value, value)
