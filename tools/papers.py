# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Writes docs/hardware.md and its wiring drawings: `python -m tools.papers`.

The words stand in tools/hardware.md.in; pins, addresses and counts come from the board profiles,
part numbers from the table below. A test fails where what is in docs/ is not what this writes.
"""

from string import Template

from hardware.boards import badge, pico, pico_oled, pico_tft, sensors
from tools import ROOT
from tools.boards import BUILDS, WIRED
from tools.command import markdown
from tools.drawing import draw
from tools.wiring import PINS, TFT_PINS, table, tilt_pin, told

DOCS = ROOT / "docs"
WORDS = ROOT / "tools" / "hardware.md.in"

# For which boards, the part, its number, a remark. Adafruit's numbers are at adafruit.com/product/…
PARTS = (
    ("pygamer", "Adafruit PyGamer", "Adafruit 4242", ""),
    ("pybadge", "Adafruit PyBadge", "Adafruit 4200", "or one of the next two"),
    ("pybadge", "Adafruit EdgeBadge", "Adafruit 4400", "the same, with a microphone"),
    ("pybadge", "Adafruit PyBadge LC", "Adafruit 3939", "one light, no sensor: hold A to shake"),
    ("pygamer", "loudspeaker, 8 Ω, 1 W", "Adafruit 4227", "or headphones; or do without sound"),
    (("pygamer", "pybadge"), "LiPo battery 3.7 V, 350 mAh, JST-PH", "Adafruit 4237", "or USB"),
    (WIRED, "Raspberry Pi Pico", "Raspberry Pi SC0915", "or the next"),
    (WIRED, "Raspberry Pi Pico 2", "Raspberry Pi SC1631", ""),
    ("pico_oled", "OLED 128×64, SSD1306, I2C, 0.96 inch", "Adafruit 326", "or the next"),
    ("pico_oled", "the same, 1.3 inch", "Adafruit 938", "not an SH1106, which looks alike"),
    ("pico_tft", "TFT 160×128, ST7735R, SPI, 1.8 inch", "Adafruit 358", ""),
    (WIRED, "accelerometer LIS3DH", "Adafruit 2809", "optional; or a tilt switch, Adafruit 173"),
    (WIRED, "7 push buttons, 6 mm", "Adafruit 367", "a bag of 20"),
    (WIRED, "NeoPixel stick", "Adafruit 1426", f"optional; the first {pico.COUNT} of its 8 light"),
    (WIRED, "piezo, passive", "Adafruit 160", "optional"),
    (WIRED, "capacitor, 100 to 1000 µF, 6.3 V or more", "", "beside the NeoPixels"),
    (WIRED, "resistor, 330 Ω", "", "before the NeoPixels' DIN"),
    (WIRED, "cable, STEMMA QT to pins", "Adafruit 4209", "or wire"),
    ("pico_oled", "cable, STEMMA QT, 100 mm", "Adafruit 4210", "from the OLED to the LIS3DH"),
    (WIRED, "LiPo SHIM for Pico", "Pimoroni PIM557", "charges the battery, switches on and off"),
    (WIRED, "LiPo battery 3.7 V, 500 mAh, JST-PH", "Adafruit 1578", "36 × 29 × 5 mm"),
    (WIRED, "perfboard, wire, thin solder", "", ""),
    (BUILDS, "USB cable, Micro-B, with data wires", "", "a charging cable shows no drive"),
)


def bill(board):
    """The parts of a board."""
    lines = []
    for boards, *part in PARTS:
        if board in ((boards,) if isinstance(boards, str) else boards):
            lines.append(part)
    return "\n".join(markdown(("part", "for example", "remark"), lines))


def wiring(build):
    """The wiring table of a build."""
    return "\n".join(markdown(("part", "its leg", "Pico"), table(build)))


def pins():
    """What settings.toml can move, with what it is without a word there."""
    names = {**PINS, "TILT": tilt_pin(), **TFT_PINS}
    lines = [(f"`DUDO_PIN_{name}`", told(pin)) for name, pin in names.items()]
    return "\n".join(markdown(("in settings.toml", "is, if nothing is written there"), lines))


def finds():
    """The sensors that are looked for, and where."""
    found = {}
    for address, library, name, _ in sensors.SENSORS:
        found.setdefault((name.removesuffix("_I2C"), library), []).append(f"0x{address:02X}")
    lines = [
        (name, " or ".join(addresses), f"`{library}`")
        for (name, library), addresses in found.items()
    ]
    return "\n".join(markdown(("sensor", "address", "library in `lib/`"), lines))


def facts():
    """What the words ask for by name."""
    known = {f"bill_{board}": bill(board) for board in BUILDS}
    known |= {f"wiring_{build}": wiring(build) for build in WIRED}
    known |= {name.lower(): told(pin) for name, pin in {**PINS, **TFT_PINS}.items()}
    return known | {
        "tilt": told(tilt_pin()),
        "pins": pins(),
        "sensors": finds(),
        "addresses": " or ".join(f"0x{address:02X}" for address in pico_oled.ADDRESSES),
        "hertz": f"{pico.HERTZ // 1000} kHz",
        "count": str(pico.COUNT),
        "lights": str(badge.PIXELS),
        "lights_lc": str(badge.PIXELS_WITHOUT_SENSOR),
        "oled": f"{pico_oled.WIDTH}×{pico_oled.HEIGHT}",
        "tft": f"{pico_tft.WIDTH}×{pico_tft.HEIGHT}",
        "bgr": str(pico_tft.BGR),
        "v3": told("3V3"),
        "vsys": told("VSYS"),
        "ground": told("GND"),
    }


def page():
    """The text of docs/hardware.md."""
    return Template(WORDS.read_text(encoding="utf-8")).substitute(facts())


def papers():
    """Every file that this writes: its name in docs/ -> its text."""
    drawings = {f"wiring-{build}.svg": draw(build) for build in WIRED}
    return {"hardware.md": page(), **drawings}


if __name__ == "__main__":
    for name, text in papers().items():
        (DOCS / name).write_text(text, encoding="utf-8", newline="\n")
