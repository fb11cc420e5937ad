# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A chip and what is soldered to it, as far as our drivers touch it: pins, a clock, buses, parts.

Each class has the name and the manners of CircuitPython's, and says in public what happened to it.
"""

import struct
from types import SimpleNamespace

import keypad

from sim.panel import Ssd1306, St7735r

WRAP = 1 << 29
FIRST_TICK = WRAP - 65_000


class Clock:
    """Time passes only in `sleep`; what was put off with `after` happens on the way."""

    def __init__(self):
        self.ms = 0
        self.appointments = []
        self.naps = 0

    def ticks_ms(self):
        return (FIRST_TICK + self.ms) % WRAP

    def after(self, ms, happens):
        self.appointments.append((self.ms + ms, happens))

    def sleep(self, seconds):
        assert seconds > 0
        self.naps += 1
        self.ms += max(1, round(seconds * 1000))
        for appointment in [a for a in self.appointments if a[0] <= self.ms]:
            self.appointments.remove(appointment)
            appointment[1]()


class Pin:
    """A microcontroller.Pin: one part at a time may have it."""

    def __init__(self, name):
        self.name = name
        self.user = None
        self.high = True  # pulled up, nothing pressed

    def claim(self, user):
        if self.user is not None:
            raise ValueError(f"{self.name} in use")
        self.user = user

    def free(self):
        self.user = None


class DigitalInOut:
    """A pin that is switched by the program."""

    def __init__(self, pin):
        pin.claim(self)
        self.pin = pin
        self.value = None
        self.direction = None

    def switch_to_output(self, value=False):
        self.value = value

    def deinit(self):
        self.pin.free()


class Keys:
    """A keypad scanner: `press` and `release` are what a finger does to key number so and so."""

    def __init__(self, pins, *, value_when_pressed, pull=True):
        self.pins = tuple(pins)
        for pin in self.pins:
            pin.claim(self)
        assert not value_when_pressed and pull  # wired to ground
        self.events = keypad.EventQueue(64)

    def press(self, number):
        self.events.keypad_eventqueue_record(number, True)

    def release(self, number):
        self.events.keypad_eventqueue_record(number, False)

    def reset(self):
        for number, pin in enumerate(self.pins):
            if not pin.high:
                self.press(number)

    def deinit(self):
        for pin in self.pins:
            pin.free()


class ShiftRegisterKeys(Keys):
    """The same over three pins; `data.low_bits` are the keys that are down at the start."""

    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        super().__init__((clock, data, latch), value_when_pressed=not value_when_pressed)
        self.key_count = key_count

    def reset(self):
        if not self.pins[1].high:
            self.press(0)


class Lis3dh:
    """A LIS3DH by its registers (data sheet, 8): who it is, its control registers, its output."""

    def __init__(self, gravity):
        self.registers = bytearray(0x40)
        self.registers[0x0F] = 0x33
        self.gravity = gravity  # milli-g along each axis
        self.plugged = True
        self.register = 0

    def write(self, data):
        self.register = data[0] & 0x7F
        self.registers[self.register : self.register + len(data) - 1] = data[1:]

    def read(self, length):
        per_g = (16380, 8190, 4096, 1365)[self.registers[0x23] >> 4 & 3]
        counts = [max(-32768, min(32767, axis * per_g // 1000)) for axis in self.gravity]
        self.registers[0x28:0x2E] = struct.pack("<hhh", *counts)
        return self.registers[self.register : self.register + length]


class I2C:
    """A bus; `parts` maps addresses to what answers there, `broken` is what making it raises."""

    parts = {}
    broken = None

    def __init__(self, scl, sda, frequency=100_000):
        if self.broken:
            raise self.broken
        scl.claim(self)
        sda.claim(self)
        self.frequency = frequency
        self.locked = False

    def try_lock(self):
        self.locked, was = True, self.locked
        return not was

    def unlock(self):
        self.locked = False

    def scan(self):
        assert self.locked
        return sorted(self.parts)

    def _part(self, address):
        part = self.parts.get(address)
        if part is None or not getattr(part, "plugged", True):
            raise OSError(19, "No such device")
        return part

    def writeto(self, address, buffer, *, start=0, end=None):
        part = self._part(address)
        data = bytes(buffer[start:end])
        if data:
            part.write(data)

    def readfrom_into(self, address, buffer, *, start=0, end=None):
        end = len(buffer) if end is None else end
        buffer[start:end] = self._part(address).read(end - start)


class AnalogIn:
    """A voltage, 0 to 65535; the stick rests in the middle."""

    def __init__(self, pin):
        pin.claim(self)
        self.value = 32768


class PWMOut:
    """A square wave on a pin."""

    def __init__(self, pin, *, frequency=500, duty_cycle=0, variable_frequency=False):
        pin.claim(self)
        self.duty_cycle = duty_cycle
        self._frequency = frequency
        self.variable_frequency = variable_frequency

    @property
    def frequency(self):
        return self._frequency

    @frequency.setter
    def frequency(self, hertz):
        assert self.variable_frequency and hertz > 0
        self._frequency = hertz


class AudioOut:
    """The chip's analogue output; `playing` is what can be heard: hertz and swing, or None."""

    def __init__(self, pin):
        pin.claim(self)
        self.playing = None

    def play(self, source, *, loop):
        assert loop and max(source.wave) <= 65535 and min(source.wave) >= 0
        self.playing = source.sample_rate // len(source.wave), max(source.wave) - min(source.wave)

    def stop(self):
        self.playing = None


class RawSample:
    """A wave in memory."""

    def __init__(self, wave):
        self.wave = wave
        self.sample_rate = 8000


class Panels:
    """Makes the virtual panel that the display is on, and keeps what was sent to it."""

    def __init__(self, i2c_addresses=()):
        self.sent = []
        self.i2c_addresses = i2c_addresses

    def four_wire(self, spi, *, command, chip_select, reset):
        for pin in (command, chip_select, reset):
            pin.claim(self)
        self.panel = St7735r(128, 160, self.sent.append)
        return self.panel

    def i2c(self, bus, *, device_address):
        if device_address not in self.i2c_addresses:
            raise ValueError(f"Unable to find I2C Display at {device_address:x}")
        self.panel = Ssd1306(128, 64, self.sent.append)
        self.panel.send = lambda command, data: self.sent.append(bytes((command, *data)))
        return self.panel

    def built_in(self):
        self.panel = St7735r(160, 128, self.sent.append)
        return self.panel.display()


class SPI:
    """A bus that only a panel hangs on."""

    def __init__(self, clock, mosi):
        clock.claim(self)
        mosi.claim(self)


class Asleep(BaseException):
    """The chip has gone into deep sleep; `args` are the alarms that wake it."""


class PinAlarm:
    """Wakes the chip when its pin has that value; wants the pin for itself."""

    def __init__(self, pin, *, value, pull):
        if pin.user is not None:
            raise ValueError(f"{pin.name} in use")
        self.pin, self.value, self.pull = pin, value, pull


def go_to_sleep(*alarms):
    raise Asleep(*alarms)


def alarm():
    """The module, on chips that have it."""
    return SimpleNamespace(
        sleep_memory=bytearray(b"\x5a" * 8),  # whatever was there
        pin=SimpleNamespace(PinAlarm=PinAlarm),
        exit_and_deep_sleep_until_alarms=go_to_sleep,
    )
