# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Points that other programs got wrong: one test for each row of the table in the rules."""

from playing import TWOS, Chance, all_twos, gain, lose, say, table, why

from dudo import (
    BURN,
    CALZA,
    DUDO,
    FACE_FIXED,
    NOT_NOW,
    OBLIGAR_CLOSED,
    OBLIGAR_OPEN,
    OVER,
    OVER_DICE,
    OWN_BID,
    PALO_FIJO,
    PASO,
    PASO_STANDS,
    RIGHT,
    ROLL,
    TOO_LOW,
    Game,
    Rules,
    ScriptedDice,
)


def test_six_threes_then_three_aces_or_two_aces():
    game = table("clasico", 4, [TWOS] * 4)
    say(game, "6x3")
    assert why(game, "3x1") == 0
    assert why(game, "2x1") == TOO_LOW


def test_nine_fours_then_four_aces_or_five_aces():
    game = table("clasico", 4, [TWOS] * 4)
    say(game, "9x4")
    assert why(game, "4x1") == TOO_LOW
    assert why(game, "5x1") == 0


def test_three_aces_then_six_fours_or_seven_fours():
    game = table("clasico", 4, [TWOS] * 4)
    say(game, "6x3", "3x1")
    assert why(game, "6x4") == TOO_LOW
    assert why(game, "7x4") == 0


def test_one_or_two_twos_then_one_ace():
    for aces, after_two in (("half", 0), ("half_plus", TOO_LOW)):
        game = table("clasico", 4, [TWOS] * 4, aces=aces)
        say(game, "1x2")
        assert why(game, "1x1") == 0
        say(game, "2x2")
        assert why(game, "1x1") == after_two


def test_four_dice_standing_two_aces():
    game = table("clasico", 2, ["23", "23"], dice=2)
    say(game, "4x2", "2x1")
    assert game.turn == 0
    assert why(game, "4x4") == TOO_LOW and why(game, "5x4") == OVER_DICE
    assert game.lowest(4) == 0 and game.lowest(1) == 3
    assert list(game.legal_actions()) == [DUDO, CALZA, 3 << 4 | 1, 4 << 4 | 1, BURN | 1, BURN | 2]
    say(game, BURN | 1)
    game.roll(ScriptedDice("4"))
    assert list(game.legal_actions()) == [3 << 4 | 1, 4 << 4 | 1]


def test_four_dice_standing_four_aces():
    game = table("clasico", 2, ["23", "23"], dice=2)
    say(game, "4x2", "4x1")
    assert list(game.legal_actions()) == [DUDO, CALZA]
    assert why(game, BURN | 1) == NOT_NOW
    assert game.standing == 4 << 4 | 1


def test_standing_two_fives_next_three_threes_or_two_threes():
    game = table("clasico", 3, [TWOS] * 3)
    say(game, "2x5")
    assert why(game, "3x3") == 0
    assert why(game, "2x3") == TOO_LOW


def test_literal_round_counts_no_aces():
    game = table("clasico", 4, dice=2)
    for seat in (1, 2, 3, 0):
        lose(game, seat)
    assert game.special == PALO_FIJO and game.counts == (1, 1, 1, 1)
    game.roll(ScriptedDice("1146"))
    say(game, "3x4", DUDO)
    assert game.outcome.count == 1 and game.outcome.loser == 0


def test_palo_fijo_the_face_stays_but_for_a_seat_with_one_die():
    game = table("clasico", 4, dice=3)
    lose(game, 2)
    lose(game, 2)
    lose(game, 1)
    lose(game, 1)
    assert game.counts == (3, 1, 1, 3) and game.special == PALO_FIJO and game.opener == 1
    all_twos(game)
    say(game, "1x4")
    assert why(game, "2x6") == 0  # seat 2 has one die
    say(game, "2x4")
    assert why(game, "2x6") == FACE_FIXED  # seat 3 has three
    say(game, "3x4", "4x4", "4x6")
    assert game.turn == 2 and game.standing == 4 << 4 | 6
    say(game, "5x6")
    assert why(game, "6x4") == FACE_FIXED and why(game, "6x6") == 0


