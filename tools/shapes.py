# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The shapes of a drawing, and the SVG file that holds them."""

from html import escape

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


def picture(width, height, shapes):
    """The text of an SVG file, later shapes on top of earlier ones."""
    return FRAME % (width, height, width, height, width, height, "\n".join(shapes))
