# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What the tests of the game share: setting up a table, saying moves, playing at random."""

from dudo import BID, CALZA, DUDO, ORDER, REVEAL, ROLL, Game, Rules, ScriptedDice, bid, options
from dudo.written import from_text

TWOS = "22222"


def refused(deed, *arguments):
    """True if it raises ValueError."""
    try:
        deed(*arguments)
    except ValueError:
        return True
    return False


def table(preset, seats, cups=None, **switches):
    """A game in which seat 0 opens; `cups` (one text a seat) are rolled if given. Up to 6 seats."""
    game = Game(Rules.preset(preset, **switches), seats)
    if game.phase == ORDER:
        game.roll_order(ScriptedDice("654321"[:seats]))
    if cups:
        game.roll(ScriptedDice("".join(cups)))
    return game


def all_twos(game):
    """Rolls a two with every die."""
    game.roll(ScriptedDice("2" * sum(game.counts)))


def move(words):
    """The action for "5x4", or the int itself."""
    return words if isinstance(words, int) else from_text(words)


def say(game, *moves):
    """Does the moves, each by the seat in turn."""
    for words in moves:
        game.apply(move(words))


def why(game, words, seat=None):
    """The reason why not, 0 if it may be done."""
    return game.check(move(words), seat)


def lose(game, seat):
    """Plays a round, without a burn or a paso, in which this seat loses a die; ends in ROLL."""
    all_twos(game)
    quantity = 1
    if game.turn == seat:  # it claims a three where there are only twos
        say(game, bid(1, 3), DUDO)
    else:
        while game.turn != seat:
            say(game, bid(quantity, 2))
            quantity += 1
        say(game, DUDO)
    assert game.outcome.loser == seat
    game.next_round()


def gain(game, seat):
    """Plays a round in which this seat, in turn, says a right calza."""
    all_twos(game)
    dice = sum(game.counts)
    quantity = 1
    while True:
        last = game.turn != seat and next_turn(game) == seat
        say(game, bid(dice if last else quantity, 2))
        quantity += 1
        if last:
            break
    say(game, CALZA)
    game.next_round()


def next_turn(game):
    """The seat that is in turn after the one in turn now."""
    order = game.view(game.turn).order
    return order[(order.index(game.turn) + game.direction) % len(order)]


class Chance:
    """Numbers that look random and are the same on every machine; also a dice source."""

    def __init__(self, seed):
        self.state = seed * 7919 + 1

    def below(self, n):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % n

    def die(self, sides):
        return self.below(sides) + 1


def any_rules(chance):
    """Rules with every switch drawn."""
    return Rules(**{name: values[chance.below(len(values))] for name, values, _ in options()})


class Nothing:
    """Takes notes like a Record, and forgets them."""

    def note(self, *event):
        pass

    throw = cup = action = quit = next_round = note


def step(game, chance, record):
    """One random step of the game, told to `record`."""
    if chance.below(80) == 0:
        seat = game.order()[chance.below(game.seats_in())]
        game.quit(seat)
        record.quit(seat)
    elif game.phase == ORDER:
        record.throw(game.roll_order(chance))
    elif game.phase == REVEAL:
        game.next_round()
        record.next_round()
    elif game.phase == ROLL:
        before_rolling(game, chance, record)
    elif game.phase == BID:
        act(game, chance, record)


def before_rolling(game, chance, record):
    """Declares, picks, or rolls one cup or all of them."""
    actions = list(game.legal_actions())
    if actions and chance.below(2):
        do(game, actions[chance.below(len(actions))], game.turn, record)
    else:
        roll(game, chance, record, chance.below(2))


def roll(game, chance, record, one):
    """Rolls one cup, the first that can be, or all."""
    burner = game.turn if game.phase == ROLL and game.must_raise() else -1
    for seat in [burner] if burner >= 0 else game.order():
        if seat == burner or not game.has_rolled(seat):
            game.roll(chance, seat)
            record.cup(seat, game.cup(seat))
            if one:
                return


def act(game, chance, record):
    """A move in the bidding: calls are likely, high bids are not."""
    if not game.all_rolled() and chance.below(2):
        return roll(game, chance, record, 1)
    for seat in game.order():
        if seat != game.turn and not game.check(CALZA, seat) and chance.below(8) == 0:
            return do(game, CALZA, seat, record)
    actions = list(game.legal_actions())
    if not actions:  # no room above the bid, and a cup is still to be rolled
        return roll(game, chance, record, 0)
    kind = chance.below(4)
    few = actions if kind == 3 else actions[: 1 + 6 * kind]
    do(game, few[chance.below(len(few))], game.turn, record)


def do(game, action, seat, record):
    """Applies and tells."""
    game.apply(action, seat)
    record.action(seat, action)


def throw_what_is_hidden(game, copy, seat, chance):
    """Other dice in `copy`, the same game, where that seat sees none."""
    view = game.view(seat)
    for other in range(game.seats):
        hidden = view.seen[other] is None or (other == seat and not view.dice)
        if hidden and game.has_rolled(other):
            for place in range(5 * other + game.shown[other], 5 * other + game.counts[other]):
                copy.cups[place] = chance.die(game.rules.sides)
