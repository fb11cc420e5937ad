# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Raspberry Pi Pico or Pico 2 with an ST7735R colour display, 160 x 128, on SPI."""

from hardware.boards import pico, pin

WIDTH, HEIGHT, COLORS = 160, 128, 65536
ROTATION = 90  # of a display that is 128 wide and 160 high
BGR = True  # blue first, as in most of 1.8 inch
SCK, MOSI = "GP18", "GP19"
CHIP_SELECT, COMMAND, RESET, BACKLIGHT = "GP17", "GP16", "GP20", "GP21"


def make():
    """The Device of this build."""
    from adafruit_st7735r import ST7735R
    from busio import SPI
    from displayio import release_displays
    from fourwire import FourWire

    release_displays()
    bus = FourWire(
        SPI(pin("SCK", SCK), pin("MOSI", MOSI)),
        command=pin("COMMAND", COMMAND),
        chip_select=pin("CHIP_SELECT", CHIP_SELECT),
        reset=pin("RESET", RESET),
    )
    display = ST7735R(
        bus,
        width=WIDTH,
        height=HEIGHT,
        rotation=ROTATION,
        bgr=BGR,
        backlight_pin=pin("BACKLIGHT", BACKLIGHT),
        auto_refresh=False,
    )
    return pico.make("pico_tft", display, COLORS, pico.bus)
