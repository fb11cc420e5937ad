# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Draws a sheet of dice, and the large cup. Pixels: 0 nothing, 1 body, 2 pips, 3 rim."""

from bitmaptools import fill_region
from displayio import Bitmap

from dudo.ui import font
from dudo.ui.sprites import CUP, LOST, TILES, WILD

# Where the pips of a face are: one digit each, the cells of a grid of three by three.
SPOTS = ("", "4", "08", "048", "0268", "02468", "012678")


def sheet(size, sides):
    """A Bitmap of TILES tiles of `size` pixels; faces above `sides` are left empty."""
    made = Bitmap(size * TILES, size, 4)
    edge = size - (2 if size > 14 else 1)  # a gap right and below keeps dice apart
    for face in range(1, sides + 1):
        _frame(made, face * size, edge, 1)
        if face > 6:
            _digits(made, face * size, edge, str(face))
        else:
            _pips(made, face * size, edge, SPOTS[face])
    cup(made, CUP * size, edge)
    _frame(made, WILD * size, edge, 1)
    _pips(made, WILD * size, edge, SPOTS[1])
    _ring(made, WILD * size, edge)
    _frame(made, LOST * size, edge, 0)
    return made


def cup(bitmap, left, edge):
    """Draws a cup of `edge` pixels: narrow above, with a lip below."""
    top = edge // 6
    rows = edge - top - 1
    for y in range(rows):
        inset = edge // 4 - (edge // 4 - 1) * y // rows
        fill_region(bitmap, left + inset, top + y, left + edge - inset, top + y + 1, 1)
    lip = max(1, edge // 12)
    fill_region(bitmap, left, edge - lip, left + edge, edge, 3)
    if lip > 1:
        fill_region(bitmap, left + 1, edge - lip - lip // 2, left + edge - 1, edge - lip, 2)


def _frame(bitmap, left, edge, body):
    rim = 2 if edge > 18 else 1
    fill_region(bitmap, left, 0, left + edge, edge, 3)
    fill_region(bitmap, left + rim, rim, left + edge - rim, edge - rim, body)
    for corner in (0, edge - 1):
        bitmap[left, corner] = bitmap[left + edge - 1, corner] = 0


def _pips(bitmap, left, edge, spots):
    pip = edge // 5
    far = edge - edge // 8 - 1 - pip
    places = (edge - far - pip, (edge - pip) // 2, far)
    for spot in spots:
        x = left + places[int(spot) // 3]
        y = places[int(spot) % 3]
        fill_region(bitmap, x, y, x + pip, y + pip, 2)


def _digits(bitmap, left, edge, text):
    """Faces above six are numbers, from the font, without the empty last column of its cells."""
    step = font.WIDTH - 1
    x = left + (edge - step * len(text)) // 2
    top = (edge - 8) // 2 - 2
    for character in text:
        cell = font.tile(character) * font.WIDTH
        for y in range(2, 10):
            for column in range(step):
                if font.sheet()[cell + column, y]:
                    bitmap[x + column, top + y] = 2
        x += step


def _ring(bitmap, left, edge):
    """A wild ace wears a dotted ring inside its rim."""
    near = 3 if edge > 18 else 2
    far = edge - 1 - near
    for step in range(near, far + 1, 2):
        for x, y in ((step, near), (step, far), (near, step), (far, step)):
            bitmap[left + x, y] = 2
