# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How many people, how many bots and which, by which rules; it begins with what was last chosen."""

from dudo import Rules
from dudo.bots import NAMES as BOTS
from dudo.pack import pack_rules
from dudo.ui.events import MENU, B
from dudo.ui.rows import pick
from dudo.ui.wings import more_words, screen
from dudo.unpack import unpack_rules

PEOPLE, COUNT, STYLE, PRESET, SWITCHES, WHO = range(6)
MOST = 8
NAMES = ("clasico", "chile", "mesa", "perudo", "plano")  # of presets, as they are offered
STYLES = ("",) + BOTS  # "": bots of all kinds
SLOT = 3  # of Device.store


class Choice:
    """What is chosen so far; `change` turns one row of the list."""

    def __init__(self, preset, store):
        self.people = 3
        self.bots = self.style = 0
        self.changed = False  # until then the language chooses the rules
        self.take(preset)
        self.store = store
        last = store and store.load(SLOT)
        if last:
            self._take_up(last)

    def _take_up(self, last):
        try:
            people, bots, style, preset = last[:4]
            rules = unpack_rules(last[4:])
        except ValueError:  # of another version
            return
        seats_fit = people and 2 <= people + bots <= MOST
        if seats_fit and style < len(STYLES) and preset < len(NAMES):
            self.people, self.bots, self.style, self.preset = people, bots, style, NAMES[preset]
            self.rules = rules

    def keep(self):
        """Remembers it for the next time, with the next write that is vital."""
        head = bytes((self.people, self.bots, self.style, NAMES.index(self.preset)))
        if self.store and self.changed:
            self.store.save(SLOT, head + pack_rules(self.rules), False)

    def take(self, preset):
        self.preset = preset
        self.rules = Rules.preset(preset)

    def change(self, at, step):
        self.changed = True
        if at == PEOPLE:
            self.people = (self.people - 1 + step) % MOST + 1
            self.bots = min(self.bots, MOST - self.people)
        elif at == COUNT:
            self.bots = (self.bots + step) % (MOST - self.people + 1)
        elif at == STYLE:
            self.style = (self.style + step) % len(STYLES)
        elif at == PRESET:
            self.take(NAMES[(NAMES.index(self.preset) + step) % len(NAMES)])
        if self.people + self.bots < 2:
            self.bots = 1

    def rows(self, names):
        """The list, in words."""
        own = self.rules != Rules.preset(self.preset)
        return (
            (names.PEOPLE, "◀ %d ▶" % self.people),
            (names.BOTS, "◀ %d ▶" % self.bots),
            (names.STYLE, "◀ %s ▶" % names.STYLES[STYLES[self.style]]),
            (names.RULES, "◀ %s%s ▶" % (names.PRESETS[self.preset], "*" if own else "")),
            names.CHANGE_RULES,
            names.WHO_ARE_THEY,
        )


def setup(app):
    """(people, bots, style, Rules), or None to go back; the style as dudo.ui.table.kinds."""
    choice = Choice(app.words.PRESET, app.device.store)
    names = more_words(app)
    at = 0
    while True:
        at, key = yield from pick(
            app,
            "setup",
            names.WHO_PLAYS,
            lambda: choice.rows(names),
            lambda place: names.OPEN if place >= SWITCHES else names.START,
            at,
            choice.change,
        )
        if key == B:
            choice.keep()
            return None
        if key == MENU:
            continue
        if at == SWITCHES:
            choice.rules = yield from screen("switches").switches(app, choice.rules, names)
            choice.changed = True
        elif at == WHO:
            yield from screen("bots").bots(app)
        else:
            choice.keep()
            return choice.people, choice.bots, STYLES[choice.style], choice.rules
