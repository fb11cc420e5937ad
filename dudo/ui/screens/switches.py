# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Every rule, to change before a game."""

from dudo import Rules, options
from dudo.ui.rows import pick
from dudo.ui.screens.rules import rule_rows


def switches(app, rules, names):
    """The Rules as they were changed from `rules`; `names` are the words of the set-up."""
    changed = [rules]

    def change(at, step):
        name, values, _ = list(options())[at]
        wanted = {row[0]: changed[0].value(row[0]) for row in options()}
        wanted[name] = values[(values.index(wanted[name]) + step) % len(values)]
        changed[0] = Rules(**wanted)

    yield from pick(
        app,
        "switches",
        names.SEE_RULES,
        lambda: rule_rows(changed[0], names),
        names.CHANGE_BACK,
        change=change,
    )
    return changed[0]
