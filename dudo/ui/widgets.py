# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What a page is made of: labels, lines of text, rows of dice, bands; and the page itself."""

import gc

import displayio
from adafruit_display_text import label

from dudo.ui import font, look, sprites

START = 0
CENTER = 1
END = 2


class Line(displayio.TileGrid):
    """One line of text as a tile grid over the glyph sheet: a tenth of a label's memory.

    `x`, `y` is the top left corner of its `cells` cells; `align` puts the text in their middle or
    at their end. Text that is too long is cut.
    """

    def __init__(self, x, y, cells, color=look.INK, align=START, text=""):
        super().__init__(
            font.sheet(),
            pixel_shader=look.palette(color),
            width=cells,
            height=1,
            tile_width=font.WIDTH,
            tile_height=font.HEIGHT,
            x=x,
            y=y,
        )
        self.left = x
        self.align = align
        if text:
            self.write(text)

    def write(self, text):
        """Shows `text`; only the tiles that differ are drawn again."""
        cells = self.width
        x = self.left + max(0, cells - len(text)) * font.WIDTH * self.align // 2
        if x != self.x:
            self.x = x
        for cell in range(cells):
            tile = font.tile(text[cell]) if cell < len(text) else 0
            if self[cell] != tile:
                self[cell] = tile

    def tint(self, color):
        """Changes the colour of the whole line."""
        shader = look.palette(color)
        if self.pixel_shader is not shader:
            self.pixel_shader = shader


class Dice(displayio.Group):
    """Rows of dice, `size` pixels each, in up to three layers: as they lie there (`dim`: those that
    do not count), lit where they count, and cups over hidden ones."""

    def __init__(self, x, y, size, sides, places, layers=1, rows=1, dim=False):
        super().__init__(x=x, y=y)
        self.places = places
        for colors in (look.PALE if dim else look.PLAIN, look.LIT, look.CUPS)[:layers]:
            self.append(
                displayio.TileGrid(
                    sprites.sheet(size, sides),
                    pixel_shader=look.palette(*colors),
                    width=places,
                    height=rows,
                    tile_width=size,
                    tile_height=size,
                )
            )

    def show(self, faces, lit=0, wild=False, row=0):
        """Shows `faces` in a row, from the left: those whose bit in `lit` is set are lit, and an
        ace among them wears its ring if `wild`. The rest of the row is empty."""
        for place in range(self.places):
            face = faces[place] if place < len(faces) else sprites.BLANK
            layer = lit >> place & 1
            if face == sprites.CUP:
                layer = 2
            elif layer and wild and face == 1:
                face = sprites.WILD
            for each in range(len(self)):
                tile = face if each == layer else sprites.BLANK
                if self[each][row * self.places + place] != tile:
                    self[each][row * self.places + place] = tile

    def cover(self, count):
        """Shows `count` cups in the first row and nothing else."""
        self.show((sprites.CUP,) * count)


class Page:
    """What one screen draws. Used as `with app.page(name) as page`: it is shown from the next
    refresh on, and when it closes the page below it is again."""

    def __init__(self, app, name):
        self.app = app
        self.name = name
        self.group = displayio.Group()

    def __enter__(self):
        gc.collect()  # a change of scene: what the last page has left would scatter this one
        self.app.pages.append(self)
        self.app.uncover()
        return self

    def __exit__(self, kind, error, trace):
        self.app.pages.remove(self)
        self.app.uncover()

    def add(self, thing):
        """Puts a tile grid or group on the page; returns it."""
        self.group.append(thing)
        return thing

    def title(self, text, y, color=look.INK, scale=1):
        """A label in the middle of the page, as large as `scale` says or as fits."""
        while scale > 1 and len(text) * font.WIDTH * scale > self.app.width:
            scale -= 1
        name = label.Label(font.FONT, text=text, color=look.shade(color), scale=scale)
        name.x = (self.app.width - font.WIDTH * len(text) * scale) // 2
        name.y = y + font.HEIGHT * scale // 2
        return self.add(name)

    def line(self, y, text="", color=look.INK, align=START, x=None, cells=0):
        """A line of text, by default as wide as the panel."""
        if x is None:
            x = self.app.width % font.WIDTH // 2
        cells = cells or (self.app.width - x) // font.WIDTH
        return self.add(Line(x, y, cells, color, align, text))

    def number(self, x, y, cells, color=look.INK, scale=2, align=START):
        """A short line in large type; returns the Line to write to."""
        large = self.add(displayio.Group(scale=scale, x=x, y=y))
        line = Line(0, 0, cells, color, align)
        large.append(line)
        return line

    def dice(self, x, y, size, places=5, layers=1, rows=1, dim=False):
        """Rows of Dice to show or cover; in the middle of the page where `x` is None."""
        if x is None:
            x = (self.app.width - places * size) // 2
        return self.add(Dice(x, y, size, self.app.sides(), places, layers, rows, dim))

    def band(self, y, height, color=look.BAND):
        """A filled strip right across the page, from a small bitmap repeated."""
        tile = displayio.Bitmap(16, height, 2)
        tile.fill(1)
        return self.add(
            displayio.TileGrid(
                tile, pixel_shader=look.palette(color), width=self.app.width // 16, y=y
            )
        )

    def foot(self, text, color=look.DIM):
        """The last line: what the keys do."""
        return self.line(self.app.height - font.HEIGHT, text, color, CENTER)

    def prompt(self, text):
        """The band at the bottom that says what A does."""
        height = font.HEIGHT + (4 if self.app.tall else 0)
        y = self.app.height - height
        self.band(y, height)
        return self.line(y + (height - font.HEIGHT) // 2, text, look.on_band(look.INK), CENTER)
