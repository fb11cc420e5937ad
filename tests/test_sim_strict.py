# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The desktop refuses what the device refuses: else a fault would show only there."""

import builtins

import displayio
import pytest
import terminalio

import sim  # noqa: F401  importing it is what makes displayio strict


@pytest.fixture
def bitmap():
    return displayio.Bitmap(8, 4, 4)


@pytest.fixture
def grid(bitmap):
    return displayio.TileGrid(
        bitmap, pixel_shader=displayio.Palette(4), width=3, height=2, tile_width=4, tile_height=2
    )


@pytest.mark.parametrize("index", [(8, 0), (0, 4), (-1, 0), (0, -1), 32, -1])
def test_a_pixel_outside_the_bitmap(bitmap, index):
    with pytest.raises(IndexError):
        bitmap[index] = 1
    with pytest.raises(IndexError):
        bitmap[index]


@pytest.mark.parametrize("value", [4, -1])
def test_a_value_too_wide(bitmap, value):
    with pytest.raises(ValueError):
        bitmap[0, 0] = value
    with pytest.raises(ValueError):
        bitmap.fill(value)


def test_what_fits_is_kept(bitmap):
    bitmap[7, 3] = 3
    bitmap[1] = 2
    assert (bitmap[7, 3], bitmap[31], bitmap[1, 0], bitmap[0, 0]) == (3, 3, 2, 0)


@pytest.mark.parametrize("index", [(3, 0), (0, 2), 6, -1])
def test_a_place_outside_the_grid(grid, index):
    with pytest.raises(IndexError):
        grid[index] = 0
    with pytest.raises(IndexError):
        grid[index]


@pytest.mark.parametrize("tile", [4, 255, -1])
def test_a_tile_that_the_bitmap_has_not(grid, bitmap, tile):
    with pytest.raises(ValueError):
        grid[0] = tile
    with pytest.raises(ValueError):
        displayio.TileGrid(
            bitmap,
            pixel_shader=displayio.Palette(4),
            tile_width=4,
            tile_height=2,
            default_tile=tile,
        )


def test_tiles_must_divide_the_bitmap(bitmap):
    with pytest.raises(ValueError):
        displayio.TileGrid(bitmap, pixel_shader=displayio.Palette(4), tile_width=3)


def test_a_color_outside_the_palette():
    palette = displayio.Palette(2)
    with pytest.raises(IndexError):
        palette[2] = 0
    with pytest.raises(TypeError):
        palette[0] = 0x1000000
    palette[1] = 0x123456
    assert palette[1] == 0x123456


def test_the_font_has_ascii_alone():
    assert terminalio.FONT.get_glyph(ord("ñ")) is None
    assert terminalio.FONT.get_glyph(0x1F) is None and terminalio.FONT.get_glyph(0x7F) is None
    assert all(terminalio.FONT.get_glyph(code) for code in range(0x20, 0x7F))


def test_the_font_is_one_sheet_of_cells():
    assert terminalio.FONT.get_bounding_box() == (6, 12)
    glyph = terminalio.FONT.get_glyph(ord("A"))
    assert glyph.bitmap is terminalio.FONT.bitmap
    assert (glyph.bitmap.width, glyph.bitmap.height) == (95 * 6, 12)
    assert (glyph.tile_index, glyph.width, glyph.height) == (ord("A") - 0x20, 6, 12)
    assert (glyph.dx, glyph.dy, glyph.shift_x, glyph.shift_y) == (0, 0, 6, 0)


def test_the_font_cannot_be_drawn_into():
    with pytest.raises(RuntimeError):
        terminalio.FONT.bitmap[0, 0] = 1


def test_glyphs_stand_where_the_device_has_them():
    """A capital H fills rows 2 to 9 of its cell: dy is 0 and nothing sits below the base line."""
    left = (ord("H") - 0x20) * 6
    sheet = terminalio.FONT.bitmap
    rows = [y for y in range(12) if any(sheet[left + x, y] for x in range(6))]
    assert rows == list(range(2, 10))


@pytest.mark.parametrize("module", ["enum", "dataclasses", "typing", "abc", "functools"])
def test_the_game_may_not_import_what_the_device_lacks(module):
    for importer in ("dudo.ui.app", "dudo", "hardware.keys", "dudo_code"):
        with pytest.raises(ImportError, match=module):
            builtins.__import__(module, {"__name__": importer})
    builtins.__import__(module, {"__name__": "sim.panel"})


def test_the_game_may_import_what_the_device_has():
    assert builtins.__import__("displayio", {"__name__": "dudo.ui.app"}) is displayio
