# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The owner's settings, changed with LEFT and RIGHT and kept when left."""

from dudo.ui import look, settings
from dudo.ui.events import LEFT, MENU, RIGHT, B
from dudo.ui.rows import Rows, moved
from dudo.ui.widgets import CENTER


def options(app):
    """Shows and changes the settings."""
    at = 0
    while True:
        language = app.settings["language"]
        with app.page("options") as page:
            page.line(0, app.words.SETTINGS_TITLE, look.DIM, CENTER)
            page.line(app.height - 12, app.words.CHANGE_BACK, look.DIM, CENTER)
            rows = Rows(page, 14, app.height - 12)
            while app.settings["language"] == language:
                rows.show(_rows(app), at)
                event = yield
                if event in (B, MENU):
                    settings.save(app.device, app.settings)
                    return
                at = moved(event, at, len(settings.TABLE))
                if event in (LEFT, RIGHT):
                    _change(app, at, 1 if event == RIGHT else -1)
        app.speak()  # the page is laid again in the other language


def _rows(app):
    words = app.words.SETTINGS
    return [
        (words[name], words[values[app.settings[name]]]) for name, values, default in settings.TABLE
    ]


def _change(app, at, step):
    name, values, default = settings.TABLE[at]
    if name == "lights":
        app.light(0)
    app.settings[name] = (app.settings[name] + step) % len(values)
