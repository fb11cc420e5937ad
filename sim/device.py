# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The simulated handheld: the Device contract over virtual time, a virtual panel and a log."""

import random

import displayio
import keypad
from adafruit_pixelbuf import PixelBuf

from dudo.bots import NAMES
from dudo.dice import FairDice, ScriptedDice
from dudo.rules import PRESETS
from dudo.ui import events
from dudo.ui.settings import LANGUAGES
from hardware.device import TICKS, Device
from hardware.keys import Keys
from hardware.motion import PERIOD, Accelerometer
from hardware.shake import Motion
from hardware.store import Store
from sim.boards import BOARDS
from sim.sensor import Sensor

FIRST_TICK = TICKS + 1 - 65_000  # as on the device: the counter wraps 65 s after power-on
QUEUE = 64  # events that keypad keeps
NEVER = 1 << 60  # ms

KEYS = {"A": events.A, "B": events.B, "MENU": events.MENU}
KEYS.update(UP=events.UP, DOWN=events.DOWN, LEFT=events.LEFT, RIGHT=events.RIGHT)


def one_of(what, value, allowed):
    """`value` if it is allowed; else a ValueError that names what is."""
    if value not in allowed:
        raise ValueError(f"{what} must be one of {', '.join(map(str, allowed))}, not {value!r}")
    return value


class SimulatedDevice(Device):
    """A handheld in memory. Time stands still unless `wait` or `next_event` runs it on.

    ``now``      virtual milliseconds since power-on
    ``powered``  false when the power is cut: then nothing leaves the device any more
    ``log``      list of (ms, "frame" | "lights" | "sound" | "serial", bytes): all that left it
    """

    def __init__(
        self,
        board="pygamer",
        seed=0,
        lang="en",
        players=None,
        bots=None,
        preset=None,
        bot=None,
        dice=None,
        nvm=None,
        log=None,
    ):
        """Everything is checked here: ValueError, in one line, for what cannot be.

        `nvm` is None, bytes to start from, or the sim.nvm.Nvm of a device whose power was cut.
        """
        kind = BOARDS[one_of("board", board, BOARDS)]
        self.name = board
        self.defaults = {"language": one_of("lang", lang, LANGUAGES)}
        self.table = table(players, bots, preset, bot)
        self.now = 0
        self.powered = True
        self.log = [] if log is None else log
        self.panel = kind.panel(kind.width, kind.height, self.sender("frame"))
        self.display = self.panel.display()
        displayio.displays.clear()  # Blinka allows one display; here each device has its own
        self.width, self.height, self.colors = kind.width, kind.height, kind.panel.colors
        self.sensor = Sensor(lambda: self.now)
        self.motion = kind.motion and Accelerometer(self.sensor, "+z", Motion())
        self.queue = keypad.EventQueue(QUEUE)
        self.keys = Keys(self.queue, keypad.Event(0, True), range(events.MENU + 1))
        self.pressed = set()  # keys that a finger is on
        self.pixels = Lights(kind.pixels, self.sender("lights"))
        self.sound = Sound(self.sender("sound"))
        self.nvm = nvm if isinstance(nvm, kind.nvm) else kind.nvm(nvm)
        self.store = Store(self.nvm, self.nvm.appends)
        self.dice = Dice(seed, dice)
        self._random = random.Random(f"urandom {seed}")

    def follow(self, before):
        """Switched on again: chance goes on where the device `before` left it, and the set-up
        screens ask again."""
        self.dice = before.dice
        self.dice.taken_up = True
        self._random = before._random
        self.table = None

    def sender(self, kind):
        """A function that logs the bytes it is given as having left the device."""

        def send(data):
            if self.powered:
                self.log.append((self.now, kind, bytes(data)))

        return send

    def touch(self, key, pressed):
        """A finger goes down on a key or leaves it; a key that is down cannot go down again."""
        if pressed != (key in self.pressed):
            self.pressed ^= {key}
            self.queue.keypad_eventqueue_record(key, pressed)

    def ticks_ms(self):
        return FIRST_TICK + self.now & TICKS

    def look(self):
        """The event that a key or the sensor has by now, or TICK."""
        now = self.ticks_ms()
        event = self.keys.read(now) or self.keys.timer(now)
        if not event and self.motion and self.sensor.stirred:
            event = self.motion.read(now)
            if self.motion.lost:
                self.motion = False
        return event

    def due(self):
        """Milliseconds until there is something to look at, or -1: as long as nobody touches it."""
        now = self.ticks_ms()
        due = next_due(self.keys, now)
        if self.motion and self.sensor.stirred:
            sample = max(0, PERIOD - (now - self.motion.sampled & TICKS))
            due = min(due, sample) if due >= 0 else sample
        return due

    def next_event(self, limit):
        """Runs the clock to the next event, not beyond `limit` ms: the event, or TICK if none."""
        while True:
            event = self.look()
            if event:
                return event
            due = self.due()
            if due < 0 and limit == NEVER:
                raise RuntimeError("waits for ever: nobody can touch the device while it waits")
            if due < 0 or self.now + due > limit:
                self.now = max(self.now, limit)
                return events.TICK
            self.now += due

    def wait(self, ms):
        return self.next_event(NEVER if ms is None else self.now + ms)

    def urandom(self, n):
        return self._random.randbytes(n)

    def sleep(self):
        """Sleeps no longer than it takes to wake up: nobody could touch it meanwhile."""


