# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What bots answer in positions of random games and in chosen ones, also on the small machine."""

from playing import Chance, Nothing, any_rules, say, step, table

from dudo import (
    BID,
    BURN,
    CALZA,
    DUDO,
    LEFT,
    OBLIGAR_CLOSED,
    OBLIGAR_OPEN,
    OVER,
    PASO,
    PRESETS,
    RIGHT,
    ROLL,
    Game,
    Rules,
    ScriptedDice,
    odds,
)
from dudo.bots import NAMES, load
from dudo.bots.belief import EACH, FALSE, PASOS

HOUSES = sorted(PRESETS) + ["drawn"]


def positions(house, count):
    """(game, seat, memory) so many times: a seat that may be asked, in games played at random."""
    chance = Chance(count)
    while True:
        rules = any_rules(chance) if house == "drawn" else Rules.preset(house)
        game = Game(rules, 2 + chance.below(7))
        memory = bytearray([chance.below(20) for _ in range(64)])
        while game.phase != OVER:
            for seat in game.order():
                if seat == game.turn and game.phase in (ROLL, BID) or not game.check(CALZA, seat):
                    yield game, seat, memory
                    count -= 1
                    if not count:
                        return
            step(game, chance, Nothing())


def answer(bot, game, seat, memory, seed):
    """What the bot does there; complains if that is not what dudo.bots says."""
    view = game.view(seat)
    before = bytes(memory)
    action = bot.choose(view, Chance(seed).below, memory)
    assert bytes(memory) == before
    if action == -1:
        assert view.phase == ROLL or seat != view.turn or not view.legal
        return action
    assert action in view.legal
    assert seat == view.turn or action == CALZA
    if action == DUDO and view.paso < 0 and view.legal != (DUDO,):
        assert odds.truth(view, view.standing) < odds.CERTAIN
    return action


def test_every_move_of_every_bot_is_legal():
    for name in NAMES:
        for house in HOUSES:
            for number, position in enumerate(positions(house, 25)):
                answer(load(name), *position, number)


def answers(name, game, seat, count=80, memory=None):
    """All that this bot does there, from different random numbers."""
    memory = memory or bytearray(64)
    return {answer(load(name), game, seat, memory, seed) for seed in range(count)}


def test_bots_take_their_rights_before_the_cups():
    for name in NAMES:
        game = table("chile", 3, dice=1)
        before = answers(name, game, 0)
        assert {OBLIGAR_OPEN, OBLIGAR_CLOSED} <= before
        game = table("chile", 3)
        assert answers(name, game, 0) == {-1, RIGHT}
        say(game, RIGHT)
        assert answers(name, game, 0) == {-1}
        game = table("chile", 3)
        game.direction = -1
        assert answers(name, game, 0) == {-1, LEFT}


def test_bots_say_a_true_paso_and_at_times_a_false_one():
    for name in NAMES:
        for cup, standing in (("12345", "5x6"), ("22366", "7x6")):
            game = table("chile", 4, ["66666", cup, "66666", "66666"])
            say(game, standing)
            assert PASO in answers(name, game, 1)


def test_a_paso_is_doubted_by_what_became_of_earlier_ones():
    game = table("chile", 3, ["22234", "22234", "22345"])
    say(game, "6x2", PASO)
    honest = bytearray(64)
    liar = bytearray(64)
    honest[EACH + PASOS] = liar[EACH + PASOS] = liar[EACH + FALSE] = 9
    for name in NAMES:
        assert DUDO in answers(name, game, 2, 20, liar)
        assert DUDO not in answers(name, game, 2, 20, honest)


def test_bots_call_calza_in_and_out_of_turn():
    for name in NAMES:
        for turn, caller in ((1, 1), (1, 2)):
            game = table("perudo", 3, opening_aces="free")
            game.counts = (1, 4, 1) if caller == 1 else (1, 1, 4)
            game.roll(ScriptedDice("311112" if caller == 1 else "321111"))
            say(game, "4x1")
            assert game.turn == turn and CALZA in answers(name, game, caller)


def test_bots_burn():
    for name in NAMES:
        game = table("clasico", 4, ["44425", "44236", "23456", "23456"])
        say(game, "7x4")
        assert max(answers(name, game, 1)) > BURN


def test_a_call_hides_no_face():
    """Calls are the ints 0 to 2, as faces are."""
    for name in NAMES:
        for cup, face in (("22224", 2), ("11134", 1)):
            game = table("clasico", 3, ["66345", cup, "66345"], burn="off")
            say(game, "4x6")
            assert face in [action & 15 for action in answers(name, game, 1) if action > 15]
        game = table("chile", 2, dice=1)
        say(game, OBLIGAR_CLOSED)
        game.roll(Chance(1))
        say(game, 1 << 4)
        assert answers(name, game, 1) == {2 << 4}
