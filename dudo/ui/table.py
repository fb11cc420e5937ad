# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Who sits at the table: names, people and bots, and the game they play, kept through power cuts.

When something is saved, and what that promises: docs/saves.md.
"""

from micropython import const

from dudo import CALZA, REVEAL, Game
from dudo.bots import NAMES, load
from dudo.ui.events import MENU
from dudo.ui.wings import load as load_wing

_MEMORY = const(64)  # bytes a bot may keep of a match
SLOT = 2  # of Device.store
_BURNT = const(4)  # dice at most that a burn re-rolls


class Fallen:
    """A dice source: dice that have fallen before, one after the other."""

    def __init__(self, faces):
        self.faces = iter(faces)

    def die(self, sides):
        """The next of them."""
        return next(self.faces)


class Table:
    """`names` one a seat; the last seats are played by bots, `kinds` their places in NAMES.

    `store` is Device.store or None. ``round`` counts from 1.
    """

    def __init__(self, rules, names, kinds=(), store=None):
        self.rules = rules
        self.names = names
        self.people = len(names) - len(kinds)
        self.kinds = kinds
        self.bots = [load(NAMES[kind]) for kind in kinds]
        self.memories = [bytearray(_MEMORY) for _ in kinds]
        self.store = store
        self.interrupted = False  # somebody wants the pause, and a bot has the turn
        self.deal()

    def deal(self):
        """A new game at the same table."""
        self.game = Game(self.rules, len(self.names))
        self.round = 1
        self.spare = b""  # _BURNT faces a seat, hidden: what a burn of this round re-rolls

    def is_bot(self, seat):
        """Whether a program plays that seat."""
        return seat >= self.people

    def style(self, seat):
        """Which of NAMES the bot at `seat` is."""
        return NAMES[self.kinds[seat - self.people]]

    def people_in(self):
        """How many people still have dice."""
        return sum(1 for seat in range(self.people) if self.game.is_in(seat))

    def person(self, seat):
        """That seat if a person plays it, else the first person still in, else seat 0."""
        for each in [seat] + list(range(self.people)):
            if self.game.is_in(each) and not self.is_bot(each):
                return each
        return 0

    def rolled(self, dice):
        """The cups have just been rolled: kept before anybody looks. What burns will re-roll falls
        now, by `dice`, and is kept with them, or a power cut would let it fall anew."""
        new = not any(self.game.shown)  # else it was a burn's re-roll
        if new and self.rules.burn:
            sides = self.rules.sides
            self.spare = bytes([dice.die(sides) for _ in range(_BURNT * len(self.names))])
        self.save(new)

    def burn_dice(self):
        """What the burn of the seat in turn re-rolls."""
        start = _BURNT * self.game.turn
        return Fallen(self.spare[start : start + _BURNT])

    def act(self, action, seat=None):
        """Does what a seat decided, keeps it, and lets the bots take note."""
        game = self.game
        game.apply(action, seat)
        called = game.phase == REVEAL
        if called and self.store:
            load_wing("statistics").count_round(self.store, game)
        self.save(called)  # no loss is undone by a power cut once the cups are lifted
        for place, bot in enumerate(self.bots):
            if game.is_in(self.people + place):
                bot.note(game.view(self.people + place, False), self.memories[place])

    def ask(self, seat, random):
        """What the bot at `seat` wants to do, an action or -1 for nothing: a generator that yields
        0 now and then, so that keys and a turn of the handheld are felt while it thinks."""
        bot = self.bots[seat - self.people]
        asked = (self.game.view(seat), random, self.memories[seat - self.people])
        if not hasattr(bot, "think"):
            return bot.choose(*asked)
        thinking = bot.think(*asked)
        try:
            while True:  # first a breath: the view alone was some work
                self.interrupted = (yield 0) == MENU or self.interrupted
                next(thinking)
        except StopIteration as end:
            return end.value

    def may_calza(self, seat):
        """Whether that seat may call calza now, though it is another's turn."""
        return seat != self.game.turn and self.game.check(CALZA, seat) == 0

    def callers(self):
        """The people who may call calza now, though it is another's turn."""
        return [seat for seat in range(self.people) if self.may_calza(seat)]

    def next_round(self):
        """Settles the dice of the round."""
        self.game.next_round()
        self.round += 1

    def save(self, vital=False):
        """Keeps the table and its game through a power cut; see Store.save for `vital`."""
        if self.store:
            self.store.save(SLOT, self.pack(), vital)

    def forget(self):
        """Nothing is left to go on with."""
        if self.store and self.store.load(SLOT):
            if self.game.winner >= 0:
                load_wing("statistics").count_game(self.store)
            self.store.save(SLOT, b"")

    def pack(self):
        """The table and its game in at most 203 bytes. They hold every die: not for players."""
        head = bytes((self.people, len(self.kinds), self.round & 255, len(self.spare)))
        return head + bytes(self.kinds) + self.spare + self.game.pack()

    @staticmethod
    def unpack(data, names, store):
        """The table that `pack` made these bytes of; `names` for as many seats as there can be.

        Raises ValueError if it did not.
        """
        people, bots, number, spare = data[:4]
        kinds = data[4 : 4 + bots]
        spare = data[4 + bots : 4 + bots + spare]
        game = Game.unpack(data[4 + bots + len(spare) :])
        if people < 1 or people + bots != game.seats or max(kinds or (0,)) >= len(NAMES):
            raise ValueError("saved table: %d people, bots of kinds %r" % (people, kinds))
        table = Table(game.rules, names[: game.seats], kinds, store)
        table.game = game
        table.round = number
        table.spare = spare
        return table


def kinds(style, bots):
    """What so many bots are, as Table wants it: all like `style`, a name; "": of all kinds."""
    return [NAMES.index(style) if style else each % len(NAMES) for each in range(bots)]
