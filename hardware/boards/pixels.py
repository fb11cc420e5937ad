# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""NeoPixels, never brighter than a tenth: five at full white pull down a battery's voltage."""

TENTH = float("0.1")


def lights(pin, count):
    """An adafruit_pixelbuf.PixelBuf of `count` lights, dark, that shows nothing before `show()`."""
    from neopixel import NeoPixel

    pixels = NeoPixel(pin, count, brightness=TENTH, auto_write=False)
    pixels.show()  # a strip remembers its colours through a reset
    return pixels
