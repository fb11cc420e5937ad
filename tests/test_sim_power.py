# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The power of a Session fails, at once or in the middle of a write, and comes back."""

import sim  # noqa: F401  before anything draws: it makes displayio as strict as the device's

# isort: split
import displayio
import pytest
from adafruit_display_text import label

from dudo.ui import font
from dudo.ui.events import A
from dudo.ui.settings import SLOT as SETTINGS
from sim.headless import Session

WRAP = 1 << 29


def keeper(device):
    """Keeps a count of its presses, and shows that it is on."""
    device.pixels.fill((9, 9, 9))
    device.pixels.show()
    device.display.root_group = displayio.Group()
    device.display.root_group.append(
        label.Label(font.FONT, text=str(device.store.load(SETTINGS)), y=40)
    )
    device.display.refresh()
    presses = 0
    try:
        while True:
            event = yield 100
            if event == A:
                presses += 1
                device.store.save(SETTINGS, b"%d" % presses)
    finally:
        device.store.save(SETTINGS, b"on the way out")


@pytest.mark.parametrize("stage", ["before", "erased", "torn"])
@pytest.mark.parametrize("board, erases", [("pygamer", True), ("pico_tft", False)])
def test_the_power_fails_in_a_write(board, erases, stage):
    kept = "None" if erases and stage != "before" else "b'1'"
    session = Session(program=keeper, board=board)
    session.power_cut(at_write=2, stage=stage)
    session.press("A")
    assert session.text() == "None"
    session.press("A")
    assert_dead(session)
    session.power_on()
    assert session.text() == kept and any(session.frame())


def assert_dead(session):
    log = len(session.log)
    session.press("A")
    session.wait(1000)
    session.shake(500)
    assert session.text() == "" and session.screen == "" and session.game is None
    assert not any(session.frame()) and session.pixels == [(0, 0, 0)] * 5
    assert len(session.log) == log


def test_the_power_fails_at_once():
    session = Session(program=keeper)
    session.press("A")
    session.power_cut()
    assert_dead(session)
    session.power_on()
    assert session.text() == "b'1'"


def test_after_power_on_the_clock_starts_again():
    session = Session(program=keeper)
    session.wait(5000)
    session.power_cut()
    session.power_on()
    assert session.device.now == 0 and session.device.ticks_ms() == WRAP - 65_000
    assert [ms for ms, _, _ in session.log] == [0] * len(session.log)


def test_power_on_with_the_power_on_does_nothing():
    session = Session(program=keeper)
    session.press("A")
    session.power_on()
    assert session.text() == "None"


@pytest.mark.parametrize("wish", [{"at_write": 0}, {"at_write": 1, "stage": "half"}])
def test_a_power_cut_that_cannot_be(wish):
    with pytest.raises(ValueError):
        Session(program=keeper).power_cut(**wish)


def test_the_memory_starts_another_handheld():
    session = Session(program=keeper)
    session.press("A")
    again = Session(program=keeper, nvm=session.nvm)
    assert again.text() == "b'1'" and len(session.nvm) == 8192


def test_close_ends_the_program():
    session = Session(program=keeper)
    session.close()
    session.press("A")
    assert session.device.store.load(SETTINGS) == b"on the way out"


def test_a_program_that_ends_leaves_the_handheld_still():
    def program(device):
        yield None

    session = Session(program=program)
    session.press("A")
    session.wait(100)
    assert session.device.now == 160
