# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The board's non-volatile memory: it wears, and the power can fail in the middle of a write."""


class PowerCut(BaseException):
    """The power is gone. No `except Exception` of a program may catch that."""


STAGES = ("before", "erased", "torn")  # how far a write got when the power failed


class Nvm:
    """Looks like CircuitPython's nvm.ByteArray: length, slices and single bytes, nothing else.

    ``erases`` ``writes`` counted since it was made
    """

    size = 0
    appends = False  # whether a write over bytes all 0xFF erases nothing

    def __init__(self, content=None):
        if content is not None and len(content) > self.size:
            raise ValueError(f"nvm has {len(content)} bytes, the board has room for {self.size}")
        self.content = bytearray(b"\xff" * self.size)
        self.content[: len(content or b"")] = content or b""
        self.erases = 0
        self.writes = 0
        self.powered = True
        self.cut_in = 0  # the power fails at this write from now, counted from 1; 0: it does not
        self.stage = "before"

    def __len__(self):
        return self.size

    def __getitem__(self, index):
        return self.content[index]

    def __setitem__(self, index, value):
        if not isinstance(index, slice):
            index, value = slice(index, index + 1), bytes((value,))
        start, stop, step = index.indices(self.size)
        if step != 1:
            raise NotImplementedError("only slices with step=1 (aka None) are supported")
        if len(value) != stop - start:
            raise ValueError("Slice and value different lengths.")
        self._write(start, stop, bytes(value))

    def _write(self, start, stop, value):
        if not self.powered:
            raise PowerCut
        erases = self._must_erase(self.content[start:stop])
        if self.cut_in == 1:
            self._fail(erases, start, stop, value)
        self.cut_in = max(0, self.cut_in - 1)
        self.writes += 1
        self.erases += erases
        self.content[start:stop] = value

    def _fail(self, erases, start, stop, value):
        """Leaves what the chip leaves when the power goes at this stage of a write."""
        self.powered = False
        self.cut_in = 0
        before = bytes(self.content[:start])
        if self.stage != "before" and erases:
            self.content[:] = b"\xff" * self.size
        if self.stage == "torn":  # the chip programs from the block's first byte on
            half = len(value) // 2
            self.content[: start + half] = before + value[:half]
        raise PowerCut


class Samd51Nvm(Nvm):
    """PyGamer and PyBadge: 8192 bytes, one block that every write erases and programs anew."""

    size = 8192

    def _must_erase(self, old):
        return True


class Rp2Nvm(Nvm):
    """Pico and Pico 2: 4096 bytes, one block; a write over bytes all 0xFF only programs."""

    size = 4096
    appends = True

    def _must_erase(self, old):
        return any(byte != 0xFF for byte in old)
