# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The few colours everything is drawn in. On a panel of one colour all of them are lit or dark."""

import displayio

INK = 0xFFFFFF
DIM = 0x9098A8
GOLD = 0xFFC020
RED = 0xFF5048
TEAL = 0x40E0C0
CREAM = 0xF4EFE0
BROWN = 0xA05C30
GREY = 0x5C6070
DARK = 0x101018
BAND = 0x202850  # behind the prompt of a page
ALARM = 0x501418  # behind a call

# A die's body, pips and rim. Two near-blacks and two near-greys, because on a panel of one colour
# the pips and the rim of a die that does not count are lit, all else of its shades is dark.
PLAIN = (CREAM, DARK, CREAM)
LIT = (CREAM, DARK, GOLD)
PALE = (GREY, 0x18181C, 0x5C6071)
CUPS = (BROWN, DARK, BROWN)

_dark_on_mono = (DARK, GREY)
_palettes = {}
_colors = 65536


def use(colors):
    """Says how many colours the panel has: 2 or 65536. Before the first drawing."""
    global _colors
    if colors != _colors:
        _palettes.clear()
        _colors = colors


def shade(color):
    """That colour as this panel can show it, 0xRRGGBB."""
    if _colors > 2:
        return color
    return 0 if color in _dark_on_mono else 0xFFFFFF


def on_band(color):
    """The colour of text on a band: dark where the band itself is all that can be lit."""
    return DARK if _colors == 2 else color


def palette(*colors):
    """A shared Palette: 0 is transparent, then the colours given."""
    made = _palettes.get(colors)
    if made is None:
        made = _palettes[colors] = displayio.Palette(len(colors) + 1)
        made.make_transparent(0)
        for index, color in enumerate(colors):
            made[index + 1] = shade(color)
    return made
