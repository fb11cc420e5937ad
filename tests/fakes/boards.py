# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Four boards on the bench: the modules that CircuitPython has built in there, over fake parts."""

import sys
import time
from types import SimpleNamespace

import displayio
import keypad
from fakes import chip

from sim import strict
from sim.nvm import Rp2Nvm, Samd51Nvm

LIBRARIES = ("adafruit_displayio_ssd1306", "adafruit_lis3dh", "adafruit_st7735r", "neopixel")
OURS = ("hardware.boards", "hardware.board_device") + LIBRARIES


class Missing:
    """Stands before the other finders: the modules of these names are not there."""

    def __init__(self, names):
        self.names = names

    def find_spec(self, name, path=None, target=None):
        if name in self.names:
            raise ModuleNotFoundError(f"No module named '{name}'", name=name)


class Bench:
    """A board with all its parts, not yet switched on; `missing` modules are not built in."""

    def __init__(self, monkeypatch, name, settings=None):
        self.monkeypatch = monkeypatch
        monkeypatch.setattr(displayio, "displays", [])
        monkeypatch.setattr(displayio, "display_buses", [])
        self.clock = chip.Clock()
        self.pins = {}
        self.shown = []  # what went to the NeoPixels
        badge = name in ("pygamer", "pybadge")
        self.up = -1000 if badge else 1000  # milli-g along z with the screen up
        self.lis3dh = chip.Lis3dh((0, 0, self.up))
        self.panels = chip.Panels((0x3C,) if name == "pico_oled" else ())
        self.i2c = type("I2C", (chip.I2C,), {"parts": {0x19 if badge else 0x18: self.lis3dh}})
        self.nvm = (Samd51Nvm if badge else Rp2Nvm)()
        for key, value in (settings or {}).items():
            monkeypatch.setenv(key, value)
        if name == "pico_tft":
            monkeypatch.setenv("DUDO_BOARD", name)
        self.board = self._badge(name) if badge else self._pico()
        self.missing = ["i2cdisplaybus", "pwmio"] if badge else ["audioio"]
        self.modules = self._modules()
        monkeypatch.setattr(time, "sleep", self.clock.sleep)
        monkeypatch.setattr(strict, "DEVICE_MODULES", strict.DEVICE_MODULES | {*LIBRARIES})

    def pin(self, name):
        return self.pins.setdefault(name, chip.Pin(name))

    def _badge(self, name):
        names = "BUTTON_CLOCK BUTTON_OUT BUTTON_LATCH NEOPIXEL SPEAKER SPEAKER_ENABLE SCL SDA"
        names += " JOYSTICK_X JOYSTICK_Y" if name == "pygamer" else ""
        board = SimpleNamespace(**{name: self.pin(name) for name in names.split()})
        board.board_id = name
        board.DISPLAY = self.panels.built_in()
        board.I2C = lambda: self.i2c(board.SCL, board.SDA)
        return board

    def _pico(self):
        board = SimpleNamespace(**{f"GP{n}": self.pin(f"GP{n}") for n in range(29)})
        board.board_id = "raspberry_pi_pico"
        return board

    def _modules(self):
        """What `import` finds."""
        runtime = SimpleNamespace(usb_connected=False, safe_mode_reason=None)
        reasons = SimpleNamespace(BROWNOUT="brownout", HARD_FAULT="hard fault")
        return {
            "alarm": chip.alarm(),
            "analogio": SimpleNamespace(AnalogIn=chip.AnalogIn),
            "audiocore": SimpleNamespace(RawSample=chip.RawSample),
            "audioio": SimpleNamespace(AudioOut=chip.AudioOut),
            "board": self.board,
            "busio": SimpleNamespace(I2C=self.i2c, SPI=chip.SPI),
            "digitalio": SimpleNamespace(
                DigitalInOut=chip.DigitalInOut, Direction=SimpleNamespace(OUTPUT="output")
            ),
            "fourwire": SimpleNamespace(FourWire=self.panels.four_wire),
            "i2cdisplaybus": SimpleNamespace(I2CDisplayBus=self.panels.i2c),
            "keypad": SimpleNamespace(
                Event=keypad.Event, Keys=chip.Keys, ShiftRegisterKeys=chip.ShiftRegisterKeys
            ),
            "microcontroller": SimpleNamespace(
                Pin=chip.Pin, pin=SimpleNamespace(GPIO3=self.pin("GP3")), nvm=self.nvm
            ),
            "neopixel_write": SimpleNamespace(neopixel_write=self._neopixel_write),
            "pwmio": SimpleNamespace(PWMOut=chip.PWMOut),
            "supervisor": SimpleNamespace(
                ticks_ms=self.clock.ticks_ms, runtime=runtime, SafeModeReason=reasons
            ),
        }

    def _neopixel_write(self, pin, data):
        self.shown.append(bytes(data))

    def switch_on(self):
        """Makes the modules importable, and forgets ours that have seen another board."""
        for name in [*sys.modules]:
            if name.startswith(OURS):
                self.monkeypatch.delitem(sys.modules, name)
        for name, module in self.modules.items():
            self.monkeypatch.setitem(sys.modules, name, module)
        for name in self.missing:
            self.monkeypatch.delitem(sys.modules, name, raising=False)
        self.monkeypatch.setattr(sys, "meta_path", [Missing(self.missing), *sys.meta_path])

    def find(self):
        """The Device that our code makes of this board."""
        self.switch_on()
        from hardware.boards import find

        self.device = find()
        self.keys = self.device.scanner
        return self.device

    def press(self, key):
        """A finger goes down on a key, or pushes the stick that way."""
        if key in self.device.keys.keys:
            self.keys.press(self.device.keys.keys.index(key))
        else:
            self._push(key, True)

    def release(self, key):
        if key in self.device.keys.keys:
            self.keys.release(self.device.keys.keys.index(key))
        else:
            self._push(key, False)

    def _push(self, key, away):
        for axis, low, high in self.device.stick.axes:
            if key in (low, high):
                axis.value = 32768 if not away else 1000 if key == low else 64000
