# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""code.py on four boards of fake parts: keys and shakes go in, pictures come out."""

import sys
from types import SimpleNamespace

import pytest
from fakes.boards import Bench

from dudo.ui.app import App
from dudo.ui.events import A
from sim.headless import load_code

PRESS = 60  # ms
BETWEEN = 700  # ms from one press to the next


class Evening(Bench):
    """People who press A again and again, and shake for a while each time."""

    def press_a(self):
        self.screens.add(self.device.app.screen)
        self.press(A)
        self.clock.after(PRESS, lambda: self.release(A))
        self.clock.after(BETWEEN, self.press_a)

    def swing(self):
        side = -3000 if self.clock.ms // 100 & 1 else 3000
        self.lis3dh.gravity = (side if self.clock.ms % 4000 < 1500 else 0, 0, self.up)
        self.clock.after(20, self.swing)

    def end(self):
        raise KeyboardInterrupt

    def play(self, minutes):
        self.screens = set()
        device = self.find()
        device.table = (3, 2, "clasico", "")
        self.clock.after(100, self.press_a)
        self.clock.after(100, self.swing)
        self.clock.after(minutes * 60_000, self.end)
        with pytest.raises(KeyboardInterrupt):
            load_code().main(device)


@pytest.mark.parametrize("name", ["pygamer", "pybadge", "pico_oled", "pico_tft"])
def test_a_game_is_played_by_keys_and_shakes(monkeypatch, capsys, name):
    evening = Evening(monkeypatch, name)
    evening.play(minutes=1)
    assert {"rules", "cup", "turn", "said", "reveal"} <= evening.screens
    assert len(set(evening.panels.sent)) > 20 and any(map(any, evening.shown))
    assert capsys.readouterr() == ("", "")


class Starting(Bench):
    """A board on which code.py starts; ``reloads`` counts how often it asked to start anew."""

    reloads = 0

    def reload(self):
        self.reloads += 1

    def main(self):
        self.switch_on()
        supervisor = sys.modules["supervisor"]
        supervisor.runtime = SimpleNamespace(autoreload=True, usb_connected=False)
        supervisor.reload = self.reload
        load_code().main()
        assert supervisor.runtime.autoreload is False

    def stop(self):
        raise OSError("the end")


def test_below_every_net_it_goes_dark_and_starts_anew(monkeypatch, capsys):
    starting = Starting(monkeypatch, "pico_oled")
    starting.clock.after(2000, starting.stop)
    starting.main()
    assert starting.reloads == 1
    assert "the end" in capsys.readouterr().err
    assert any(map(any, starting.shown)) and not any(starting.shown[-1])


@pytest.mark.parametrize("library", ["adafruit_displayio_ssd1306", "adafruit_display_text"])
def test_a_missing_library_is_named_and_nothing_starts_over_and_over(monkeypatch, capsys, library):
    starting = Starting(monkeypatch, "pico_oled")
    for name in [name for name in sys.modules if name.startswith("adafruit_display_text")]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("dudo.ui.app", "dudo.ui.widgets"):
        monkeypatch.delitem(sys.modules, name)
    starting.missing.append(library)
    starting.main()
    assert starting.reloads == 0
    printed = capsys.readouterr().out
    assert library in printed and "lib/README.md" in printed and printed.count("\n") == 1


@pytest.mark.parametrize("broken", ["page", "speak"])
def test_where_no_screen_comes_up_it_starts_anew(monkeypatch, capsys, broken):
    def fail(*_):
        raise MemoryError("no room")

    monkeypatch.setattr(App, broken, fail)
    starting = Starting(monkeypatch, "pico_oled")
    starting.main()
    assert starting.reloads == 1 and "no room" in capsys.readouterr().err
