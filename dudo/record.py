# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A whole game written down, dice included: noted in a few bytes, read as text, replayed exactly.

One line an event, so a record can be read aloud, cut short or compared. It begins like this:

    dudo record 1
    rules dice=5 sides=6 start=roll ...
    seat 0 Rosa
    seat 1 Luis
    roll-off 0:6 1:3
    0 Rosa rolls 61142
    1 Luis rolls 55313
    0 Rosa bids 4x5
    1 Luis says dudo
    # there are 5: 1 Luis loses a die
    next round
"""

from . import BURN, CALZA, DUDO, LEFT, OBLIGAR_CLOSED, OBLIGAR_OPEN, OVER, PASO, RIGHT
from .game import Game
from .rules import Rules, options
from .written import ScriptedDice, from_text, text

TITLE = "dudo record 1"
RESUMED = "resumed from a saved game "
NEXT_LINE = "next round"

# Kinds of event, and what each keeps.
THROW = 0  # of the roll-off: faces
CUP = 1  # a cup rolled or re-rolled: faces
ACTION = 2  # two bytes
QUIT = 3
NEXT = 4

WORDS = {
    DUDO: "says dudo",
    CALZA: "says calza",
    PASO: "says paso",
    OBLIGAR_OPEN: "declares obligar open",
    OBLIGAR_CLOSED: "declares obligar closed",
    LEFT: "picks left",
    RIGHT: "picks right",
}


class Record:
    """What happens in a game, told event by event, each right after the game has done it.

    ``names``   one text a seat
    ``resumed`` a game's `pack()`, if the record begins there and not with a new game
    """

    def __init__(self, rules, seats, names, resumed=None):
        self.names = [" ".join(names[seat].split()) or "?" for seat in range(seats)]
        self.rules = rules
        self.resumed = resumed
        self.log = bytearray()

    def throw(self, thrown):
        """A throw of the roll-off: what `Game.roll_order` returned."""
        self._note(THROW, 0, [face for _, face in thrown])

    def cup(self, seat, dice):
        """A cup rolled, or re-rolled after a burn: `Game.cup(seat)` after it."""
        self._note(CUP, seat, dice)

    def action(self, seat, action):
        """A move that `Game.apply` did for this seat."""
        self._note(ACTION, seat, (action >> 8, action & 255))

    def quit(self, seat):
        """A player left."""
        self._note(QUIT, seat, ())

    def next_round(self):
        """`Game.next_round` was called."""
        self._note(NEXT, 0, ())

    def _note(self, kind, seat, data):
        self.log.extend(bytes((kind << 4 | seat, len(data))))
        self.log.extend(bytes(data))

    def __str__(self):
        """The record as text. Raises ValueError before the game is over: it holds every die."""
        game = _start(self.rules, len(self.names), self.resumed)
        lines = [TITLE, "rules " + " ".join([_switch(self.rules, row[0]) for row in options()])]
        lines.extend(["seat %d %s" % (seat, name) for seat, name in enumerate(self.names)])
        if self.resumed:
            lines.append(RESUMED + "".join(["%02x" % byte for byte in self.resumed]))
        at = 0
        while at < len(self.log):
            end = at + 2 + self.log[at + 1]
            event = (self.log[at] >> 4, self.log[at] & 15, self.log[at + 2 : end])
            lines.append(_play(game, self.names, event))
            if event[0] == ACTION and game.outcome:
                lines.append("# " + _verdict(game.outcome, self.names))
            at = end
        if game.phase != OVER:
            raise ValueError("record: it can be read when the game is over")
        lines.append("# %s has won" % _player(self.names, game.winner))
        return "\n".join(lines) + "\n"


def replay(text):
    """The Game that this record tells of, as it was after its last line.

    Raises ValueError with the number of the first line that cannot be so.
    """
    reader = _Reader()
    number = 0
    try:
        for line in text.split("\n"):
            number += 1
            line = line.rstrip()
            if line and line[0] != "#":
                reader.read(line)
        return reader.start()
    except (ValueError, TypeError, IndexError) as error:
        raise ValueError("record, line %d: %s" % (number, error)) from None


class _Reader:
    """Reads a record line by line: title, rules, seats, perhaps a saved game, then events."""

    def __init__(self):
        self.begun = False
        self.rules = self.resumed = self.game = None
        self.names = []

    def read(self, line):
        if not self.begun:
            if line != TITLE:
                raise ValueError("a record begins with %r" % TITLE)
            self.begun = True
        elif self.rules is None:
            self.rules = _rules(line)
        elif line.startswith("seat %d" % len(self.names)) and not self.game:
            self.names.append(line[7:])
        elif line.startswith(RESUMED) and not self.game:
            self.resumed = _bytes(line[len(RESUMED) :])
        else:
            done = _play(self.start(), self.names, _event(self.names, line))
            if done != line:
                raise ValueError("it should be: %s" % done)

    def start(self):
        """The game, begun now if it has not been yet."""
        if self.game is None:
            if self.rules is None:
                raise ValueError("the record ends before its rules")
            self.game = _start(self.rules, len(self.names), self.resumed)
        return self.game


def _start(rules, seats, resumed):
    if not resumed:
        return Game(rules, seats)
    game = Game.unpack(resumed)
    if game.seats != seats or game.rules != rules:
        raise ValueError("the saved game has other rules or seats")
    return game


def _switch(rules, name):
    return name + "=" + rules.value(name)


def _rules(line):
    first, _, switches = line.partition(" ")
    if first != "rules":
        raise ValueError("here the rules should be")
    return Rules(**dict([pair.split("=") for pair in switches.split()]))


def _bytes(digits):
    return bytes([int(digits[at : at + 2], 16) for at in range(0, len(digits), 2)])


def _player(names, seat):
    return "%d %s" % (seat, names[seat])


def _play(game, names, event):
    """Does the event and returns its line."""
    kind, seat, data = event
    if kind == NEXT:
        game.next_round()
        return NEXT_LINE
    if kind == THROW:
        thrown = game.roll_order(_dice(data))
        return "roll-off " + " ".join(["%d:%s" % (s, _faces((face,))) for s, face in thrown])
    if kind == QUIT:
        game.quit(seat)
        return _player(names, seat) + " leaves"
    if kind == CUP:
        game.roll(_dice(data), seat)
        return "%s rolls %s" % (_player(names, seat), _faces(game.cup(seat)))
    action = data[0] << 8 | data[1]
    game.apply(action, seat)
    return "%s %s" % (_player(names, seat), _words(game, action, seat))


def _words(game, action, seat):
    if action >= BURN:  # the dice shown where they lay, dots for the others
        shown = _faces(game.on_table(seat))
        pattern = ""
        for place in range(game.counts[seat]):
            bit = action >> place & 1
            pattern += shown[:bit] or "."
            shown = shown[bit:]
        return "burns " + pattern
    return WORDS[action] if action in WORDS else "bids " + text(action)


def _verdict(outcome, names):
    found = "there are %d: " % outcome.count
    if outcome.call == PASO:
        found = "the paso is true: " if outcome.count else "the paso is false: "
    if outcome.loser >= 0:
        return found + _player(names, outcome.loser) + " loses a die"
    if outcome.gainer >= 0:
        return found + _player(names, outcome.gainer) + " gains a die"
    return found + "nobody loses a die"


def _event(names, line):
    """The event that a line tells of."""
    if line == NEXT_LINE:
        return NEXT, 0, b""
    if line[:9] == "roll-off ":
        return THROW, 0, [_face(word[2:]) for word in line[9:].split()]
    for seat in range(len(names)):
        player = _player(names, seat) + " "
        if line.startswith(player):
            return _event_of(seat, line[len(player) :])
    raise ValueError("no seat of this table: %s" % line)


def _event_of(seat, words):
    verb, _, rest = words.partition(" ")
    if verb == "leaves":
        return QUIT, seat, b""
    if verb == "rolls":
        return CUP, seat, [_face(face) for face in rest]
    action = _action(words, verb, rest)
    return ACTION, seat, (action >> 8, action & 255)


def _action(words, verb, rest):
    if verb == "bids":
        return from_text(rest)
    if verb == "burns":
        return BURN | sum([1 << place for place, die in enumerate(rest[:5]) if die != "."])
    for action in WORDS:
        if WORDS[action] == words:
            return action
    raise ValueError("nobody can do this: %s" % words)


def _face(face):
    return ScriptedDice(face).die(12)


def _faces(dice):
    return "".join([ScriptedDice.FACES[die] for die in dice])


def _dice(data):
    return ScriptedDice(_faces(data))
