# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Where dice come from: anything with `die(sides) -> 1..sides`; of our own the fair ones."""


class FairDice:
    """Dice that nobody can foresee, all faces equally likely.

    `urandom(n)` gives n random bytes; os.urandom where it is not given.
    """

    def __init__(self, urandom=None):
        if urandom is None:
            from os import urandom
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


def __getattr__(name):
    """ScriptedDice, of dudo.written: a match can do without, so it waits until it is asked for."""
    if name != "ScriptedDice":
        raise AttributeError(name)
    from .written import ScriptedDice

    return ScriptedDice
