# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""`make case`: the printable case of the Pico builds, from case/cup.scad by OpenSCAD.

Writes dist/case-BUILD-PART.stl, ready for the slicer; with --picture docs/case.png instead.
"""

import os
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from tools import ROOT
from tools.boards import WIRED
from tools.command import Command, Refused

SOURCE = ROOT / "case" / "cup.scad"
PICTURE = ROOT / "docs" / "case.png"
PARTS = ("front", "back", "caps")
SIZE = (1500, 560)  # of the picture of one build
VIEW = ["--camera=0,0,0,20,0,0,410", "--projection=o", "--colorscheme=Tomorrow"]
MISSING = (
    "openscad is missing: install it, such as `apt-get install openscad`, or from openscad.org"
)


def render(target, build, part, *options):
    """Renders one part into a file, .stl or .png; Refused with OpenSCAD's words if it cannot."""
    program = shutil.which("openscad")
    if not program:
        raise Refused(MISSING)
    target.touch()  # where that cannot be, it is told now and not after a minute
    command = [program, "-o", str(target), "-D", f'build="{build}"', "-D", f'part="{part}"']
    if target.suffix == ".png" and not os.environ.get("DISPLAY") and shutil.which("xvfb-run"):
        command = ["xvfb-run", "-a", *command]  # a picture wants a screen
    done = subprocess.run(
        [*command, *options, str(SOURCE)], capture_output=True, text=True, check=False
    )
    said = done.stderr.splitlines()
    complaints = [line for word in ("ERROR", "WARNING") for line in said if line.startswith(word)]
    if done.returncode or complaints:
        raise Refused((complaints or said or ["openscad failed"])[0])


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


def render_all(folder):
    """Renders each part of each build into a folder, and says so."""
    folder.mkdir(parents=True, exist_ok=True)
    print(f"{len(WIRED) * len(PARTS)} parts, a minute or so")
    for build in WIRED:
        for part in PARTS:
            target = folder / f"case-{build}-{part}.stl"
            print(f"OpenSCAD renders {target}", flush=True)
            render(target, build, part)
            if not is_watertight(target):
                raise Refused(f"{target} has holes: no slicer will like it")


def picture():
    """Both builds, one above the other."""
    with TemporaryDirectory() as folder:
        files = [Path(folder) / f"{build}.png" for build in WIRED]
        whole = Image.new("RGB", (SIZE[0], SIZE[1] * len(files)))
        for row, (build, file) in enumerate(zip(WIRED, files)):
            render(file, build, "all", f"--imgsize={SIZE[0]},{SIZE[1]}", *VIEW)
            whole.paste(Image.open(file), (0, row * SIZE[1]))
    return whole


def main(arguments=None):
    """Runs the command; one line and exit code 2 where OpenSCAD is missing or complains."""
    command = Command(prog="python -m tools.case", description=__doc__.splitlines()[0])
    command.add_argument(
        "--picture", action="store_true", help=f"draw {PICTURE.name} of the manual"
    )
    command.add_argument("--out", type=Path, metavar="FOLDER", default=Path("dist"))
    chosen = command.parse_args(arguments)
    with command.complaints():
        if chosen.picture:
            picture().quantize(64).save(PICTURE, optimize=True)
            print(PICTURE)
        else:
            render_all(chosen.out)


if __name__ == "__main__":
    main()
