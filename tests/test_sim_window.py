# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The window, on SDL's dummy screen: hands, keys and pictures of it."""

import re
from pathlib import Path

import pygame
import pytest

from dudo.ui import events
from dudo.ui.events import FACE_DOWN, FACE_UP, MENU, RELEASED, SHAKE, STILL, TICK, UP, A, B
from dudo.ui.settings import LANGUAGES
from hardware.device import TICKS
from sim import keys, sound, window
from sim.case import BUTTON, Case
from sim.hands import CALM, Hands
from sim.sensor import Sensor

KEYDOWN, KEYUP = pygame.KEYDOWN, pygame.KEYUP


def post(kind, **values):
    pygame.event.post(pygame.event.Event(kind, **values))


def in_window(doing, **options):
    """Runs ``doing(device)`` as the game of an open window."""
    window.play(type("Code", (), {"main": staticmethod(doing)}), **options)


def test_the_keyboard_plays_the_handheld():
    def doing(device):
        post(KEYDOWN, key=pygame.K_z)
        post(KEYUP, key=pygame.K_z)
        post(KEYDOWN, key=pygame.K_TAB)
        heard.extend(device.wait(None) for _ in range(3))
        assert device.keys.held(MENU) and not device.keys.held(A)

    heard = []
    in_window(doing)
    assert heard == [A, A | RELEASED, MENU]


SPACE, F = pygame.K_SPACE, pygame.K_f
DEEDS = ((KEYDOWN, SPACE), (KEYUP, SPACE), (KEYDOWN, F), (KEYDOWN, F))


def test_space_shakes_and_f_turns_it_over():
    def doing(device):
        for kind, key in DEEDS:
            post(kind, key=key)
            heard.append(device.wait(None))

    heard = []
    in_window(doing)
    assert heard == [SHAKE, STILL, FACE_DOWN, FACE_UP]


def test_a_pause_ends_with_a_tick():
    def doing(device):
        before = device.ticks_ms()
        heard.append(device.wait(20))
        heard.append((device.ticks_ms() - before) & TICKS >= 20)

    heard = []
    in_window(doing)
    assert heard == [TICK, True]


def test_the_mouse_presses_buttons():
    def doing(device):
        view = device.window
        left, top = view._corner()
        x, y = view.case.buttons[B]
        place = (left + x * view.scale, top + y * view.scale)
        post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        post(pygame.MOUSEBUTTONUP, pos=place, button=1)
        heard.extend(device.wait(None) for _ in range(2))

    heard = []
    in_window(doing)
    assert heard == [B, B | RELEASED]


def test_the_mouse_shakes_the_case():
    def doing(device):
        post(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)
        post(pygame.MOUSEMOTION, pos=(200, 5), rel=(195, 0), buttons=(1, 0, 0))
        device.window.look()
        shaken.append(device.sensor.shaken)
        post(pygame.MOUSEBUTTONUP, pos=(200, 5), button=1)
        device.window.look()
        shaken.append(device.sensor.shaken)

    shaken = []
    in_window(doing)
    assert shaken == [True, False]


def test_keys_are_let_go_when_the_window_is_left():
    def doing(device):
        post(KEYDOWN, key=pygame.K_UP)
        post(pygame.WINDOWFOCUSLOST)
        heard.extend(device.wait(None) for _ in range(2))

    heard = []
    in_window(doing)
    assert heard == [UP, UP | RELEASED]


def test_escape_leaves_the_second_time_only():
    def doing(device):
        post(KEYDOWN, key=pygame.K_ESCAPE)
        post(KEYDOWN, key=pygame.K_z)
        heard.append(device.wait(None))
        post(KEYDOWN, key=pygame.K_ESCAPE)
        heard.append(device.wait(20))
        post(KEYDOWN, key=pygame.K_ESCAPE)
        heard.append(device.wait(None))

    heard = []
    in_window(doing)
    assert heard == [A, TICK]


def seen(device):
    device.window.draw()
    return pygame.image.tobytes(device.window.surface, "RGB")


@pytest.mark.parametrize("board", ["pygamer", "pico_oled"])
def test_what_is_drawn_follows_the_device(board):
    def doing(device):
        pictures.append(seen(device))
        device.pixels[2] = (255, 160, 0)
        device.pixels.show()
        pictures.append(seen(device))
        device.touch(A, True)
        pictures.append(seen(device))
        for key in (pygame.K_F1, pygame.K_f):
            post(KEYDOWN, key=key)
            device.window.look()
            pictures.append(seen(device))

    pictures = []
    in_window(doing, board=board)
    assert len(set(pictures)) == 5


def test_help_hides_again_with_a_key_that_does_nothing_else():
    def doing(device):
        for key in (pygame.K_F1, pygame.K_F1, pygame.K_F1, pygame.K_z):
            post(KEYDOWN, key=key)
            device.window.look()
            pictures.append(seen(device))
        assert device.wait(20) == TICK and not device.keys.held(A)

    pictures = []
    in_window(doing)
    assert pictures[0] == pictures[2] != pictures[1] == pictures[3]


def test_the_first_key_takes_the_greeting_away_and_is_heard():
    def doing(device):
        pictures.append(seen(device))
        post(KEYDOWN, key=pygame.K_TAB)
        assert device.wait(20) == MENU
        device.touch(MENU, False)
        pictures.append(seen(device))

    pictures = []
    in_window(doing)
    assert pictures[0] != pictures[1]


