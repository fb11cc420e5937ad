# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Tunes on a piezo and on a loudspeaker: the right notes, at the right time, and then silence."""

import pytest
from fakes.boards import Bench

from dudo.ui import tunes

TUNE = b"\x2c\x03\x40\x00\x02\x00\x42\x05\xff"  # 440 Hz 30 ms, a rest of 20 ms, 660 Hz 50 ms


class Listener:
    """Hears (hertz, volume) of a board, whatever makes it; None is silence."""

    def __init__(self, monkeypatch, name):
        self.bench = Bench(monkeypatch, name)
        self.device = self.bench.find()
        self.voice = self.device.sound.voice

    def hear(self):
        output = self.voice.output
        if not hasattr(self.voice, "amplifier"):
            return (output.frequency, output.duty_cycle >> 7) if output.duty_cycle else None
        assert self.voice.amplifier.value == (output.playing is not None)  # it hisses when on
        return output.playing and (output.playing[0], output.playing[1] >> 8)

    def hear_all(self, ms):
        heard = [(0, self.hear())]
        for now in range(1, ms):
            self.device.wait(1)
            if self.hear() != heard[-1][1]:
                heard.append((now, self.hear()))
        return heard


@pytest.fixture(params=["pygamer", "pybadge", "pico_oled", "pico_tft"])
def listener(request, monkeypatch):
    return Listener(monkeypatch, request.param)


def test_every_note_in_its_time_and_silence_at_the_end(listener):
    assert listener.hear() is None
    listener.device.sound.play(TUNE)
    heard = listener.hear_all(500)
    assert [what for _, what in heard] == [(440, 64), None, (660, 255), None]
    assert [ms for ms, _ in heard] == pytest.approx([0, 30, 50, 100], abs=3)


def test_a_new_tune_cuts_off_the_last_one(listener):
    listener.device.sound.play(TUNE)
    listener.device.wait(10)
    listener.device.sound.play(b"\x0a\x02\x10")
    assert [what for _, what in listener.hear_all(300)] == [(100, 16), None]


def test_a_game_that_draws_for_long_loses_no_note(listener):
    listener.device.sound.play(TUNE)
    listener.bench.clock.ms += 134
    assert [what for _, what in listener.hear_all(300)] == [(440, 64), None, (660, 255), None]


@pytest.mark.parametrize("name", [name for name in vars(tunes) if name.isupper()])
def test_the_tunes_of_the_game_can_be_played(listener, name):
    tune = getattr(tunes, name)
    listener.device.sound.play(tune)
    heard = [what for _, what in listener.hear_all(10 * sum(tune[1::3]) + 200)]
    notes = [(hertz * 10, volume) for hertz, volume in zip(tune[::3], tune[2::3]) if hertz]
    assert [what for what in heard if what] == notes and heard[-1] is None
