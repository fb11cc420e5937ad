# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The printable case renders, is closed, fits its parts and the printer."""

import shutil

import pytest
from PIL import Image

from tools import case
from tools.boards import WIRED
from tools.command import Refused

needs_openscad = pytest.mark.skipif(not shutil.which("openscad"), reason="openscad is missing")
QUICK = "-D$fn=12"
CORNERS = ("0 0 0", "1 0 0", "0 1 0", "0 0 1")
FACES = ((0, 2, 1), (0, 1, 3), (0, 3, 2), (1, 2, 3))  # of a tetrahedron


def write_stl(path, faces):
    """A small STL file."""
    lines = [f"vertex {CORNERS[corner]}" for face in faces for corner in face]
    path.write_text("\n".join(["solid x", *lines, "endsolid x"]), encoding="ascii")
    return path


def test_a_closed_solid_is_told_from_an_open_one(tmp_path):
    assert case.is_watertight(write_stl(tmp_path / "closed.stl", FACES))
    assert not case.is_watertight(write_stl(tmp_path / "open.stl", FACES[1:]))
    assert not case.is_watertight(write_stl(tmp_path / "turned.stl", [(1, 2, 0), *FACES[1:]]))
    assert not case.is_watertight(write_stl(tmp_path / "empty.stl", []))


@needs_openscad
@pytest.mark.parametrize("build, part", [("pico_oled", "front"), ("pico_tft", "caps")])
def test_what_is_printed_is_closed_and_fits_the_printer(tmp_path, build, part):
    stl = tmp_path / "part.stl"
    case.render(stl, build, part, QUICK)
    assert case.is_watertight(stl)
    for axis in zip(*(corner for face in case.triangles(stl) for corner in face)):
        places = [float(place) for place in axis]
        assert max(places) - min(places) < 180


def test_the_tracked_picture_is_drawn_only_when_asked_for(monkeypatch, tmp_path):
    """Another OpenSCAD draws it a little otherwise, and a release wants a clean tree."""
    monkeypatch.setattr(case, "PICTURE", tmp_path / "case.png")
    monkeypatch.setattr(case, "render", lambda target, *_: write_stl(target, FACES))
    monkeypatch.setattr(case, "picture", lambda: Image.new("RGB", (4, 4)))
    case.main(["--out", str(tmp_path / "dist")])
    assert len(list((tmp_path / "dist").glob("case-*.stl"))) == 6
    assert not case.PICTURE.exists()
    case.main(["--picture"])
    assert case.PICTURE.exists()


@needs_openscad
@pytest.mark.parametrize("build", WIRED)
def test_the_back_renders_without_a_warning(tmp_path, build):
    case.render(tmp_path / "back.csg", build, "back", QUICK)
    assert "difference" in (tmp_path / "back.csg").read_text(encoding="utf-8")


@needs_openscad
@pytest.mark.parametrize(
    "change, complaint",
    [
        ("wall=1.5", "walls under 1.6"),
        ("height=190", "too large for the printer"),
        ("pico_x=0", "meets"),
        ("battery=[70,51,6]", "battery"),
        ('build="pico"', "build is neither"),
        ("depth=20", "pico meets board"),
    ],
)
def test_what_cannot_be_built_gets_one_line(tmp_path, change, complaint):
    with pytest.raises(Refused, match=complaint) as told:
        case.render(tmp_path / "part.stl", "pico_oled", "front", f"-D{change}")
    assert "\n" not in str(told.value)


def test_without_openscad_it_is_one_line_and_exit_code_2(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SystemExit) as ended:
        case.main(["--out", str(tmp_path)])
    assert ended.value.code == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1 and "install it" in complaint


def test_a_place_that_cannot_be_written_is_told_before_anything_is_rendered(monkeypatch, tmp_path):
    monkeypatch.setattr(shutil, "which", lambda name: "/no/such/program")
    with pytest.raises(FileNotFoundError) as caught:
        case.render(tmp_path / "nowhere/part.stl", "pico_oled", "front")
    assert caught.value.filename == str(tmp_path / "nowhere/part.stl")