def test_a_one_die_seat_raises_in_a_normal_round():
    game = table("clasico", 3, dice=3)
    for seat in (1, 1, 0):
        lose(game, seat)
    assert game.counts == (2, 1, 3) and game.opener == 0
    game.roll(ScriptedDice("41" + "4" + "666"))
    say(game, "1x4", "2x4")
    assert game.bidder == 1 and game.special == 0
    say(game, DUDO)
    assert game.outcome.count == 3  # the ace is wild


def test_only_the_seat_that_just_fell_to_one_owns_the_special_round():
    game = table("clasico", 4, dice=2)
    lose(game, 0)
    lose(game, 1)
    assert game.counts == (1, 1, 2, 2)
    assert game.opener == 1 and game.special == PALO_FIJO


def test_no_second_special_round_after_a_calza():
    game = table("clasico", 3, dice=3)
    lose(game, 0)
    lose(game, 0)
    assert game.special == PALO_FIJO
    lose(game, 1)
    gain(game, 0)
    assert game.counts == (2, 2, 3)
    lose(game, 0)
    assert game.counts[0] == 1 and game.opener == 0 and game.special == 0


def test_two_left_no_special_round():
    game = table("clasico", 3, dice=3)
    for seat in (2, 2, 2, 0, 0):
        lose(game, seat)
    assert game.counts == (1, 3, 0) and game.special == 0
    game = table("clasico", 3, dice=3, special_two_left="on")
    for seat in (2, 2, 2, 0, 0):
        lose(game, seat)
    assert game.special == PALO_FIJO


def test_right_calza_at_the_limit():
    game = table("clasico", 3)
    gain(game, 2)
    assert game.counts == (5, 5, 5) and game.opener == 2


def test_right_calza_the_caller_opens():
    game = table("clasico", 3)
    lose(game, 1)
    gain(game, 1)
    assert game.counts == (5, 5, 5) and game.opener == 1


def test_mesa_calza_only_above_half_the_dice():
    game = table("mesa", 4)
    for seat in (3, 3, 3, 3, 3, 2, 2, 2, 2, 1):
        lose(game, seat)
    assert game.counts == (5, 4, 1, 0)
    all_twos(game)
    say(game, "1x2", "2x2")
    assert game.turn == 0 and why(game, CALZA) == 0
    say(game, "9x3", DUDO)
    game.next_round()
    assert game.counts == (4, 4, 1, 0)
    all_twos(game)
    say(game, "1x2")
    assert game.turn == 1 and why(game, CALZA) == NOT_NOW
    say(game, "2x2")
    assert game.turn == 2 and why(game, CALZA) == 0  # it has one die


def test_perudo_no_calza_on_ones_own_bid_out_of_turn():
    game = table("perudo", 3, [TWOS] * 3)
    say(game, "3x2")
    assert why(game, CALZA, 0) == OWN_BID
    assert why(game, CALZA, 1) == why(game, CALZA, 2) == 0


def test_chile_two_left_a_paso_over_ones_own_bid():
    game = table("chile", 2, [TWOS] * 2)
    say(game, "3x2", PASO)
    assert game.turn == game.bidder == 0
    assert why(game, "4x2") == 0 and why(game, DUDO) == 0
    assert why(game, CALZA) == OWN_BID and why(game, PASO) == PASO_STANDS
    say(game, DUDO)
    assert game.outcome.call == PASO and game.outcome.bidder == 1


def test_the_loser_is_out_the_next_opens():
    game = table("clasico", 4, dice=1)
    lose(game, 1)
    assert game.counts == (1, 0, 1, 1) and game.opener == 2


def test_chile_to_the_right_the_next_in_that_direction_opens():
    game = table("chile", 4, dice=1)
    say(game, RIGHT)
    lose(game, 1)
    assert game.counts == (1, 0, 1, 1) and game.opener == 0 and game.direction == -1


