# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Dice and cups as tiles of one sheet a size; the palette of a tile grid makes them lit, dim or a
brown cup."""

from displayio import Bitmap

from dudo.ui.wings import load

BLANK = 0  # tiles 1..12 are the faces
CUP = 13  # a hidden die
WILD = 14  # an ace that counts as another face
LOST = 15  # the place of a die that is gone
TILES = 16

sheets = {}  # by (size, sides)


def sheet(size, sides):
    """The sheet of dice of `size` pixels, those of a die with `sides` faces; made when it is first
    asked for, and kept."""
    if (size, sides) not in sheets:
        sheets[size, sides] = load("draw.dice").sheet(size, sides)
    return sheets[size, sides]


def large_cup(size):
    """A cup of that size by itself, a Bitmap for look.CUPS. Made anew each time: let it go soon."""
    made = Bitmap(size, size, 4)
    load("draw.dice").cup(made, 0, size)
    return made


def forget(sides):
    """Lets go the sheets of dice with other sides."""
    for size, other in list(sheets):
        if other != sides:
            del sheets[size, other]
