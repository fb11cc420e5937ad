# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What is felt: shakes and turns by the registers of a sensor, a tilt switch, plugs come loose."""

import pytest
from fakes import chip
from fakes.boards import Bench

from dudo.ui.events import FACE_DOWN, FACE_UP, HELD, RELEASED, SHAKE, STILL, A

WRAP = 65_000  # ms after power-on


def shake(bench, ms=1500, peak=3000, half_period=100):
    """Swings the sensor to and fro for so long; the events that were heard."""
    heard = []
    for step in range(ms // half_period):
        bench.lis3dh.gravity = (peak if step & 1 else -peak, 0, bench.up)
        heard += listen(bench, half_period)
    bench.lis3dh.gravity = (0, 0, bench.up)
    return heard + listen(bench, 1000)


def listen(bench, ms):
    """All events of the next so many milliseconds."""
    heard = []
    end = bench.clock.ms + ms
    while bench.clock.ms < end:
        event = bench.device.wait(end - bench.clock.ms)
        if event:
            heard.append(event)
    return heard


@pytest.mark.parametrize("name", ["pico_oled", "pico_tft", "pygamer", "pybadge"])
@pytest.mark.parametrize("start", [0, WRAP - 700], ids=["early", "across the wrap"])
def test_a_shake_from_the_registers_of_the_sensor(monkeypatch, name, start):
    bench = Bench(monkeypatch, name)
    bench.clock.ms += start - 2000
    bench.find()
    listen(bench, start - bench.clock.ms)
    assert shake(bench) == [SHAKE, STILL]


@pytest.mark.parametrize("start", [0, WRAP - 300], ids=["early", "across the wrap"])
def test_a_hold(monkeypatch, start):
    bench = Bench(monkeypatch, "pico_oled")
    bench.find()
    bench.clock.ms = start
    bench.press(A)
    assert bench.device.wait(10) == A
    assert bench.device.wait(495) == 0 and bench.device.wait(10) == A | HELD


def test_the_sensor_measures_beyond_a_hard_shake(monkeypatch):
    bench = Bench(monkeypatch, "pygamer")
    bench.find()
    assert bench.lis3dh.registers[0x23] >> 4 & 3 == 2  # CTRL_REG4: +-8 g


@pytest.mark.parametrize("name", ["pico_oled", "pygamer", "pybadge"])
def test_laid_on_its_face_and_turned_up(monkeypatch, name):
    bench = Bench(monkeypatch, name)
    bench.find()
    assert listen(bench, 1500) == []
    bench.lis3dh.gravity = (0, 0, -bench.up)
    assert listen(bench, 1500) == [FACE_DOWN]
    bench.press(A)
    assert listen(bench, 100) == [A]  # it has been seen face up: no reason to doubt the sensor
    assert listen(bench, 1500)[-1:] == [A | HELD]
    bench.lis3dh.gravity = (0, 0, bench.up)
    assert listen(bench, 2000) == [FACE_UP]


def test_a_sensor_that_is_mounted_the_other_way_round_is_found_out_by_a_key(monkeypatch):
    bench = Bench(monkeypatch, "pico_oled")
    bench.lis3dh.gravity = (0, 0, -1000)
    bench.find()
    assert listen(bench, 1500) == [FACE_DOWN]
    bench.press(A)
    bench.device.wait(10)
    bench.release(A)
    assert listen(bench, 2000) == [A | RELEASED, FACE_UP]
    bench.lis3dh.gravity = (0, 0, 1000)
    assert listen(bench, 2000) == [FACE_DOWN]


@pytest.mark.parametrize("axis", range(3))
@pytest.mark.parametrize("sign", "+-")
def test_the_owner_may_say_how_the_sensor_sits(monkeypatch, axis, sign):
    bench = Bench(monkeypatch, "pico_oled", {"DUDO_SENSOR": sign + "xyz"[axis]})
    bench.find()
    up = [0, 0, 0]
    up[axis] = int(sign + "1000")
    bench.lis3dh.gravity = up
    assert listen(bench, 1500) == []
    bench.lis3dh.gravity = [-pull for pull in up]
    assert listen(bench, 1500) == [FACE_DOWN]


def test_a_plug_that_comes_loose_for_a_moment(monkeypatch):
    bench = Bench(monkeypatch, "pico_oled")
    device = bench.find()
    listen(bench, 500)
    bench.lis3dh.plugged = False
    assert listen(bench, 60) == []
    bench.lis3dh.plugged = True
    assert shake(bench) == [SHAKE, STILL] and device.motion


def test_unplugged_in_the_middle_of_a_shake(monkeypatch):
    bench = Bench(monkeypatch, "pico_oled")
    device = bench.find()
    listen(bench, 500)
    bench.clock.after(700, lambda: setattr(bench.lis3dh, "plugged", False))
    assert shake(bench) == [SHAKE, STILL]
    assert device.motion is False
    bench.press(A)
    assert listen(bench, 600) == [A, A | HELD]  # holding A shakes from now on


def test_unplugged_while_it_lies_on_its_face(monkeypatch):
    bench = Bench(monkeypatch, "pico_oled")
    device = bench.find()
    listen(bench, 100)
    bench.lis3dh.gravity = (0, 0, -1000)
    assert listen(bench, 1500) == [FACE_DOWN]
    bench.lis3dh.plugged = False
    assert listen(bench, 1000) == [FACE_UP, STILL] and device.motion is False


class TiltSwitch:
    """A build with a tilt switch in the sensor's place."""

    def __init__(self, monkeypatch):
        self.bench = Bench(monkeypatch, "pico_tft", {"DUDO_PIN_TILT": "GP13"})
        self.bench.i2c.parts = {}
        self.bench.find()
        self.switch = self.bench.pins["GP13"].user
        self.listen = lambda ms: listen(self.bench, ms)

    def rattle(self, changes, pause):
        heard = []
        for _ in range(changes):
            self.switch.press(0)
            heard += self.listen(pause)
        return heard


def test_a_tilt_switch_feels_shaking(monkeypatch):
    tilt = TiltSwitch(monkeypatch)
    assert isinstance(tilt.switch, chip.Keys) and tilt.bench.device.motion
    assert tilt.rattle(20, 90) == [SHAKE]
    assert tilt.listen(500) == [STILL]
    assert tilt.rattle(8, 90) == [SHAKE]


def test_a_tilt_switch_that_only_turns_over_is_not_shaken(monkeypatch):
    tilt = TiltSwitch(monkeypatch)
    assert tilt.rattle(3, 30) == []
    assert tilt.listen(1000) == []
    assert tilt.rattle(6, 500) == []


def test_no_tilt_switch_unless_it_is_named(monkeypatch):
    bench = Bench(monkeypatch, "pico_tft")
    bench.i2c.parts = {}
    assert bench.find().motion is False
