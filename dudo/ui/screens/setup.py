# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How many people, how many bots, by which rules."""

from dudo import Rules
from dudo.ui.events import MENU, B
from dudo.ui.rows import pick
from dudo.ui.wings import more_words, screen

PEOPLE, BOTS, PRESET, SWITCHES = range(4)
MOST = 8
NAMES = ("clasico", "chile", "mesa", "perudo", "plano")  # of presets, as they are offered


class Choice:
    """What is chosen so far; `change` turns one row of the list."""

    def __init__(self, preset):
        self.people = 3
        self.bots = 0
        self.take(preset)

    def take(self, preset):
        self.preset = preset
        self.rules = Rules.preset(preset)

    def change(self, at, step):
        if at == PEOPLE:
            self.people = (self.people - 1 + step) % MOST + 1
            self.bots = min(self.bots, MOST - self.people)
        elif at == BOTS:
            self.bots = (self.bots + step) % (MOST - self.people + 1)
        elif at == PRESET:
            self.take(NAMES[(NAMES.index(self.preset) + step) % len(NAMES)])
        if self.people + self.bots < 2:
            self.bots = 1


def setup(app):
    """(people, bots, Rules), or None to go back."""
    choice = Choice(app.words.PRESET)
    names = more_words(app)

    def rows():
        own = choice.rules != Rules.preset(choice.preset)
        return (
            (names.PEOPLE, "◀ %d ▶" % choice.people),
            (names.BOTS, "◀ %d ▶" % choice.bots),
            (names.RULES, "◀ %s%s ▶" % (names.PRESETS[choice.preset], "*" if own else "")),
            names.CHANGE_RULES,
        )

    at = 0
    while True:
        at, key = yield from pick(
            app, "setup", names.WHO_PLAYS, rows, names.START, at, choice.change
        )
        if key == B:
            return None
        if key == MENU:
            continue
        if at != SWITCHES:
            return choice.people, choice.bots, choice.rules
        choice.rules = yield from screen("switches").switches(app, choice.rules, names)
