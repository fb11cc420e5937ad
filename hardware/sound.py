# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Plays tunes while the game goes on: `advance` starts the next note when its time has come."""

from hardware.device import TICKS


class Sound:
    """`play` as in hardware.device, over a voice, such as a piezo or a speaker."""

    def __init__(self, voice, ticks_ms):
        """`voice.tone(hertz, volume)` sounds until the next call, 0 hertz is silence."""
        self.voice = voice
        self.ticks_ms = ticks_ms
        self.tune = b""
        self.due = 0  # when the note that sounds is over

    def play(self, tune):
        """Starts a tune and returns at once; the last one is cut off."""
        self.tune = tune
        self.place = 0
        self.due = now = self.ticks_ms()
        self.advance(now)

    def advance(self, now):
        """Starts the next note if the last one is over by now."""
        tune = self.tune
        if not tune or (now - self.due) & TICKS > TICKS >> 1:
            return
        place = self.place
        if place < len(tune):
            self.voice.tone(tune[place] * 10, tune[place + 2])
            self.due = now + tune[place + 1] * 10 & TICKS
            self.place = place + 3
        else:
            self.stop()

    def stop(self):
        """Silence."""
        self.tune = b""
        self.voice.tone(0, 0)
