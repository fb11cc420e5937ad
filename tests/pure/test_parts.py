# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The parts by themselves: rules, bids as text, dice, odds, the bot."""

from playing import Chance, any_rules, say, table

from dudo import (
    BURN,
    CALZA,
    OBLIGAR_CLOSED,
    ORDER,
    OVER,
    PRESETS,
    REVEAL,
    ROLL,
    FairDice,
    Game,
    Rules,
    ScriptedDice,
    bid,
    odds,
    options,
    rules,
)
from dudo.bots import NAMES, load
from dudo.pack import pack_rules
from dudo.unpack import unpack_rules
from dudo.written import from_text, text

# The table of the rules, section 6.
HOUSES = {
    "clasico": "5 6 roll rolled left one_die half turn none on off on palo_fijo off 1 on none left",
    "chile": "5 6 roll seats opener one_die half turn none on basic off obligar on 1 off none "
    "direction",
    "mesa": "5 6 roll seats opener one_die half turn half off full off obligar off 1 off none "
    "direction",
    "perudo": "5 6 roll seats left never half any none off off off palo_fijo off 1 on none left",
    "plano": "5 6 seat0 seats left free flat off none off off off off off 1 off none direction",
}


def complaint(deed, *arguments, **named):
    """The text of the ValueError it raises."""
    try:
        deed(*arguments, **named)
    except ValueError as error:
        return str(error)
    raise AssertionError("nothing was refused")


def test_houses():
    assert sorted(HOUSES) == sorted(PRESETS)
    for name, row in HOUSES.items():
        house = Rules.preset(name)
        assert [str(house.value(option[0])) for option in options()] == row.split()


def test_rules_by_name_and_by_int():
    assert Rules(calza="any") == Rules(calza=2) and Rules(calza="any").calza == rules.CALZA_ANY
    assert Rules(dice="3").dice == Rules(dice=3).dice == 3
    assert Rules() == Rules.preset("clasico") and Rules() != Rules.preset("chile")
    assert Rules.preset("chile", burn="on").burn == 1
    assert complaint(Rules, dice=0) == "dice: 0 is not one of 1, 2, 3, 4, 5"
    assert complaint(Rules, sides="7") == "sides: '7' is not one of 4, 6, 8, 10, 12"
    assert complaint(Rules, paso="double") == "paso: 'double' is not one of off, basic, full"
    assert (
        complaint(Rules, paso=3)[:9] == "paso: 3 i" and complaint(Rules, paso=None)[:5] == "paso:"
    )
    assert complaint(Rules, pasos=1)[:24] == "pasos: no such switch; t"
    assert complaint(Rules.preset, "house")[:29] == "preset: 'house' is not one of"


def test_rules_in_four_bytes():
    for number in range(50):
        some = any_rules(Chance(number))
        assert len(pack_rules(some)) == 4 and unpack_rules(pack_rules(some)) == some
    assert complaint(unpack_rules, b"\xff\xff\xff\xff") == complaint(unpack_rules, b"")


def test_named_values_stand_where_the_table_has_them():
    named = 0
    for name, values, usual in options():
        assert usual in values
        for place, value in enumerate(values):
            number = getattr(rules, f"{name}_{value}".upper(), None)
            assert number in (None, place)
            named += number is not None
    assert named == 15


def test_bids_as_text():
    assert text(bid(5, 4)) == "5x4" and from_text("5x4") == 5 << 4 | 4
    assert text(bid(3, 0)) == "3x?" and from_text("3x?") == 3 << 4
    assert text(bid(40, 12)) == "40x12" and from_text("40x12") == 40 << 4 | 12
    for words in ("", "x", "5", "5x", "x4", "5x-4", "64x1", "5x16", "five"):
        assert complaint(from_text, words) == f"bid: {words!r} is not like 5x4"


