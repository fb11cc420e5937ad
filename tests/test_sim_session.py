# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The headless Session: its keys, its clock, what it reads from the screen, and the power."""

import sim  # noqa: F401  before anything draws: it makes displayio as strict as the device's

# isort: split
import displayio
import pytest
from adafruit_display_text import label

from dudo.ui import events, font, look, sprites
from dudo.ui.events import HELD, RELEASED, SHAKE, STILL, TICK, UP, A, B
from hardware.store import SETTINGS
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


def showing(*layers):
    """A program that shows these layers and then does nothing more."""

    def program(device):
        group = displayio.Group()
        for layer in layers:
            group.append(layer)
        device.display.root_group = group
        device.display.refresh()
        while True:
            yield None

    return program


def text_of(*layers):
    return Session(program=showing(*layers)).text().split("\n")


def line(text, **place):
    grid = displayio.TileGrid(
        font.sheet(),
        pixel_shader=look.palette(look.INK),
        width=len(text),
        tile_width=font.WIDTH,
        tile_height=font.HEIGHT,
        **place,
    )
    for i, character in enumerate(text):
        grid[i] = font.tile(character)
    return grid


def dice(tiles, **place):
    size = 16
    grid = displayio.TileGrid(
        sprites.sheet(size, 6),
        pixel_shader=sprites.plain(),
        width=len(tiles),
        tile_width=size,
        tile_height=size,
        **place,
    )
    for i, tile in enumerate(tiles):
        grid[i] = tile
    return grid


def words(text, **place):
    return label.Label(font.FONT, text=text, **place)


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
    assert heard == [(ms, TICK) for ms in range(1, 6)]


def test_a_hold_and_its_timers_in_their_order():
    program, heard = listening(pause=300)
    Session(program=program).hold("B", 800)
    assert heard == [(0, B), (300, TICK), (500, B | HELD), (800, TICK), (800, B | RELEASED)]


def test_an_arrow_held_repeats():
    program, heard = listening()
    Session(program=program).hold("UP", 700)
    assert heard == [(0, UP), (400, UP), (520, UP), (640, UP), (700, UP | RELEASED)]


def test_a_shake_lasts_and_ends():
    program, heard = listening(pause=500)
    Session(program=program).shake(900)
    assert heard == [(0, SHAKE), (500, TICK), (900, STILL)]


def test_face_down_and_up():
    program, heard = listening()
    session = Session(program=program)
    session.face_down()
    session.face_up()
    assert heard == [(0, events.FACE_DOWN), (0, events.FACE_UP)]


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
            spans.append(device.since(start))

    Session(program=program).wait(70_000)
    assert spans == list(range(1000, 70_001, 1000))


# What can be read.
def test_labels_and_lines_one_row_each():
    assert text_of(words("¡Dudo!", y=40), line("¿Qué? ▲   ", y=4)) == ["¿Qué? ▲", "¡Dudo!"]


def test_a_row_is_read_from_left_to_right():
    rows = text_of(line("14 dice", x=100, y=4), words("Luis", x=2, y=9), line("5 ×", x=50, y=6))
    assert rows == ["Luis 5 × 14 dice"]


def test_a_label_of_two_lines_is_two_rows():
    assert text_of(words("There are 4.\n5 claimed.", y=40)) == ["There are 4.", "5 claimed."]


def test_dice_hidden_dice_and_wild_aces():
    row = dice([3, sprites.CUP, sprites.WILD, sprites.BLANK, 1], y=20)
    assert text_of(row) == ["[3] [?] [1*] [1]"]


def test_large_and_small_text_on_one_line():
    assert text_of(words("5", x=2, y=40, scale=2), dice([4], x=40, y=32)) == ["5 [4]"]


def test_groups_move_and_enlarge_what_is_in_them():
    inner = displayio.Group(x=0, y=10, scale=2)
    inner.append(line("low", y=20))
    assert text_of(inner, line("high", y=40), line("beside", x=60, y=55)) == ["high", "low beside"]


def test_what_is_hidden_or_beside_the_panel_is_not_read():
    hidden = displayio.Group()
    hidden.append(line("no"))
    hidden.hidden = True
    dark = line("nor this", y=30)
    dark.hidden = True
    assert text_of(hidden, dark, line("left", x=-60, y=50), line("below", y=130)) == [""]


def test_the_real_titles_can_be_read():
    session = Session(lang="es")
    assert "DUDO" in session.text() and session.screen == "title"
    assert any(session.frame()) and session.game is None


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
    from PIL import Image

    session = Session(program=showing(words("hola", y=40)))
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
        ({"players": 4, "bots": 2, "preset": "chile"}, (4, 2, "chile")),
        ({"players": 2}, (2, 0, None)),
        ({"preset": "mesa"}, (3, 0, "mesa")),
        ({"bots": 4}, (5, 4, None)),
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


# The power.
def keeper(device):
    """Keeps a count of its presses, and shows that it is on."""
    device.pixels.fill((9, 9, 9))
    device.pixels.show()
    device.display.root_group = displayio.Group()
    device.display.root_group.append(words(f"{device.store.load(SETTINGS)}", y=40))
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


@pytest.mark.parametrize("board", ["pygamer", "pico_tft"])
@pytest.mark.parametrize("stage, kept", [("before", "b'1'"), ("erased", "None"), ("torn", "None")])
def test_the_power_fails_in_a_write(board, stage, kept):
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
