# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""code.py on four boards of fake parts: keys and shakes go in, pictures come out."""

import pytest
from fakes.boards import Bench

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
        device.table = (3, 2, "clasico")
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
