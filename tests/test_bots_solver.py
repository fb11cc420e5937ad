# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The table of the last dice: well made, legal in every position, hard to exploit; its solver."""

import random

import pytest

from dudo import CALZA, DUDO, OBLIGAR_OPEN, Game, Rules, ScriptedDice, bid
from dudo.bots import endgame
from tools.solver import played, table
from tools.solver.response import best_response
from tools.solver.round import Round, hands, is_bid, position

LIMIT = 64 * 1024
# Rules and the dice of both seats that the table has, and every how many hands are tried.
COVERED = (
    ("clasico", (1, 1), 1),
    ("chile", (1, 1), 1),
    ("clasico", (1, 2), 2),
    ("chile", (2, 1), 2),
    ("clasico", (2, 2), 7),
    ("clasico", (1, 3), 19),
    ("clasico", (3, 1), 19),
    ("mesa", (1, 1), 1),
    ("perudo", (1, 1), 1),
)
VALUES = (({"aces": "top"}, -7 / 258), ({}, -0.0214))


def rules(preset="clasico", **switches):
    return Rules.preset(preset, start="seat0", **switches)


def asked(view, draw=0):
    return endgame.choose(view, lambda n: draw % n)


@pytest.fixture
def file_of(tmp_path, monkeypatch):
    """Puts other bytes into the place of the table."""

    def put(data):
        path = tmp_path / "endgame.bin"
        path.write_bytes(data)
        monkeypatch.setattr(endgame, "FILE", str(path))

    return put


def committed():
    with open(endgame.FILE, "rb") as file:
        return file.read()


def test_the_file_fits_and_its_sections_fill_it():
    data = committed()
    assert len(data) <= LIMIT
    assert data[:4] == endgame.MAGIC and int.from_bytes(data[5:8], "little") == len(data)
    ends = 8 + data[4] * endgame.ENTRY
    keys = set()
    for place in range(8, ends, endgame.ENTRY):
        key, classes, width, offset = table.entry(data[place : place + endgame.ENTRY])
        mine, other = key[1] >> 3 & 7, key[1] & 7
        bids = 6 * (mine + other)
        first = 1 if key[1] >> 6 else bids
        keys.add(key)
        assert offset == ends
        ends += bids + len(hands(mine)) * (first + classes * bids) * width
    assert ends == len(data) and len(keys) == data[4]


def test_hands_are_numbered_in_their_order():
    for count in (1, 2, 3, 4):
        numbers = [endgame.hand(hand) for hand in hands(count)]
        assert numbers == list(range(len(numbers)))
    assert endgame.hand((6, 2, 4)) == endgame.hand((2, 4, 6))


@pytest.mark.parametrize("preset, counts, step", COVERED, ids=str)
def test_there_is_a_legal_move_for_every_position(preset, counts, step):
    game = Round(rules(preset), counts)
    for seat in (0, 1):
        game.hands[seat] = game.hands[seat][::step]
        played.mixes(game, seat)  # asks for each draw; raises where there is no legal move


@pytest.mark.parametrize("preset", ["clasico", "chile", "mesa", "perudo", "plano"])
def test_the_rounds_moves_are_the_engines(preset):
    chance = random.Random(preset)
    for counts in ((1, 1), (2, 1), (2, 3)):
        ladder = Round(rules(preset), counts)
        for _ in range(20):
            game = position(rules(preset), counts, "2" * sum(counts))
            assert list(filter(is_bid, game.legal_actions())) == sorted(
                ladder.ladder[place] for place in ladder.opening
            )
            game.apply(ladder.ladder[chance.choice(ladder.opening)])
            while game.standing != ladder.ladder[-1]:
                after = ladder.ladder[ladder.ladder.index(game.standing) + 1 :]
                calls = [DUDO, CALZA] if ladder.calza else [DUDO]
                moves = [move for move in game.legal_actions() if move < 1 << 10]
                assert moves == calls + sorted(after)
                game.apply(chance.choice(after))


@pytest.mark.parametrize("switches, value", VALUES, ids=str)
def test_one_die_each_can_hardly_be_exploited(switches, value):
    """What an exact best response wins, in dice a round; the published value lies between."""
    game = Round(rules("plano", dice=1, **switches), (1, 1))
    as_opener, as_other = [
        best_response(game, 1 - seat, played.mixes(game, seat), {}) for seat in (0, 1)
    ]
    assert -as_opener <= value + 0.001 and as_other >= value - 0.001
    assert (as_opener + as_other) / 2 <= 0.03


def test_a_bad_player_is_exploited():
    """The best response finds what there is: who always doubts loses to any true bid."""
    game = Round(rules("plano"), (1, 1))
    doubts = [[[[1] * 6] for _ in range(max(standing, 1))] for standing in range(13)]
    assert round(best_response(game, 0, doubts, {}), 9) == 1


def test_the_same_draw_gives_the_same_move_and_other_draws_others():
    view = position(rules(), (1, 1), "45").view(0)
    assert asked(view, 7) == asked(view, 7)
    assert len({asked(view, draw) for draw in range(256)}) > 1


