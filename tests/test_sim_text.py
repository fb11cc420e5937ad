# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What a Session reads from the screen: labels, lines of tiles and dice, row by row."""

import sim  # noqa: F401  before anything draws: it makes displayio as strict as the device's

# isort: split
import displayio
from adafruit_display_text import label

from dudo.ui import font, look, sprites
from sim.headless import Session


def showing(*layers):
    """A program that shows these layers and then does nothing more."""

    def program(device):
        group = displayio.Group()
        for layer in layers:
            group.append(layer)
        device.display.root_group = group
        device.display.refresh()
        while True:
            yield None

    return program


def text_of(*layers):
    return Session(program=showing(*layers)).text().split("\n")


def line(text, **place):
    grid = displayio.TileGrid(
        font.sheet(),
        pixel_shader=look.palette(look.INK),
        width=len(text),
        tile_width=font.WIDTH,
        tile_height=font.HEIGHT,
        **place,
    )
    for i, character in enumerate(text):
        grid[i] = font.tile(character)
    return grid


def dice(tiles, **place):
    size = 16
    grid = displayio.TileGrid(
        sprites.sheet(size, 6),
        pixel_shader=look.palette(*look.PLAIN),
        width=len(tiles),
        tile_width=size,
        tile_height=size,
        **place,
    )
    for i, tile in enumerate(tiles):
        grid[i] = tile
    return grid


def words(text, **place):
    return label.Label(font.FONT, text=text, **place)


def test_labels_and_lines_one_row_each():
    assert text_of(words("¡Dudo!", y=40), line("¿Qué? ▲   ", y=4)) == ["¿Qué? ▲", "¡Dudo!"]


def test_a_row_is_read_from_left_to_right():
    rows = text_of(line("14 dice", x=100, y=4), words("Luis", x=2, y=9), line("5 ×", x=50, y=6))
    assert rows == ["Luis 5 × 14 dice"]


def test_a_label_of_two_lines_is_two_rows():
    assert text_of(words("There are 4.\n5 claimed.", y=40)) == ["There are 4.", "5 claimed."]


def test_dice_hidden_dice_and_wild_aces():
    row = dice([3, sprites.CUP, sprites.WILD, sprites.BLANK, 1], y=20)
    assert text_of(row) == ["[3] [?] [1*] [1]"]


def test_large_and_small_text_on_one_line():
    assert text_of(words("5", x=2, y=40, scale=2), dice([4], x=40, y=32)) == ["5 [4]"]


def test_groups_move_and_enlarge_what_is_in_them():
    inner = displayio.Group(x=0, y=10, scale=2)
    inner.append(line("low", y=20))
    assert text_of(inner, line("high", y=40), line("beside", x=60, y=55)) == ["high", "low beside"]


def test_what_is_hidden_or_beside_the_panel_is_not_read():
    hidden = displayio.Group()
    hidden.append(line("no"))
    hidden.hidden = True
    dark = line("nor this", y=30)
    dark.hidden = True
    assert text_of(hidden, dark, line("left", x=-60, y=50), line("below", y=130)) == [""]


def test_the_real_titles_can_be_read():
    session = Session(lang="es")
    assert "DUDO" in session.text() and session.screen == "title"
    assert any(session.frame()) and session.game is None
