# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A piezo, on a pin that can be switched fast: it beeps."""


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
