# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The built-in font made whole: one glyph sheet with ASCII, the Spanish letters and a few icons.

A device's font has ASCII alone, so the other letters are composed from its glyphs at start-up.
"""

import fontio

from dudo.ui.wings import load

WIDTH = 6
HEIGHT = 12
ASCII = 95  # glyphs, from the space on
PLAIN = "aeiounuAEIOUNU"
ACCENTED = "áéíóúñüÁÉÍÓÚÑÜ"
ICONS = "▲▼◀▶×·"
MORE = ACCENTED + "¿¡" + ICONS  # what follows ASCII in the sheet

_sheet = load("draw.letters").draw(ASCII + len(MORE), PLAIN, ACCENTED)


def sheet():
    """The glyph sheet: a 1-bit Bitmap, one row of cells of WIDTH x HEIGHT pixels."""
    return _sheet


def tile(character):
    """The number of the glyph's tile in the sheet; that of "?" when there is none."""
    code = ord(character)
    if 32 <= code < 127:
        return code - 32
    place = MORE.find(character)
    return ASCII + place if place >= 0 else 31


class _Font:
    """What adafruit_display_text wants of a font."""

    def get_bounding_box(self):
        return (WIDTH, HEIGHT)

    def get_glyph(self, codepoint):
        return fontio.Glyph(_sheet, tile(chr(codepoint)), WIDTH, HEIGHT, 0, 0, WIDTH, 0)


FONT = _Font()
