# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The built-in font made whole: one glyph sheet with ASCII, the Spanish letters and a few icons.

A device's font has ASCII alone, so the other letters are composed from its glyphs at start-up.
"""

import bitmaptools
import displayio
import fontio
import terminalio

WIDTH, HEIGHT = terminalio.FONT.get_bounding_box()[:2]
_ASCII = 95
_PLAIN = "aeiounuAEIOUNU"
_ACCENTED = "áéíóúñüÁÉÍÓÚÑÜ"
_TURNED = "¿¡"
_ICONS = "▲▼◀▶×→←●·"
CHARACTERS = "".join(chr(code) for code in range(32, 127)) + _ACCENTED + _TURNED + _ICONS

# Two rows of six pixels, the left one in bit 5.
_ACUTE = b"\x04\x08"
_TILDE = b"\x0a\x14"
_DIAERESIS = b"\x14\x00"
# From row 2 down, one byte a row.
_ICON_ROWS = (
    b"\x00\x00\x08\x1c\x3e\x3e",
    b"\x00\x00\x3e\x3e\x1c\x08",
    b"\x00\x04\x0c\x1c\x1c\x0c\x04",
    b"\x00\x10\x18\x1c\x1c\x18\x10",
    b"\x00\x00\x00\x22\x14\x08\x14\x22",
    b"\x00\x00\x08\x04\x3e\x04\x08",
    b"\x00\x00\x08\x10\x3e\x10\x08",
    b"\x00\x00\x1c\x3e\x3e\x3e\x1c",
    b"\x00\x00\x00\x00\x08",
)


def tile(character):
    """The number of the glyph's tile in the sheet; that of "?" when there is none."""
    code = ord(character)
    if 32 <= code < 127:
        return code - 32
    place = CHARACTERS.find(character, _ASCII)
    return place if place > 0 else 31


def _draw(sheet, number, top, rows):
    for y, row in enumerate(rows):
        for x in range(WIDTH):
            if row >> (5 - x) & 1:
                sheet[number * WIDTH + x, top + y] = 1


def _compose(sheet, number, plain, accent, top):
    bitmaptools.blit(
        sheet, sheet, number * WIDTH, 0, x1=plain * WIDTH, y1=0, x2=plain * WIDTH + WIDTH, y2=HEIGHT
    )
    if plain == tile("i"):  # its dot gives way
        bitmaptools.fill_region(sheet, number * WIDTH, 0, number * WIDTH + WIDTH, top + 2, 0)
    _draw(sheet, number, top, accent)


def _turn(sheet, number, plain):
    for y in range(2, HEIGHT - 2):
        for x in range(WIDTH - 1):
            sheet[number * WIDTH + 4 - x, HEIGHT - 1 - y] = sheet[plain * WIDTH + x, y]


def _make():
    sheet = displayio.Bitmap(WIDTH * len(CHARACTERS), HEIGHT, 2)
    bitmaptools.blit(sheet, terminalio.FONT.bitmap, 0, 0, x1=0, y1=0, x2=_ASCII * WIDTH, y2=HEIGHT)
    number = _ASCII
    for plain, letter in zip(_PLAIN, _ACCENTED):
        accent = _TILDE if letter in "ñÑ" else _DIAERESIS if letter in "üÜ" else _ACUTE
        _compose(sheet, number, tile(plain), accent, 0 if plain < "a" else 2)
        number += 1
    for plain in "?!":
        _turn(sheet, number, tile(plain))
        number += 1
    for rows in _ICON_ROWS:
        _draw(sheet, number, 2, rows)
        number += 1
    return sheet


_sheet = _make()


def sheet():
    """The glyph sheet: a 1-bit Bitmap, one row of cells of WIDTH x HEIGHT pixels."""
    return _sheet


class _Font:
    """What adafruit_display_text wants of a font."""

    def get_bounding_box(self):
        return (WIDTH, HEIGHT)

    def get_glyph(self, codepoint):
        return fontio.Glyph(_sheet, tile(chr(codepoint)), WIDTH, HEIGHT, 0, 0, WIDTH, 0)


FONT = _Font()
