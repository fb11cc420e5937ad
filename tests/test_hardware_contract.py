# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The Device contract, as hardware/device.py words it: four boards of fake parts, and the
simulator's. One test each for all of them."""

import inspect

import pytest
from adafruit_pixelbuf import PixelBuf
from fakes.boards import Bench

from dudo.ui.events import DOWN, HELD, LEFT, MENU, RELEASED, RIGHT, TICK, UP, A, B
from dudo.ui.settings import SLOT as SETTINGS
from hardware.device import TICKS, Device
from sim.device import SimulatedDevice

BOARDS = ("pygamer", "pybadge", "pico_oled", "pico_tft")
SIZES = {"pico_oled": (128, 64, 2)}  # the others:
COLOR_PANEL = (160, 128, 65536)
NOTES = b"\x2c\x03\x40\x00\x02\x00\x42\x02\x50"


class Simulated:
    """The simulator's device and the fingers on it."""

    def __init__(self, monkeypatch, name):
        self.device = SimulatedDevice(name)

    def press(self, key):
        self.device.touch(key, True)

    def release(self, key):
        self.device.touch(key, False)


def real(monkeypatch, name):
    bench = Bench(monkeypatch, name)
    bench.find()
    return bench


@pytest.fixture(params=[(make, name) for make in (real, Simulated) for name in BOARDS], ids=str)
def bench(request, monkeypatch):
    make, name = request.param
    made = make(monkeypatch, name)
    assert made.device.name == name
    return made


@pytest.fixture
def device(bench):
    return bench.device


def test_it_has_every_name_of_the_contract(device):
    assert isinstance(device, Device)
    for name, value in inspect.getmembers(Device):
        if not name.startswith("_"):
            assert callable(getattr(device, name)) == callable(value), name


def test_the_display_is_as_large_as_it_says_and_draws_only_when_told(device):
    size = (device.width, device.height, device.colors)
    assert size == SIZES.get(device.name, COLOR_PANEL)
    assert (device.display.width, device.display.height) == size[:2]
    assert device.display.auto_refresh is False


@pytest.mark.parametrize("key", [UP, DOWN, LEFT, RIGHT, A, B, MENU])
def test_a_key_goes_down_and_up(bench, device, key):
    bench.press(key)
    assert device.wait(100) == key
    assert device.keys.held(key)
    bench.release(key)
    assert device.wait(100) == key | RELEASED
    assert not device.keys.held(key)
    assert device.wait(20) == TICK


def test_a_key_held_for_half_a_second_is_held_and_an_arrow_repeats(bench, device):
    bench.press(A)
    assert [device.wait(None) for _ in range(2)] == [A, A | HELD]
    bench.release(A)
    device.wait(None)
    bench.press(LEFT)
    assert [device.wait(None) for _ in range(3)] == [LEFT, LEFT, LEFT]


def test_wait_waits_as_long_as_asked_and_not_longer(device):
    for ms in (1, 7, 60, 500):
        start = device.ticks_ms()
        assert device.wait(ms) == TICK
        assert ms <= (device.ticks_ms() - start) & TICKS <= ms + 5


def test_clear_forgets_what_is_queued_and_what_is_held(bench, device):
    bench.press(B)
    assert device.wait(10) == B
    bench.press(MENU)
    device.keys.clear()
    assert not device.keys.held(B)
    bench.release(B)
    assert device.wait(1000) == TICK


def test_time_goes_on_across_the_wrap_of_the_counter(device):
    start = device.ticks_ms()
    assert start < 1 << 29
    for _ in range(70):
        device.wait(1000)
    assert device.ticks_ms() < start
    assert 70_000 <= (device.ticks_ms() - start) & TICKS <= 70_350


def test_random_bytes(device):
    assert len(device.urandom(16)) == 16 and isinstance(device.urandom(1), bytes)
    assert len({device.urandom(8) for _ in range(20)}) == 20


def test_the_lights(device):
    assert isinstance(device.pixels, PixelBuf) and not device.pixels.auto_write
    assert len(device.pixels) == 5
    device.pixels.fill(0xFFC020)
    device.pixels.show()
    assert tuple(device.pixels[4]) == (0xFF, 0xC0, 0x20)


def test_a_tune_starts_and_the_game_goes_on(device):
    start = device.ticks_ms()
    assert device.sound.play(NOTES) is None
    assert (device.ticks_ms() - start) & TICKS == 0
    assert device.wait(100) == TICK


def test_what_is_saved_is_there_again(device):
    assert device.store.load(SETTINGS) is None
    device.store.save(SETTINGS, b"\1\0\1")
    assert device.store.load(SETTINGS) == b"\1\0\1"


def test_shaking_is_felt_and_no_game_is_on(device):
    assert device.motion
    assert device.table is None and device.app is None
    assert isinstance(device.defaults, dict)
