# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A loudspeaker, on a chip that has an analogue output."""


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
