# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Who sits at the table: names, people and bots, and the game they play."""

from dudo import CALZA, Game
from dudo.bots import load

MEMORY = 64  # bytes a bot may keep of a match


class Table:
    """`names` one a seat; the last `bots` seats are played by the bot `temperament`."""

    def __init__(self, rules, names, bots, temperament="prudente"):
        self.rules = rules
        self.names = names
        self.people = len(names) - bots
        self.bot = load(temperament) if bots else None
        self.memories = [bytearray(MEMORY) for _ in range(bots)]
        self.deal()

    def deal(self):
        """A new game at the same table."""
        self.game = Game(self.rules, len(self.names))

    def is_bot(self, seat):
        """Whether a program plays that seat."""
        return seat >= self.people

    def is_in(self, seat):
        """Whether that seat still has dice."""
        return self.game.counts[seat] > 0

    def people_in(self):
        """How many people still have dice."""
        return sum(1 for seat in range(self.people) if self.is_in(seat))

    def act(self, action, seat=None):
        """Does what a seat decided and lets the bots take note."""
        self.game.apply(action, seat)
        for bot in range(self.people, len(self.names)):
            if self.is_in(bot):
                self.bot.note(self.game.view(bot, False), self.memories[bot - self.people])

    def ask(self, seat, random):
        """What the bot at `seat` wants to do: an action, or -1 for nothing."""
        view = self.game.view(seat)
        return self.bot.choose(view, random, self.memories[seat - self.people])

    def may_calza(self, seat):
        """Whether that seat may call calza now, though it is another's turn."""
        return seat != self.game.turn and self.game.check(CALZA, seat) == 0
