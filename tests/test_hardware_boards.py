# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Which board is found, what its owner may change, and what it does when a part is missing."""

import sys

import pytest
from fakes.boards import Bench

from dudo.ui.events import LEFT, MENU, RELEASED, RIGHT, TICK


def settings(monkeypatch, name, **values):
    return Bench(monkeypatch, name, {f"DUDO_{key}": value for key, value in values.items()})


def test_an_unknown_board_gets_one_line_that_says_what_to_do(monkeypatch):
    bench = Bench(monkeypatch, "pico_oled")
    bench.board.board_id = "feather_m4_express"
    with pytest.raises(ValueError, match=r"feather_m4_express.*DUDO_BOARD.*settings.toml") as told:
        bench.find()
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("board_id", ["raspberry_pi_pico", "raspberry_pi_pico2"])
def test_a_pico_has_an_oled_unless_its_owner_says_otherwise(monkeypatch, board_id):
    bench = Bench(monkeypatch, "pico_oled")
    bench.board.board_id = board_id
    assert bench.find().name == "pico_oled"


@pytest.mark.parametrize(
    "name, wanted", [("pico_oled", "pygamer"), ("pygamer", "pybadge"), ("pybadge", "pico_tft")]
)
def test_a_board_that_this_chip_cannot_be(monkeypatch, name, wanted):
    device = settings(monkeypatch, name, BOARD=wanted).find()
    assert device.name == name and device.complaints == [f"DUDO_BOARD = {wanted} ?"]


def test_a_home_made_build_on_another_board(monkeypatch):
    bench = settings(monkeypatch, "pico_oled", BOARD="pico_oled")
    bench.board.board_id = "adafruit_feather_rp2040"
    assert bench.find().name == "pico_oled"


def test_pins_from_the_settings(monkeypatch):
    bench = settings(monkeypatch, "pico_oled", PIN_A="GP2", PIN_B="GPIO3")
    device = bench.find()
    assert [pin.name for pin in device.scanner.pins][4:6] == ["GP2", "GP3"]
    assert device.complaints == []


@pytest.mark.parametrize(
    "name, value",
    [
        ("PIN_A", "GP99"),
        ("PIN_A", "board_id"),
        ("PIN_DOWN", "GP6"),  # UP is there
        ("BOARD", "gameboy"),
        ("LANGUAGE", "tlh"),
        ("SHAKE", "wild"),
        ("BRIGHTNESS", "0"),
        ("SENSOR", "up"),
        ("LIGHTS", "1"),
        ("SEALED", "yes"),
    ],
)
def test_a_wrong_value_gets_a_line_and_the_default(monkeypatch, name, value):
    bench = settings(monkeypatch, "pico_oled", **{name: value})
    device = bench.find()
    assert device.complaints == [f"DUDO_{name} = {value} ?"]
    assert [pin.name for pin in device.scanner.pins] == [f"GP{n}" for n in range(6, 13)]
    assert device.defaults == {} and device.display.brightness == 1


def test_settings_that_are_not_understood_at_all(monkeypatch):
    """os.getenv of CircuitPython 9 raises where the quotes are missing."""
    bench = Bench(monkeypatch, "pico_oled")

    def getenv(name, default=None):
        if name == "DUDO_SHAKE":
            raise ValueError("Invalid format")
        return default

    monkeypatch.setattr("os.getenv", getenv)
    assert bench.find().complaints == ["DUDO_SHAKE =  ?"]


def test_two_parts_on_one_pin_and_no_other_left(monkeypatch):
    bench = settings(monkeypatch, "pico_oled", PIN_UP="GP7")
    with pytest.raises(ValueError, match="GP7: write another DUDO_PIN_DOWN into settings.toml"):
        bench.find()


def test_what_the_owner_wants(monkeypatch):
    bench = settings(monkeypatch, "pygamer", LANGUAGE="es", SOUND="off", BRIGHTNESS="60")
    device = bench.find()
    assert device.defaults == {"language": "es", "sound": "off"}
    assert round(device.display.brightness * 100) == 60