def test_the_panel_is_enlarged_by_whole_numbers():
    def doing(device):
        device.panel.picture[:] = b"\x12\x34\x56" * (160 * 128)
        view = device.window
        view.shows_help = False  # it covers part of the panel
        seen(device)
        left, top = view._corner()
        panel = view.case.panel
        for x, y in ((panel.left, panel.top), (panel.right - 1, panel.bottom - 1)):
            place = left + x * view.scale, top + y * view.scale
            colors.append(view.surface.get_at(place)[:3])
        view.smaller()
        scales.append(view.scale)

    colors, scales = [], []
    in_window(doing)
    assert colors == [(0x12, 0x34, 0x56)] * 2 and scales == [1]


def test_a_picture_is_saved_and_named(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)

    def doing(device):
        for _ in range(2):
            post(KEYDOWN, key=pygame.K_F12)
            device.window.look()

    in_window(doing)
    names = ["dudo-001.png", "dudo-002.png"]
    assert sorted(path.name for path in Path(".").iterdir()) == names
    assert capsys.readouterr().out.splitlines() == [f"saved {tmp_path / name}" for name in names]


def test_the_real_game_runs_until_the_window_is_closed(capsys):
    pygame.display.init()
    post(KEYDOWN, key=pygame.K_z)
    post(pygame.QUIT)
    window.play(lang="es", seed=1)
    assert not pygame.display.get_init() and capsys.readouterr().err == ""


def test_no_screen_is_told(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "nothing-like-that")
    with pytest.raises(window.NoScreen):
        window.play()


class Touched:
    """A device that notes what hands do to it."""

    def __init__(self):
        self.deeds = []
        self.sensor = Sensor(lambda: 0)

    def touch(self, key, pressed):
        self.deeds.append((key, pressed))


def test_two_fingers_on_one_key():
    device = Touched()
    hands = Hands(device)
    hands.press("z", A)
    hands.press("return", A)
    hands.lift("z")
    assert (A, False) not in device.deeds
    hands.lift("return")
    assert device.deeds[-1] == (A, False)


def test_a_case_no_longer_pulled_comes_to_rest():
    device = Touched()
    hands = Hands(device)
    hands.pull(99, now=1000)  # the mouse does not hold it
    hands.grasp()
    hands.pull(3, now=1000)
    assert not device.sensor.shaken
    hands.pull(99, now=1000)
    hands.pull(99, now=1100)
    hands.calm_down(now=1100 + CALM)
    assert device.sensor.shaken
    hands.calm_down(now=1101 + CALM)
    assert not device.sensor.shaken


@pytest.mark.parametrize("size", [(160, 128), (128, 64)])
def test_buttons_and_lights_have_room(size):
    case = Case(*size, lights=5)
    body = pygame.Rect(0, 0, *case.size)
    frame = case.panel.inflate(12, 12)
    places = list(case.buttons.values())
    for i, (x, y) in enumerate(places):
        button = pygame.Rect(x - BUTTON, y - BUTTON, 2 * BUTTON, 2 * BUTTON)
        assert body.contains(button) and not frame.colliderect(button)
        assert all((x - a) ** 2 + (y - b) ** 2 > (2 * BUTTON) ** 2 for a, b in places[:i])
    assert all(body.collidepoint(place) for place in case.lights)
    assert case.button_at(*case.panel.center) is None


def test_help_tells_of_every_key_in_every_language():
    names = {"K_z": "Z", "K_x": "X", "K_m": "M", "K_f": "F", "K_F11": "F11", "K_F12": "F12"}
    for lines in keys.HELP.values():
        told = re.findall(r"\w+", " ".join(key for key, _ in lines))
        assert all(name in told for name in names.values())
    for texts in (keys.HELP, keys.GREETING, keys.LEAVE, keys.FACE_DOWN, keys.F1):
        assert set(texts) == set(LANGUAGES)
    assert set(keys.HANDHELD.values()) == {*range(events.UP, events.MENU + 1)}


def test_every_key_has_something_to_do():
    assert all(callable(getattr(window.Window, deed)) for deed in keys.WINDOW.values())
    assert all(callable(getattr(Hands, deed)) for deed in keys.HANDS.values())


def test_a_tune_is_as_long_and_as_loud_as_it_says():
    tune = bytes((44, 10, 255, 0, 5, 255, 88, 10, 128))
    heard = sound.samples(tune)
    tenth = sound.RATE // 10
    assert len(heard) == tenth * 5 // 2
    first, rest, last = heard[:tenth], heard[tenth : -tenth or None], heard[-tenth:]
    assert max(first) == sound.LOUD and min(first) == -sound.LOUD
    assert set(rest) == {0} and max(last) == sound.LOUD * 128 // 255
    crossings = sum(a < 0 <= b for a, b in zip(first, first[1:]))
    assert abs(crossings - 44) <= 1


def test_notes_swell_and_fade():
    heard = sound.samples(bytes((44, 10, 255)))
    assert heard[0] == 0 and abs(heard[-1]) < sound.LOUD // 10


def test_half_a_note_is_no_note():
    assert len(sound.samples(b"\x2c\x0a")) == 0
