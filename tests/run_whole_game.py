# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Plays games on MicroPython, from the title on, on a heap as small as a device's:
`micropython run_whole_game.py DRIVE WIDTH HEIGHT COLORS GAMES`; DRIVE holds the compiled game.

Prints the bytes in use before the game is loaded (this script, and stand-ins for what a device has
in flash), at the first sight of each screen and at each game's end, then the rounds played and the
modules still loaded.
"""

import sys

sys.path.insert(1, sys.argv[1])
sys.path.insert(2, sys.argv[1] + "/lib")

import gc

from hand import Hand

for built_in in ("bitmaptools", "displayio", "fontio", "terminalio", "traceback"):
    __import__(built_in)
gc.collect()
print("before", gc.mem_alloc())

from code import program

from dudo.ui import events
from hardware.device import Device
from hardware.keys import Keys
from hardware.store import Store

STEP = 40  # ms that pass from event to event
LONGEST = 1000000  # ms: a game that lasts longer hangs


class Display:
    root_group = None

    def refresh(self):
        return True


class Queue:
    overflowed = False

    def clear(self):
        pass


class Handheld(Device):
    """A device with real keys and memory, a dark panel and repeatable chance."""

    name = "stand-in"
    motion = True

    def __init__(self, width, height, colors):
        self.width = width
        self.height = height
        self.colors = colors
        self.display = Display()
        self.keys = Keys(Queue(), None, ())
        self.store = Store(bytearray(b"\xff" * 256))
        self.seed = 1
        self.now = 0

    def ticks_ms(self):
        return self.now & 0x1FFFFFFF

    def urandom(self, n):
        made = bytearray(n)
        for index in range(n):
            self.seed = (self.seed * 75 + 74) % 65537
            made[index] = self.seed >> 4 & 255
        return bytes(made)


def watch(screen, shown):
    """Notes the bytes in use at the first sight of a screen."""
    if screen and screen not in shown:  # "": a bot thinks
        gc.collect()
        shown[screen] = gc.mem_alloc()
        print(screen, shown[screen])


def happen(flow, key):
    """A key is pressed and let go, or the handheld is shaken or still; returns the next pause."""
    event = getattr(events, key)
    pause = flow.send(event)
    return flow.send(event | events.RELEASED) if event <= events.MENU else pause


def play(device, games):
    """Keys and shakes until so many games are over; returns the rounds played. A pause gets its
    TICK before the next key."""
    flow = program(device)
    hand = Hand()
    shown = {}
    pause = flow.send(None)
    ticked = False
    rounds = 0
    for device.now in range(0, LONGEST, STEP):
        screen = device.app.screen
        watch(screen, shown)
        ticked = pause is not None and not ticked
        if ticked:
            pause = flow.send(events.TICK)
            continue
        if screen == "over":
            gc.collect()
            print("end", gc.mem_alloc())
            rounds += device.app.table.round
            games -= 1
            if not games:
                return rounds
        pause = happen(flow, hand.next_key(screen))
    raise RuntimeError("no end in sight on screen " + screen)


width, height, colors, games = [int(number) for number in sys.argv[2:]]
print("rounds", play(Handheld(width, height, colors), games))
print("loaded", *sys.modules)
