# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The App: device, words and pages; it drives the flow and hides everything when face down."""

import displayio

from dudo.dice import FairDice
from dudo.ui import look
from dudo.ui.events import FACE_DOWN, FACE_UP, SLEEP
from dudo.ui.widgets import Page
from dudo.ui.wings import load


class Covered(Exception):
    """The device was turned face down while it showed what only one person may see."""


class App:
    """What every screen gets: `device`, `words` (a module of words), `settings`, the `table` (who
    sits there) and its `game`."""

    def __init__(self, device):
        self.device = device
        self.width = device.width
        self.height = device.height
        self.tall = device.height >= 128
        self.settings = load("settings").load(device)
        self.table = None
        self.private = False  # someone holds the device who may look at their dice
        self.pages = []
        self.seen = False  # somebody has seen the first picture
        self._lit = None  # what the lights show, not known yet
        self._tune = None
        self.fair = FairDice(device.urandom)
        self._empty = displayio.Group()
        look.use(device.colors)
        self.speak()

    @property
    def screen(self):
        """The name of the innermost screen."""
        return self.pages[-1].name if self.pages else ""

    @property
    def game(self):
        """The running Game, or None."""
        return self.table.game if self.table else None

    def speak(self):
        """Takes up the language of the settings."""
        self.words = load("words." + load("settings").LANGUAGES[self.settings["language"]])

    def sides(self):
        """The faces of a die in the game at hand."""
        return self.game.rules.sides if self.game else 6

    def random(self, n):
        """A whole number 0 .. n-1, n at most 256: for bots, never for dice that are scripted."""
        return self.fair.die(n) - 1 if n > 1 else 0

    def dice(self):
        """The dice to throw. Those of a burn fell with the round: no power cut lets them fall anew;
        a script (on the desktop) has its own way."""
        script = self.device.dice
        if self.game.must_raise() and not (script and script.scripted):
            return self.table.burn_dice()
        return script or self.fair

    def spare_dice(self):
        """The dice that fall with the round for burns to come."""
        script = self.device.dice
        return script.ahead() if script else self.fair

    def page(self, name):
        """A new empty page; open it with `with`."""
        return Page(self, name)

    def uncover(self):
        """Shows the innermost page from the next refresh on."""
        self.device.display.root_group = self.pages[-1].group if self.pages else self._empty

    def cover(self):
        """Makes the panel and the lights dark at once."""
        self.device.display.root_group = self._empty
        self.light(0)
        self.refresh()

    def refresh(self):
        """Sends what has changed to the panel."""
        self.device.display.refresh()

    def light(self, color):
        """All lights in one colour, 0xRRGGBB; 0 is off. Never chosen by hidden dice."""
        pixels = self.device.pixels
        if pixels is not None and self.settings["lights"] and color != self._lit:
            self._lit = color
            pixels.fill(color)
            pixels.show()

    def play(self, tune):
        """Starts a tune of dudo.ui.tunes with the next picture; the game does not wait for it."""
        self._tune = tune

    def _start_tune(self):
        # Only now: what had to be saved is saved, and writing would have made a tune stutter.
        tune, self._tune = self._tune, None
        if tune and self.device.sound is not None and self.settings["sound"]:
            self.device.sound.play(tune)

    def run(self, flow):
        """Runs a flow of screens, itself a generator: yields the milliseconds to wait (None: until
        something happens), is sent the event. One refresh an event."""
        self.light(0)
        pause = next(flow)
        while True:
            if self.pages:  # while a bot thinks the last picture stays
                self.refresh()
            self._start_tune()
            event = yield pause
            self.seen = True
            if event in (FACE_DOWN, SLEEP):
                pause = yield from self._lie_covered(flow, pause, event)
            else:
                pause = flow.send(event)

    def _lie_covered(self, flow, pause, event):
        """Dark until it is turned up or woken again; a private screen has ended meanwhile."""
        face_down = event == FACE_DOWN
        self.cover()
        if self.private:
            pause = flow.throw(Covered())
            self.cover()
        while event != FACE_UP:
            if event == SLEEP:
                self.device.sleep()
                if not face_down:
                    break
            event = yield None
        self.device.keys.clear()
        self.uncover()
        return pause
