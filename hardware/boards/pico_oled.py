# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Raspberry Pi Pico or Pico 2 with an SSD1306 OLED, 128 x 64, on the I2C bus."""

from hardware.boards import pico
from hardware.boards.sensors import addresses

WIDTH, HEIGHT, COLORS = 128, 64, 2
ADDRESSES = (0x3C, 0x3D)  # of most OLEDs; of some of Adafruit's


def make():
    """The Device of this build."""
    from adafruit_displayio_ssd1306 import SSD1306
    from displayio import release_displays
    from i2cdisplaybus import I2CDisplayBus

    release_displays()
    i2c = pico.bus()
    address = ADDRESSES[ADDRESSES[1] in addresses(i2c)]
    bus = I2CDisplayBus(i2c, device_address=address)
    display = SSD1306(bus, width=WIDTH, height=HEIGHT, auto_refresh=False)
    return pico.make("pico_oled", display, COLORS, lambda: i2c)
