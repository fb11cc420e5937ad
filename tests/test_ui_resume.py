# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A game survives the battery, and no power cut is a way out: see docs/saves.md."""

import random
import re

import pytest

from dudo import BID, REVEAL
from dudo.ui.table import SLOT as GAME
from dudo.ui.table import Table
from dudo.ui.words.en import NAMES
from hardware.store import Store
from sim.headless import Session, load_code
from sim.nvm import STAGES, PowerCut
from tools.saves import rows

BOARDS = ("pygamer", "pico_oled")  # of each kind of memory one
KEYS = {  # what people press on a screen; on the others A
    "turn": ("UP", "DOWN", "DOWN", "DOWN", "LEFT", "A", "A", "A"),
    "burn": ("UP", "LEFT", "A"),
    "cup": ("shake", "shake", "DOWN"),
    "rolloff": ("shake", "A"),
    "pass": ("A", "A", "A", "DOWN"),
}


def unseen(device):
    """The program on a device whose panel draws nothing, which takes most of the time."""
    device.display.refresh = lambda: True
    yield from load_code().program(device)


def step(session, keys):
    """One deed of somebody who plays at random."""
    key = keys.choice(KEYS.get(session.screen, ("A",)))
    if key == "shake":
        session.shake(900)
    else:
        session.press(key)
    session.wait(400)


def saved(session):
    """The table in the memory, or None."""
    nvm = type(session.device.nvm)(session.nvm)
    store = Store(nvm, nvm.appends)
    return Table.unpack(store.load(GAME), NAMES, store) if store.load(GAME) else None


def off_and_on(session):
    session.power_cut()
    assert session.screen == "" and session.game is None
    session.power_on()


def dice_seen(session):
    return re.findall(r"\[(\d)\*?\]", session.text())


def plays_on(session, keys, screen="over"):
    """Plays until that screen."""
    for _ in range(3000):
        if session.screen == screen:
            return
        step(session, keys)
    raise AssertionError(f"never came to {screen}")


GAMES = [  # board, options, what the hands do
    (board, {"preset": preset, "players": players, "bots": bots}, seed)
    for board in BOARDS
    for seed, (preset, players, bots) in enumerate(
        [("clasico", 3, 0), ("chile", 2, 0), ("perudo", 3, 1), ("mesa", 2, 1)]
    )
]


@pytest.mark.parametrize("board, options, seed", GAMES)
def test_at_every_moment_what_was_seen_is_saved(board, options, seed):
    """Whatever the power does: once dice may be seen they are saved, and once cups are lifted
    the call is."""
    session = Session(board=board, program=unseen, seed=seed, **options)
    keys = random.Random(seed)
    rolled = None
    while session.screen != "over":
        step(session, keys)
        game, table = session.game, saved(session)
        if game.phase == REVEAL:
            assert table.game.pack() == game.pack()
        elif game.phase == BID:
            if rolled != session.device.app.table.round:
                rolled, cups = session.device.app.table.round, bytes(game.cups)
            if session.device.nvm.appends:
                assert table.game.pack() == game.pack()
            else:
                assert bytes(table.game.cups) == cups and not table.game.standing
            assert table.round == rolled
            assert table.spare == session.device.app.table.spare
            assert table.people == session.device.app.table.people
    assert saved(session) is None
    off_and_on(session)
    assert session.screen == "title"


def cuts(session, keys):
    """Plays a game to its end; yields for each write and stage (may_lose, before, after, bytes):
    what the memory is left with if the power fails there, and what was saved (Table.pack())
    before that write and after it."""
    nvm = session.device.nvm
    write = nvm._write
    writes = []

    def noted(start, stop, value):
        writes.append((bytes(nvm.content), start, stop, value))
        write(start, stop, value)

    nvm._write = noted
    plays_on(session, keys)
    for content, start, stop, value in writes:
        for stage in STAGES:
            memory = type(nvm)(content)
            memory.cut_in, memory.stage = 1, stage
            erases = memory._must_erase(content[start:stop])
            with pytest.raises(PowerCut):
                memory[start:stop] = value
            whole = type(nvm)(content)
            whole[start:stop] = value
            yield (
                erases and stage != "before",
                Store(type(nvm)(content), nvm.appends).load(GAME),
                Store(whole, nvm.appends).load(GAME),
                bytes(memory.content),
            )


@pytest.mark.parametrize("board, options, seed", GAMES[:2] + GAMES[4:6])
def test_cut_at_every_write_and_stage(board, options, seed):
    session = Session(board=board, program=unseen, seed=seed, **options)
    found = set()
    for number, (may_lose, before, after, left) in enumerate(cuts(session, random.Random(seed))):
        again = Session(board=board, program=unseen, nvm=left)
        found.add(again.screen)
        if again.screen == "title":
            assert may_lose or not before
        else:
            assert again.screen == "resume" and dice_seen(again) == []
            packed = again.device.app.table.pack()
            assert packed in (before, after)
            again.press("A")
            assert again.screen == "pass" and dice_seen(again) == []
        assert again.serial == ""
        if number % 10 == 0:  # and it can be played on
            for _ in range(30):
                step(again, random.Random(number))
            assert again.screen not in ("error", "")
        again.close()
    assert found == {"resume", "title"}


def plays_plainly(session):
    """The lowest bid, and dudo on any bid."""
    if session.screen in ("cup", "rolloff"):
        session.shake(900)
    elif session.screen == "turn" and session.game.standing:
        for key in ("DOWN", "A", "A"):
            session.press(key)
    else:
        session.press("A")
    session.wait(800)


def revealed(session, cut_at):
    """All cups lifted in a whole game, round by round, and who lost a die. The power fails for a
    moment after every deed whose number `cut_at` divides, from the first round on."""
    rounds = {}
    for deed in range(1, 700):
        if session.screen == "over":
            return rounds
        if session.screen == "reveal":
            table = session.device.app.table
            rounds[table.round] = bytes(table.game.cups), table.game.outcome.loser
        plays_plainly(session)
        if deed % cut_at == 0 and saved(session):
            off_and_on(session)
            assert session.screen == "resume" and dice_seen(session) == []
    raise AssertionError("it never ends")


@pytest.mark.parametrize("cut_at", (7, 8, 9, 11, 13, 17))
@pytest.mark.parametrize("board", BOARDS)
def test_the_same_dice_fall_and_the_same_seats_lose_however_often_the_power_fails(board, cut_at):
    options = {"board": board, "preset": "plano", "players": 2, "seed": cut_at, "program": unseen}
    without = revealed(Session(**options), 5000)
    assert revealed(Session(**options), cut_at) == without and len(without) > 4


def test_saving_wears_the_memory_no_more_than_it_may():
    for what, value, bound in rows():
        if bound:
            assert float(value) <= float(bound.split()[-1]), what
