# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""CircuitPython's bitmaptools over the stand-in displayio: what the game's sprites and font use."""


def fill_region(bitmap, x1, y1, x2, y2, value):
    for y in range(max(y1, 0), min(y2, bitmap.height)):
        for x in range(max(x1, 0), min(x2, bitmap.width)):
            bitmap[x, y] = value


def blit(target, source, x, y, *, x1=0, y1=0, x2=None, y2=None):
    for row in range(y1, source.height if y2 is None else y2):
        for column in range(x1, source.width if x2 is None else x2):
            target[x + column - x1, y + row - y1] = source[column, row]
