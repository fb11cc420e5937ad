# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Draws a build's wiring as SVG: its parts beside the Pico, in the order of the pins.

Each signal is a wire from its part to its pin; ground, 3V3 and VSYS are rails round the outside.
"""

from html import escape

from tools.wiring import PINOUT, POWER, parts

WIDTH, HEIGHT = 1130, 870
PITCH = 32  # from one pin to the next, and from one leg to the next
BOARD_X, BOARD_Y, BOARD_WIDTH = 590, 150, 200
LEFT, RIGHT = BOARD_X - 12, BOARD_X + BOARD_WIDTH + 12  # where wires meet its pins
PART_X, PART_Y, PART_WIDTH = 165, 96, 170
HEAD, GAP = 46, 20  # from a part's top to its first leg; from part to part
RIGHT_PART_X = 930
LANE = 14  # between two wires side by side
BUS_X = PART_X + PART_WIDTH + 20
# Of each rail: colour, x on the left, y over the top, x on the right, its pin of the Pico.
RAILS = {
    "3V3": ("#d62728", 60, 28, RIGHT + 64, 36),
    "GND": ("#222222", 85, 44, RIGHT + 48, 38),
    "VSYS": ("#ee7f00", 110, 60, RIGHT + 32, 39),
}
COLORS = {"SDA": "#1f5fd0", "SCL": "#d9a400"}  # as Adafruit's cables have them
OTHERS = ("#2a9d3a", "#0a8f8f", "#6a4cc9", "#c2185b", "#5d7a00", "#00639c", "#a04a00")

FRAME = """<?xml version="1.0" encoding="UTF-8"?>
<!--
SPDX-FileCopyrightText: 2026 The Dudo handheld authors

