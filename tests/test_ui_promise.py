# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What docs/saves.md promises, told as the people at the table would see it."""

import re

import pytest

from dudo import BID, REVEAL, Rules
from dudo.bots import NAMES
from dudo.ui.screens.setup import SLOT as CHOSEN
from dudo.ui.settings import SLOT as SETTINGS
from dudo.ui.statistics import SLOT as STATISTICS
from dudo.ui.table import SLOT as GAME
from hardware.store import Store
from sim.headless import Session, load_code
from sim.nvm import Rp2Nvm, Samd51Nvm

BOARDS = ("pygamer", "pico_oled")  # of each kind of memory one


def press(session, keys):
    for key in keys.split():
        if key == "shake":
            session.shake(900)
        else:
            session.press(key)


def off_and_on(session):
    session.power_cut()
    session.power_on()


def dice_seen(session):
    return re.findall(r"\[(\d)\*?\]", session.text())


def two(board, preset="clasico", dice="61" + "22446" + "13333", **options):
    """Two at the table, the first of them about to make her first bid."""
    session = Session(board=board, preset=preset, players=2, dice=dice, **options)
    press(session, "A shake A A shake")
    assert session.screen == "turn"
    return session


def burns(session):
    """Shows one die and rolls the others again; returns the cup then."""
    press(session, "DOWN A A UP A shake")
    assert session.screen == "turn" and session.game.must_raise()
    return session.game.on_table(0), session.game.cup(0)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("more", ("", "55115", "5511" + "66666" + "11111"))
def test_a_burn_cannot_be_had_twice(board, more):
    """More: what the script has for the burn, if it has, and for what comes after."""
    session = two(board, dice="61" + "22446" + "13333" + more)
    first = burns(session)
    assert not more or first == ((2,), (5, 5, 1, 1))
    off_and_on(session)
    press(session, "A A")
    if not session.game.must_raise():  # the round has begun anew
        assert session.game.cup(0) == (2, 2, 4, 4, 6)
        assert burns(session) == first
    assert (session.game.on_table(0), session.game.cup(0)) == first


@pytest.mark.parametrize("board", BOARDS)
def test_a_script_goes_on_after_a_burn(board):
    session = two(board, dice="61" + "22446" + "13333" + "5511" + "44456" + "1234")
    burns(session)
    press(session, "A A DOWN DOWN A A A A A")
    assert session.screen == "pass"
    press(session, "A shake")
    assert session.game.phase == BID
    assert bytes(session.game.cups) == bytes((4, 4, 4, 5, 6, 1, 2, 3, 4, 0))


@pytest.mark.parametrize("board", BOARDS)
def test_no_loss_is_undone_once_it_was_called(board):
    session = two(board)
    press(session, "A A DOWN A A")
    assert session.screen == "reveal" and dice_seen(session) == []
    outcome = session.game.outcome
    off_and_on(session)
    assert session.screen == "resume" and dice_seen(session) == []
    assert "Luis: Dudo!" in session.text()
    press(session, "A")
    assert session.screen == "pass" and "LUIS" in session.text() and dice_seen(session) == []
    press(session, "A")
    assert session.screen == "reveal"
    assert session.game.phase == REVEAL and session.game.outcome == outcome
    press(session, "A A A")
    assert sorted(session.game.counts) == [4, 5]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("bot", (None, NAMES[-1]))
def test_each_bot_is_the_same_after_a_power_cut(board, bot):
    session = Session(board=board, preset="plano", players=4, bots=3, bot=bot, seed=5)
    press(session, "A shake")
    table = session.device.app.table
    styles = [table.style(seat) for seat in (1, 2, 3)]
    assert len(set(styles)) == (1 if bot else len(NAMES))
    off_and_on(session)
    press(session, "A")
    again = session.device.app.table
    assert again is not table and [again.style(seat) for seat in (1, 2, 3)] == styles


@pytest.mark.parametrize("board", BOARDS)
def test_a_bots_call_is_kept_before_it_is_said(board):
    session = Session(board=board, preset="plano", players=2, bots=1, seed=5)
    press(session, "A shake")
    for _ in range(9):
        press(session, "UP")
    press(session, "A")
    assert session.screen == "said" and session.game.phase == REVEAL
    off_and_on(session)
    assert session.screen == "resume" and session.game.phase == REVEAL


@pytest.mark.parametrize("board", BOARDS)
def test_who_plays_alone_is_asked_too_before_dice_are_shown(board):
    session = Session(board=board, preset="plano", players=2, bots=1, seed=5)
    press(session, "A shake")
    assert session.screen == "turn"
    cup = session.game.cup(0)
    off_and_on(session)
    assert session.screen == "resume" and session.device.app.table.is_bot(1)
    press(session, "A")
    assert session.screen == "pass" and "ROSA" in session.text()
    press(session, "A")
    assert session.screen == "turn" and session.game.cup(0) == cup


@pytest.mark.parametrize("board", BOARDS)
def test_a_new_game_takes_b_twice(board):
    session = two(board)
    off_and_on(session)
    press(session, "B")
    assert session.screen == "resume" and "B again" in session.text()
    press(session, "UP B")
    assert session.screen == "resume" and "B again" in session.text()
    off_and_on(session)  # nothing is lost by the first B
    assert session.screen == "resume"
    press(session, "B B")
    assert session.screen == "title" and session.game is None
    assert "No saved game" not in session.text()
    off_and_on(session)
    assert session.screen == "title"


@pytest.mark.parametrize("board", BOARDS)
def test_b_and_then_a_goes_on(board):
    session = two(board)
    off_and_on(session)
    press(session, "B A")
    assert session.screen == "pass" and session.game.phase == BID