def test_chile_the_opener_loses_its_obligar():
    game = table("chile", 3, dice=1)
    say(game, OBLIGAR_OPEN)
    lose(game, 0)
    assert game.counts == (0, 1, 1) and game.special == 0
    game.roll(ScriptedDice("13"))
    say(game, "2x3")
    assert why(game, CALZA) == 0
    say(game, DUDO)
    assert game.outcome.count == 2  # the ace is wild again


def test_chile_closed_obligar_on_an_ace():
    game = table("chile", 3, dice=1)
    say(game, OBLIGAR_CLOSED)
    game.roll(ScriptedDice("121"))
    say(game, "3x?", DUDO)
    assert game.outcome.face == 1 and game.outcome.count == 2


def paso_stands(cup, **switches):
    """Chile: seat 0 says five threes, seat 1 passes holding `cup`."""
    game = table("chile", 3, [TWOS, cup, TWOS], **switches)
    say(game, "5x3", PASO)
    return game


def test_chile_the_paso_is_doubted_and_not_the_bid():
    game = paso_stands("23456")
    say(game, DUDO)
    outcome = game.outcome
    assert (outcome.call, outcome.caller, outcome.bidder) == (PASO, 2, 1)
    assert outcome.count == 1 and outcome.loser == 2


def test_chile_a_raise_closes_the_paso():
    game = paso_stands("23456")
    assert why(game, "5x2") == TOO_LOW and why(game, CALZA) == PASO_STANDS
    say(game, "6x3")
    assert game.paso == -1
    say(game, DUDO)
    assert game.outcome.call == DUDO and game.outcome.bidder == 2


def test_chile_what_a_true_paso_is():
    for cup, basic, full in (("11115", 0, 0), ("12345", 1, 1), ("22255", 0, 1), ("22222", 1, 1)):
        for paso, true in (("basic", basic), ("full", full)):
            game = paso_stands(cup, paso=paso)
            say(game, DUDO)
            assert game.outcome.count == true and game.outcome.loser == (2 if true else 1)


def test_chile_no_paso_with_four_dice():
    game = table("chile", 3)
    lose(game, 1)
    game.roll(ScriptedDice("22222" + "1234" + "22222"))
    while game.turn != 1 or not game.standing:
        say(game, (1 + (game.standing >> 4)) << 4 | 2)
    assert why(game, PASO) == NOT_NOW


def test_roll_off_with_a_tie():
    game = Game(Rules.preset("clasico"), 3)
    assert game.roll_order(ScriptedDice("663")) == ((0, 6), (1, 6), (2, 3))
    assert game.roll_order(ScriptedDice("25")) == ((0, 2), (1, 5))
    assert game.phase == ROLL and game.opener == 1
    assert game.view(0).order == (1, 0, 2)


def test_burn():
    game = table("clasico", 3, ["44256", TWOS, TWOS])
    say(game, BURN | 0b11)
    assert game.phase == ROLL and game.turn == 0
    assert game.view(1).shown == ((4, 4), (), ()) and game.view(0).dice == ()
    game.roll(ScriptedDice("143"))
    assert game.view(0).dice == (1, 4, 3)
    for seat in range(3):
        assert why(game, DUDO, seat) == why(game, CALZA, seat) == NOT_NOW
    say(game, "4x4", DUDO)
    assert game.outcome.count == 4 and game.outcome.loser == 1


def test_leaving_in_mid_round():
    game = table("clasico", 4, [TWOS] * 4)
    say(game, "3x2")
    game.quit(2)
    assert game.phase == ROLL and game.opener == 0 and game.counts == (5, 5, 0, 5)
    all_twos(game)
    game.quit(0)
    assert game.phase == ROLL and game.opener == 1 and game.counts == (0, 5, 0, 5)
    game.quit(3)
    assert game.phase == OVER and game.winner == 1


def test_a_bot_never_doubts_what_it_sees():
    from dudo.bots import load

    prudente = load("prudente")
    game = table("clasico", 3, [TWOS, "14466", TWOS])
    say(game, "3x4")
    for number in range(256):
        assert prudente.choose(game.view(1), Chance(number).below, bytearray(64)) != DUDO