SPDX-License-Identifier: MIT
-->
<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">
<style>
text { font: 15px "DejaVu Sans", Verdana, sans-serif; fill: #222 }
.title { font-weight: bold } .small { font-size: 12px } .light { fill: #fff }
.end { text-anchor: end } .middle { text-anchor: middle }
.part { fill: #f4f1ea; stroke: #555 }
polyline { fill: none; stroke-width: 3; stroke-linejoin: round }
.halo { stroke: #fff; stroke-width: 8 }
</style>
<rect width="%d" height="%d" fill="#fff"/>
%s
</svg>
"""


def wire(points, color, title):
    """A line through points, with a halo where it crosses others; a pointer shows its title."""
    path = " ".join(f"{x},{y}" for x, y in points)
    return (
        f'<g class="wire"><title>{escape(title)}</title><polyline class="halo" points="{path}"/>'
        f'<polyline points="{path}" stroke="{color}"/></g>'
    )


def dot(x, y, color):
    """Where wires are joined."""
    return f'<circle cx="{x}" cy="{y}" r="5" fill="{color}"/>'


def box(x, y, width, height, style='class="part"'):
    """A rectangle with round corners."""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="7" {style}/>'


def text(x, y, words, style=""):
    """A line of text whose middle is at y."""
    return f'<text x="{x}" y="{y + 5}" class="{style}">{escape(words)}</text>'


def number(pin):
    """The number of a pin of the Pico that has a name of its own."""
    return PINOUT.index(pin) + 1


def height(number):
    """The y of a pin of the Pico; 1 to 20 go down its left side, 21 to 40 up its right."""
    return BOARD_Y + 36 + PITCH * (number - 1 if number <= 20 else 40 - number)


def pico(used):
    """The board with its 40 pins; the numbers that are used are golden."""
    middle = BOARD_X + BOARD_WIDTH // 2
    yield box(BOARD_X, BOARD_Y, BOARD_WIDTH, PITCH * 19 + 72, 'fill="#1b6b3a"')
    yield box(middle - 32, BOARD_Y - 14, 64, 40, 'fill="#c8c8c8" stroke="#777"')
    yield text(middle, BOARD_Y + 6, "USB", "middle small")
    yield text(middle, BOARD_Y - 34, "Raspberry Pi Pico, Pico 2", "middle title")
    for place, name in enumerate(PINOUT, 1):
        x, inside, end = (LEFT + 12, 20, "") if place <= 20 else (RIGHT - 12, -20, " end")
        color = "#f2c230" if place in used else "#d8d8d8"
        yield box(x - 12, height(place) - 11, 24, 22, f'fill="{color}" stroke="#444"')
        yield text(x, height(place), str(place), "middle small")
        yield text(x + inside, height(place), name, "light" + end)


class Placed:
    """A part with its place in the drawing; on the left, signals leave it on its right side."""

    def __init__(self, part, x, y):
        self.part = part
        self.x, self.y = x, y
        self.power = [leg for leg in part.legs if leg.to in POWER]
        self.signals = [leg for leg in part.legs if leg.to not in POWER]
        self.left = x == PART_X
        rows = max(len(self.power), len(self.signals)) if self.left else len(part.legs)
        self.foot = y + HEAD + PITCH * rows - 12

    def legs(self, chosen):
        """Each of the chosen legs with its y."""
        first = len(self.power) if chosen is self.signals and not self.left else 0
        for row, leg in enumerate(chosen, first):
            yield leg, self.y + HEAD + PITCH * row

    def shapes(self):
        """The part as it looks."""
        yield box(self.x, self.y, PART_WIDTH, self.foot - self.y)
        yield text(self.x + PART_WIDTH // 2, self.y + 18, self.part.name, "middle title")
        for chosen in (self.power, self.signals):
            for leg, y in self.legs(chosen):
                far = self.left and chosen is self.signals
                x, style = (self.x + PART_WIDTH - 10, "end") if far else (self.x + 10, "")
                yield text(x, y, leg.name, style)


def place(build):
    """All parts of a build in their places."""
    y = PART_Y
    for part in parts(build):
        if part.right:
            signals = [height(number(leg.to)) for leg in part.legs if leg.to not in POWER]
            power = len(part.legs) - len(signals)
            top = min(signals) - PITCH * power if signals else PART_Y + HEAD
            yield Placed(part, RIGHT_PART_X, top - HEAD)
        else:
            placed = Placed(part, PART_X, y)
            y = placed.foot + GAP
            yield placed


def turns(ends):
    """In which lane, counted from where they begin, each of some wires turns so that no two cross.

    `ends`: the heights at which each begins and ends, from the top down. Of those that go down the
    last turns first, of those that go up the first.
    """
    down = [index for index, (here, there) in enumerate(ends) if there > here]
    up = [index for index in range(len(ends)) if index not in down]
    lanes = {index: lane for lane, index in enumerate(reversed(down))}
    lanes.update({index: lane for lane, index in enumerate(up)})
    return [lanes[index] for index in range(len(ends))]


def rails(placed):
    """The rails, each from its lowest leg on the left round to its pin or its lowest on the right,
    and from them the parts' power legs."""
    for name, (color, left, top, right, pin) in RAILS.items():
        on_it = [(part, leg, y) for part in placed for leg, y in part.legs(part.power)]
        on_it = [each for each in on_it if each[1].to == name]
        low = max(y for part, _, y in on_it if part.left)
        low_right = max([height(pin), *(y for part, _, y in on_it if not part.left)])
        around = [(left, low), (left, top), (right, top), (right, low_right)]
        to_pin = [(right, height(pin)), (RIGHT, height(pin))]
        yield wire(around + to_pin, color, f"{name}: pin {pin}")
        yield text(left + 8, top - 9, name, "small")
        for part, leg, y in on_it:
            x = left if part.left else right
            yield wire([(x, y), (part.x, y)], color, f"{part.part.name} {leg.name}: {name}")
            yield dot(x, y, color)


def signals(placed):
    """The wires of the signals; of those that share a pin, one goes there and the others to it."""
    for left in (True, False):
        legs = [(part, *each) for part in placed for each in part.legs(part.signals)]
        legs = [each for each in legs if each[0].left is left]
        legs.sort(key=lambda each: (height(number(each[1].to)), each[2]))
        mains = {leg.to: (part, leg, y) for part, leg, y in legs}
        for part, leg, y in legs:
            end = mains[leg.to][2]
            if y != end:
                x = BUS_X + LANE * list(COLORS).index(leg.name)
                points = [(part.x + PART_WIDTH, y), (x, y), (x, end)]
                yield wire(points, COLORS[leg.name], title(part, leg))
                yield dot(x, end, COLORS[leg.name])
        yield from fan(list(mains.values()), left)


def fan(legs, left):
    """The wires between the parts on one side and the Pico's pins there, from left to right."""
    begin, first, end = RIGHT, RIGHT + 15, RIGHT_PART_X
    ends = [(height(number(leg.to)), y) for _, leg, y in legs]
    if left:
        begin, first, end = PART_X + PART_WIDTH, BUS_X + 40, LEFT
        ends = [(y, there) for there, y in ends]
    for index, ((part, leg, _), (here, there), lane) in enumerate(zip(legs, ends, turns(ends))):
        x = first + LANE * lane
        color = COLORS.get(leg.name, OTHERS[index % len(OTHERS)])
        yield wire([(begin, here), (x, here), (x, there), (end, there)], color, title(part, leg))


def title(part, leg):
    """What a wire is called."""
    return f"{part.part.name} {leg.name}: {leg.to}, pin {number(leg.to)}"


def draw(build):
    """The wiring of a build as the text of an SVG file."""
    placed = list(place(build))
    used = {RAILS[name][4] for name in RAILS}
    used |= {number(leg.to) for part in placed for leg in part.signals}
    shapes = [*rails(placed), *signals(placed)]
    shapes.sort(key=lambda shape: shape.startswith("<circle"))  # dots lie on top of wires
    shapes += pico(used)
    for part in placed:
        shapes += part.shapes()
    return FRAME % (WIDTH, HEIGHT, WIDTH, HEIGHT, WIDTH, HEIGHT, "\n".join(shapes))
