# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""CircuitPython's displayio without a screen, for MicroPython: draws nothing, holds its bytes.

Pixels, tiles, colours and numbers take the memory that they take on a device, the objects around
them, here Python's instead of C's, somewhat more.
"""

from array import array


def _number(place):
    """A property kept in an object's array of numbers, as a field of a C struct."""

    def read(self):
        return self._numbers[place]

    def write(self, value):
        self._numbers[place] = value

    return property(read, write)


class Bitmap:
    def __init__(self, width, height, value_count):
        self.width = width
        self.height = height
        bits = 1
        while 1 << bits < value_count:
            bits *= 2
        self._per_byte = 8 // bits
        self._stride = (width * bits + 31) // 32 * 4
        self._data = bytearray(self._stride * height)

    def _place(self, index):
        x, y = (index % self.width, index // self.width) if isinstance(index, int) else index
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("pixel out of range")
        shift = x % self._per_byte * (8 // self._per_byte)
        return y * self._stride + x // self._per_byte, shift

    def __getitem__(self, index):
        at, shift = self._place(index)
        return self._data[at] >> shift & (1 << 8 // self._per_byte) - 1

    def __setitem__(self, index, value):
        at, shift = self._place(index)
        mask = (1 << 8 // self._per_byte) - 1
        if value & ~mask:
            raise ValueError("value needs more bits than the bitmap has")
        self._data[at] = self._data[at] & ~(mask << shift) | value << shift

    def fill(self, value):
        for at in range(self.width * self.height):
            self[at] = value


class Palette:
    def __init__(self, color_count):
        self._colors = bytearray(24 * color_count)  # a colour of shared-module/displayio/Palette.h

    def __len__(self):
        return len(self._colors) // 24

    def __getitem__(self, index):
        return int.from_bytes(self._colors[24 * index : 24 * index + 3], "little")

    def __setitem__(self, index, color):
        self._colors[24 * index : 24 * index + 3] = color.to_bytes(3, "little")

    def make_transparent(self, index):
        self._colors[24 * index + 3] = 1

    def make_opaque(self, index):
        self._colors[24 * index + 3] = 0


class TileGrid:
    x, y, hidden, width, height, tile_width, tile_height = [_number(place) for place in range(7)]

    def __init__(
        self,
        bitmap,
        *,
        pixel_shader,
        width=1,
        height=1,
        tile_width=None,
        tile_height=None,
        default_tile=0,
        x=0,
        y=0,
    ):
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        tile_width = tile_width or bitmap.width
        tile_height = tile_height or bitmap.height
        self._numbers = array("h", (x, y, False, width, height, tile_width, tile_height))
        self._tiles = bytearray([default_tile] * (width * height))

    def _place(self, index):
        return index if isinstance(index, int) else index[1] * self.width + index[0]

    def __getitem__(self, index):
        return self._tiles[self._place(index)]

    def __setitem__(self, index, tile):
        columns = self.bitmap.width // self.tile_width
        if not 0 <= tile < columns * (self.bitmap.height // self.tile_height):
            raise ValueError("tile out of range")
        self._tiles[self._place(index)] = tile


class Group:
    x, y, hidden, scale = [_number(place) for place in range(4)]

    def __init__(self, *, scale=1, x=0, y=0):
        self._numbers = array("h", (x, y, False, scale))
        self._members = []

    def __len__(self):
        return len(self._members)

    def __getitem__(self, index):
        return self._members[index]

    def __setitem__(self, index, member):
        self._members[index] = member

    def append(self, member):
        self._members.append(member)

    def insert(self, index, member):
        self._members.insert(index, member)

    def index(self, member):
        return self._members.index(member)

    def remove(self, member):
        self._members.remove(member)

    def pop(self, index=-1):
        return self._members.pop(index)
