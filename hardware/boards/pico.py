# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What every build on a Raspberry Pi Pico shares: the wiring, but for the display's."""

from dudo.ui.events import DOWN, LEFT, MENU, RIGHT, UP, A, B
from hardware.board_device import BoardDevice
from hardware.boards import optional, pin
from hardware.boards.pixels import lights
from hardware.boards.sensors import accelerometer

# Seven buttons, each from its pin to ground: pull-downs do not work on RP2350.
BUTTONS = (
    ("UP", "GP6", UP),
    ("DOWN", "GP7", DOWN),
    ("LEFT", "GP8", LEFT),
    ("RIGHT", "GP9", RIGHT),
    ("A", "GP10", A),
    ("B", "GP11", B),
    ("MENU", "GP12", MENU),
)
SDA, SCL = "GP4", "GP5"  # of the sensor, and of an OLED
HERTZ = 400_000  # on them: at 100,000 a picture on the OLED takes 0.1 s
SCREEN = "+z"  # the sensor's chip looks up, as the display does
PIEZO = "GP14"
PIXELS, COUNT = "GP15", 5
APPENDS = True  # RP2040, RP2350: what is written behind the rest of their memory erases nothing
# A tilt switch from GP13 to ground takes the sensor's place where settings.toml says so; unasked,
# a pin without one looks just like one at rest.
TILT = None


def bus():
    """The I2C bus. RuntimeError where nothing pulls it up."""
    from busio import I2C

    return I2C(pin("SCL", SCL), pin("SDA", SDA), frequency=HERTZ)


def make(name, display, colors, bus):
    """The Device of such a build; `bus()` gives the I2C bus."""
    from keypad import Keys

    from hardware.piezo import Piezo
    from hardware.sound import Sound

    pins = [pin(button, default) for button, default, _ in BUTTONS]
    scanner = Keys(pins, value_when_pressed=False, pull=True)
    keys = [key for _, _, key in BUTTONS]
    device = BoardDevice(name, display, colors, scanner, keys, APPENDS)
    device.motion = accelerometer(bus, SCREEN) or tilt()
    device.pixels = optional(lambda: lights(pin("PIXELS", PIXELS), COUNT))
    piezo = optional(lambda: Piezo(pin("PIEZO", PIEZO)))
    device.sound = Sound(piezo, device.ticks_ms) if piezo else None
    if hasattr(display, "sleep"):  # not a TFT: asleep, the chip lets go of its backlight's pin
        device.wake_pins = pins
    return device


def tilt():
    """The tilt switch of a build whose owner names its pin, or False."""
    where = pin("TILT", TILT)
    if not where:
        return False
    import keypad

    from hardware.tilt import Tilt

    scanner = keypad.Keys((where,), value_when_pressed=False, pull=True)
    return Tilt(scanner.events, keypad.Event())
