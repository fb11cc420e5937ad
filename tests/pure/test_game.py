# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How a game goes: rolling, turns, reasons, calls, directions, paso and burn."""

from playing import TWOS, all_twos, gain, lose, refused, say, table, why

from dudo import (
    ACES_CLOSED,
    BAD,
    BID,
    BURN,
    CALZA,
    DUDO,
    LEFT,
    NO_BID,
    NOT_NOW,
    ORDER,
    OVER,
    OVER_DICE,
    PASO,
    PASO_STANDS,
    RIGHT,
    ROLL,
    TOO_LOW,
    Game,
    Rules,
    ScriptedDice,
    bid,
)


def test_two_to_eight_seats():
    rules = Rules()
    assert refused(Game, rules, 1) and refused(Game, rules, 9)
    assert Game(rules, 8).total == 40


def test_roll_off_settles_every_place():
    game = Game(Rules.preset("clasico"), 6)
    thrown = game.roll_order(ScriptedDice("664432"))
    assert thrown == ((0, 6), (1, 6), (2, 4), (3, 4), (4, 3), (5, 2)) and game.phase == ORDER
    assert game.roll_order(ScriptedDice("3316")) == ((0, 3), (1, 3), (2, 1), (3, 6))
    assert game.roll_order(ScriptedDice("12")) == ((0, 1), (1, 2))
    assert game.phase == ROLL and game.view(3).order == (1, 0, 3, 2, 4, 5)
    assert refused(game.roll_order, ScriptedDice("123456"))
    all_twos(game)
    say(game, "1x2")
    assert game.turn == 0
    say(game, "2x2")
    assert game.turn == 3


def test_roll_off_for_the_opener_only():
    game = Game(Rules.preset("perudo"), 4)
    game.roll_order(ScriptedDice("2552"))
    assert game.roll_order(ScriptedDice("33")) == ((1, 3), (2, 3))
    game.roll_order(ScriptedDice("46"))
    assert game.opener == 2 and game.view(0).order == (0, 1, 2, 3)
    all_twos(game)
    say(game, "1x2")
    assert game.turn == 3


def test_leaving_in_the_roll_off():
    game = Game(Rules.preset("clasico"), 4)
    game.roll_order(ScriptedDice("6643"))
    game.quit(2)
    assert game.phase == ORDER and game.counts == (5, 5, 0, 5)
    game.quit(1)  # nobody is tied any more
    assert game.phase == ROLL and game.view(0).order == (0, 3)
    game = Game(Rules.preset("clasico"), 2)
    game.quit(0)
    assert game.phase == OVER and game.winner == 1 and refused(game.quit, 1)


def test_seat0_starts_in_seat_order_though_order_is_rolled():
    game = Game(Rules(start="seat0", order="rolled"), 3)
    assert game.phase == ROLL and game.view(0).order == (0, 1, 2)


def test_rolling_seat_by_seat():
    game = table("chile", 3)
    game.roll(ScriptedDice(TWOS), 1)
    assert game.phase == ROLL and game.view(1).dice == ()
    game.roll(ScriptedDice("33456"), 0)
    assert game.phase == BID and game.view(0).dice == (3, 3, 4, 5, 6)
    assert refused(game.roll, ScriptedDice(TWOS), 0)
    assert why(game, DUDO) == NOT_NOW
    say(game, "3x3")
    assert why(game, DUDO) == why(game, CALZA) == NOT_NOW and why(game, PASO) == 0
    say(game, "4x3")  # seat 1
    assert game.view(2).dice == () and why(game, PASO) == NOT_NOW and why(game, "5x3") == 0
    game.roll(ScriptedDice(TWOS))
    assert why(game, DUDO) == 0 and refused(game.roll, ScriptedDice(TWOS))


def test_reasons_come_in_their_order():
    game = table("clasico", 3)
    assert why(game, DUDO) == why(game, "1x2") == NOT_NOW and why(game, 7) == BAD
    game.roll(ScriptedDice(TWOS * 3))
    assert why(game, 7) == why(game, -1) == why(game, 15) == why(game, "2x7") == BAD
    assert why(game, BURN) == why(game, BURN | 31) == why(game, BURN | 32) == BAD
    assert why(table("chile", 3, [TWOS] * 3), BURN) == BAD
    assert why(game, 1 << 40) == why(game, "2x?") == BAD
    assert why(game, DUDO) == why(game, CALZA) == NO_BID and why(game, PASO) == NOT_NOW
    assert why(game, "16x1") == OVER_DICE and why(game, "1x1") == ACES_CLOSED
    assert why(game, "1x2", 1) == why(game, DUDO, 1) == why(game, 7, 9) == NOT_NOW
    say(game, "2x2")
    assert why(game, "1x2") == TOO_LOW and why(game, "16x2") == OVER_DICE
    before = game.pack()
    assert refused(game.apply, bid(1, 2)) and refused(game.apply, DUDO, 2)
    assert game.pack() == before
    say(game, DUDO)
    assert why(game, "3x2") == why(game, 7) == NOT_NOW and not list(game.legal_actions())


