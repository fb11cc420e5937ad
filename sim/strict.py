# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Makes the desktop refuse what the device refuses, where Blinka would let it pass.

`apply()` is called once, before dudo.ui is imported. It changes displayio's own classes, because
the libraries that draw with it have already taken hold of them.
"""

import builtins

import displayio
import fontio
import terminalio

# All that the game may import: what CircuitPython 9 and 10 have built in on every board we name,
# the libraries of lib/, and the game itself.
DEVICE_MODULES = frozenset(
    """
    adafruit_bus_device adafruit_display_text adafruit_displayio_ssd1306 adafruit_lis3dh
    adafruit_pixelbuf adafruit_st7735r alarm analogio array
    audiocore audioio audiopwmio binascii bitmaptools board builtins busdisplay busio collections
    digitalio displayio dudo errno fontio fourwire gc hardware i2cdisplaybus io json keypad math
    microcontroller micropython neopixel neopixel_write os pwmio random re storage struct supervisor
    sys terminalio time traceback usb_cdc vectorio watchdog
    """.split()
)
OUR_PACKAGES = ("dudo", "hardware", "dudo_code")  # dudo_code: what code.py is called here


def apply():
    """Switches the strictness on, once and for the whole process."""
    if isinstance(terminalio.FONT, DeviceFont):
        return
    displayio._stop_background()  # it would draw between any two bytecodes
    terminalio.FONT = DeviceFont(terminalio.FONT)
    for check in CHECKS:
        _check_items(*check)
    _check_fill()
    _check_default_tile()
    _finish_every_refresh()
    _refuse_foreign_modules()


class DeviceFont:
    """terminalio.FONT as the en_US builds have it: ASCII 0x20 to 0x7E in one sheet of 6x12 cells.

    Same pixels as Blinka's font, each put where CircuitPython's tools/gen_display_resources.py
    puts it. `bitmap` is read-only, as it lies in flash.
    """

    def __init__(self, font):
        self.width, self.height, _, self.descent = font._font.get_bounding_box()
        self.bitmap = displayio.Bitmap(95 * self.width, self.height, 2)
        for codepoint in range(0x20, 0x7F):
            self._copy(font.get_glyph(codepoint), (codepoint - 0x20) * self.width)
        self.bitmap._read_only = True

    def _copy(self, glyph, cell):
        top = self.height + self.descent - glyph.height - glyph.dy
        for y in range(glyph.height):
            for x in range(glyph.width):
                if glyph.bitmap[x, y]:
                    self.bitmap[cell + glyph.dx + x, top + y] = 1

    def get_bounding_box(self):
        """Width and height of a cell in pixels."""
        return self.width, self.height

    def get_glyph(self, codepoint):
        """The fontio.Glyph of a code point, or None where the device has none."""
        if not 0x20 <= codepoint < 0x7F:
            return None
        return fontio.Glyph(
            bitmap=self.bitmap,
            tile_index=codepoint - 0x20,
            width=self.width,
            height=self.height,
            dx=0,
            dy=0,
            shift_x=self.width,
            shift_y=0,
        )


# The checks of shared-bindings/displayio/Bitmap.c, TileGrid.c and Palette.c, with their exceptions:
# each is given the object and an index or a value, and returns what displayio is to get.
def _pixel_index(bitmap, index):
    if isinstance(index, int):
        inside = 0 <= index < bitmap.width * bitmap.height
    else:
        inside = 0 <= index[0] < bitmap.width and 0 <= index[1] < bitmap.height
    if not inside:
        raise IndexError(f"pixel {index} is outside {bitmap.width} x {bitmap.height}")
    return index


def _pixel_value(bitmap, value):
    if not 0 <= value < 1 << bitmap._bits_per_value:
        raise ValueError(f"value {value} needs more than {bitmap._bits_per_value} bits")
    return value


def _tile_index(grid, index):
    x, y = (index % grid.width, index // grid.width) if isinstance(index, int) else index
    if not (0 <= x < grid.width and 0 <= y < grid.height):
        raise IndexError(f"tile index {index} is outside {grid.width} x {grid.height}")
    return index


def _tile_value(grid, value):
    if not 0 <= value < grid._tiles_in_bitmap:
        raise ValueError(f"tile must be 0-{grid._tiles_in_bitmap - 1}, not {value}")
    return value


def _palette_index(palette, index):
    if not -len(palette) <= index < len(palette):
        raise IndexError(f"palette index {index} is outside {len(palette)} colors")
    return index % len(palette)


def _palette_value(_palette, color):
    if isinstance(color, int) and not 0 <= color <= 0xFFFFFF:
        raise TypeError("color must be between 0x000000 and 0xffffff")
    return color


CHECKS = (
    (displayio.Bitmap, _pixel_index, _pixel_value),
    (displayio.TileGrid, _tile_index, _tile_value),
    (displayio.Palette, _palette_index, _palette_value),
)


def _check_items(owner, check_index, check_value):
    read, write = owner.__getitem__, owner.__setitem__
    owner.__getitem__ = lambda self, index: read(self, check_index(self, index))
    owner.__setitem__ = lambda self, index, value: write(
        self, check_index(self, index), check_value(self, value)
    )


def _check_fill():
    fill = displayio.Bitmap.fill
    displayio.Bitmap.fill = lambda self, value: fill(self, _pixel_value(self, value))


def _check_default_tile():
    # The device does not check it: it draws whatever lies behind the bitmap in memory.
    start = displayio.TileGrid.__init__

    def checked_start(self, *arguments, **options):
        start(self, *arguments, **options)
        _tile_value(self, options.get("default_tile", 0))

    displayio.TileGrid.__init__ = checked_start


def _finish_every_refresh():
    # For its thread's sake Blinka keeps what changed before a full refresh and sends it twice.
    finish = displayio.TileGrid._finish_refresh

    def finish_as_the_device(self):
        self._needs_refresh = False
        finish(self)

    displayio.TileGrid._finish_refresh = finish_as_the_device


class _Unhurried:
    """The `gc` that the game gets here. A board is told to collect at every change of scene; all
    that a desktop's Python has in memory would take longer to look through than a turn takes."""

    def collect(self):
        """Leaves it to Python, which collects by itself."""


UNHURRIED = _Unhurried()


def _refuse_foreign_modules():
    """The game may import only what the device has; Blinka and the desktop may import anything."""
    standard_import = builtins.__import__

    def strict_import(name, globals=None, locals=None, fromlist=(), level=0):
        importer = (globals or {}).get("__name__", "").partition(".")[0]
        if importer in OUR_PACKAGES and not level and name.partition(".")[0] not in DEVICE_MODULES:
            raise ImportError(f"no module named '{name}' on the device")
        if importer in OUR_PACKAGES and name == "gc":
            return UNHURRIED
        return standard_import(name, globals, locals, fromlist, level)

    builtins.__import__ = strict_import
