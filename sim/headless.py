# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A handheld without a window, on a virtual clock: for scripts, for tests, for pictures."""

import importlib.util
from contextlib import redirect_stderr, redirect_stdout

from PIL import Image

from dudo.ui.events import TICK
from hardware.motion import PERIOD
from sim import ROOT
from sim.device import KEYS, SimulatedDevice, one_of
from sim.nvm import STAGES, PowerCut
from sim.text import visible_text

PRESS = 60  # ms that a finger stays on a key
BREATHS = 100  # pauses of 0 ms, one after the other, that take no time: a bot thinks


def load_code():
    """code.py as a module, by its path: under its own name it would hide the standard library's."""
    spec = importlib.util.spec_from_file_location("dudo_code", ROOT / "code.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Session:
    """One handheld and the person who holds it.

    After each event the program runs until it waits; its own timers (pauses, key repeats, holds)
    run only in `wait`, `hold`, and where the handheld is moved: `shake`, `face_down`, `face_up`.
    Keys are A B UP DOWN LEFT RIGHT MENU. Times are milliseconds.
    """

    def __init__(self, board="pygamer", *, nvm=None, program=None, **options):
        """Switches the handheld on. ValueError, in one line, for an option that cannot be.

        The options are those of SimulatedDevice: seed, lang, players, bots, preset, dice, bot.
        `players`, `bots`, `bot` or `preset` given: straight to that game, the last `bots` of the
        players are bots, all of the kind `bot` (a name in dudo.bots) or of all kinds. `dice` is a
        script such as "61123" and goes on with fair dice from the seed. `nvm` holds the bytes of an
        earlier `nvm`. `program` runs in place of code.py's.
        """
        self._options = {"board": board, **options}
        self._program = program or load_code().program
        self.log = []
        self._boot(nvm)

    def _boot(self, nvm, before=None):
        self.device = SimulatedDevice(**self._options, nvm=nvm, log=self.log)
        if before:
            self.device.follow(before)
        self._serial = _Serial(self.device.sender("serial"))
        self._flow = self._program(self.device)
        self._send(None)

    def _send(self, event):
        """Runs the program until it waits again, and notes when its pause will be over."""
        try:
            with redirect_stdout(self._serial), redirect_stderr(self._serial):
                pause = self._flow.send(event)
                breaths = BREATHS
                while pause == 0 and breaths:
                    pause = self._flow.send(TICK)
                    breaths -= 1
        except (StopIteration, PowerCut) as end:
            self._flow = None
            if isinstance(end, PowerCut):
                self._go_dead()
            return
        # A pause of nothing still takes a moment, or the clock would stand still for ever.
        self._tick_at = None if pause is None else self.device.now + max(1, pause)

    def _settle(self):
        """Hands over what has happened, without letting time pass."""
        while self._flow:
            event = self.device.keys.read(self.device.ticks_ms())
            if not event:
                return
            self._send(event)

    def down(self, key):
        """A finger goes down on a key and stays."""
        self._touch(key, True)

    def up(self, key):
        """The finger leaves the key."""
        self._touch(key, False)

    def _touch(self, key, pressed):
        self.device.touch(KEYS[one_of("key", key, KEYS)], pressed)
        self._settle()

    def press(self, key):
        """A short press: down, 60 ms, up. Timers do not run meanwhile."""
        self.down(key)
        self.device.now += PRESS
        self.up(key)

    def hold(self, key, ms):
        """A long press."""
        self.down(key)
        self.wait(ms)
        self.up(key)

    def shake(self, ms):
        """Shakes the handheld for that long, then holds it still until that is felt, too."""
        self.device.sensor.shake(True)
        self.wait(ms)
        self.device.sensor.shake(False)
        self._until(lambda felt: not felt.shaken)

    def face_down(self):
        """Lays the handheld on its face and waits until that is felt: about 300 ms."""
        self.device.sensor.turn(face_down=True)
        self._until(lambda felt: felt.down)

    def face_up(self):
        """Turns it up again and waits until that is felt: about 300 ms."""
        self.device.sensor.turn(face_down=False)
        self._until(lambda felt: not felt.down)

    def _until(self, true):
        """Lets time pass until something is true of what the sensor has felt."""
        while self._flow and self.device.motion and not true(self.device.motion.detector):
            self.wait(PERIOD)

    def wait(self, ms):
        """Lets time pass; whatever is due in it happens in its order."""
        end = self.device.now + ms
        while self._flow:
            limit = end if self._tick_at is None else min(end, self._tick_at)
            event = self.device.next_event(limit)
            if not event and (self._tick_at is None or self._tick_at > end):
                return
            self._send(event)
        self.device.now = end

    def text(self):
        """What can be read, one line a row; dice as [3], hidden [?], an ace counted wild [1*]."""
        device = self.device
        if not device.powered:
            return ""
        return visible_text(device.display.root_group, device.width, device.height)

    @property
    def screen(self):
        """The name of the innermost screen, such as "turn"; "" without power."""
        return getattr(self._app, "screen", "")

    @property
    def game(self):
        """The game on the table, or None. For tests: it knows every cup."""
        return getattr(self._app, "game", None)

    @property
    def _app(self):
        return self.device.app if self.device.powered else None

    def frame(self):
        """The panel's picture: RGB888, row by row."""
        return bytes(self.device.panel.picture)

    def png(self, path, scale=4):
        """Writes the picture to a file, each pixel as a square of `scale` x `scale`."""
        size = self.device.width, self.device.height
        image = Image.frombytes("RGB", size, self.frame())
        image.resize((size[0] * scale, size[1] * scale), Image.Resampling.NEAREST).save(path)

    @property
    def pixels(self):
        """The colours of the lights, a (red, green, blue) tuple each."""
        return self.device.pixels.colors()

    @property
    def serial(self):
        """Everything printed so far."""
        return b"".join(data for _, kind, data in self.log if kind == "serial").decode()

    @property
    def nvm(self):
        """The bytes of the non-volatile memory."""
        return bytes(self.device.nvm.content)

    def power_cut(self, at_write=None, stage="before"):
        """Power is lost at the `at_write`-th write to the memory from now (None: at once).

        `stage` is how far that write got: "before" it began, "erased" the whole block, or "torn"
        in the middle. Then the handheld is dead until `power_on`.
        """
        one_of("stage", stage, STAGES)
        if at_write is None:
            self._go_dead()
        elif at_write < 1:
            raise ValueError(f"at_write counts from 1, not {at_write}")
        else:
            self.device.nvm.cut_in, self.device.nvm.stage = at_write, stage

    def power_on(self):
        """Starts the program afresh with what the memory kept; nothing if the power is on.

        Dice and bots' whims go on where they were, and no game is skipped to: a saved one is
        offered, else the title is shown.
        """
        if not self.device.powered:
            self.device.nvm.powered = True
            self._boot(self.device.nvm, self.device)

    def _go_dead(self):
        device = self.device
        device.powered = device.nvm.powered = False
        self.close()
        device.panel.picture = bytearray(len(device.panel.picture))
        device.pixels.shown = bytes(len(device.pixels.shown))

    def close(self):
        """Ends the program; what it has shown stays to be read."""
        flow, self._flow = self._flow, None
        if flow:
            try:
                flow.close()
            except PowerCut:
                pass  # it tried to save something on its way out


class _Serial:
    """Stands in for the console of the device."""

    def __init__(self, sent):
        self.sent = sent

    def write(self, text):
        self.sent(text.encode())
        return len(text)

    def flush(self):
        pass
