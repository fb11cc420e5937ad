# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Special rounds, leaving, the end, and who sees what."""

from playing import TWOS, all_twos, gain, lose, refused, say, table, why

from dudo import (
    BAD,
    BURN,
    CALZA,
    DUDO,
    LEFT,
    NOT_NOW,
    OBLIGAR_CLOSED,
    OBLIGAR_CLOSED_ROUND,
    OBLIGAR_OPEN,
    OBLIGAR_OPEN_ROUND,
    OVER,
    OWN_BID,
    PALO_FIJO,
    PASO,
    QUANTITY_ONLY,
    REVEAL,
    RIGHT,
    ROLL,
    Game,
    ScriptedDice,
)


def test_special_at_two():
    game = table("clasico", 3, dice=3, special_at=2)
    lose(game, 1)
    assert game.special == PALO_FIJO and game.counts == (3, 2, 3)
    lose(game, 1)
    assert game.special == 0 and game.counts == (3, 1, 3)
    lose(game, 0)
    assert game.special == PALO_FIJO


def test_special_at_as_many_as_the_dice_is_idle():
    game = table("clasico", 3, dice=2, special_at=2)
    lose(game, 1)
    assert game.special == 0


def test_no_calza_paso_or_burn_in_a_special_round():
    game = table("clasico", 3, dice=5, paso="basic", special_at=2)
    for _ in range(3):
        lose(game, 1)
    assert game.special == PALO_FIJO
    all_twos(game)
    say(game, "1x1")
    assert why(game, CALZA) == why(game, PASO) == why(game, BURN | 1) == NOT_NOW


def test_blind_rounds():
    for blind, one, others in (("none", 1, 1), ("one_die", 0, 1), ("others", 1, 0)):
        game = table("clasico", 3, dice=2, blind=blind)
        lose(game, 1)
        all_twos(game)
        assert game.view(1).dice == ((2,) if one else None)
        assert game.view(0).dice == ((2, 2) if others else None)
        assert game.view(0).seen[1] is None and game.view(0).seen[0] == game.view(0).dice
        say(game, "1x2", DUDO)
        assert game.view(1).dice == (2,) and game.view(0).seen == ((2, 2), (2,), (2, 2))


def test_obligar_is_declared_before_the_first_cup():
    game = table("chile", 3, dice=1)
    say(game, OBLIGAR_OPEN)
    assert game.view(1).special == OBLIGAR_OPEN_ROUND
    say(game, OBLIGAR_CLOSED)
    assert game.special == OBLIGAR_CLOSED_ROUND
    say(game, OBLIGAR_CLOSED)
    assert game.special == 0 and why(game, OBLIGAR_OPEN, 1) == NOT_NOW
    game.roll(ScriptedDice("2"), 2)
    assert why(game, OBLIGAR_OPEN) == NOT_NOW
    assert why(table("chile", 3), OBLIGAR_OPEN) == NOT_NOW  # with five dice


def test_open_obligar_shows_every_other_cup():
    game = table("chile", 3, dice=1)
    say(game, OBLIGAR_OPEN)
    game.roll(ScriptedDice("345"))
    view = game.view(1)
    assert view.dice is None and view.seen == ((3,), None, (5,))
    assert why(game, "1x1") == 0 and why(game, "1x?") == BAD
    say(game, "1x3", DUDO)
    assert game.outcome.count == 1


def test_who_may_not_look_may_not_before_the_cup_is_rolled_either():
    for obligar in (OBLIGAR_OPEN, OBLIGAR_CLOSED):
        game = table("chile", 3, dice=1)
        say(game, obligar)
        game.roll(ScriptedDice("3"), 0)
        assert game.view(0).dice is None and game.view(1).dice is None
        assert game.view(1).seen == ((3,) if obligar == OBLIGAR_OPEN else None, None, None)


def test_closed_obligar_names_no_face():
    game = table("chile", 3, dice=1)
    say(game, OBLIGAR_CLOSED)
    game.roll(ScriptedDice("414"))
    for seat in range(3):
        assert game.view(seat).dice is None and game.view(seat).seen == (None, None, None)
    assert why(game, "1x4") == QUANTITY_ONLY and why(game, "1x7") == BAD
    assert game.lowest(4) == 0 and game.lowest(0) == 1
    assert list(game.legal_actions()) == [LEFT, RIGHT, 1 << 4, 2 << 4, 3 << 4]
    say(game, "2x?")
    assert list(game.legal_actions()) == [DUDO, 3 << 4]
    say(game, DUDO)
    assert game.outcome.face == 4 and game.outcome.count == 2 and game.outcome.loser == 1


