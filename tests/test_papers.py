# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The papers of a real device: page, drawings, settings.toml and board profiles say the same."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from tools import ROOT
from tools.boards import BUILDS, WIRED
from tools.drawing import draw
from tools.papers import DOCS, bill, papers
from tools.wiring import PINOUT, PINS, TFT_PINS, parts, places, table, tilt_pin

SVG = "{http://www.w3.org/2000/svg}"
SETTINGS = (ROOT / "settings.toml").read_text(encoding="utf-8")


def told_in_settings():
    """The pins that settings.toml names in its comments."""
    return dict(re.findall(r'^# DUDO_PIN_(\w+) = "(\w+)"$', SETTINGS, re.M))


def wires(svg):
    """Each wire that has a pin of its own in a drawing: "LIS3DH SDA" -> ("GP4", 6)."""
    titles = [title.text for title in ElementTree.fromstring(svg).iter(f"{SVG}title")]
    found = [re.fullmatch(r"(.+): (GP\d+), pin (\d+)", title) for title in titles]
    return {match[1]: (match[2], int(match[3])) for match in found if match}


@pytest.mark.parametrize("name", papers())
def test_what_is_in_docs_is_what_the_profiles_say(name):
    assert (DOCS / name).read_text(encoding="utf-8") == papers()[name], "run `make docs`"


def test_settings_name_the_pins_of_the_profiles():
    assert told_in_settings() == {**PINS, **TFT_PINS, "TILT": tilt_pin()}
    assert f'os.getenv("DUDO_PIN_B") or "{PINS["B"]}"' in (ROOT / "boot.py").read_text()


def test_the_pinout_is_a_picos():
    assert len(PINOUT) == 40 and len(places("GND")) == 7
    known = {"GP0": 1, "GP4": 6, "GP6": 9, "GP15": 20, "GP16": 21, "GP22": 29, "GP28": 34}
    known |= {"3V3": 36, "VSYS": 39, "VBUS": 40, "AGND": 33, "RUN": 30, "GP12": 16, "GP18": 24}
    assert {name: places(name)[0] for name in known} == known


@pytest.mark.parametrize("build", WIRED)
def test_no_two_parts_share_a_pin_but_those_of_a_bus(build):
    legs = [leg for part in parts(build) for leg in part.legs if leg.to.startswith("GP")]
    twice = {leg.name for leg in legs if [other.to for other in legs].count(leg.to) > 1}
    assert twice == ({"SDA", "SCL"} if build == "pico_oled" else set())
    wanted = {**PINS, **(TFT_PINS if build == "pico_tft" else {})}
    assert {leg.to for leg in legs} == set(wanted.values())
    assert tilt_pin() not in {leg.to for leg in legs}


@pytest.mark.parametrize("build", WIRED)
def test_drawing_and_table_say_the_same(build):
    drawn = wires(papers()[f"wiring-{build}.svg"])
    for part, leg, pin in table(build):
        if pin.startswith("GP"):
            name, number = re.fullmatch(r"(GP\d+) \(pin (\d+)\)", pin).groups()
            assert drawn.pop(f"{part} {leg}") == (name, int(number))
            assert f"| {part} | {leg} | {pin} |" in papers()["hardware.md"]
    assert drawn == {}


def boxes(svg):
    """Left, top, right and bottom of each text in a drawing, as wide as it could be."""
    for text in ElementTree.fromstring(svg).iter(f"{SVG}text"):
        style = text.get("class").split()
        wide = len(text.text) * (8 if "small" in style else 9.5)
        x, y = float(text.get("x")), float(text.get("y"))
        x -= wide if "end" in style else wide / 2 if "middle" in style else 0
        yield text.text, x, y - 12, x + wide, y + 3


@pytest.mark.parametrize("build", WIRED)
def test_no_label_lies_on_another(build):
    found = list(boxes(draw(build)))
    for index, (one, left, top, right, bottom) in enumerate(found):
        for other, left2, top2, right2, bottom2 in found[:index]:
            apart = left >= right2 or left2 >= right or top >= bottom2 or top2 >= bottom
            assert apart, (one, other)


def lines(svg):
    """The lines of each wire of a signal, but for the bus: its title, from where to where."""
    for group in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        title = group.find(f"{SVG}title").text
        points = group.find(f"{SVG}polyline").get("points").split()
        points = [tuple(map(int, point.split(","))) for point in points]
        if re.search(r": GP\d+", title) and not re.search("SDA|SCL", title):
            yield from ((title, *sorted(pair)) for pair in zip(points, points[1:]))


@pytest.mark.parametrize("build", WIRED)
def test_no_wire_crosses_another(build):
    found = list(lines(draw(build)))
    assert len(found) > 20
    for one, (left, top), (right, bottom) in found:
        for other, (left2, top2), (right2, bottom2) in found:
            apart = left > right2 or left2 > right or top > bottom2 or top2 > bottom
            assert apart or one == other, (one, other)


@pytest.mark.parametrize("board", BUILDS)
def test_every_board_has_its_parts_and_its_page(board):
    assert bill(board).count("\n") > 4 and "Adafruit" in bill(board)
    assert bill(board) in (DOCS / "hardware.md").read_text(encoding="utf-8")


def test_the_page_says_that_nothing_was_tried():
    assert "No real board has been tried" in papers()["hardware.md"]


def test_the_links_of_the_page_lead_somewhere():
    page = papers()["hardware.md"]
    heads = re.findall(r"^#+ (.+)$", page, re.M)
    anchors = {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}
    for target in re.findall(r"\]\(([^)]+)\)", page):
        if target.startswith("#"):
            assert target[1:] in anchors
        elif not target.startswith("https:"):
            assert (DOCS / target).exists(), target
