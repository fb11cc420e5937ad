# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The file that dudo/bots/endgame.py reads: what was learned, rounded to 256ths and packed.

    "Dud", version 1, number of sections (1 byte), length of the file (3 bytes, lowest first)
    for each section: its key (2 bytes, see dudo.bots.endgame), classes, bytes a row, offset (3)
    each section: its ladder of bids, a byte each, then its rows

A section is one seat's side of one round. Its rows go by position, then by hand. Positions: the
first move (for who opens one, for the other one for each standing bid), then for each standing bid
one for each class of the own bid before it: its face modulo the number of classes. (0 classes:
whether there is an own bid is not told apart; only for who does not open.)
A row has its moves in 5 bits each, the first one lowest, in half its bytes (rounded down); then
what a draw from 0..255 must be below to stop at the first, the second, ... and not go on to the
last. A move is 0 dudo, 1 calza, else 2 and the bid's place on the ladder.
"""

import dudo
from dudo.bots import endgame
from tools.solver.round import position

LIMIT = 64 * 1024  # bytes on the drive
RARE = 0.01  # less likely moves are left out: they are noise of learning


class Section:
    """One side of a round as in the file. Rows are bytes, each as long as the others."""

    def __init__(self, key, classes, ladder, rows):
        self.key = key
        self.classes = classes
        self.ladder = bytes(ladder)
        self.rows = rows

    def size(self):
        """Bytes it takes in the file."""
        return endgame.ENTRY + len(self.ladder) + len(self.rows) * len(self.rows[0])


def from_side(side, kept):
    """The Section of a cfr.Side, with at most `kept` moves a row."""
    game = side.game
    bids = len(game.ladder)
    hands = len(game.hands[side.seat])
    first = 1 if side.seat == 0 else bids
    empty = row([1, 0], 0, kept)
    rows = [empty] * (hands * (first + side.classes * bids))
    for standing, mix in enumerate(side.mixes(side.mean)):
        for own in range(len(mix)):
            state = max(standing - 1, 0)
            if own and side.classes:
                state = first + side.classes * state + (game.ladder[own - 1] & 15) % side.classes
            elif standing and side.seat == 0:
                continue  # the opener always has a bid of its own then
            for hand in range(hands):
                rows[state * hands + hand] = row(mix[own, 0, :, hand], standing, kept)
    return Section(key(game, side.seat), side.classes, game.ladder, rows)


def key(game, seat):
    """The two bytes that the device asks for in this seat (0 opener, 1 other)."""
    bids = [game.ladder[game.opening[0]]][:seat]
    dice = "2" * sum(game.counts)
    return endgame.key(position(game.rules, game.counts, dice, bids).view(seat))


def row(chances, standing, kept):
    """A row of at most `kept` moves (3 to 6), the likeliest, from the chances of all moves."""
    likeliest = sorted(range(len(chances)), key=lambda move: -chances[move])[:kept]
    likeliest = [move for move in likeliest if chances[move] >= RARE] or likeliest[:1]
    total = sum(chances[move] for move in likeliest)
    likeliest += likeliest[-1:] * (kept - len(likeliest))  # the last one fills what is left
    moves = stop = 0
    stops = []
    for place, move in enumerate(likeliest):
        moves |= (move if move <= dudo.CALZA else move + standing) << 5 * place
        stop += 256 * chances[move] / total
        stops.append(min(round(stop), 255))
    return moves.to_bytes((5 * kept + 7) // 8, "little") + bytes(stops[:-1])


def pack(sections):
    """The whole file. ValueError if it would be too large."""
    offset = 8 + endgame.ENTRY * len(sections)
    entries = body = b""
    for section in sections:
        whole = section.ladder + b"".join(section.rows)
        width = len(section.rows[0])
        place = (offset + len(body)).to_bytes(3, "little")
        entries += section.key + bytes((section.classes, width)) + place
        body += whole
    length = offset + len(body)
    if length > LIMIT:
        raise ValueError(f"the tables take {length} bytes; there is room for {LIMIT}")
    return endgame.MAGIC + bytes((len(sections),)) + length.to_bytes(3, "little") + entries + body


def entry(line):
    """(key, classes, bytes a row, offset) of a section's line in the list of sections."""
    return bytes(line[:2]), line[2], line[3], int.from_bytes(line[4:7], "little")
