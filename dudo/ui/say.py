# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Bids, calls, reasons and seats in the words of the language chosen."""

from dudo import BURN, TOO_LOW
from dudo.ui import font

GO = " A▶"  # A goes on: where there is no line for more words


def bid(words, action):
    """A bid in words: "5 × fours", "1 × ace", in a closed obligar "5 of mine"."""
    if not action & 15:
        return words.OF_MINE % (action >> 4)
    return "%d × %s" % (action >> 4, face(words, action))


def face(words, action):
    """The face of a bid in words, one or many: "four", "fours"; digits above six."""
    number = action & 15
    return words.FACES[number - 1][action >> 4 > 1] if number <= len(words.FACES) else str(number)


def move(words, action):
    """Any action in words, as the table would hear it."""
    return bid(words, action) if 15 < action < BURN else call(words.CALLS, action)


def call(calls, action):
    """The word for a call out of `words.CALLS` or `words.CALLS_SHORT`, where a burn is the last."""
    return calls[min(action, len(calls) - 1)]


def reason(app, code, face):
    """Why a move is refused, in a few words; `face` is the one it was about."""
    text = app.words.REASONS[code - 1]
    if "%d" not in text:
        return text
    return text % (app.game.lowest(face) if code == TOO_LOW else sum(app.game.counts))


def upper(text):
    """In capitals, accents too: a board's own upper() knows ASCII alone."""
    small = font.ACCENTED[:7]
    return "".join([font.ACCENTED[7 + small.find(c)] if c in small else c.upper() for c in text])


def seats(app, first):
    """The seats still in, from `first` in the order of play: "▶R5 L5 A2", or "R5L5A2" if small."""
    names = app.table.names
    counts = app.game.counts
    texts = ["%s%d" % (names[seat][0], counts[seat]) for seat in in_order(app.game, first)]
    return "▶" + " ".join(texts) if app.tall else "".join(texts)


def in_order(game, first):
    """The seats still in as they follow in the direction of play, `first` foremost."""
    order = game.order()
    place = order.index(first) if first in order else 0
    return [order[(place + game.direction * turn) % len(order)] for turn in range(len(order))]


def shown(game, seat, before):
    """The dice that a seat's burn has put on the table, as digits after `before`; "" if none."""
    dice = game.on_table(seat)
    between = "," if game.rules.sides > 9 else ""
    return before + between.join([str(die) for die in dice]) if dice else ""
