# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The owner's settings, changed with LEFT and RIGHT and kept when left."""

from dudo.ui import settings
from dudo.ui.rows import pick
from dudo.ui.wings import more_words


def options(app):
    """Shows and changes the settings; a new language is spoken from here on."""
    chosen = app.settings
    words = more_words(app)

    def rows():
        words = more_words(app)  # in the language just chosen
        return [
            (words.SETTINGS[name], words.SETTINGS[values[chosen[name]]])
            for name, values, _ in settings.TABLE
        ]

    def change(at, step):
        name, values, _ = settings.TABLE[at]
        if name == "lights":
            app.light(0)  # while it still may
        chosen[name] = (chosen[name] + step) % len(values)
        app.speak()

    yield from pick(app, "options", words.OPTIONS_TITLE, rows, words.CHANGE_BACK, change=change)
    settings.save(app.device, chosen)