def test_who_may_open_with_aces():
    for rule, five, one in (("one_die", 1, 0), ("free", 0, 0), ("never", 1, 1)):
        game = table("plano", 3, [TWOS] * 3, opening_aces=rule)
        assert (why(game, "1x1") == ACES_CLOSED) == five and (game.lowest(1) == 0) == five
        game = table("plano", 3, ["2", "2", "2"], opening_aces=rule, dice=1)
        assert (why(game, "1x1") == ACES_CLOSED) == one


def test_flat_and_top():
    game = table("plano", 3, [TWOS] * 3)
    say(game, "3x1")
    assert why(game, "3x2") == 0 and why(game, "3x1") == TOO_LOW
    game = table("plano", 3, [TWOS] * 3, aces="top")
    say(game, "3x6")
    assert why(game, "3x1") == 0
    say(game, "3x1")
    assert why(game, "3x6") == TOO_LOW and game.lowest(6) == 4


def test_dudo_with_as_many_as_claimed():
    game = table("clasico", 3, ["22311", "24456", "34456"])
    say(game, "5x2", DUDO)
    assert game.outcome.count == 5 and game.outcome.loser == 1 and game.turn == 1
    assert game.counts == (5, 5, 5) and game.view(0).seen[2] == (3, 4, 4, 5, 6)
    assert refused(game.roll, ScriptedDice(TWOS)) and refused(game.roll_order, ScriptedDice("1"))
    game.next_round()
    assert game.counts == (5, 4, 5) and game.opener == 1 and refused(game.next_round)


def test_bids_on_aces_count_aces_only():
    game = table("plano", 3, ["22311", "24456", "34456"])
    say(game, "3x1", DUDO)
    assert game.outcome.count == 2 and game.outcome.face == 1 and game.outcome.loser == 0


def test_calza_wrong_costs_the_caller():
    game = table("clasico", 3, [TWOS] * 3)
    say(game, "3x2", CALZA)
    assert game.outcome.call == CALZA and game.outcome.loser == 1 and game.outcome.gainer == -1


def test_calza_right_wins_a_die_back():
    game = table("clasico", 3)
    lose(game, 1)
    all_twos(game)
    say(game, "13x2", "14x2", CALZA)
    assert game.outcome.gainer == -1  # seat 0 has all its five
    game.next_round()
    gain(game, 1)
    assert game.counts == (5, 5, 5) and game.opener == 1


def test_calza_out_of_turn():
    game = table("perudo", 4, [TWOS] * 4)
    assert why(game, CALZA, 2) == NO_BID
    say(game, "3x2")
    assert tuple(game.legal_actions(3)) == game.view(3).legal == (CALZA,)
    assert game.view(0).legal == ()
    game.apply(CALZA, 3)
    assert game.outcome.caller == game.turn == 3
    game.next_round()
    assert game.opener == 3 and game.counts == (5, 5, 5, 4)


def test_calza_off_or_two_left():
    game = table("plano", 3, [TWOS] * 3)
    say(game, "3x2")
    assert why(game, CALZA) == NOT_NOW
    game = table("perudo", 2, [TWOS] * 2)
    say(game, "3x2")
    assert why(game, CALZA) == NOT_NOW


def test_directions():
    game = table("chile", 4)
    assert list(game.legal_actions()) == [LEFT, RIGHT]
    say(game, RIGHT)
    assert why(game, LEFT) == why(game, RIGHT) == NOT_NOW
    all_twos(game)
    assert why(game, LEFT) == NOT_NOW
    say(game, "1x2")
    assert game.turn == 3
    say(game, "2x3", DUDO)
    game.next_round()
    assert game.opener == 3 and game.direction == -1  # kept until picked again
    all_twos(game)
    assert why(game, LEFT) == 0
    say(game, "1x2")
    assert why(game, LEFT) == NOT_NOW and game.turn == 2
    game = table("clasico", 4)
    assert why(game, LEFT) == NOT_NOW


def test_the_first_opener_only_picks_the_direction():
    game = table("chile", 4, direction="first")
    assert why(game, RIGHT) == 0
    all_twos(game)
    game.quit(3)  # void: still the first round
    assert why(game, RIGHT) == 0
    lose(game, 0)
    assert why(game, RIGHT) == NOT_NOW


def test_no_direction_with_two_left_or_after_an_opening_burn():
    assert why(table("chile", 2), RIGHT) == NOT_NOW
    game = table("chile", 3, [TWOS] * 3, burn="on")
    assert why(game, RIGHT) == 0
    say(game, BURN | 1)
    game.roll(ScriptedDice("3333"))
    assert why(game, RIGHT) == NOT_NOW


