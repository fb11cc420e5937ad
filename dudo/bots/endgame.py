# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The last dice of two seats, played by heart: mixed moves computed beforehand, read row by row.

`make train` computes the file beside this module; its layout is told in tools/solver/table.py.
"""

import dudo
from dudo import rules as switches

FILE = __file__.rpartition("endgame")[0] + "endgame.bin"
MAGIC = b"Dud\x01"
ENTRY = 7  # bytes of a section's line in the list of sections


def choose(view, rng):
    """A move out of ``view.legal``, drawn by `rng(256)` from the mix that the file has for this
    position; -1 if it has none: more dice or seats, other rules, a burn, no file or a broken one.
    """
    found = key(view)
    if not found:
        return -1
    try:
        with open(FILE, "rb") as file:
            move = _draw(file, found, view, rng)
    except (OSError, ValueError, IndexError):
        return -1
    return move if move in view.legal else -1


def key(view):
    """Which section of the file is asked for: a byte of the rules that matter, one of who opens and
    both seats' dice. Empty if no plain round of two is being bid."""
    rules = view.rules
    mine = view.counts[view.seat]
    if view.phase != dudo.BID or view.turn != view.seat or len(view.order) != 2:
        return b""
    if rules.sides != 6 or view.special or view.burned or view.paso >= 0 or len(view.dice) != mine:
        return b""
    opening = rules.opening_aces
    one_die = opening == switches.OPENING_ACES_ONE_DIE and view.counts[view.opener] == 1
    aces = 1 if one_die or opening == switches.OPENING_ACES_FREE else 0
    calza = 1 + rules.calza_limit if rules.calza and rules.calza_two_left else 0
    opens = 1 if view.opener == view.seat else 0
    other = view.counts[sum(view.order) - view.seat]
    return bytes((rules.aces << 3 | aces << 2 | calza, opens << 6 | mine << 3 | other))


def _draw(file, found, view, rng):
    head = file.read(8)
    if head[:4] != MAGIC or file.seek(0, 2) != int.from_bytes(head[5:], "little"):
        return -1
    file.seek(8)
    for _ in range(head[4]):
        entry = file.read(ENTRY)
        if entry[:2] == found:
            file.seek(int.from_bytes(entry[4:], "little"))
            ladder = tuple(file.read(6 * sum(view.counts)))
            width = entry[3]
            file.seek(_row(view, ladder, entry[2]) * width, 1)
            row = file.read(width)
            moves = int.from_bytes(row[: width // 2], "little")
            chance = rng(256)
            for below in row[width // 2 :]:
                if chance < below:
                    break
                moves >>= 5
            moves &= 31
            return moves if moves <= dudo.CALZA else ladder[moves - 2]
    return -1


def _row(view, ladder, classes):
    """Which row of its section has this position: standing bid, own bid before it, own dice."""
    state = 0
    said = view.said[view.seat]
    if view.standing:
        state = ladder.index(view.standing)
        if said > dudo.RIGHT and classes:
            first = 1 if view.opener == view.seat else len(ladder)
            state = first + classes * state + (said & 15) % classes
    return state * (hand((6,) * len(view.dice)) + 1) + hand(view.dice)


def hand(dice):
    """The number of these dice, in whatever order, among all hands of as many: 0, 1, ..."""
    number = 0
    for place, die in enumerate(sorted(dice)):
        ways = 1
        for step in range(place + 1):
            ways = ways * (die - 1 + place - step) // (step + 1)
        number += ways
    return number