def test_a_pybadge_lc_has_no_sensor_and_one_light(monkeypatch):
    bench = Bench(monkeypatch, "pybadge")
    bench.i2c.parts = {}
    device = bench.find()
    assert device.motion is False and len(device.pixels) == 1 and device.complaints == []


@pytest.mark.parametrize("broken", [RuntimeError("No pull up found"), OSError(5, "EIO")])
@pytest.mark.parametrize("name", ["pygamer", "pybadge", "pico_tft"])
def test_a_bus_that_fails_is_no_sensor(monkeypatch, name, broken):
    bench = Bench(monkeypatch, name)
    bench.i2c.broken = broken
    device = bench.find()
    assert device.motion is False and device.complaints == []


@pytest.mark.parametrize("change", [{"broken": RuntimeError("No pull up found")}, {"parts": {}}])
def test_no_oled_is_one_line(monkeypatch, change):
    bench = Bench(monkeypatch, "pico_oled")
    for name, value in change.items():
        setattr(bench.i2c, name, value)
    bench.panels.i2c_addresses = ()
    with pytest.raises((RuntimeError, ValueError), match="No pull up|Unable to find I2C Display"):
        bench.find()


def test_an_oled_at_the_other_address(monkeypatch):
    bench = Bench(monkeypatch, "pico_oled")
    bench.panels.i2c_addresses = (0x3D,)
    bench.i2c.parts[0x3D] = object()
    assert bench.find().name == "pico_oled"


@pytest.mark.parametrize("missing", ["neopixel_write", "pwmio", "adafruit_lis3dh"])
def test_a_missing_module_costs_only_its_part(monkeypatch, missing):
    bench = Bench(monkeypatch, "pico_oled")
    bench.missing.append(missing)
    device = bench.find()
    parts = {
        "neopixel_write": device.pixels,
        "pwmio": device.sound,
        "adafruit_lis3dh": device.motion,
    }
    assert [name for name, part in parts.items() if not part] == [missing]
    assert len(device.complaints) == 1 and missing in device.complaints[0]
    assert len(device.complaints[0]) <= 21


def test_the_bus_of_an_oled_is_fast(monkeypatch):
    bench = Bench(monkeypatch, "pico_oled")
    bench.find()
    assert bench.pins["GP4"].user.frequency == bench.pins["GP5"].user.frequency == 400_000


def test_the_stick_has_hysteresis(monkeypatch):
    bench = Bench(monkeypatch, "pygamer")
    device = bench.find()
    axis = device.stick.axes[0][0]
    heard = []
    for value in (15001, 14999, 16000, 14000, 19999, 20001, 60000, 46000, 44999):
        axis.value = value
        heard.append(device.wait(1))
    assert heard == [
        *(TICK, LEFT, TICK, TICK, TICK, LEFT | RELEASED),
        *(RIGHT, TICK, RIGHT | RELEASED),
    ]


def test_the_stick_goes_through_the_middle(monkeypatch):
    bench = Bench(monkeypatch, "pygamer")
    device = bench.find()
    axis = device.stick.axes[0][0]
    axis.value = 0
    assert device.wait(1) == LEFT
    axis.value = 65535
    assert [device.wait(1), device.wait(1)] == [LEFT | RELEASED, RIGHT]


@pytest.mark.parametrize("name", ["pygamer", "pybadge"])
@pytest.mark.parametrize("number", [2, 3])
def test_start_and_select_are_menu(monkeypatch, name, number):
    bench = Bench(monkeypatch, name)
    device = bench.find()
    device.scanner.press(number)
    assert device.wait(1) == MENU


@pytest.mark.parametrize("name", ["pygamer", "pybadge", "pico_oled", "pico_tft"])
def test_what_found_the_parts_does_not_stay_in_memory(monkeypatch, name):
    device = Bench(monkeypatch, name).find()
    assert not [module for module in sys.modules if module.startswith("hardware.boards")]
    assert device.wait(10) == TICK