def test_direction_and_places_of_the_roll_off():
    game = Game(Rules.preset("clasico", direction="opener", next_if_out="direction", dice=1), 4)
    game.roll_order(ScriptedDice("3465"))
    assert game.view(0).order == (2, 3, 1, 0)
    say(game, RIGHT)
    all_twos(game)
    say(game, "1x2")
    assert game.turn == 0
    say(game, "2x3", DUDO)
    assert game.outcome.loser == 0
    game.next_round()
    assert game.opener == 1


def test_paso_once_and_not_as_opening_nor_twice_running():
    game = table("chile", 3, [TWOS] * 3)
    assert why(game, PASO) == NO_BID
    say(game, "1x2", PASO)
    assert why(game, PASO) == PASO_STANDS and game.view(0).paso == 1
    say(game, "2x2", "3x2")
    assert why(game, PASO) == NOT_NOW  # seat 1 again
    say(game, "4x2", PASO)
    assert game.turn == 0 and game.view(0).passed == 0b110


def test_paso_of_seat_0():
    game = table("chile", 3, [TWOS] * 3)
    say(game, "1x2", "2x2", "3x2", PASO)
    assert game.paso == 0 and why(game, CALZA) == why(game, PASO) == PASO_STANDS
    say(game, DUDO)
    assert game.outcome.call == PASO and game.outcome.bidder == 0 and game.outcome.face == 0
    assert game.outcome.loser == 1
    game = table("chile", 2, [TWOS] * 2)
    say(game, "1x2", "2x2", PASO)
    assert game.turn == game.bidder == 1 and why(game, DUDO) == 0


def test_burn_answers_a_paso_and_bars_passing():
    game = table("chile", 3, [TWOS] * 3, burn="on")
    say(game, "1x2", PASO, BURN | 1)
    assert game.paso == 1 and game.view(0).burned == 0b100
    game.roll(ScriptedDice("3333"))
    assert why(game, DUDO) == why(game, PASO) == NOT_NOW
    assert list(game.legal_actions())[0] > 15 and why(game, BURN | 1) == NOT_NOW
    say(game, "2x2")
    assert game.paso == -1
    say(game, "3x2", "4x2")
    assert why(game, PASO) == why(game, BURN | 1) == NOT_NOW  # seat 2 has burned


def test_burn_shows_for_one_round_and_counts():
    game = table("clasico", 3, ["23456", TWOS, TWOS])
    say(game, BURN | 0b10001)
    game.roll(ScriptedDice("662"), 0)
    view = game.view(2)
    assert view.shown == ((2, 6), (), ()) and view.seen == (None, None, (2,) * 5)
    assert game.view(0).dice == (6, 6, 2) and view.said == (BURN | 17, -1, -1)
    say(game, "3x6", DUDO)
    assert game.outcome.count == 3 and game.view(1).seen[0] == (6, 6, 2)
    game.next_round()
    assert game.view(1).shown == ((), (), ())


def test_burn_keeps_a_die_and_shows_only_its_own():
    game = table("clasico", 3, ["234"] * 3, dice=3)
    assert why(game, BURN | 0b011) == why(game, BURN | 0b110) == 0
    assert why(game, BURN | 0b111) == why(game, BURN | 0b1000) == why(game, BURN | 0b1001) == BAD


def test_burn_while_there_is_room_for_a_raise():
    for standing, room in (("3x1", True), ("4x1", False)):
        game = table("plano", 2, ["23", "23"], dice=2, burn="on", aces="half")
        say(game, standing)
        assert (why(game, BURN | 1) == 0) == room
    for standing, room in (("4x5", True), ("4x6", False)):
        game = table("plano", 2, ["23", "23"], dice=2, burn="on")
        say(game, standing)
        assert (why(game, BURN | 1) == 0) == room and game.lowest(6) == (4 if room else 0)
        assert (bid(4, 6) in game.legal_actions()) == room
        assert game.lowest(7) == game.lowest(-1) == 0


def test_burn_before_the_others_have_rolled():
    game = table("clasico", 3)
    game.roll(ScriptedDice("23456"), 0)
    say(game, BURN | 0b1)
    game.roll(ScriptedDice("6666"))
    assert game.phase == BID and game.view(0).dice == (6, 6, 6, 6) and not game.all_rolled()
    game.roll(ScriptedDice(TWOS * 2))
    say(game, "1x2")
    assert why(game, DUDO) == 0


def test_burn_needs_two_dice():
    game = table("clasico", 3, ["2", "2", "2"], dice=1)
    assert why(game, BURN | 1) == NOT_NOW


def test_cups_are_rolled_by_seat_however_they_sit():
    game = Game(Rules.preset("clasico"), 3)
    game.roll_order(ScriptedDice("264"))
    game.roll(ScriptedDice("111112222233333"))
    assert game.order() == (1, 2, 0) and [game.cup(seat)[0] for seat in range(3)] == [1, 2, 3]
