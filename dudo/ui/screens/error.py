# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Something broke: says so in plain words, without a die, and goes on."""

from dudo.ui import look
from dudo.ui.events import A
from dudo.ui.widgets import CENTER
from dudo.ui.wings import more_words


def error(app):
    """Ends with A."""
    words = more_words(app)
    with app.page("error") as page:
        page.title(words.ERROR, app.height // 4, look.RED)
        page.line(app.height // 2, words.ERROR_TEXT, look.INK, CENTER)
        page.prompt(words.ERROR_KEY)
        while (yield) != A:
            pass
