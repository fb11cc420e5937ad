# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Dice and cups, drawn at start-up as tiles of one sheet a size.

A tile's pixels: 0 nothing, 1 body, 2 pips, 3 rim. The palette of a tile grid makes them lit,
dim or a brown cup, so that one sheet serves all.
"""

import bitmaptools
import displayio

from dudo.ui import font, look

BLANK = 0  # tiles 1..12 are the faces
CUP = 13  # a hidden die
WILD = 14  # an ace that counts as another face
LOST = 15  # the place of a die that is gone
_TILES = 16

_sheets = {}


def plain():
    """The palette of a die as it lies there."""
    return look.palette(look.CREAM, look.DARK, look.CREAM)


def lit():
    """The palette of a die that counts."""
    return look.palette(look.CREAM, look.DARK, look.GOLD)


def dim():
    """The palette of a die that does not count: an outline where there is one colour."""
    if look.mono():
        return look.palette(look.DARK, look.INK, look.INK)
    return look.palette(look.GREY, look.DARK, look.GREY)


def cups():
    """The palette of hidden dice."""
    return look.palette(look.BROWN, look.DARK, look.BROWN)


def meaning(bitmap, tile):
    """What a tile says in words: "[3]", "[?]" hidden, "[1*]" a wild ace, "" nothing; None if
    `bitmap` is no sheet of dice. For reading the screen, not for drawing it."""
    if bitmap not in _sheets.values():
        return None
    if tile == WILD:
        return "[1*]"
    if tile == CUP:
        return "[?]"
    return "[%d]" % tile if 0 < tile < CUP else ""


def sheet(size, sides):
    """The sheet of dice of `size` pixels (with a gap of one or two right and below), made when
    first asked for. Faces above `sides` are left empty."""
    made = _sheets.get(size)
    if made is None:
        made = _sheets[size] = displayio.Bitmap(size * _TILES, size, 4)
        for face in range(1, 7):
            _pips(made, size, face, face)
        for face in range(7, sides + 1):
            _digits(made, size, face)
        _cup(made, size, CUP)
        _pips(made, size, WILD, 1)
        _ring(made, size)
        _frame(made, size, LOST, 0)
    return made


def large_cup(size):
    """A cup of that size by itself, a Bitmap for `cups()`. Made anew each time: let it go soon."""
    made = displayio.Bitmap(size, size, 4)
    _cup(made, size, 0)
    return made


def forget():
    """Lets the sheets go: a game with other dice begins."""
    _sheets.clear()


def _die(size):
    return size - (2 if size > 14 else 1)


def _fill(bitmap, size, tile, x, y, right, bottom, value):
    left = tile * size
    bitmaptools.fill_region(bitmap, left + x, y, left + right, bottom, value)


def _frame(bitmap, size, tile, body):
    edge = _die(size)
    rim = 2 if edge > 18 else 1
    _fill(bitmap, size, tile, 0, 0, edge, edge, 3)
    _fill(bitmap, size, tile, rim, rim, edge - rim, edge - rim, body)
    for x in (0, edge - 1):
        for y in (0, edge - 1):
            bitmap[tile * size + x, y] = 0


def _pips(bitmap, size, tile, face):
    """Pips sit on a grid of three by three: the middle, and pairs through it."""
    edge = _die(size)
    pip = edge // 5
    far = edge - edge // 8 - 1 - pip
    near = edge - far - pip
    middle = (edge - pip) // 2
    spots = []
    if face & 1:
        spots.append((middle, middle))
    if face > 1:
        spots += [(near, near), (far, far)]
    if face > 3:
        spots += [(near, far), (far, near)]
    if face == 6:
        spots += [(near, middle), (far, middle)]
    _frame(bitmap, size, tile, 1)
    for x, y in spots:
        _fill(bitmap, size, tile, x, y, x + pip, y + pip, 2)


def _digits(bitmap, size, face):
    """Faces above six are numbers, from the font; two digits overlap their cells' empty columns."""
    _frame(bitmap, size, face, 1)
    edge = _die(size)
    text = str(face)
    step = font.WIDTH - 1
    left = face * size + (edge - step * len(text)) // 2
    top = (edge - 8) // 2 - 2
    for character in text:
        cell = font.tile(character) * font.WIDTH
        for y in range(2, 10):
            for x in range(step):
                if font.sheet()[cell + x, y] and 0 <= left + x - face * size < edge:
                    bitmap[left + x, top + y] = 2
        left += step


def _cup(bitmap, size, tile):
    edge = _die(size)
    top = edge // 6
    rows = edge - top - 1
    for y in range(rows):
        inset = edge // 4 - (edge // 4 - 1) * y // rows
        _fill(bitmap, size, tile, inset, top + y, edge - inset, top + y + 1, 1)
    lip = max(1, edge // 12)
    _fill(bitmap, size, tile, 0, edge - lip, edge, edge, 3)
    if lip > 1:
        line = edge - lip - lip // 2
        _fill(bitmap, size, tile, 1, line, edge - 1, edge - lip, 2)


def _ring(bitmap, size):
    """A wild ace wears a ring of pips inside its rim."""
    edge = _die(size)
    rim = 3 if edge > 18 else 2
    for step in range(rim, edge - rim, 2):
        for x, y in ((step, rim), (step, edge - 1 - rim), (rim, step), (edge - 1 - rim, step)):
            bitmap[WILD * size + x, y] = 2
