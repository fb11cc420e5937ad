# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How well hardware.shake tells a shake from a walk, a knock or a bus: real and made-up motions.

For `make bench` and for tests; the made-up motions are those of tools.motions.
"""

from random import Random

from dudo.ui.events import FACE_DOWN, SHAKE, STILL
from hardware.shake import SENSITIVITIES, Motion
from tools import ROOT
from tools.motions import (
    LENGTH,
    MINUTE,
    bus,
    flick,
    flick_and_back,
    knock,
    set_down,
    shake,
    turn_over,
)

# People walking, running, at rest with a sensor in hand or pocket: STM32 HAR, BSD-3, 26 Hz, milli-g
TRACES = ROOT.parent / "shared" / "data" / "har"
TRACE_RATE = 26

RATES = (25, 50, 100)  # samples a second
HERTZ = (2, 3, 4, 5, 6, 7)
HARD = (1.5, 2, 3, 5)  # g at the peaks
SOFT = (1.2,)
STILL_BY = 500  # ms after its end
REACH = 8000  # milli-g that the sensor can tell
NOISE = 30  # milli-g
JITTER = 0.15  # of the time from sample to sample
BEFORE = 1500  # ms at rest before a motion
POWER_ON = 5000  # ms on the clock when a motion begins


def feel(motion, chance, rate, length, sensitivity="normal"):
    """What is told, as (ms, event), of a motion and the time after it, `length` ms together."""
    detector = Motion(sensitivity)
    told = []
    ms = chance.uniform(0, 1000 / rate) - BEFORE
    while ms < length:
        sample = [round(1000 * g + chance.gauss(0, NOISE)) for g in motion(max(0, ms))]
        x, y, z = (max(-REACH, min(REACH, value)) for value in sample)
        event = detector.feed(x, y, z, POWER_ON + int(ms))
        if event:
            told.append((ms, event))
        ms += chance.uniform(1 - JITTER, 1 + JITTER) * 1000 / rate
    return told


def start_by(hertz):
    """Milliseconds within which a shake must have been told."""
    return 300 if hertz >= 5 else 1300 / hertz + 50


def shakes(sensitivity, rate, peaks, times, seed="report"):
    """% of shakes that are found, that are found in time, and whose end is told in time."""
    chance = Random(f"{seed} {sensitivity} {rate} {peaks}")
    made = found = early = ended = 0
    for hertz in HERTZ:
        for peak in peaks * times:
            told = feel(shake(chance, hertz, peak), chance, rate, 2 * LENGTH, sensitivity)
            starts = [ms for ms, event in told if event == SHAKE]
            stops = [ms - LENGTH for ms, event in told if event == STILL]
            made += 1
            found += bool(starts)
            early += bool(starts) and starts[0] <= start_by(hertz)
            ended += bool(stops) and 0 < stops[-1] <= STILL_BY
    return [100 * count / made for count in (found, early, ended)]


def mistaken(motion, times, sensitivity="normal", seed="report"):
    """% of such motions, a function of Random, that are taken for a shake; at all rates."""
    chance = Random(f"{seed} {motion.__name__}")
    length = MINUTE if motion is bus else 2000
    told = [feel(motion(chance), chance, rate, length, sensitivity) for rate in RATES * times]
    return 100 * sum(any(event == SHAKE for _, event in events) for events in told) / len(told)


def false_rolls(kind, sensitivity="normal"):
    """Shakes told a minute in the traces of that kind ("walking"); None where there are none."""
    shaken = samples = 0
    for path in sorted(TRACES.glob(f"{kind}_*.csv")):
        detector = Motion(sensitivity)
        for line in path.read_text(encoding="ascii").split("\n"):
            if line.strip():
                ms = samples * 1000 // TRACE_RATE
                shaken += detector.feed(*map(int, line.split(",")), ms) == SHAKE
                samples += 1
    return shaken * 60 * TRACE_RATE / samples if samples else None


def face_down(length, rate, chance):
    """When FACE_DOWN is told, in ms, of a handheld that is turned over within `length` ms."""
    told = feel(turn_over(chance, length), chance, rate, length + 1000)
    return [ms if event == FACE_DOWN else None for ms, event in told]


def measured(sensitivity):
    """(what, value, goal) of all that is measured."""
    for kind, goal in (("stationary", "0"), ("walking", "at most 0.2"), ("running", "")):
        rolls = false_rolls(kind, sensitivity)
        yield f"false a minute, {kind}", "no data" if rolls is None else f"{rolls:.2f}", goal
    for peaks, goal in ((HARD, "at least 99"), (SOFT, "")):
        for rate in RATES:
            found = " ".join(f"{percent:.0f}" for percent in shakes(sensitivity, rate, peaks, 50))
            what = f"{rate} Hz, {peaks[0]} g and up: % found, soon, ended"
            yield what, found, goal
    for motion, goal in ((knock, "0"), (flick, "0"), (set_down, "0"), (flick_and_back, "")):
        percent = mistaken(motion, 100, sensitivity)
        yield f"% mistaken: {motion.__name__.replace('_', ' ')}", f"{percent:.1f}", goal
    yield "% mistaken: a minute in a bus", f"{mistaken(bus, 4, sensitivity):.1f}", "0"


def rows():
    """(what, value, goal), as text, of each sensitivity; the goals are those of "normal"."""
    for sensitivity in SENSITIVITIES:
        for what, value, goal in measured(sensitivity):
            yield f"shake {sensitivity}: {what}", value, goal if sensitivity == "normal" else ""
