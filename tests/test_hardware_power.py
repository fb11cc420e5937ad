# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Dim, dark, asleep: what saves the battery, what may wake the chip, what is hidden first."""

import displayio
import pytest
from fakes.boards import Bench
from fakes.chip import Asleep

from dudo.ui.events import SLEEP, A, B

MINUTE = 60_000


@pytest.fixture(params=["pygamer", "pybadge", "pico_oled", "pico_tft"])
def bench(request, monkeypatch):
    made = Bench(monkeypatch, request.param)
    made.find()
    made.device.pixels.fill(0xFFFFFF)
    made.device.pixels.show()
    made.device.display.root_group = white(made.device)
    made.device.display.refresh()
    return made


def white(device):
    """A picture as bright as it gets."""
    palette = displayio.Palette(1)
    palette[0] = 0xFFFFFF
    bitmap = displayio.Bitmap(device.width, device.height, 1)
    group = displayio.Group()
    group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
    return group


def percent(bench):
    return round(bench.device.display.brightness * 100)


def test_the_lights_never_exceed_a_tenth(bench):
    assert 0 < max(bench.shown[-1]) <= 25


def test_dim_after_a_minute_and_asleep_after_three(bench):
    start = bench.clock.ms
    assert bench.device.wait(MINUTE - 100) == 0 and percent(bench) == 100
    assert bench.device.wait(200) == 0 and percent(bench) == 10
    assert not any(bench.shown[-1])
    assert bench.device.wait(None) == SLEEP
    assert abs(bench.clock.ms - start - 3 * MINUTE) <= 20


def test_a_key_lights_it_up_again(bench):
    bench.device.wait(2 * MINUTE)
    bench.press(A)
    assert bench.device.wait(10) == A and percent(bench) == 100
    bench.device.wait(MINUTE - 1000)
    assert percent(bench) == 100


def test_dark_until_a_key_wakes_it_and_that_key_does_nothing(bench):
    bench.modules["supervisor"].runtime.usb_connected = True  # no deep sleep
    seen = []
    bench.device.sound.play(b"\x2c\xff\x40")
    shown = bench.device.display.root_group

    def look_and_press():
        seen.append((percent(bench), bench.device.display.root_group, any(bench.shown[-1])))
        bench.press(B)

    bench.clock.after(10 * MINUTE, look_and_press)
    bench.clock.after(10 * MINUTE + 200, lambda: bench.release(B))
    bench.device.sleep()
    assert seen == [(0, None, False)]
    assert percent(bench) == 100 and bench.device.display.root_group is shown
    assert bench.device.wait(1000) == 0 and not bench.device.keys.held(B)


def test_the_processor_idles_while_nothing_happens(bench):
    """Every look at the parts is followed by a rest of some milliseconds."""
    naps, ms = bench.clock.naps, bench.clock.ms
    bench.device.wait(10_000)
    assert bench.clock.ms - ms == 10_000 and bench.clock.naps - naps <= 2000


def test_a_pico_with_an_oled_sleeps_deep_and_any_key_wakes_it(monkeypatch):
    bench = Bench(monkeypatch, "pico_oled")
    bench.find()
    with pytest.raises(Asleep) as asleep:
        bench.device.sleep()
    alarms = asleep.value.args
    assert [alarm.pin.name for alarm in alarms] == [f"GP{n}" for n in range(6, 13)]
    assert all(alarm.value is False and alarm.pull for alarm in alarms)
    assert bench.panels.sent[-1] == b"\xae"  # DISPLAY_OFF


@pytest.mark.parametrize("name", ["pygamer", "pybadge", "pico_tft", "RP2350"])
def test_no_deep_sleep_where_no_key_wakes_it_or_the_backlight_would_come_on(monkeypatch, name):
    bench = Bench(monkeypatch, "pico_oled" if name == "RP2350" else name)
    if name == "RP2350":
        bench.missing.append("alarm")
    bench.find()
    bench.clock.after(MINUTE, lambda: bench.press(A))
    bench.device.sleep()
    assert bench.clock.ms >= MINUTE


def test_black_is_the_last_that_is_seen(bench):
    assert set(bench.panels.panel.picture) == {255}
    bench.device.sound.play(b"\x2c\xff\x40")
    bench.device.black()
    assert set(bench.panels.panel.picture) == {0}
    assert not any(bench.shown[-1]) and percent(bench) == 0
    voice = bench.device.sound.voice
    assert not (voice.output.playing if hasattr(voice, "amplifier") else voice.output.duty_cycle)
