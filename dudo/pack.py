# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A game as bytes: at most 160 of them, guarded by a version and a checksum. Back: dudo.unpack."""

from .codes import OVER
from .outcome import OUTCOME

VERSION = 1

# What is kept besides the seats' own bytes: name, least, greatest (SEAT: the last seat's number,
# SEATS: one bit for each seat).
SEAT = -1
SEATS = -2
STATE = (
    ("phase", 0, OVER),
    ("turn", 0, SEAT),
    ("opener", 0, SEAT),
    ("direction", -1, 1),
    ("standing", 0, 1023),
    ("bidder", -1, SEAT),
    ("paso", -1, SEAT),
    ("special", 0, 3),
    ("rolled", 0, SEATS),
    ("passed", 0, SEATS),
    ("spent", 0, SEATS),
    ("picked", 0, 1),
    ("first", 0, 1),
    ("winner", -1, SEAT),
)


def pack(game):
    """The whole game in at most 160 bytes. They hold every die: not for players' eyes."""
    words = [getattr(game, name) for name, _, _ in STATE]
    words.extend(game.outcome.values() if game.outcome else [-1] * len(OUTCOME))
    words.extend(game.said)
    data = bytearray((VERSION, game.seats))
    data.extend(game.rules.pack())
    for word in words:
        data.append((word + 1) >> 8)
        data.append((word + 1) & 255)
    for row in (game.counts, game.place, game.shown, game.cups):
        data.extend(bytes(row))
    check = checksum(data)
    data.append(check >> 8)
    data.append(check & 255)
    return bytes(data)


def checksum(data):
    """A number below 65521 that changes with any single byte."""
    check = VERSION
    for byte in data:
        check = (check * 257 + byte) % 65521
    return check
