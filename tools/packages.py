# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The libraries that go into a drive's lib/, one row each, and where they are installed.

Which board needs which stands in tools/boards.py. The lists in lib/ follow from both tables:
`make lib` writes them.
"""

import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from tools.command import Refused


class Library(NamedTuple):
    """One library: the name it is imported by, the name and version that pip knows it by."""

    module: str
    distribution: str
    version: str
    purpose: str
    without: str  # what becomes of the game


LIBRARIES = (
    Library(
        "adafruit_display_text",
        "adafruit-circuitpython-display-text",
        "5.0.6",
        "titles and names",
        "no game",
    ),
    Library(
        "adafruit_displayio_ssd1306",
        "adafruit-circuitpython-displayio-ssd1306",
        "3.0.6",
        "the OLED",
        "no game",
    ),
    Library(
        "adafruit_lis3dh",
        "adafruit-circuitpython-lis3dh",
        "5.2.10",
        "feeling a shake",
        "hold A instead",
    ),
    Library(
        "adafruit_st7735r",
        "adafruit-circuitpython-st7735r",
        "2.0.5",
        "the colour display",
        "no game",
    ),
    Library(
        "neopixel",
        "adafruit-circuitpython-neopixel",
        "6.4.2",
        "the lights",
        "no lights",
    ),
)


def sources(library):
    """A library as it is installed: name below lib/ -> path of the .py file. Refused if it is not,
    or not in the version wanted."""
    try:
        package = distribution(library.distribution)
    except PackageNotFoundError:
        raise missing(f"{library.distribution} is not installed") from None
    if package.version != library.version:
        wrong = f"{library.distribution} is {package.version} here, {library.version} is wanted"
        raise missing(wrong)
    names = [name for name in package.files or () if belongs(name, library.module)]
    found = {str(PurePosixPath(name)): package.locate_file(name) for name in names}
    if not found or not all(path.is_file() for path in found.values()):
        raise missing(f"{library.distribution} is installed in part only")
    return found


def belongs(name, module):
    """Whether a file of a package is part of that module."""
    return name.suffix == ".py" and name.with_suffix("").parts[0] == module


def missing(what):
    """A Refused that says what to type."""
    python = Path(sys.executable)
    if python.is_relative_to(Path.cwd()):
        python = python.relative_to(Path.cwd())
    lists = "-c requirements/constraints.txt -r requirements/sim.txt"
    return Refused(f"{what}: type  {python} -m pip install {lists}  or start it by  make")
