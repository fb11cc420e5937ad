# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Keeps small records in the chip's non-volatile memory, through power cuts and foreign bytes.

A record is magic, version, length, CRC-32 and the data, each slot at its own fixed place.
"""

import binascii

SETTINGS = 0

VERSION = 1
HEAD = 8  # bytes before the data: magic 1, version 1, length 2, CRC 4
PLACES = ((0, 128),)  # slot -> first byte and room, head included


class Store:
    """Records over an object with the interface of CircuitPython's nvm.ByteArray."""

    def __init__(self, nvm):
        self.nvm = nvm

    def load(self, slot):
        """The bytes saved last in that slot, or None: nothing there, or nothing to be trusted."""
        start, room = PLACES[slot]
        record = bytes(self.nvm[start : start + room])
        end = HEAD + (record[2] << 8 | record[3])
        if end > room or _record(record[HEAD:end]) != record[:end]:
            return None
        return record[HEAD:end]

    def save(self, slot, data):
        """Keeps these bytes; ValueError if the slot has no room. Writes only what has changed."""
        start, room = PLACES[slot]
        if HEAD + len(data) > room:
            raise ValueError("too long for its slot")
        record = _record(data)
        stop = start + len(record)
        if self.nvm[start:stop] != record:  # each write wears the whole block
            self.nvm[start:stop] = record


def _record(data):
    size = len(data)
    head = bytes((0xD0, VERSION, size >> 8, size & 0xFF))
    return head + binascii.crc32(data).to_bytes(4, "big") + data
