# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Who sits at the table: names, people and bots, and the game they play, kept through power cuts.

When something is saved, and what that promises: docs/saves.md.
"""

from dudo import CALZA, REVEAL, Game
from dudo.bots import NAMES, load
from dudo.ui.wings import load as load_wing

MEMORY = 64  # bytes a bot may keep of a match
SLOT = 2  # of Device.store
BURNT = 4  # dice at most that a burn re-rolls


class Fallen:
    """A dice source: dice that have fallen before, one after the other."""

    def __init__(self, faces):
        self.faces = iter(faces)

    def die(self, sides):
        """The next of them."""
        return next(self.faces)


class Table:
    """`names` one a seat; the last `bots` seats are played by the bot `temperament`.

    `store` is Device.store or None. ``round`` counts from 1.
    """

    def __init__(self, rules, names, bots, temperament="prudente", store=None):
        self.rules = rules
        self.names = names
        self.people = len(names) - bots
        self.temperament = temperament
        self.bot = load(temperament) if bots else None
        self.memories = [bytearray(MEMORY) for _ in range(bots)]
        self.store = store
        self.deal()

    def deal(self):
        """A new game at the same table."""
        self.game = Game(self.rules, len(self.names))
        self.round = 1
        self.spare = b""  # BURNT faces a seat, hidden: what a burn of this round re-rolls

    def is_bot(self, seat):
        """Whether a program plays that seat."""
        return seat >= self.people

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
            self.spare = bytes([dice.die(sides) for _ in range(BURNT * len(self.names))])
        self.save(new)

    def burn_dice(self):
        """What the burn of the seat in turn re-rolls."""
        start = BURNT * self.game.turn
        return Fallen(self.spare[start : start + BURNT])

    def act(self, action, seat=None):
        """Does what a seat decided, keeps it, and lets the bots take note."""
        game = self.game
        game.apply(action, seat)
        called = game.phase == REVEAL
        if called and self.store:
            load_wing("statistics").count_round(self.store, game)
        self.save(called)  # no loss is undone by a power cut once the cups are lifted
        for bot in range(self.people, len(self.names)):
            if self.game.is_in(bot):
                self.bot.note(game.view(bot, False), self.memories[bot - self.people])

    def ask(self, seat, random):
        """What the bot at `seat` wants to do: an action, or -1 for nothing."""
        view = self.game.view(seat)
        return self.bot.choose(view, random, self.memories[seat - self.people])

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
        """The table and its game in at most 197 bytes. They hold every die: not for players."""
        bots = len(self.memories)
        bot = NAMES.index(self.temperament)
        head = bytes((self.people, bots, bot, self.round & 255, len(self.spare)))
        return head + self.spare + self.game.pack()

    @staticmethod
    def unpack(data, names, store):
        """The table that `pack` made these bytes of; `names` for as many seats as there can be.

        Raises ValueError if it did not.
        """
        people, bots, bot, number, spare = data[:5]
        game = Game.unpack(data[5 + spare :])
        if people < 1 or people + bots != game.seats or bot >= len(NAMES):
            raise ValueError("saved table: %d people, %d bots of kind %d" % (people, bots, bot))
        table = Table(game.rules, names[: game.seats], bots, NAMES[bot], store)
        table.game = game
        table.round = number
        table.spare = data[5 : 5 + spare]
        return table
