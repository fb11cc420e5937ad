# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The virtual panels show exactly what displayio was told to draw, from the bytes of the bus."""

import displayio
import pytest

from sim.boards import BOARDS
from sim.device import SimulatedDevice

SIZES = [(name, board.width, board.height) for name, board in BOARDS.items()]
RED, WHITE, BLACK = b"\xff\0\0", b"\xff\xff\xff", b"\0\0\0"


@pytest.fixture(params=["pygamer", "pico_oled"])
def device(request):
    return SimulatedDevice(board=request.param)


def square(device, x, y, size=5, color=0xFFFFFF):
    """A filled square on the display."""
    bitmap = displayio.Bitmap(size, size, 2)
    bitmap.fill(1)
    palette = displayio.Palette(2)
    palette[1] = color
    grid = displayio.TileGrid(bitmap, pixel_shader=palette, x=x, y=y)
    group = displayio.Group()
    group.append(grid)
    device.display.root_group = group
    device.display.refresh()
    return grid


def expected(device, *boxes):
    """A black picture with white boxes (x, y, size), clipped to the panel."""
    picture = bytearray(device.width * device.height * 3)
    for x, y, size in boxes:
        for row in range(max(0, y), min(device.height, y + size)):
            for column in range(max(0, x), min(device.width, x + size)):
                place = (row * device.width + column) * 3
                picture[place : place + 3] = WHITE
    return picture


def test_nothing_shown_is_black(device):
    assert device.panel.picture == expected(device)
    assert device.log == []


@pytest.mark.parametrize("x, y", [(0, 0), (33, 13), (-2, -3), (123, 61), (7, 31)])
def test_a_square_is_where_it_was_put(device, x, y):
    square(device, x, y)
    assert device.panel.picture == expected(device, (x, y, 5))


def test_what_moves_leaves_nothing_behind(device):
    grid = square(device, 10, 10)
    for x, y in ((11, 10), (50, 40), (3, 3)):
        grid.x, grid.y = x, y
        device.display.refresh()
        assert device.panel.picture == expected(device, (x, y, 5))


def test_a_small_change_sends_little(device):
    grid = square(device, 10, 10)
    device.log.clear()
    grid.x = 11
    device.display.refresh()
    assert 0 < sum(len(data) for _, _, data in device.log) < 300


def test_nothing_new_sends_nothing(device):
    square(device, 10, 10)
    device.log.clear()
    device.display.refresh()
    assert device.log == []


def test_the_same_pictures_give_the_same_bytes():
    logs = []
    for _ in range(2):
        device = SimulatedDevice()
        grid = square(device, 10, 10)
        grid.y = 60
        device.display.refresh()
        logs.append(device.log)
    assert logs[0] == logs[1] and len(logs[0]) > 1


def test_the_log_draws_the_picture_again(device):
    grid = square(device, 10, 10)
    grid.x = 40
    device.display.refresh()
    again = type(device.panel)(device.width, device.height, sent=None)
    for _, kind, data in device.log:
        assert kind == "frame"
        again.write(data)
    assert again.picture == device.panel.picture


def test_a_full_color_frame_on_the_bus():
    """2A columns, 2B rows, 2C, then 16 bits a pixel, the high byte first."""
    device = SimulatedDevice()
    square(device, 0, 0, color=0xFF0000)
    (_, _, data) = device.log[0]
    assert data[:11] == bytes.fromhex("2a 0000 009f 2b 0000 007f 2c")
    assert data[11:13] == b"\xf8\x00" and len(data) == 11 + 160 * 128 * 2
    assert device.panel.picture[:3] == RED


def test_a_full_mono_frame_on_the_bus():
    """21 columns, 22 pages, then a byte for eight rows of a column."""
    device = SimulatedDevice(board="pico_oled")
    square(device, 0, 0)
    (_, _, data) = device.log[0]
    assert data[:7] == bytes.fromhex("21 00 7f 22 00 07 1f") and len(data) == 6 + 128 * 8


@pytest.mark.parametrize("color, shown", [(0x00FF00, b"\0\xff\0"), (0x0000FF, b"\0\0\xff")])
def test_channels_are_not_swapped(color, shown):
    device = SimulatedDevice()
    square(device, 0, 0, color=color)
    assert device.panel.picture[:3] == shown and device.panel.picture[-3:] == BLACK


@pytest.mark.parametrize("name, width, height", SIZES)
def test_each_board_has_its_size(name, width, height):
    device = SimulatedDevice(board=name)
    assert (device.width, device.height) == (device.display.width, device.display.height)
    assert (device.width, device.height) == (width, height)
    assert device.colors == (2 if name == "pico_oled" else 65536)
    assert not device.display.auto_refresh
