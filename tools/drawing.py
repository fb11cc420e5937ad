# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Draws a build's wiring as SVG: its parts beside the Pico, in the order of the pins.

Each signal is a wire from its part to its pin; ground, 3V3 and VSYS are rails round the outside.
"""

from typing import NamedTuple

from tools.shapes import box, dot, picture, text, wire
from tools.wiring import PINOUT, POWER, Leg, Part, parts

WIDTH, HEIGHT = 1130, 870
PITCH = 32  # from one pin to the next, and from one leg to the next
BOARD_X, BOARD_Y, BOARD_WIDTH = 590, 150, 200
LEFT, RIGHT = BOARD_X - 12, BOARD_X + BOARD_WIDTH + 12  # where wires meet its pins
PART_X, PART_Y, PART_WIDTH = 165, 96, 170
HEAD, GAP = 46, 20  # from a part's top to its first leg; from part to part
RIGHT_PART_X = 930
LANE = 14  # between two wires side by side
BUS_X = PART_X + PART_WIDTH + 20
COLORS = {"SDA": "#1f5fd0", "SCL": "#d9a400"}  # as Adafruit's cables have them
OTHERS = ("#2a9d3a", "#0a8f8f", "#6a4cc9", "#c2185b", "#5d7a00", "#00639c", "#a04a00")


class Rail(NamedTuple):
    """A wire round the outside: x on the left, y over the top, x on the right, its pin's number."""

    color: str
    left: int
    top: int
    right: int
    pin: int


RAILS = {
    "3V3": Rail("#d62728", 60, 28, RIGHT + 64, 36),
    "GND": Rail("#222222", 85, 44, RIGHT + 48, 38),
    "VSYS": Rail("#ee7f00", 110, 60, RIGHT + 32, 39),
}


class End(NamedTuple):
    """A leg in its place in the drawing, where a wire ends."""

    part: Part
    leg: Leg
    y: int

    def pin(self):
        """The number of the Pico's pin that it goes to."""
        return PINOUT.index(self.leg.to) + 1

    def order(self):
        """By the pins from the top down, and from there by the legs."""
        return pin_y(self.pin()), self.y

    def title(self):
        """What its wire is called."""
        return f"{self.part.name} {self.leg.name}: {self.leg.to}, pin {self.pin()}"


def pin_y(number):
    """The y of a pin of the Pico; 1 to 20 go down its left side, 21 to 40 up its right."""
    return BOARD_Y + 36 + PITCH * (number - 1 if number <= 20 else 40 - number)


def pico(used):
    """The board with its 40 pins; the numbers that are used are golden."""
    middle = BOARD_X + BOARD_WIDTH // 2
    yield box(BOARD_X, BOARD_Y, BOARD_WIDTH, PITCH * 19 + 72, 'fill="#1b6b3a"')
    yield box(middle - 32, BOARD_Y - 14, 64, 40, 'fill="#c8c8c8" stroke="#777"')
    yield text(middle, BOARD_Y + 6, "USB", "middle small")
    yield text(middle, BOARD_Y - 34, "Raspberry Pi Pico, Pico 2", "middle title")
    for number, name in enumerate(PINOUT, 1):
        x, inside, end = (LEFT + 12, 20, "") if number <= 20 else (RIGHT - 12, -20, " end")
        color = "#f2c230" if number in used else "#d8d8d8"
        yield box(x - 12, pin_y(number) - 11, 24, 22, f'fill="{color}" stroke="#444"')
        yield text(x, pin_y(number), str(number), "middle small")
        yield text(x + inside, pin_y(number), name, "light" + end)


