# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The simulated accelerometer: it feels what the hands do with the handheld."""

SHAKE = (0, 20, 28, 20, 0, -20, -28, -20)  # m/s2 every 20 ms: 6 times a second, almost 3 g
STEP = 20  # ms
GRAVITY = 10  # m/s2, as good as any
SETTLES = 50  # readings after the last movement, in which it may still be felt


class Sensor:
    """Shaken along x, or still; lying on its back, or on its face.

    ``unplugged``  every reading fails, as of a plug that a shake has loosened
    """

    def __init__(self, clock):
        """`clock()` gives milliseconds."""
        self.clock = clock
        self.face_down = self.shaken = self.unplugged = False
        self.since = 0  # ms: the last movement
        self.unread = 0  # readings until it has settled

    def shake(self, shaken):
        """The hands begin to shake it, or stop."""
        self.shaken = shaken
        self._stir()

    def turn(self, face_down):
        """The hands lay it on its face, or on its back."""
        self.face_down = face_down
        self._stir()

    def _stir(self):
        self.since = self.clock()
        self.unread = SETTLES

    @property
    def stirred(self):
        """Whether it moves, or has not long settled: else there is nothing new to read."""
        return self.shaken or self.unread > 0

    @property
    def acceleration(self):
        """x, y, z in m/s2, z out of the screen, as an Adafruit sensor gives them."""
        self.unread -= 1
        if self.unplugged:
            raise OSError("no answer")
        step = (self.clock() - self.since) // STEP
        x = SHAKE[step % len(SHAKE)] if self.shaken else 0
        return x, 0, -GRAVITY if self.face_down else GRAVITY
