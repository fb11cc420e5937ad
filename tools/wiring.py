# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What is wired to what on a Pico: the pins come from the board profiles, and from nowhere else."""

import re
from typing import NamedTuple

from hardware.boards import pico, pico_tft
from tools import ROOT

# The 40 pins of a Raspberry Pi Pico and Pico 2, from 1 on ("Raspberry Pi Pico Datasheet", 2.1).
PINOUT = """GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15
    GP16 GP17 GND GP18 GP19 GP20 GP21 GND GP22 RUN GP26 GP27 AGND GP28 ADC_VREF 3V3 3V3_EN GND VSYS
    VBUS""".split()
POWER = ("GND", "3V3", "VSYS")  # rails: many legs share one

# Each pin that settings.toml can move, by its name there after DUDO_PIN_.
PINS = {name: pin for name, pin, _ in pico.BUTTONS}
PINS |= {"SDA": pico.SDA, "SCL": pico.SCL, "PIEZO": pico.PIEZO, "PIXELS": pico.PIXELS}
TFT_PINS = {
    "BACKLIGHT": pico_tft.BACKLIGHT,
    "RESET": pico_tft.RESET,
    "MOSI": pico_tft.MOSI,
    "SCK": pico_tft.SCK,
    "CHIP_SELECT": pico_tft.CHIP_SELECT,
    "COMMAND": pico_tft.COMMAND,
}


class Leg(NamedTuple):
    """A leg of a part, and where it goes: a pin of the Pico by its name, or a rail of POWER."""

    name: str
    to: str


class Part(NamedTuple):
    """A part and its legs, in an order in which no wires cross; not the order on the part."""

    name: str
    legs: tuple
    right: bool = False  # drawn on the right of the Pico


def parts(build):
    """The parts of a build, those on the left of the Pico from the top down."""
    bus = (Leg("SDA", PINS["SDA"]), Leg("SCL", PINS["SCL"]), Leg("VIN", "3V3"), Leg("GND", "GND"))
    buttons = [Leg(name, pin) for name, pin, _ in pico.BUTTONS]
    oled = Part("SSD1306 OLED", bus)
    tft = Part("ST7735R TFT", tft_legs(), right=True)
    return (
        *([oled] if build == "pico_oled" else []),
        Part("LIS3DH", bus),
        Part("Buttons", (*buttons, Leg("other legs", "GND"))),
        Part("Piezo", (Leg("+", PINS["PIEZO"]), Leg("-", "GND"))),
        Part("NeoPixels", (Leg("DIN", PINS["PIXELS"]), Leg("5V", "VSYS"), Leg("GND", "GND"))),
        Part("Battery", (Leg("+", "VSYS"), Leg("-", "GND")), right=True),
        *([tft] if build == "pico_tft" else []),
    )


def tft_legs():
    """The legs of a colour display, as Adafruit prints them on theirs."""
    printed = {"BACKLIGHT": "LITE", "CHIP_SELECT": "TFT_CS", "COMMAND": "D/C"}
    signals = [Leg(printed.get(name, name), pin) for name, pin in TFT_PINS.items()]
    return (Leg("VCC", "3V3"), Leg("GND", "GND"), *signals)


def places(name):
    """The numbers, from 1 on, of all pins of the Pico with that name."""
    return [number for number, pin in enumerate(PINOUT, 1) if pin == name]


def told(name):
    """A pin as the page names it: "GP6 (pin 9)"; of ground, all its pins."""
    numbers = places(name)
    word = "pin" if len(numbers) == 1 else "pins"
    return f"{name} ({word} {', '.join(map(str, numbers))})"


def tilt_pin():
    """Where a tilt switch goes, which the profile knows only if the owner writes it down."""
    settings = (ROOT / "settings.toml").read_text(encoding="utf-8")
    return re.search(r'DUDO_PIN_TILT = "(\w+)"', settings).group(1)


def table(build):
    """The wiring of a build as rows of text: part, its leg, the Pico's pin; of GND any will do."""
    for part in parts(build):
        for leg in part.legs:
            yield part.name, leg.name, leg.to if leg.to == "GND" else told(leg.to)
