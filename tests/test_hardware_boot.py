# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""boot.py and safemode.py, run as the core runs them."""

import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest
from fakes.boards import Bench

ROOT = Path(__file__).resolve().parent.parent
SEALED = {"drive": False, "console": False}
OPEN = {"drive": True, "console": True}


class Starting:
    """A board between reset and code.py; ``usb`` is what a computer would see of it."""

    def __init__(self, monkeypatch, name, settings=None):
        self.bench = Bench(monkeypatch, name, settings)
        self.usb = dict(OPEN)
        self.resets = 0
        self.bench.modules["microcontroller"].reset = self.reset
        self.bench.modules["storage"] = SimpleNamespace(
            disable_usb_drive=lambda: self.usb.update(drive=False),
            enable_usb_drive=lambda: self.usb.update(drive=True),
        )
        self.bench.modules["usb_cdc"] = SimpleNamespace(
            disable=lambda: self.usb.update(console=False),
            enable=lambda: self.usb.update(console=True),
        )

    def reset(self):
        self.resets += 1

    def run(self, name):
        self.bench.switch_on()
        runpy.run_path(str(ROOT / name), run_name="__main__")


def b_pin(name):
    """The pin that B pulls low, or from which the shift register's first bit is read."""
    return "BUTTON_OUT" if name in ("pygamer", "pybadge") else "GP11"


BOARDS = pytest.mark.parametrize("name", ["pygamer", "pybadge", "pico_oled", "pico_tft"])


@BOARDS
@pytest.mark.parametrize("value", [None, "0", "yes"])
def test_it_is_open_unless_sealed(monkeypatch, name, value):
    starting = Starting(monkeypatch, name, value and {"DUDO_SEALED": value})
    starting.run("boot.py")
    assert starting.usb == OPEN


@BOARDS
def test_sealed_hides_drive_and_console(monkeypatch, name, capsys):
    starting = Starting(monkeypatch, name, {"DUDO_SEALED": "1"})
    starting.run("boot.py")
    assert starting.usb == SEALED
    assert starting.bench.nvm.writes == 0
    assert capsys.readouterr() == ("", "")
    assert all(pin.user is None or pin.name == "SCL" for pin in starting.bench.pins.values())


@BOARDS
def test_b_held_opens_it(monkeypatch, name):
    starting = Starting(monkeypatch, name, {"DUDO_SEALED": "1"})
    starting.bench.pin(b_pin(name)).high = False
    starting.run("boot.py")
    assert starting.usb == OPEN


def test_b_may_be_on_another_pin(monkeypatch):
    starting = Starting(monkeypatch, "pico_oled", {"DUDO_SEALED": "1", "DUDO_PIN_B": "GP2"})
    starting.bench.pin("GP2").high = False
    starting.run("boot.py")
    assert starting.usb == OPEN


@pytest.mark.parametrize("missing", ["keypad", "usb_cdc", "storage", "board"])
def test_anything_that_goes_wrong_opens_it(monkeypatch, missing):
    starting = Starting(monkeypatch, "pico_oled", {"DUDO_SEALED": "1"})
    starting.bench.missing.append(missing)
    starting.run("boot.py")
    assert starting.usb == OPEN


def test_a_drive_that_cannot_be_hidden_opens_the_console_again(monkeypatch):
    starting = Starting(monkeypatch, "pygamer", {"DUDO_SEALED": "1"})

    def refuse():
        raise RuntimeError("Cannot change USB devices now")

    starting.bench.modules["storage"].disable_usb_drive = refuse
    starting.run("boot.py")
    assert starting.usb == OPEN


def fallen(monkeypatch, name="pygamer", reason="brownout"):
    starting = Starting(monkeypatch, name)
    starting.bench.modules["supervisor"].runtime.safe_mode_reason = reason
    return starting


def test_it_comes_back_three_times_in_a_row_and_then_stays(monkeypatch):
    starting = fallen(monkeypatch)
    for _ in range(5):
        starting.run("safemode.py")
    assert starting.resets == 3 and starting.bench.nvm.writes == 0


def test_a_key_pressed_in_between_ends_the_row(monkeypatch):
    starting = fallen(monkeypatch)
    for _ in range(3):
        starting.run("safemode.py")
    starting.bench.find()
    starting.bench.press(starting.bench.device.keys.keys[0])
    starting.bench.device.wait(10)
    starting.run("safemode.py")
    assert starting.resets == 4


@pytest.mark.parametrize("content", [0, 1, 0x5A, 0xD4, 0xFF])
def test_whatever_was_in_the_memory_at_first(monkeypatch, content):
    starting = fallen(monkeypatch)
    starting.bench.modules["alarm"].sleep_memory[0] = content
    starting.run("safemode.py")
    assert starting.resets == 1


def test_other_reasons_are_for_a_person_to_look_at(monkeypatch):
    starting = fallen(monkeypatch, reason="hard fault")
    starting.run("safemode.py")
    assert starting.resets == 0


def test_rp2350_has_no_such_memory_and_stays(monkeypatch):
    starting = fallen(monkeypatch, "pico_oled")
    starting.bench.missing.append("alarm")
    starting.run("safemode.py")
    assert starting.resets == 0
