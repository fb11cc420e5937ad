# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Who the bots are, in a few words each."""

from dudo.bots import NAMES
from dudo.ui.rows import pick
from dudo.ui.wings import more_words


def bots(app):
    """Shows the list until A or B."""
    names = more_words(app)
    rows = []
    for name in NAMES:
        rows.append(names.STYLES[name] + ":")
        rows += [" " + line for line in names.LIVES[name]]
    yield from pick(app, "bots", names.BOTS, rows, names.READ_ON)