@pytest.mark.parametrize("board", BOARDS)
def test_a_game_that_was_ended_or_left_is_gone(board):
    session = two(board)
    press(session, "MENU UP A A")
    assert session.screen == "title"
    off_and_on(session)
    assert session.screen == "title"


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("declare, special", (("DOWN", 2), ("DOWN DOWN", 3)))
def test_an_obligar_goes_on_as_it_was(board, declare, special):
    session = Session(board=board, preset="chile", players=2, dice="61" + "3" + "11223")
    press(session, "A shake")
    session.game.counts = (1, 5)
    press(session, f"A A DOWN {declare} A shake")
    assert session.game.special == special
    off_and_on(session)
    press(session, "A A")
    assert session.game.special == special and session.screen == "turn"
    session.down("B")
    assert dice_seen(session) == ([] if special == 3 else list("11223"))


@pytest.mark.parametrize("board", BOARDS)
def test_the_resume_screen_tells_nothing(board):
    one, other = two(board, seed=1), two(board, dice="61" + "11135" + "66665", seed=1)
    for session in (one, other):
        off_and_on(session)
        session.wait(3000)
        press(session, "B UP A")
        session.wait(3000)
        assert session.screen == "pass"
    assert one.nvm != other.nvm and one.game.pack() != other.game.pack()
    assert one.log == other.log


@pytest.mark.parametrize("lang, words", (("en", "No saved game"), ("es", "Sin partida guardada")))
@pytest.mark.parametrize("board", BOARDS)
def test_a_memory_that_was_emptied_or_never_ours_is_a_clean_start(board, lang, words):
    session = Session(board=board, lang=lang)
    size = len(session.nvm)
    for content in (None, b"", bytes(size), b"DUDO" + bytes(500), b"\x42" * size):
        session = Session(board=board, lang=lang, nvm=content)
        assert session.screen == "title" and words in session.text()
        assert session.serial == ""


def test_a_cut_within_an_erase_is_a_clean_start_that_says_so():
    session = two("pygamer")
    session.power_cut(at_write=1, stage="erased")
    press(session, "A A DOWN A A")
    assert session.screen == ""
    session.power_on()
    assert session.screen == "title" and "No saved game" in session.text()


@pytest.mark.parametrize("chip", (Samd51Nvm, Rp2Nvm))
def test_settings_outlive_a_damaged_game(chip):
    nvm = chip()
    store = Store(nvm, nvm.appends)
    store.save(SETTINGS, bytes((1, 0, 0, 1)))  # Spanish
    store.save(GAME, b"no game, yet a sound record")
    board = BOARDS[nvm.appends]
    for content in (nvm.content, nvm.content[:25]):
        session = Session(board=board, nvm=content)
        assert session.screen == "title" and "A: jugar" in session.text()


@pytest.mark.parametrize("board", BOARDS)
def test_what_breaks_goes_back_to_the_saved_game(board):
    session = two(board)
    cups = bytes(session.game.cups)
    session.device.app.refresh = None  # cannot be called
    session.press("LEFT")
    assert session.screen == "error"
    press(session, "A")
    assert session.screen == "resume"
    press(session, "A A")
    assert session.screen == "turn" and bytes(session.game.cups) == cups


@pytest.mark.parametrize("board", BOARDS)
def test_statistics_count_what_was_lifted(board):
    session = two(board)
    press(session, "A A DOWN A A")
    off_and_on(session)
    press(session, "B B MENU UP A")
    assert session.screen == "statistics"
    shown = session.text() + "".join([session.press("DOWN") or session.text() for _ in range(9)])
    for row in ("Games +0", "Rounds +1", "aces +1", "twos +2", "threes +4", "fours +2", "sixes +1"):
        assert re.search(row, shown), row
    numbers = Store(type(session.device.nvm)(session.nvm)).load(STATISTICS)
    assert numbers == b"".join(n.to_bytes(3, "big") for n in (0, 1, 1, 2, 4, 2, 0, 1) + (0,) * 6)


@pytest.mark.parametrize("board", BOARDS)
def test_a_device_that_can_keep_nothing_plays_all_the_same(board):
    def without(device):
        device.store = None
        yield from load_code().program(device)

    session = two(board, program=without)
    press(session, "A A DOWN A A")
    session.wait(5000)
    press(session, "A A A")
    assert sorted(session.game.counts) == [4, 5]
    press(session, "A MENU UP A A")
    assert session.screen == "title" and "No saved game" not in session.text()


@pytest.mark.parametrize("board", BOARDS)
def test_the_set_up_begins_with_what_was_chosen_last(board):
    session = Session(board=board)
    press(session, "A LEFT DOWN RIGHT RIGHT DOWN RIGHT DOWN RIGHT DOWN A RIGHT B UP A A")
    while session.game.phase != BID:  # the dice are the next write that is vital
        press(session, "shake A")
    chosen = session.game.rules
    off_and_on(session)
    press(session, "B B A A A")
    table = session.device.app.table
    assert table.people == 2 and [table.style(seat) for seat in (2, 3)] == ["prudente"] * 2
    assert table.rules == chosen != Rules.preset("chile")


def test_everybody_saves_in_a_slot_of_its_own():
    assert len({SETTINGS, STATISTICS, GAME, CHOSEN}) == 4


def test_a_choice_of_another_version_is_passed_over():
    session = Session(board="pico_oled")
    for kept in (b"", b"\x02", bytes(4), bytes((9, 0, 0, 0)) + bytes(4), b"\xff" * 8):
        session.device.store.save(CHOSEN, kept)
        press(session, "A")
        assert session.screen == "setup" and re.search("People.* 3 ", session.text())
        press(session, "B")
