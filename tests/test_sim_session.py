# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The headless Session: its keys, its clock, its dice, its options, and its log."""

import pytest
from PIL import Image

from dudo.ui import events
from dudo.ui.events import HELD, RELEASED, SHAKE, STILL, TICK, UP, A, B
from hardware.device import TICKS
from sim.headless import Session

WRAP = 1 << 29


def listening(pause=None, heard=None, keep=lambda device, event: None):
    """A program that notes (ms since power-on, event) and asks for the same pause each time."""
    heard = [] if heard is None else heard

    def program(device):
        while True:
            event = yield pause
            heard.append((device.now, event))
            keep(device, event)

    return program, heard


# Keys and time.
def test_a_press_is_down_sixty_milliseconds_up():
    program, heard = listening()
    Session(program=program).press("A")
    assert heard == [(0, A), (60, A | RELEASED)]


@pytest.mark.parametrize("name", ["A", "B", "UP", "DOWN", "LEFT", "RIGHT", "MENU"])
def test_every_key(name):
    program, heard = listening()
    session = Session(program=program)
    session.down(name)
    session.up(name)
    assert heard == [(0, getattr(events, name)), (0, getattr(events, name) | RELEASED)]


def test_timers_stand_still_while_keys_are_pressed():
    program, heard = listening(pause=50)
    session = Session(program=program)
    for _ in range(10):
        session.press("B")
    assert TICK not in [event for _, event in heard]
    session.wait(0)
    assert heard[-1] == (600, B | RELEASED)
    session.wait(50)
    assert heard[-1] == (650, TICK)


def test_ticks_come_when_the_pause_is_over():
    program, heard = listening(pause=40)
    session = Session(program=program)
    session.wait(100)
    session.wait(20)
    assert heard == [(40, TICK), (80, TICK), (120, TICK)]
    assert session.device.now == 120


def test_without_a_pause_there_is_no_tick():
    program, heard = listening()
    Session(program=program).wait(10_000)
    assert heard == []


def test_a_pause_of_nothing_does_not_stop_the_clock():
    program, heard = listening(pause=0)
    Session(program=program).wait(5)
    assert {event for _, event in heard} == {TICK}
    assert sorted({ms for ms, _ in heard}) == list(range(6))


def test_a_few_pauses_of_nothing_take_no_time():
    heard = []

    def program(device):
        for _ in range(20):
            heard.append((device.now, (yield 0)))
        yield

    Session(program=program)
    assert heard == [(0, TICK)] * 20


def test_a_hold_and_its_timers_in_their_order():
    program, heard = listening(pause=300)
    Session(program=program).hold("B", 800)
    assert heard == [(0, B), (300, TICK), (500, B | HELD), (800, TICK), (800, B | RELEASED)]


def test_an_arrow_held_repeats():
    program, heard = listening()
    Session(program=program).hold("UP", 700)
    assert heard == [(0, UP), (400, UP), (520, UP), (640, UP), (700, UP | RELEASED)]


def test_a_shake_is_felt_while_it_lasts_and_ends_a_little_later():
    program, heard = listening(pause=500)
    Session(program=program).shake(900)
    assert [event for _, event in heard] == [SHAKE, TICK, STILL]
    assert 0 < heard[0][0] <= 300
    assert 900 < heard[-1][0] <= 1400


def test_a_shake_too_short_is_not_felt():
    program, heard = listening()
    Session(program=program).shake(100)
    assert heard == []


def test_a_shake_across_the_wrap_of_the_clock():
    program, heard = listening()
    session = Session(program=program)
    session.wait(64_500)
    session.shake(900)
    assert [event for _, event in heard] == [SHAKE, STILL]


def test_nobody_feels_a_shake_without_a_sensor():
    program, heard = listening()
    session = Session(program=program)
    session.device.motion = False
    session.shake(900)
    session.face_down()
    assert heard == [] and session.device.now == 900


def test_face_down_and_up():
    program, heard = listening()
    session = Session(program=program)
    session.face_down()
    session.face_up()
    session.face_up()
    assert [event for _, event in heard] == [events.FACE_DOWN, events.FACE_UP]
    assert 280 <= heard[0][0] <= 340


def test_a_shake_may_loosen_the_plug_of_the_sensor():
    game = Session(players=2, preset="plano", seed=2)
    for _ in range(2):
        game.press("A")
    game.device.sensor.shake(True)
    game.wait(300)
    game.device.sensor.unplugged = True
    game.shake(300)
    assert game.device.motion is False
    assert game.screen == "turn"


def test_a_key_that_is_down_cannot_go_down_again():
    program, heard = listening()
    session = Session(program=program)
    session.down("A")
    session.down("A")
    session.up("A")
    session.up("A")
    assert [event for _, event in heard] == [A, A | RELEASED]


def test_the_program_may_forget_the_keys():
    def forget(device, event):
        if event == A:
            assert device.keys.held(A)
            device.keys.clear()

    program, heard = listening(keep=forget)
    session = Session(program=program)
    session.hold("A", 1000)
    assert heard == [(0, A)]


