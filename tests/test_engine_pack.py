# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Bytes from anywhere: `unpack` refuses them, or makes a game that can be played to its end."""

import sys
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from dudo import OVER, PRESETS, Game, Rules
from dudo.pack import checksum

sys.path.insert(0, str(Path(__file__).parent / "pure"))
from playing import Chance, Nothing, any_rules, step

SEEDS = st.integers(0, 100_000)
BYTE = st.integers(0, 255)
untimed = settings(deadline=None)  # a slow machine is no fault of the game


def some_game(seed):
    """A game at some point of its course."""
    chance = Chance(seed)
    rules = any_rules(chance)
    if chance.below(2):
        rules = Rules.preset(sorted(PRESETS)[chance.below(len(PRESETS))])
    game = Game(rules, 2 + chance.below(7))
    for _ in range(chance.below(150)):
        if game.phase != OVER:
            step(game, chance, Nothing())
    return game


def sealed(data):
    """The bytes with a checksum that fits them."""
    check = checksum(data)
    return bytes(data) + bytes((check >> 8, check & 255))


def play_on(game, chance):
    """Everything works until somebody has won."""
    for _ in range(4000):
        for seat in range(game.seats):
            assert game.view(seat).legal == tuple(game.legal_actions(seat))
        assert Game.unpack(game.pack()).pack() == game.pack()
        if game.phase == OVER:
            assert game.is_in(game.winner)
            return
        step(game, chance, Nothing())
    raise AssertionError("a game without an end")


@untimed
@given(st.binary(max_size=200))
@example(b"")
@example(b"\x01")
def test_any_bytes(data):
    for candidate in (data, sealed(data), sealed(b"\x01\x02" + data)):
        try:
            Game.unpack(candidate)
        except ValueError as error:
            assert "\n" not in str(error)


@untimed
@given(SEEDS, st.lists(st.tuples(st.integers(0, 170), BYTE), min_size=1, max_size=3))
def test_changed_bytes_under_a_rightchecksum(seed, changes):
    data = bytearray(some_game(seed).pack()[:-2])
    for place, byte in changes:
        data[place % len(data)] = byte
    try:
        game = Game.unpack(sealed(data))
    except ValueError:
        return
    assert game.pack() == sealed(data)
    play_on(game, Chance(seed + 1))


def test_bytes_a_little_off():
    for seed in range(60):
        chance = Chance(seed)
        data = some_game(seed).pack()[:-2]
        for _ in range(15):
            changed = bytearray(data)
            for _ in range(1 + chance.below(3)):
                place = 6 + chance.below(len(data) - 6)
                near = max(0, min(255, changed[place] + chance.below(3) - 1))
                changed[place] = near if chance.below(2) else chance.below(8)
            try:
                game = Game.unpack(sealed(changed))
            except ValueError:
                continue
            play_on(game, chance)


@untimed
@given(SEEDS, st.integers(0, 170), st.integers(1, 255))
def test_one_changed_byte_is_noticed(seed, place, change):
    data = bytearray(some_game(seed).pack())
    data[place % len(data)] ^= change
    with pytest.raises(ValueError):
        Game.unpack(data)


@untimed
@given(SEEDS, st.integers(0, 170))
def test_a_torn_save_is_noticed(seed, size):
    data = some_game(seed).pack()
    with pytest.raises(ValueError):
        Game.unpack(data[: size % len(data)])
    with pytest.raises(ValueError):
        Game.unpack(data + b"\x00")
