# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The Device of a real board: its parts behind the names of hardware.device."""

import os
import time

from micropython import const

from dudo.ui.events import SHAKE
from hardware.device import TICKS, Device
from hardware.keys import Keys
from hardware.power import shine, switch_off
from hardware.store import Store

_REST = const(5)  # ms that the processor idles between two looks at the parts, at most
_ASLEEP = const(50)  # the same while everything is dark
MILLISECOND = float("0.001")


class BoardDevice(Device):
    """A board gives it a display and keys; what else there is, it puts into these:

    ``stick``      a hardware.stick.Stick
    ``wake_pins``  pins that a key pulls low, where they can wake the chip from deep sleep
    ``power``      the hardware.power.Power that watches over it
    """

    stick = None
    wake_pins = ()
    power = None

    def __init__(self, name, display, colors, scanner, keys, appends):
        """`scanner` is a keypad scanner, `keys` the event of each of its key numbers; `appends`:
        the chip's memory as in hardware.store.Store."""
        import keypad
        import microcontroller
        import supervisor

        self.name = name
        self.display = display
        self.width = display.width
        self.height = display.height
        self.colors = colors
        self.scanner = scanner
        self.keys = Keys(scanner.events, keypad.Event(), keys)
        self.ticks_ms = supervisor.ticks_ms
        self.urandom = os.urandom
        self.store = Store(microcontroller.nvm, appends) if microcontroller.nvm else None

    def wait(self, ms):
        start = now = self.ticks_ms()
        left = _REST
        while True:
            event = self._look(now)
            if ms is not None:
                left = ms - ((now - start) & TICKS)
            if event or left <= 0:
                return event
            time.sleep(min(_REST, left) * MILLISECOND)
            now = self.ticks_ms()

    def _look(self, now):
        """The first event that one of the parts has by now, or TICK."""
        if self.sound:
            self.sound.advance(now)
        event = self._touched(now)
        if not event:
            return self.power.rest(now)
        self.power.touch(now)
        if self.motion and event < SHAKE:
            self.motion.key_pressed()
        return event

    def _touched(self, now):
        event = self.keys.read(now) or self.keys.timer(now)
        if not event and self.stick:
            event = self.stick.read(self.keys, now)
        if not event and self.motion:
            event = self.motion.read(now)
            if self.motion.lost:
                self.motion = False  # holding A shakes from now on
        return event

    def put_out(self, percent=0):
        """Lights off, panel at `percent` of its brightness."""
        shine(self.display, percent)
        if self.pixels:
            self.pixels.fill(0)
            self.pixels.show()

    def black(self):
        """Nothing is to be seen or heard any more: before sleep, and when the program ends."""
        self.display.root_group = None
        self.display.refresh()  # a panel keeps its last picture through sleep and reset
        self.put_out()
        if self.sound:
            self.sound.stop()

    def sleep(self):
        shown = self.display.root_group
        self.black()
        switch_off(self)
        self.keys.clear()
        while not self._pressed(self.ticks_ms()):
            time.sleep(_ASLEEP * MILLISECOND)
        self.keys.clear()
        self.display.root_group = shown
        self.power.dimmed = True
        self.power.touch(self.ticks_ms())

    def _pressed(self, now):
        return self.keys.read(now) or self.stick and self.stick.read(self.keys, now)