def test_fair_dice_drop_what_would_favour_low_faces():
    given = [b"\xfb\xfc\xff\x00\x05\x06\xfd\xfe", b"\xfe" * 8, b"\x01" * 8]
    dice = FairDice(lambda n: given.pop(0)[:n])
    assert [dice.die(6) for _ in range(5)] == [6, 1, 6, 1, 2]
    dice = FairDice(lambda n: b"\xff" * n)
    assert dice.die(4) == 4 and dice.die(8) == 8


def test_fair_dice_are_fair():
    every_byte = list(range(256)) * 2
    dice = FairDice(lambda n: bytes([every_byte.pop() for _ in range(n)]))
    counts = [0] * 10
    for _ in range(500):
        counts[dice.die(10) - 1] += 1
    assert counts == [50] * 10


def test_scripted_dice():
    dice = ScriptedDice("61abc")
    assert [dice.die(12) for _ in range(5)] == [6, 1, 10, 11, 12]
    assert complaint(dice.die, 12) == "dice: all 5 are used up"
    assert complaint(ScriptedDice("7").die, 6) == "dice: 7 at 1, with 6 sides"
    assert complaint(ScriptedDice, "12d") == "dice: 'd' at 3 is no face"
    assert complaint(ScriptedDice, "0") == "dice: '0' at 1 is no face"


def test_odds_of_a_few_dice():
    assert odds.at_least(0, 5, 6, True) == odds.CERTAIN and odds.at_least(6, 5, 6, True) == 0
    assert odds.at_least(1, 1, 6, True) == 65536 // 3 and odds.exactly(2, 2, 4, True) == 65536 // 4
    assert odds.exactly(0, 0, 6, False) == odds.CERTAIN and odds.exactly(-1, 3, 6, False) == 0


def test_odds_of_a_bid_as_one_seat_sees_it():
    game = table("clasico", 3, ["13346", "22222", "22222"])
    view = game.view(0)
    assert odds.count(view, 3) == (3, 10) and odds.truth(view, bid(3, 3)) == odds.CERTAIN
    assert odds.count(view, 1) == (1, 10)
    assert odds.truth(view, bid(4, 3)) == odds.at_least(1, 10, 6, True)
    assert odds.calza(view, bid(2, 3)) == 0
    say(game, BURN | 1)
    game.roll(ScriptedDice("5555"))
    assert odds.count(game.view(1), 3) == (1, 9)
    game = table("chile", 3, dice=1)
    say(game, OBLIGAR_CLOSED)
    game.roll(ScriptedDice("555"))
    assert odds.count(game.view(1), 0) == (1, 2)


def bot_game(name, house, seats, chance):
    """Bots play a game and only ever choose what is legal."""
    bot = load(name)
    memory = bytearray(64)
    game = Game(Rules.preset(house), seats)
    for _ in range(3000):
        if game.phase == OVER:
            return game
        if game.phase == ORDER:
            game.roll_order(chance)
        elif game.phase == REVEAL:
            game.next_round()
        else:
            bot_turn(bot, game, chance, memory)
    raise AssertionError("a game without an end")


def bot_turn(bot, game, chance, memory):
    for seat in range(game.seats):
        if seat != game.turn and game.check(CALZA, seat) == 0:
            answer = bot.choose(game.view(seat), chance.below, memory)
            assert answer in (-1, CALZA)
            if answer == CALZA:
                return game.apply(CALZA, seat)
    view = game.view(game.turn)
    action = bot.choose(view, chance.below, memory)
    assert action in view.legal or (action == -1 and game.phase == ROLL)
    if action == -1:
        game.roll(chance)
    else:
        game.apply(action)
    bot.note(view, memory)


def test_bots_play_every_house():
    for name in NAMES:
        for number, house in enumerate(sorted(PRESETS)):
            game = bot_game(name, house, 2 + number, Chance(number))
            assert game.is_in(game.winner)
    assert (
        complaint(load, "temerario") == "bot: 'temerario' is not one of prudente, farol, veterano"
    )
