# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""`make case`: the printable case of the Pico builds, from case/cup.scad by OpenSCAD.

Writes dist/case-BUILD-PART.stl, ready for the slicer, and docs/case.png.
"""

import os
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from tools import ROOT
from tools.command import Command
from tools.wiring import BUILDS

SOURCE = ROOT / "case" / "cup.scad"
PICTURE = ROOT / "docs" / "case.png"
PARTS = ("front", "back", "caps")
SIZE = (1500, 560)  # of the picture of one build
VIEW = ["--camera=0,0,0,20,0,0,410", "--projection=o", "--colorscheme=Tomorrow"]
MISSING = (
    "openscad is missing: install it, such as `apt-get install openscad`, or from openscad.org"
)


def render(target, build, part, *options):
    """Renders one part into a file, .stl or .png; ValueError with OpenSCAD's words if it cannot."""
    program = shutil.which("openscad")
    if not program:
        raise ValueError(MISSING)
    command = [program, "-o", str(target), "-D", f'build="{build}"', "-D", f'part="{part}"']
    if target.suffix == ".png" and not os.environ.get("DISPLAY") and shutil.which("xvfb-run"):
        command = ["xvfb-run", "-a", *command]  # a picture wants a screen
    done = subprocess.run(
        [*command, *options, str(SOURCE)], capture_output=True, text=True, check=False
    )
    said = done.stderr.splitlines()
    complaints = [line for word in ("ERROR", "WARNING") for line in said if line.startswith(word)]
    if done.returncode or complaints:
        raise ValueError((complaints or said or ["openscad failed"])[0])


def triangles(stl):
    """The triangles of an STL file as OpenSCAD writes it: three corners each, as they stand."""
    corners = [
        tuple(line.split()[1:])
        for line in stl.read_text(encoding="ascii").splitlines()
        if line.lstrip().startswith("vertex")
    ]
    return list(zip(corners[::3], corners[1::3], corners[2::3]))


def is_watertight(stl):
    """Whether every edge of a solid joins two triangles that run along it in opposite ways."""
    edges = Counter()
    for one, two, three in triangles(stl):
        edges.update([(one, two), (two, three), (three, one)])
    return bool(edges) and all(edges[end, start] == n for (start, end), n in edges.items())


def picture():
    """Both builds, one above the other."""
    with TemporaryDirectory() as folder:
        files = [Path(folder) / f"{build}.png" for build in BUILDS]
        whole = Image.new("RGB", (SIZE[0], SIZE[1] * len(files)))
        for row, (build, file) in enumerate(zip(BUILDS, files)):
            render(file, build, "all", f"--imgsize={SIZE[0]},{SIZE[1]}", *VIEW)
            whole.paste(Image.open(file), (0, row * SIZE[1]))
    return whole


def main(arguments=None):
    """Renders everything; one line and exit code 2 where OpenSCAD is missing or complains."""
    command = Command("case", description=__doc__.splitlines()[0])
    command.add_argument("--out", type=Path, default=ROOT / "dist", help="folder (dist)")
    out = command.parse_args(arguments).out
    with command.complaints():
        out.mkdir(parents=True, exist_ok=True)
        for build in BUILDS:
            for part in PARTS:
                target = out / f"case-{build}-{part}.stl"
                render(target, build, part)
                if not is_watertight(target):
                    raise ValueError(f"{target} has holes: no slicer will like it")
                print(target)
        picture().quantize(64).save(PICTURE, optimize=True)
        print(PICTURE)


if __name__ == "__main__":
    main()
