# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Plays a tune of the game on the computer's loudspeaker, soft and square like a piezo's."""

import math
from array import array

import pygame

RATE = 22_050  # samples a second
LOUD = 6_000  # of 32767, at a note's full volume
EDGE = 60  # samples that a note takes to swell and to fade, or it would click


class Speaker:
    """`play(tune)` as in hardware.device; silent on a computer without a loudspeaker."""

    def __init__(self):
        try:
            pygame.mixer.init(RATE, -16, 1)
        except pygame.error:
            pass
        self._tunes = {}

    def play(self, tune):
        """Starts a tune and returns at once; the last one is cut off."""
        if not pygame.mixer.get_init():
            return
        tune = bytes(tune)
        if tune not in self._tunes:
            self._tunes[tune] = pygame.mixer.Sound(buffer=samples(tune))
        pygame.mixer.stop()
        self._tunes[tune].play()


def samples(tune):
    """A tune as 16-bit samples; three bytes a note: hertz // 10, milliseconds // 10, volume."""
    sound = array("h")
    for i in range(0, len(tune) - 2, 3):
        sound.extend(note(tune[i] * 10, tune[i + 1] * 10, tune[i + 2]))
    return sound


def note(hertz, ms, volume):
    """The samples of one note: a sine cut at half its height: a square with soft edges."""
    count = RATE * ms // 1000
    loud = LOUD * volume // 255 if hertz else 0
    step = 2 * math.pi * hertz / RATE
    for i in range(count):
        swell = min(1, i / EDGE, (count - i) / EDGE)
        yield int(loud * swell * max(-1, min(1, 2 * math.sin(step * i))))
