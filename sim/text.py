# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What a person can read on a display: labels, lines of tiles and dice, as rows of text."""

import displayio
import terminalio
from adafruit_display_text import LabelBase

from dudo.ui import font, sprites

GLYPHS = "".join(map(chr, range(0x20, 0x7F))) + font.MORE  # by the number of their tile
SAME_ROW = 4  # pixels that vertical centres may differ and still be one row


def visible_text(root, width, height):
    """All that is visible of a group on a panel of that size, one line a row, left to right."""
    found = []
    _walk(root, 0, 0, 1, found)
    rows = []
    for center, left, right, text in sorted(found):
        if text and 0 <= center < height and left < width and right > 0:
            if not rows or center - rows[-1][0] > SAME_ROW:
                rows.append((center, []))
            rows[-1][1].append((left, text))
    return "\n".join(" ".join(text for _, text in sorted(items)) for _, items in rows)


def _walk(layer, x, y, scale, found):
    """Appends (vertical centre, left, right, text) of all in a layer whose parent is at x, y."""
    if layer is None or layer.hidden:
        return
    x, y = x + layer.x * scale, y + layer.y * scale
    if isinstance(layer, LabelBase):
        _label(layer, x, y, scale * layer.scale, found)
    elif isinstance(layer, displayio.TileGrid):
        _tiles(layer, x, y, scale, found)
    else:
        for inner in layer:
            _walk(inner, x, y, scale * layer.scale, found)


def _label(label, x, y, scale, found):
    left, top, width, height = label.bounding_box
    lines = label.text.split("\n")
    for i, line in enumerate(lines):
        center = y + (top + height * (2 * i + 1) / (2 * len(lines))) * scale
        found.append((center, x + left * scale, x + (left + width) * scale, line.strip()))


def _tiles(grid, x, y, scale, found):
    across, down = grid.tile_width * scale, grid.tile_height * scale
    for row in range(grid.height):
        tiles = [grid[column, row] for column in range(grid.width)]
        center = y + (row + 0.5) * down
        for column, text in _meanings(grid.bitmap, tiles):
            left = x + column * across
            found.append((center, left, x + len(tiles) * across, text))


def _meanings(bitmap, tiles):
    """(column, text) of all that a row of tiles says: a line of text is one, each die is one."""
    if bitmap is font.sheet():
        text = "".join(GLYPHS[tile] for tile in tiles)
    elif bitmap is terminalio.FONT.bitmap:
        text = "".join(chr(tile + 0x20) for tile in tiles)
    else:
        is_dice = any(bitmap is sheet for sheet in sprites.sheets.values())
        return [(column, _die(tile)) for column, tile in enumerate(tiles) if is_dice]
    return [(len(text) - len(text.lstrip()), text.strip())]


def _die(tile):
    """A tile of a sheet of dice as a word; "" for none and for the place of a lost one."""
    special = {sprites.BLANK: "", sprites.CUP: "[?]", sprites.WILD: "[1*]", sprites.LOST: ""}
    return special.get(tile, f"[{tile}]")
