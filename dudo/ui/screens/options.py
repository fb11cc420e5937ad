# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The owner's settings, changed with LEFT and RIGHT and kept when left; and the statistics."""

from dudo.ui import settings
from dudo.ui.events import LEFT, RIGHT, A
from dudo.ui.rows import pick
from dudo.ui.wings import more_words, screen


def options(app):
    """Shows and changes the settings; a new language is spoken from here on."""
    chosen = app.settings
    store = app.device.store

    def rows():
        words = more_words(app)  # in the language just chosen
        made = [
            (words.SETTINGS[name], words.SETTINGS[values[chosen[name]]])
            for name, values, _ in settings.TABLE
        ]
        return made + [(words.STATISTICS, "A")] if store else made

    def change(at, step):
        if at == len(settings.TABLE):
            return False
        name, values, _ = settings.TABLE[at]
        if name == "lights":
            app.light(0)  # while it still may
        chosen[name] = (chosen[name] + step) % len(values)
        app.speak()
        return name == "language"  # then the page is laid anew

    at, key = 0, LEFT
    while key in (LEFT, RIGHT) or (key == A and at == len(settings.TABLE)):
        if key == A:
            yield from screen("statistics").statistics(app)
        words = more_words(app)
        title = words.OPTIONS_TITLE
        at, key = yield from pick(app, "options", title, rows, words.CHANGE_BACK, at, change)
    settings.save(app.device, chosen)
