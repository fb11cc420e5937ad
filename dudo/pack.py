# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A game as bytes: at most 160 of them, guarded by a version and a checksum. Back: dudo.unpack."""

from .rules import options
from .view import OUTCOME

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
    words.extend([getattr(game.outcome, name, -1) for name in OUTCOME])
    words.extend(game.said)
    data = bytearray((VERSION, game.seats))
    data.extend(pack_rules(game.rules))
    for word in words:
        data.append((word + 1) >> 8)
        data.append((word + 1) & 255)
    for row in (game.counts, game.place, game.shown, game.cups):
        data.extend(bytes(row))
    check = checksum(data)
    data.append(check >> 8)
    data.append(check & 255)
    return bytes(data)


def pack_rules(rules):
    """All switches in 4 bytes."""
    number = 0
    for name, values, _ in options():
        value = getattr(rules, name)
        place = values.index(str(value)) if values[0].isdigit() else value
        number = number * len(values) + place
    return number.to_bytes(4, "big")


def checksum(data):
    """A number below 65521 that changes with any single byte."""
    check = VERSION
    for byte in data:
        check = (check * 257 + byte) % 65521
    return check
