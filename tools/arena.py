# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Games between bots, from fixed seeds, the seats rotated: who wins how often."""

import random

from dudo import BID, CALZA, ORDER, OVER, REVEAL, Game, Rules
from dudo.bots import NAMES, load
from tools.baselines import BASELINES

MEMORY = 64  # bytes a bot may keep of a match


class Dice:
    """Dice that fall by a seeded random source."""

    def __init__(self, chance):
        self.chance = chance

    def die(self, sides):
        """A face, 1..sides."""
        return self.chance.randrange(sides) + 1


def player(name):
    """A bot or a baseline by its name."""
    return load(name) if name in NAMES else BASELINES[name]


def play(rules, players, seed):
    """The seat that wins a game between these players, one a seat."""
    chance = random.Random(seed)
    dice = Dice(chance)
    game = Game(rules, len(players))
    memories = [bytearray(MEMORY) for _ in players]
    while game.phase != OVER:
        if game.phase == ORDER:
            game.roll_order(dice)
        elif game.phase == REVEAL:
            game.next_round()
        else:
            turn(game, players, memories, dice)
    return game.winner


def turn(game, players, memories, dice):
    """One move, or a roll if the seat in turn has none to make before it; all take note."""
    seat, action = decision(game, players, memories, dice.chance.randrange)
    if action < 0:
        game.roll(dice)
        return
    game.apply(action, seat)
    for seat, bot in enumerate(players):
        if game.is_in(seat) and hasattr(bot, "note"):
            bot.note(game.view(seat, False), memories[seat])


def decision(game, players, memories, rng):
    """(seat, action): a calza out of turn if one is called, else what the seat in turn does."""
    for seat, bot in enumerate(players):
        if seat != game.turn and game.phase == BID and game.check(CALZA, seat) == 0:
            if bot.choose(game.view(seat), rng, memories[seat]) == CALZA:
                return seat, CALZA
    seat = game.turn
    return seat, players[seat].choose(game.view(seat), rng, memories[seat])


def wins(preset, names, games, seed=1):
    """How many games each of these players wins at one table; by turns all sit on every seat."""
    rules = Rules.preset(preset)
    won = [0] * len(names)
    for number in range(games):
        turned = number % len(names)
        players = [player(name) for name in names[turned:] + names[:turned]]
        winner = play(rules, players, seed * 1_000_003 + number)
        won[(winner + turned) % len(names)] += 1
    return won


def error(part, games):
    """The standard error of a share of so many games."""
    return (part * (1 - part) / games) ** 0.5
