# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Draws the glyph sheet: the built-in font's ASCII, the Spanish letters composed from it, icons."""

import bitmaptools
import displayio
import terminalio

# Two rows of six pixels, the left one in bit 5.
ACUTE = b"\x04\x08"
TILDE = b"\x0a\x14"
DIAERESIS = b"\x14\x00"
# From row 2 down, one byte a row, in the order of font.ICONS.
ICON_ROWS = (
    b"\x00\x00\x08\x1c\x3e\x3e",
    b"\x00\x00\x3e\x3e\x1c\x08",
    b"\x00\x04\x0c\x1c\x1c\x0c\x04",
    b"\x00\x10\x18\x1c\x1c\x18\x10",
    b"\x00\x00\x00\x22\x14\x08\x14\x22",
    b"\x00\x00\x00\x00\x08",
)
WIDTH = 6
HEIGHT = 12
ASCII = 95


def draw(count, plain, accented):
    """The sheet of `count` glyphs: ASCII, `accented` letters made of `plain` ones, ¿ ¡, icons."""
    sheet = displayio.Bitmap(WIDTH * count, HEIGHT, 2)
    bitmaptools.blit(sheet, terminalio.FONT.bitmap, 0, 0, x1=0, y1=0, x2=ASCII * WIDTH, y2=HEIGHT)
    number = ASCII
    for base, letter in zip(plain, accented):
        accent = TILDE if letter in "ñÑ" else DIAERESIS if letter in "üÜ" else ACUTE
        _compose(sheet, number * WIDTH, base, accent)
        number += 1
    for mark in "?!":
        _turn(sheet, number * WIDTH, (ord(mark) - 32) * WIDTH)
        number += 1
    for rows in ICON_ROWS:
        _rows(sheet, number * WIDTH, 2, rows)
        number += 1
    return sheet


def _rows(sheet, left, top, rows):
    for y, row in enumerate(rows):
        for x in range(WIDTH):
            if row >> (5 - x) & 1:
                sheet[left + x, top + y] = 1


def _compose(sheet, left, base, accent):
    cell = (ord(base) - 32) * WIDTH
    top = 0 if base < "a" else 2
    bitmaptools.blit(sheet, sheet, left, 0, x1=cell, y1=0, x2=cell + WIDTH, y2=HEIGHT)
    if base == "i":  # its dot gives way
        bitmaptools.fill_region(sheet, left, 0, left + WIDTH, 4, 0)
    _rows(sheet, left, top, accent)


def _turn(sheet, left, cell):
    """Spanish opens with the mark turned by half: both are rows 2 to 9 of five columns."""
    for y in range(2, 10):
        for x in range(5):
            sheet[left + 4 - x, 11 - y] = sheet[cell + x, y]
