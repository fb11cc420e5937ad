# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How long bots think: `micropython bot_moves.py DRIVE` prints, for each bot, its slowest move and
its longest work without a breath, in turns of the reference loop, and the bytes that a move left
behind, all of them garbage.
"""

import gc
import sys
import time

sys.path.insert(0, sys.argv[1])

from dudo import BID, ORDER, OVER, REVEAL, Game, Rules
from dudo.bots import NAMES, load

TURNS = 10000
TRIES = 5  # the least of so many is taken: whatever else the machine did is not counted


def reference(total):
    for turn in range(TURNS):
        total = total + turn & 255
    return total


def least(deed, *arguments):
    """The least time of a few, in microseconds, and the bytes taken from the heap in one."""
    best = 1 << 30
    for _ in range(TRIES):
        gc.collect()
        gc.disable()
        before = gc.mem_alloc()
        start = time.ticks_us()
        deed(*arguments)
        best = min(best, time.ticks_diff(time.ticks_us(), start))
        taken = gc.mem_alloc() - before
        gc.enable()
    return best, taken


class Dice:
    """Repeatable throws and choices."""

    def __init__(self):
        self.seed = 1

    def below(self, n):
        self.seed = (self.seed * 75 + 74) % 65537
        return self.seed % n

    def die(self, sides):
        return self.below(sides) + 1


def move(bot, game, dice, memory):
    """A move as the handheld has it made: the view, and what the bot makes of it."""
    return bot.choose(game.view(game.turn), dice.below, memory)


def breaths(bot, game, memory):
    """The least times, in microseconds, of each piece of work of one move."""
    best = []
    for _ in range(TRIES):
        gc.collect()
        start = time.ticks_us()
        view = game.view(game.turn)
        times = [time.ticks_diff(time.ticks_us(), start)]
        if not hasattr(bot, "think"):
            return [least(move, bot, game, Dice(), memory)[0]]
        thinking = bot.think(view, Dice().below, memory)
        working = True
        while working:
            start = time.ticks_us()
            working = next(thinking, "done") != "done"
            times.append(time.ticks_diff(time.ticks_us(), start))
        best = [min(pair) for pair in zip(best or times, times)]
    return best


def play(bot, rules, seats, moves):
    """(slowest, longest work without a breath, most bytes) of so many moves of such bots."""
    slowest = longest = most = 0
    memory = bytearray(b"\x05" * 64)
    dice = Dice()
    game = Game(rules, seats)
    for _ in range(moves):
        if game.phase == ORDER:
            game.roll_order(dice)
        elif game.phase == REVEAL:
            game.next_round()
        elif game.phase == OVER:
            game = Game(rules, seats)
        elif game.phase == BID:
            time_taken, bytes_taken = least(move, bot, game, dice, memory)
            slowest = max(slowest, time_taken)
            most = max(most, bytes_taken)
            longest = max(longest, max(breaths(bot, game, memory)))
            game.apply(move(bot, game, dice, memory))
        else:
            game.roll(dice)
    return slowest, longest, most


loop, _ = least(reference, 0)
for name in NAMES:
    for sides in (6, 12):
        for seats in (2, 8):
            rules = Rules.preset("clasico", sides=sides)
            slowest, longest, most = play(load(name), rules, seats, 150)
            print(name, sides, seats, slowest * TURNS // loop, longest * TURNS // loop, most)