def test_what_the_other_holds_is_not_known():
    for die in "123456":
        game = position(rules(), (1, 2), "3" + die + "5", [bid(1, 5)])
        assert game.view(0).dice == (3,)
        assert asked(position(rules(), (1, 2), "3" + die + "5").view(0), 99) == asked(
            position(rules(), (1, 2), "322").view(0), 99
        )


def test_without_a_file_there_is_no_advice(monkeypatch, tmp_path):
    monkeypatch.setattr(endgame, "FILE", str(tmp_path / "none"))
    assert asked(position(rules(), (1, 1), "22").view(0)) == -1


def test_a_file_cut_short_gives_no_advice(file_of):
    view = position(rules(), (1, 1), "22").view(0)
    data = committed()
    for length in (0, 3, 4, 7, 8, 11, 100, len(data) - 1):
        file_of(data[:length])
        assert asked(view) == -1


def test_a_broken_file_gives_a_legal_move_or_none(file_of):
    view = position(rules(), (1, 2), "222", [bid(1, 3)]).view(1)
    chance = random.Random(1)
    data = committed()
    for _ in range(200):
        broken = bytearray(data)
        for _ in range(50):
            broken[chance.randrange(4, 300)] = chance.randrange(256)
        broken[5:8] = len(data).to_bytes(3, "little")
        file_of(broken)
        assert asked(view, chance.randrange(256)) in (-1, *view.legal)
    file_of(data[:4] + bytes((255, 8, 0, 0)))
    assert asked(view) == -1


def game_with(preset, cups, seats=2, **switches):
    game = Game(rules(preset, dice=len(cups) // seats, **switches), seats)
    game.roll(ScriptedDice(cups))
    return game


def test_other_positions_have_no_advice():
    assert asked(game_with("clasico", "22").view(0)) >= 0
    assert asked(game_with("clasico", "222", seats=3).view(0)) == -1
    assert asked(game_with("clasico", "2" * 10).view(0)) == -1
    assert asked(game_with("clasico", "22", sides=8).view(0)) == -1
    assert asked(game_with("clasico", "22", aces="half_plus").view(0)) == -1
    assert asked(game_with("clasico", "22").view(1)) == -1  # not its turn
    burned = game_with("clasico", "2222")
    assert asked(burned.view(0)) >= 0
    burned.apply(1 << 10 | 1)
    assert asked(burned.view(0)) == -1
    burned.roll(ScriptedDice("3"))
    assert asked(burned.view(0)) == -1


def test_a_special_round_has_no_advice():
    game = Game(rules("chile", dice=1), 2)
    assert asked(game.view(0)) == -1  # before the first cup
    game.apply(OBLIGAR_OPEN)
    game.roll(ScriptedDice("22"))
    assert asked(game.view(0)) == -1


def test_a_row_draws_each_move_as_often_as_it_should():
    row = table.row([0.5, 0, 0.25, 0.25], 0, 3)  # dudo, the first bid, the second one
    assert row == (0 | 2 << 5 | 3 << 10).to_bytes(2, "little") + bytes((128, 192))
    alone = table.row([0, 0, 1, 0], 4, 3)
    assert alone == (6 | 6 << 5 | 6 << 10).to_bytes(2, "little") + bytes((255, 255))


def test_a_table_too_large_is_refused():
    with pytest.raises(ValueError, match="room for 65536"):
        table.pack([table.Section(b"ab", 1, b"c", [bytes(5)] * 20000)])


def test_training_is_the_same_each_time(tmp_path, capsys):
    pytest.importorskip("numpy", reason="numpy is not installed: pip install numpy")
    from tools import train

    files = [tmp_path / "one.bin", tmp_path / "two.bin"]
    for file in files:
        train.main(["--iterations", "4", "--dice", "2", "--output", str(file)])
    assert files[0].read_bytes() == files[1].read_bytes()
    assert "plano, 1 against 1: 4 + 2 steps" in capsys.readouterr().out


def test_a_folder_that_is_missing_is_told_before_training(tmp_path, capsys):
    pytest.importorskip("numpy", reason="numpy is not installed: pip install numpy")
    from tools import train

    with pytest.raises(SystemExit):
        train.main(["--output", str(tmp_path / "none" / "endgame.bin")])
    told = capsys.readouterr().err
    assert str(tmp_path / "none") in told and told.count("\n") == 1
    with pytest.raises(SystemExit):
        train.main(["--iterations", "0"])
    assert "--iterations" in capsys.readouterr().err


def test_the_solver_finds_the_published_value():
    pytest.importorskip("numpy", reason="numpy is not installed: pip install numpy")
    from tools.solver.cfr import Play
    from tools.solver.side import Side

    game = Round(rules("plano", aces="top"), (1, 1))
    play = Play(game, [Side(game, seat) for seat in (0, 1)], {})
    play.learn(200)
    assert abs(play.result() + 7 / 258) < 0.001


def test_openspiel_agrees():
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install open-spiel")
    from tools.solver import referee

    game = Round(rules("plano", aces="top"), (1, 1))
    mixes = [played.mixes(game, seat) for seat in (0, 1)]
    ours = [best_response(game, 1 - seat, mixes[seat], {}) for seat in (0, 1)]
    assert abs(referee.exploitability(referee.policy(game, mixes)) - sum(ours) / 2) < 1e-6
