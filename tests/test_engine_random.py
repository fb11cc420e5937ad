# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Random legal play with every invariant at each step; DUDO_GAMES games a house (200)."""

import os
import sys
from pathlib import Path

import pytest

from dudo import BID, BURN, OVER, PRESETS, REVEAL, ROLL, Game, Rules
from dudo.record import Record, replay

sys.path.insert(0, str(Path(__file__).parent / "pure"))
from playing import Chance, any_rules, step, throw_what_is_hidden

GAMES = int(os.environ.get("DUDO_GAMES", "200"))
ACTIONS = range(-2, BURN + 80)  # every action, and ints around them that are none
NAMES = ["Rosa", "Luis", "Ana", "Pía", "", "two\nlines", "Rosa", "# eight"]


@pytest.mark.parametrize("house", [*PRESETS, "drawn"])
def test_random_play(house):
    for number in range(GAMES):
        chance = Chance(number)
        rules = any_rules(chance) if house == "drawn" else Rules.preset(house)
        watch_a_game(rules, 2 + number % 7, chance)


def watch_a_game(rules, seats, chance):
    game = Game(rules, seats)
    record = Record(rules, seats, NAMES[:seats])
    packed = [game.pack()]
    while game.phase != OVER:
        before = (game.counts, game.phase, game.outcome)
        step(game, chance, record)
        assert_dice_are_conserved(game, before)
        packed.append(game.pack())
        copy = Game.unpack(packed[-1])
        assert len(packed[-1]) <= 160 and copy.pack() == packed[-1]
        seat = chance.below(seats)
        assert vars(copy.view(seat)) == vars(game.view(seat))
        assert_check_agrees(game, seat, chance)
        assert_view_hides(game, copy, seat, chance)
        assert len(packed) < 4000, "a game without an end"
    assert game.counts[game.winner] and game.seats_in() == 1 and game.order() == (game.winner,)
    assert_record_replays(str(record), packed, chance)


def assert_dice_are_conserved(game, before):
    """Nobody's dice change but the leaver's, all of them, and after a reveal by its outcome."""
    counts, phase, outcome = before
    assert max(game.counts) <= game.rules.dice
    changed = [seat for seat in range(game.seats) if game.counts[seat] != counts[seat]]
    if not changed:
        return
    seat = changed[0]
    assert len(changed) == 1
    if game.counts[seat]:
        assert phase == REVEAL and game.phase == ROLL
        assert game.counts[seat] - counts[seat] == (1 if seat == outcome.gainer else -1)
        assert seat in (outcome.gainer, outcome.loser)


def assert_check_agrees(game, seat, chance):
    legal = list(game.legal_actions(seat))
    assert legal == sorted(set(legal)) == list(game.view(seat).legal)
    everything = chance.below(50) == 0
    some = ACTIONS if everything else [chance.below(BURN + 40) - 2 for _ in range(20)] + legal[:8]
    for action in some:
        assert (game.check(action, seat) == 0) == (action in legal), action
    if seat == game.turn:
        for face in range(-1, game.rules.sides + 2):
            bids = [action >> 4 for action in legal if 15 < action < BURN and action & 15 == face]
            assert game.lowest(face) == min(bids, default=0)
            assert bids == list(range(min(bids), sum(game.counts) + 1)) if bids else True
    refused = next((action for action in some if action not in legal), None)
    if refused is not None:
        before = game.pack()
        with pytest.raises(ValueError):
            game.apply(refused, seat)
        assert game.pack() == before
    if game.phase not in (ROLL, BID) or game.phase == ROLL and game.must_raise():
        assert not legal
    elif game.phase == BID and seat == game.turn and game.all_rolled():
        assert legal


def assert_view_hides(game, copy, seat, chance):
    """Other dice where this seat sees none: it sees the same."""
    throw_what_is_hidden(game, copy, seat, chance)
    assert vars(copy.view(seat)) == vars(game.view(seat))


def assert_record_replays(text, packed, chance):
    """As a whole, and cut after any event: a step that rolled many cups has several lines."""
    assert replay(text).pack() == packed[-1]
    lines = text.split("\n")
    first = next(n for n, line in enumerate(lines) if line[:4] == "seat")
    cut = first + len(NAMES) + chance.below(len(lines))
    state = replay("\n".join(lines[:cut])).pack()
    assert state in packed or "rolls" in lines[cut - 1]
