# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How many people, how many bots, by which rules."""

from dudo import Rules
from dudo.ui import look, settings
from dudo.ui.events import LEFT, RIGHT, A, B
from dudo.ui.flow import screen
from dudo.ui.rows import Rows, moved

PEOPLE, BOTS, PRESET, SWITCHES = range(4)
MOST = 8
# The order in which the presets are offered; the first is the language's own.
NAMES = ("clasico", "chile", "mesa", "perudo", "plano")


class _Choice:
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
    choice = _Choice(app.words.PRESET)
    rule_words = settings.load_words("rules_" + app.words.CODE)
    at = 0
    while True:
        with app.page("setup") as page:
            page.title(app.words.WHO_PLAYS, 2 if app.tall else 0, look.GOLD)
            rows = Rows(page, 22 if app.tall else 12, app.height - 12)
            page.prompt(app.words.START)
            while True:
                rows.show(_rows(app.words, rule_words, choice), at)
                event = yield
                if event == B:
                    return None
                if event == A:
                    break
                at = moved(event, at, 4)
                if event in (LEFT, RIGHT):
                    choice.change(at, 1 if event == RIGHT else -1)
        if at != SWITCHES:
            return choice.people, choice.bots, choice.rules
        choice.rules = yield from screen("switches").switches(app, choice.rules)


def _rows(words, rule_words, choice):
    own = choice.rules != Rules.preset(choice.preset)
    return (
        (words.PEOPLE, "◀ %d ▶" % choice.people),
        (words.BOTS, "◀ %d ▶" % choice.bots),
        (words.RULES, "◀ " + rule_words.PRESETS[choice.preset] + ("* ▶" if own else " ▶")),
        (words.CHANGE_RULES, "A"),
    )
