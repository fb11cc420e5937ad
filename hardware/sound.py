# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Plays tunes while the game goes on: `advance` starts the next note when its time has come."""

from hardware.keys import TICKS


class Sound:
    """`play` as in hardware.device, over a voice: a `Piezo` or a `Speaker`."""

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


class Piezo:
    """A piezo disc or a small amplifier between a pin and ground."""

    def __init__(self, pin):
        from pwmio import PWMOut

        self.output = PWMOut(pin, variable_frequency=True)

    def tone(self, hertz, volume):
        """A square wave; half of each period at volume 255 is as loud as it gets."""
        if hertz:
            self.output.frequency = hertz
        self.output.duty_cycle = volume << 7 if hertz else 0


class Speaker:
    """A loudspeaker behind the chip's analogue output and an amplifier, which hisses when on."""

    def __init__(self, pin, enable):
        from array import array

        from audiocore import RawSample
        from audioio import AudioOut
        from digitalio import DigitalInOut

        self.amplifier = DigitalInOut(enable)
        self.amplifier.switch_to_output(value=False)
        self.wave = array("H", (0, 0, 0, 0))  # one period
        self.source = RawSample(self.wave)
        self.output = AudioOut(pin)

    def tone(self, hertz, volume):
        """A square wave round the middle of the 16 bits."""
        self.output.stop()
        self.amplifier.value = bool(hertz)
        if hertz:
            swing = volume << 7
            self.wave[0] = self.wave[1] = 0x8000 + swing
            self.wave[2] = self.wave[3] = 0x8000 - swing
            self.source.sample_rate = hertz * 4
            self.output.play(self.source, loop=True)
