# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Keeps small records in the chip's non-volatile memory, through power cuts and foreign bytes.

The memory is a journal: MAGIC, then records one behind the other, then bytes that are 0xFF. A
record is its slot, the length of its data, the data and a CRC-32; a slot's last one counts.
"""

import binascii

MAGIC = b"DUDO\x01"  # ends with the version of this format
REST = 6  # bytes of a record besides its data


class Store:
    """Records over `nvm`, an object with the interface of CircuitPython's nvm.ByteArray.

    `appends`: a write over bytes that are all 0xFF erases nothing (RP2). Else every write erases
    the whole memory and wears it out (SAMD51).
    ``erases`` how often it was erased since this Store was made, an empty memory's first write too
    """

    def __init__(self, nvm, appends=False):
        self.nvm = nvm
        self.appends = appends
        self.erases = 0
        self.records = {}  # by slot: the data as the next write will have it
        self.unsaved = False
        self.end = self._read()

    def load(self, slot):
        """The bytes saved last in that slot, or None: nothing there, or nothing to be trusted."""
        return self.records.get(slot)

    def save(self, slot, data, vital=True):
        """Keeps up to 255 bytes; ValueError if they are more. Writes only what has changed.

        Where every write erases, what is not `vital` waits for the next that is.
        """
        record = _record(slot, data)
        self.unsaved = self.unsaved or self.records.get(slot) != data
        self.records[slot] = data
        if self.unsaved and (vital or self.appends):
            self._write(record)
            self.unsaved = False

    def _write(self, record):
        """Appends the record, or where there is no room for it writes the newest of all anew."""
        start = self.end
        if start + len(record) > len(self.nvm):
            records = [_record(slot, self.records[slot]) for slot in sorted(self.records)]
            record = MAGIC + b"".join(records)
            start = 0
            self.erases += 1
        stop = start + len(record)
        if self.appends:
            self.end = stop
        if not start:
            record += b"\xff" * (len(self.nvm) - stop if self.appends else 1)
        self.nvm[start : start + len(record)] = record

    def _read(self):
        """Takes up the records; returns where to append, the memory's end if that cannot be."""
        end = len(MAGIC)
        size = len(self.nvm)
        if self.nvm[:end] != MAGIC:
            return size
        while end + REST <= size:
            record = bytes(self.nvm[end : end + REST + self.nvm[end + 1]])
            data = record[2:-4]
            if record != _record(record[0], data):
                break
            self.records[record[0]] = data
            end += len(record)
        return end if self.appends and self._is_erased(end) else size

    def _is_erased(self, start):
        """Whether all is 0xFF from `start` on: behind a write that was cut short it is not."""
        for at in range(start, len(self.nvm), 64):
            if min(self.nvm[at : at + 64]) < 0xFF:
                return False
        return True


def _record(slot, data):
    record = bytes((slot, len(data))) + data
    return record + binascii.crc32(record).to_bytes(4, "big")