def test_the_tick_counter_wraps_a_minute_after_power_on():
    ticks = []
    program, _ = listening(pause=1000, keep=lambda device, event: ticks.append(device.ticks_ms()))
    Session(program=program).wait(67_000)
    assert ticks[0] == WRAP - 64_000
    assert ticks[62:66] == [WRAP - 2000, WRAP - 1000, 0, 1000]


def test_time_is_measured_across_the_wrap():
    spans = []

    def program(device):
        start = device.ticks_ms()
        while True:
            yield 1000
            spans.append((device.ticks_ms() - start) & TICKS)

    Session(program=program).wait(70_000)
    assert spans == list(range(1000, 70_001, 1000))


# What leaves the device.
def everything(device):
    device.pixels[0] = (255, 0, 9)
    device.pixels.show()
    device.sound.play(b"\x2c\x0a\xff")
    print("hola")
    yield 100
    device.pixels.fill(0)
    device.pixels.show()
    yield None


def test_the_log_holds_all_that_leaves_with_its_time():
    session = Session(program=everything)
    assert session.pixels == [(255, 0, 9)] + [(0, 0, 0)] * 4
    session.wait(100)
    assert session.pixels == [(0, 0, 0)] * 5
    lights = b"\0\xff\x09" + bytes(12)
    rest = [(0, "lights", lights), (0, "sound", b"\x2c\x0a\xff"), (100, "lights", bytes(15))]
    assert [entry for entry in session.log if entry[1] != "serial"] == rest
    assert session.serial == "hola\n"


def test_the_picture_is_the_panels_and_can_be_saved(tmp_path):
    session = Session()
    assert len(session.frame()) == 160 * 128 * 3 and any(session.frame())
    session.png(tmp_path / "a.png", scale=1)
    with Image.open(tmp_path / "a.png") as picture:
        assert picture.tobytes() == session.frame()
    session.png(tmp_path / "b.png")
    with Image.open(tmp_path / "b.png") as picture:
        assert picture.size == (640, 512)


def test_the_same_deeds_leave_the_same_log():
    logs = []
    for _ in range(2):
        session = Session(players=3, preset="clasico", seed=5)
        session.press("A")
        session.shake(900)
        session.wait(3000)
        logs.append(session.log)
    assert logs[0] == logs[1] and len(logs[0]) > 10


def test_handhelds_live_side_by_side():
    first, second = Session(lang="en"), Session(lang="es")
    before = second.frame()
    first.press("A")
    assert first.frame() != before and second.frame() == before


# Dice.
def test_scripted_dice_go_on_as_fair_ones():
    rolls = []

    def program(device):
        rolls.append([device.dice.die(6) for _ in range(62)])
        yield None

    for seed in (1, 1, 2):
        Session(program=program, dice="61", seed=seed)
    assert all(roll[:2] == [6, 1] for roll in rolls)
    assert all(set(roll[2:]) == {1, 2, 3, 4, 5, 6} for roll in rolls)
    assert rolls[0] == rolls[1] != rolls[2]


def test_other_random_bytes_do_not_follow_the_dice():
    taken = []

    def program(device):
        if taken:
            device.dice.die(6)
        taken.append(device.urandom(8))
        yield None

    Session(program=program)
    Session(program=program)
    assert taken[0] == taken[1] and len(taken[0]) == 8


# Options.
@pytest.mark.parametrize(
    "options, names",
    [
        ({"board": "gameboy"}, "board.*pygamer.*gameboy"),
        ({"lang": "fr"}, "lang.*en.*fr"),
        ({"preset": "tejas"}, "preset.*chile.*tejas"),
        ({"players": 1}, "players.*2.*8.*1"),
        ({"players": 9}, "players.*9"),
        ({"players": 0}, "players.*0"),
        ({"players": "3"}, "players.*'3'"),
        ({"players": 3, "bots": 3}, "bots with 3 players.*3"),
        ({"bots": -1}, "bots.*-1"),
        ({"bot": "mago"}, "bot.*prudente.*mago"),
        ({"bot": "farol", "bots": 0}, "bots.*0"),
        ({"dice": "607"}, "dice.*'0'"),
        ({"nvm": bytes(9000)}, "nvm.*8192"),
    ],
)
def test_an_option_that_cannot_be(options, names):
    with pytest.raises(ValueError, match=names) as caught:
        Session(**options)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "options, table",
    [
        ({}, None),
        ({"players": 4, "bots": 2, "preset": "chile"}, (4, 2, "chile", "")),
        ({"players": 2}, (2, 0, None, "")),
        ({"preset": "mesa"}, (3, 0, "mesa", "")),
        ({"bots": 4}, (5, 4, None, "")),
        ({"bot": "prudente"}, (3, 1, None, "prudente")),
    ],
)
def test_a_table_skips_the_set_up(options, table):
    tables = []

    def program(device):
        tables.append((device.table, device.defaults))
        yield None

    Session(program=program, lang="es", **options)
    assert tables == [(table, {"language": "es"})]


@pytest.mark.parametrize("press", ["press", "down", "up"])
def test_an_unknown_key(press):
    with pytest.raises(ValueError, match="key.*MENU.*'START'"):
        getattr(Session(program=listening()[0]), press)("START")