def test_the_right_to_obligar_is_spent_by_the_first_cup():
    game = table("chile", 3, dice=2)
    lose(game, 0)
    say(game, OBLIGAR_OPEN)
    game.roll(ScriptedDice("2"), 0)
    game.quit(2)  # void: given back
    assert game.special == 0 and why(game, OBLIGAR_OPEN) == 0
    say(game, OBLIGAR_OPEN)
    lose(game, 1)
    gain(game, 0)
    assert game.counts[:2] == (2, 1)
    lose(game, 0)
    assert why(game, OBLIGAR_OPEN) == NOT_NOW


def test_obligar_for_two_by_the_rules():
    assert why(table("chile", 2, dice=1), OBLIGAR_OPEN) == 0
    assert why(table("mesa", 2, dice=1), OBLIGAR_OPEN) == NOT_NOW


def test_a_void_palo_fijo_is_played_again():
    game = table("clasico", 4, dice=2)
    lose(game, 1)
    all_twos(game)
    game.quit(0)
    assert game.special == PALO_FIJO and game.opener == 1 and game.phase == ROLL
    game.quit(1)  # its owner
    assert game.special == 0 and game.opener == 2
    game = table("clasico", 3, dice=2)
    lose(game, 1)
    all_twos(game)
    game.quit(0)  # two left
    assert game.special == 0 and game.opener == 1


def test_leaving_before_the_first_cup():
    game = table("chile", 4)
    say(game, RIGHT)
    game.quit(2)
    assert game.opener == 0 and game.direction == -1 and why(game, LEFT) == NOT_NOW
    game.quit(0)
    assert game.opener == 3 and game.phase == ROLL


def test_leaving_at_the_reveal():
    game = table("clasico", 4, [TWOS] * 4)
    say(game, "1x3", DUDO)
    assert game.outcome.loser == 0
    game.quit(2)
    assert game.phase == REVEAL and game.counts == (5, 5, 0, 5) and refused(game.quit, 2)
    game.next_round()
    assert game.counts == (4, 5, 0, 5) and game.opener == 0
    all_twos(game)
    say(game, "1x3", DUDO)
    game.quit(0)  # the loser itself
    game.next_round()
    assert game.counts == (0, 5, 0, 5) and game.opener == 1
    all_twos(game)
    say(game, "1x3", DUDO)
    game.quit(1)
    assert game.phase == OVER and game.winner == 3 and game.outcome.loser == 1


def test_the_last_one_with_dice_wins():
    game = table("clasico", 2, dice=1)
    all_twos(game)
    say(game, "1x3", DUDO)
    assert game.phase == REVEAL and game.view(1).seen == ((2,), (2,)) and game.winner == -1
    game.next_round()
    assert game.phase == OVER and game.winner == 1 and game.outcome.caller == 1
    assert refused(game.roll, ScriptedDice("22")) and refused(game.next_round)


def test_a_seat_that_is_out_sees_what_is_public():
    game = table("chile", 4, dice=1)
    lose(game, 1)
    say(game, OBLIGAR_OPEN)
    all_twos(game)
    view = game.view(1)
    assert view.dice == () and not any(view.seen) and view.legal == () and view.order == (0, 2, 3)
    assert refused(game.view, 4) and refused(game.view, -1)


def test_own_bid_after_a_burn_is_no_ones_to_call():
    game = table("perudo", 3, [TWOS] * 3, burn="on")
    say(game, "3x2", BURN | 1)
    assert why(game, CALZA, 2) == NOT_NOW and why(game, DUDO) == NOT_NOW
    game.roll(ScriptedDice("2222"))
    assert why(game, CALZA, 2) == why(game, CALZA, 0) == NOT_NOW
    say(game, "4x2")
    assert why(game, CALZA, 1) == OWN_BID and why(game, CALZA, 0) == 0


def test_no_game_in_what_is_no_bytes():
    for nothing in (None, "", 3, b""):
        assert refused(Game.unpack, nothing)
