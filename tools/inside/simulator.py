# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Measures the simulator: `python simulator.py ROOT` prints the frames a second of a window that
is shaken, the part of one core that takes, and the seconds of a whole game without a window.
"""

import os
import sys
import time

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", BLINKA_OS_AGNOSTIC="1")
sys.path += [sys.argv[1], sys.argv[1] + "/tests"]

from hand import Hand

from dudo.ui import events
from sim import window
from sim.headless import Session

SECONDS = 4


class ShakenWindow(window.Window):
    """A window that counts its drawings. Someone reads the rules, then shakes till it is closed."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.start, self.work = time.monotonic(), time.process_time()
        self.frames = 0
        self.hands.press("finger", events.A)
        self.hands.lift("finger")

    def look(self):
        self.hands.shake()
        super().look()
        passed = time.monotonic() - self.start
        if passed > SECONDS:
            share = (time.process_time() - self.work) / passed
            print(f"{self.frames / passed:.0f} {100 * share:.0f}", end=" ")
            raise window.Closed

    def draw(self):
        self.frames += 1
        super().draw()


def whole_game():
    """Seconds that keys alone take to play three people and two bots to the end."""
    start = time.monotonic()
    session = Session(seed=1, players=5, bots=2, preset="clasico")
    hand = Hand()
    while session.screen != "over":
        key = hand.next_key(session.screen)
        if key == "SHAKE":
            session.shake(300)
        elif key != "STILL":
            session.press(key)
        session.wait(1500)
    return time.monotonic() - start


window.Window = ShakenWindow
window.play(seed=1, players=3)
print(f"{whole_game():.1f}")