class Lights(PixelBuf):
    """NeoPixels whose bytes go to `sent`; ``shown`` is what they show now."""

    def __init__(self, count, sent):
        self.sent = sent
        self.shown = bytes(count * 3)
        super().__init__(count, byteorder="GRB")

    def _transmit(self, buffer):
        self.shown = bytes(buffer)
        self.sent(self.shown)

    def colors(self):
        """The colours shown, a (red, green, blue) tuple each."""
        grb = self.shown
        return [(grb[i + 1], grb[i], grb[i + 2]) for i in range(0, len(grb), 3)]


class Sound:
    """A loudspeaker of which only the log hears."""

    def __init__(self, sent):
        self.play = sent


class Dice:
    """The dice of a script, and when it is used up fair dice from a seed.

    ``scripted``  the script also says what a burn re-rolls: not in a round taken up again, whose
                  dice have fallen before
    """

    def __init__(self, seed, script=None):
        self.script = ScriptedDice(script or "")
        self.fair = FairDice(random.Random(f"dice {seed}").randbytes)
        self.spare = FairDice(random.Random(f"spare dice {seed}").randbytes)
        self.taken_up = False

    @property
    def used_up(self):
        return self.script.next == len(self.script.faces)

    @property
    def scripted(self):
        return not (self.used_up or self.taken_up)

    def die(self, sides):
        """1 .. sides."""
        return (self.fair if self.used_up else self.script).die(sides)

    def ahead(self):
        """Dice for a burn to come: as the script goes on, which it then still does."""
        self.taken_up = False
        ahead = Dice(None, self.script.faces[self.script.next :])
        ahead.fair = self.spare
        return ahead


def next_due(keys, now):
    """Milliseconds until the next repeat or hold of hardware.keys (0: now), or -1 if there is none.

    A board looks every few milliseconds instead.
    """
    soonest = -1
    for key in range(1, events.MENU + 1):
        if keys.timed >> key & 1:
            ms = (keys.due[key] - now) & TICKS
            if ms > TICKS >> 1:  # overdue
                ms = 0
            if soonest < 0 or ms < soonest:
                soonest = ms
    return soonest


def table(players, bots, preset, bot):
    """Device.table of these wishes; None if there are none, so that the set-up screens ask."""
    if bot is not None:
        one_of("bot", bot, NAMES)
        bots = 1 if bots is None else one_of("bots of that kind", bots, range(1, 8))
    if players is None and bots is None and preset is None:
        return None
    bots = bots or 0
    if players is None:
        players = max(3, bots + 1)
    one_of("players", players, range(2, 9))
    one_of(f"bots with {players} players", bots, range(players))
    if preset is not None:
        one_of("preset", preset, tuple(PRESETS))
    return players, bots, preset, bot or ""