class Placed:
    """A part with its place in the drawing; on the left, signals leave it on its right side."""

    def __init__(self, part, x, y):
        self.part = part
        self.x, self.y = x, y
        power = [leg for leg in part.legs if leg.to in POWER]
        signals = [leg for leg in part.legs if leg.to not in POWER]
        rows = max(len(power), len(signals)) if self.left else len(part.legs)
        self.foot = y + HEAD + PITCH * rows - 12
        self.power = self._ends(power, 0)
        self.signals = self._ends(signals, 0 if self.left else len(power))

    @property
    def left(self):
        """Whether it is on the left of the Pico."""
        return not self.part.right

    def _ends(self, legs, first):
        return [
            End(self.part, leg, self.y + HEAD + PITCH * row) for row, leg in enumerate(legs, first)
        ]

    def shapes(self):
        """The part as it looks."""
        yield box(self.x, self.y, PART_WIDTH, self.foot - self.y)
        yield text(self.x + PART_WIDTH // 2, self.y + 18, self.part.name, "middle title")
        far = (self.x + PART_WIDTH - 10, "end")
        near = (self.x + 10, "")
        for ends, (x, style) in ((self.power, near), (self.signals, far if self.left else near)):
            for end in ends:
                yield text(x, end.y, end.leg.name, style)


def placed_parts(build):
    """All parts of a build in their places."""
    y = PART_Y
    for part in parts(build):
        if part.right:
            signals = [End(part, leg, 0).order() for leg in part.legs if leg.to not in POWER]
            power = len(part.legs) - len(signals)
            top = min(signals)[0] - PITCH * power if signals else PART_Y + HEAD
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
    for name, rail in RAILS.items():
        on_it = [(part, end) for part in placed for end in part.power if end.leg.to == name]
        low = max(end.y for part, end in on_it if part.left)
        low_right = max([pin_y(rail.pin), *(end.y for part, end in on_it if not part.left)])
        around = [(rail.left, low), (rail.left, rail.top), (rail.right, rail.top)]
        to_pin = [(rail.right, low_right), (rail.right, pin_y(rail.pin)), (RIGHT, pin_y(rail.pin))]
        yield wire(around + to_pin, rail.color, f"{name}: pin {rail.pin}")
        yield text(rail.left + 8, rail.top - 9, name, "small")
        for part, end in on_it:
            x = rail.left if part.left else rail.right
            words = f"{part.part.name} {end.leg.name}: {name}"
            yield wire([(x, end.y), (part.x, end.y)], rail.color, words)
            yield dot(x, end.y, rail.color)


def signals(placed):
    """The wires of the signals; of those that share a pin, one goes there and the others to it."""
    for left in (True, False):
        ends = [end for part in placed if part.left is left for end in part.signals]
        ends.sort(key=End.order)
        mains = {end.leg.to: end for end in ends}
        for end in ends:
            main = mains[end.leg.to]
            if end is not main:
                x, color = BUS_X + LANE * list(COLORS).index(end.leg.name), COLORS[end.leg.name]
                points = [(PART_X + PART_WIDTH, end.y), (x, end.y), (x, main.y)]
                yield wire(points, color, end.title())
                yield dot(x, main.y, color)
        yield from fan(list(mains.values()), left)


def fan(ends, left):
    """The wires between the parts on one side and the Pico's pins there, from left to right."""
    begin, first, last = RIGHT, RIGHT + 15, RIGHT_PART_X
    heights = [end.order() for end in ends]
    if left:
        begin, first, last = PART_X + PART_WIDTH, BUS_X + 40, LEFT
        heights = [(y, there) for there, y in heights]
    for index, (end, (here, there), lane) in enumerate(zip(ends, heights, turns(heights))):
        x = first + LANE * lane
        color = COLORS.get(end.leg.name, OTHERS[index % len(OTHERS)])
        yield wire([(begin, here), (x, here), (x, there), (last, there)], color, end.title())


def draw(build):
    """The wiring of a build as the text of an SVG file."""
    placed = list(placed_parts(build))
    used = {rail.pin for rail in RAILS.values()}
    used |= {end.pin() for part in placed for end in part.signals}
    wires = [*rails(placed), *signals(placed)]
    wires.sort(key=lambda shape: shape.startswith("<circle"))  # dots lie on top of wires
    boxes = [shape for part in placed for shape in part.shapes()]
    return picture(WIDTH, HEIGHT, [*wires, *pico(used), *boxes])
