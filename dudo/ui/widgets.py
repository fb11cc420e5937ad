# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What a page is made of: labels, lines of text, rows of dice, bands; and the page itself."""

import displayio
from adafruit_display_text import label

from dudo.ui import font, look, sprites

LEFT = 0
CENTER = 1
RIGHT = 2


class Line(displayio.TileGrid):
    """One line of text as a tile grid over the glyph sheet: a tenth of a label's memory.

    `x`, `y` is the top left corner of its `cells` cells; `align` puts the text in their middle or
    at their end. Text that is too long is cut.
    """

    def __init__(self, x, y, cells, color=look.INK, align=LEFT, text=""):
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
        self.cells = cells
        self.left = x
        self.align = align
        self.text = ""
        if text:
            self.write(text)

    def write(self, text):
        """Shows `text`; only the tiles that differ are drawn again."""
        if text == self.text:
            return
        self.text = text
        spare = max(0, self.cells - len(text))
        x = self.left + spare * font.WIDTH * self.align // 2
        if x != self.x:
            self.x = x
        for cell in range(self.cells):
            tile = font.tile(text[cell]) if cell < len(text) else 0
            if self[cell] != tile:
                self[cell] = tile

    def tint(self, color):
        """Changes the colour of the whole line."""
        shader = look.palette(color)
        if self.pixel_shader is not shader:
            self.pixel_shader = shader


class Dice:
    """A row of dice or cups, `size` pixels each; `group` holds its two layers, lit above plain."""

    def __init__(self, x, y, size, sides, places, color=None):
        self.places = places
        self.group = displayio.Group(x=x, y=y)
        self.below = self._layer(size, sides, color or sprites.plain())
        self.above = self._layer(size, sides, sprites.lit())

    def _layer(self, size, sides, shader):
        layer = displayio.TileGrid(
            sprites.sheet(size, sides),
            pixel_shader=shader,
            width=self.places,
            height=1,
            tile_width=size,
            tile_height=size,
        )
        self.group.append(layer)
        return layer

    def _put(self, place, below, above):
        if self.below[place] != below:
            self.below[place] = below
        if self.above[place] != above:
            self.above[place] = above

    def show(self, faces, counted=0, wild=False, shader=None):
        """Shows `faces` from the left: those whose bit in `counted` is set are lit, and an ace
        among them wears its ring if `wild`. The rest of the row is empty."""
        self._shade(shader or sprites.plain())
        for place in range(self.places):
            face = faces[place] if place < len(faces) else sprites.BLANK
            if counted >> place & 1:
                self._put(place, sprites.BLANK, sprites.WILD if wild and face == 1 else face)
            else:
                self._put(place, face, sprites.BLANK)

    def cover(self, count):
        """Shows `count` cups and nothing else."""
        self._shade(sprites.cups())
        for place in range(self.places):
            self._put(place, sprites.CUP if place < count else sprites.BLANK, sprites.BLANK)

    def _shade(self, shader):
        if self.below.pixel_shader is not shader:
            self.below.pixel_shader = shader


class Page:
    """What one screen draws. Used as `with app.page(name) as page`: it is shown from the next
    refresh on, and when it closes the page below it is again."""

    def __init__(self, app, name):
        self.app = app
        self.name = name
        self.group = displayio.Group()

    def __enter__(self):
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
        scale = fit(text, self.app.width, scale)
        name = label.Label(font.FONT, text=text, color=look.shade(color), scale=scale)
        name.x = (self.app.width - font.WIDTH * len(text) * scale) // 2
        name.y = y + font.HEIGHT * scale // 2
        return self.add(name)

    def line(self, y, text="", color=look.INK, align=LEFT, x=None, cells=0):
        """A line of text, by default as wide as the panel."""
        if x is None:
            x = self.app.width % font.WIDTH // 2
        cells = cells or (self.app.width - x) // font.WIDTH
        return self.add(Line(x, y, cells, color, align, text))

    def number(self, x, y, cells, color=look.INK, scale=2, align=LEFT):
        """A short line in large type; returns the Line to write to."""
        large = self.add(displayio.Group(scale=scale, x=x, y=y))
        line = Line(0, 0, cells, color, align)
        large.append(line)
        return line

    def dice(self, x, y, size, places=5, color=None):
        """A row of dice; returns the Dice to show or cover."""
        row = Dice(x, y, size, self.app.sides(), places, color)
        self.add(row.group)
        return row

    def band(self, y, height, color=look.BAND):
        """A filled strip right across the page, from a small bitmap repeated."""
        tile = displayio.Bitmap(16, height, 2)
        tile.fill(1)
        return self.add(
            displayio.TileGrid(
                tile, pixel_shader=look.palette(color), width=self.app.width // 16, y=y
            )
        )

    def prompt(self, text):
        """The band at the bottom that says what A does."""
        height = font.HEIGHT + (4 if self.app.tall else 0)
        y = self.app.height - height
        self.band(y, height)
        return self.line(y + (height - font.HEIGHT) // 2, text, look.on_band(look.INK), CENTER)


def fit(text, width, scale):
    """The largest scale, 1 to `scale`, at which `text` is at most `width` pixels wide."""
    while scale > 1 and len(text) * font.WIDTH * scale > width:
        scale -= 1
    return scale
