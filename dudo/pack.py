# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A game as bytes: at most 160 of them, guarded by a version and a checksum. Back: dudo.unpack."""

from .outcome import OUTCOME

VERSION = 1

# What is kept besides the rules, the outcome and the seats' own bytes. Limits: dudo.unpack.
STATE = (
    "phase",
    "turn",
    "opener",
    "direction",
    "standing",
    "bidder",
    "paso",
    "special",
    "rolled",
    "passed",
    "spent",
    "picked",
    "first",
    "winner",
)


def pack(game):
    """The whole game in at most 160 bytes. They hold every die: not for players' eyes."""
    words = [getattr(game, name) for name in STATE]
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
