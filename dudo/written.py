# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Dice and bids as people write them, for tests, scripts and records: a match needs none."""


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


def text(bid):
    """A bid as people write it: "5x4" for five fours, "5x?" when the face is not named."""
    return "%dx%s" % (bid >> 4, bid & 15 or "?")


def from_text(words):
    """The bid written as "5x4" or "5x?". Raises ValueError on anything else."""
    quantity, cross, face = words.partition("x")
    face = "0" if face == "?" else face
    if not (quantity.isdigit() and face.isdigit() and int(quantity) < 64 and int(face) < 16):
        raise ValueError("bid: %r is not like 5x4" % (words,))
    return int(quantity) << 4 | int(face)
