# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Motions of a handheld, made up at random: shakes, and what must not be taken for one.

A motion is a function: ms -> what a sensor feels then, x, y, z in g. It begins at 0 ms.
"""

from math import cos, exp, hypot, pi, sin

LENGTH = 1500  # ms of a shake
MINUTE = 60_000  # ms in a bus


def direction(chance):
    """A unit vector, any."""
    vector = [chance.gauss(0, 1) for _ in range(3)]
    return [part / hypot(*vector) for part in vector]


def plus(vector, amount, other):
    """The sum of a vector and so much of another."""
    return [a + amount * b for a, b in zip(vector, other)]


def shake(chance, hertz, peak):
    """To and fro in any direction, or a little round and round, however it is held."""
    gravity, way, aside = direction(chance), direction(chance), direction(chance)
    phase, wide = chance.uniform(0, 2 * pi), chance.uniform(0, 0.3)

    def motion(ms):
        if not 0 < ms < LENGTH:
            return gravity
        angle = phase + 2 * pi * hertz * ms / 1000
        swing = plus(gravity, peak * sin(angle), way)
        return plus(swing, wide * peak * cos(angle), aside)

    return motion


def ringing(chance, hardest, hertz):
    """A blow that rings: g after so many ms."""
    peak, pitch, fade = chance.uniform(1, hardest), chance.uniform(*hertz), chance.uniform(8, 30)
    return lambda ms: peak * exp(-ms / fade) * sin(2 * pi * pitch * ms / 1000) if ms > 0 else 0


def knock(chance):
    """A finger knocks on the case, from any side."""
    gravity, way, blow = direction(chance), direction(chance), ringing(chance, 8, (15, 120))
    return lambda ms: plus(gravity, blow(ms), way)


def flick(chance, back=0):
    """A flick of the wrist: a push and a stop. `back` 1: then the other way round."""
    gravity, way = direction(chance), direction(chance)
    peak, push, pause = chance.uniform(1.5, 6), chance.uniform(50, 150), chance.uniform(100, 400)

    def stroke(ms):
        return peak * sin(pi * ms / push) if 0 < ms < 2 * push else 0

    return lambda ms: plus(gravity, stroke(ms) - back * stroke(ms - 2 * push - pause), way)


def flick_and_back(chance):
    """The same, and soon the way back: as near to a shake as can be."""
    return flick(chance, back=1)


def set_down(chance):
    """It is lowered on the table, hits it, and hits it again with the other end."""
    first, second = ringing(chance, 5, (15, 60)), ringing(chance, 2, (15, 60))
    later, lower = chance.uniform(30, 150), chance.uniform(0.1, 0.4)
    up = (0, 0, 1)

    def motion(ms):
        slower = lower * sin(ms / 64) if ms < 400 else 0
        return plus(up, first(ms - 400) + second(ms - 400 - later) - slower, up)

    return motion


def bus(chance):
    """A minute on bad roads: rumble at all pitches, and twenty potholes."""
    gravity, up = direction(chance), direction(chance)
    waves = [
        (chance.uniform(1, 25), chance.uniform(0.03, 0.15), direction(chance)) for _ in range(24)
    ]
    holes = [(chance.uniform(0, MINUTE), ringing(chance, 1.2, (2, 12))) for _ in range(20)]

    def motion(ms):
        sway = plus(gravity, sum(hole(ms - when) for when, hole in holes), up)
        for hertz, peak, way in waves:
            sway = plus(sway, peak * sin(hertz * ms / 159), way)
        return sway

    return motion


def turn_over(chance, length):
    """From lying on its back to lying on its face within so many ms, over any edge."""
    edge = chance.uniform(0, 2 * pi)

    def motion(ms):
        angle = pi * min(1, ms / length)
        return sin(angle) * cos(edge), sin(angle) * sin(edge), cos(angle)

    return motion
