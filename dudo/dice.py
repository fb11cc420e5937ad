# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Where dice come from: anything with `die(sides) -> 1..sides`. Fair ones, and scripted ones."""


class FairDice:
    """Dice that nobody can foresee, all faces equally likely.

    `urandom(n)` gives n random bytes: os.urandom.
    """

    def __init__(self, urandom):
        self.urandom = urandom
        self.bytes = b""
        self.next = 0

    def die(self, sides):
        """One throw, 1..sides. Bytes that would favour the low faces are thrown away."""
        while True:
            if self.next == len(self.bytes):
                self.bytes = self.urandom(8)
                self.next = 0
            byte = self.bytes[self.next]
            self.next += 1
            if byte < 256 - 256 % sides:
                return byte % sides + 1


class ScriptedDice:
    """Dice that fall as written: digits, and a b c for 10 11 12. For tests and for replays."""

    FACES = "0123456789abc"

    def __init__(self, faces):
        for place, face in enumerate(faces):
            if face == "0" or face not in self.FACES:
                raise ValueError("dice: %r at %d is no face" % (face, place + 1))
        self.faces = faces
        self.next = 0

    def die(self, sides):
        """The next face as written. Raises ValueError when none is left or it is above `sides`."""
        if self.next == len(self.faces):
            raise ValueError("dice: all %d are used up" % self.next)
        face = self.FACES.index(self.faces[self.next])
        if face > sides:
            raise ValueError("dice: %d at %d, with %d sides" % (face, self.next + 1, sides))
        self.next += 1
        return face
