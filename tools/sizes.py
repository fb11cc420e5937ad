# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How large the game is: lines, .mpy bytes and bytes kept in RAM for every module on the device.

RAM is measured on a desktop's MicroPython, whose words are twice as wide as a board's. The last
column scales it by a module whose size on a real CircuitPython is known.
"""

import sys
import tempfile
from pathlib import Path

from tools import ROOT
from tools.target import (
    MICROPYTHON,
    compile_device,
    compile_file,
    compile_library,
    device_files,
    micropython,
)

STAND_INS = ROOT / "tests" / "standin"
RESIDENT = ROOT / "tools" / "inside" / "resident.py"
YARDSTICK = ("adafruit_display_text.label", "adafruit_display_text")
YARDSTICK_ON_BOARD = 9700  # bytes after import: CircuitPython 10.2.1, RP2040
BOUND = 48 * 1024  # code resident during a match


def fill_drive(drive):
    """Compiles the game and what it draws with into a folder, as a drive for MicroPython."""
    compile_device(drive)
    compile_library("adafruit_display_text", drive / "lib")
    for stand_in in STAND_INS.glob("*.py"):
        compile_file(stand_in, drive / "lib" / (stand_in.stem + ".mpy"))


def module_name(path):
    """dudo/ui/app.py -> dudo.ui.app; a package by its own name."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def resident(drive, modules):
    """Bytes that each module keeps on the heap; ImportError with MicroPython's words."""
    done = micropython(RESIDENT, drive, *YARDSTICK, *modules)
    if done.returncode:
        raise ImportError((done.stderr or done.stdout).strip().splitlines()[-1])
    return {name: int(size) for name, size in map(str.split, done.stdout.splitlines())}


def rows(drive):
    """(module, lines, .mpy bytes, RAM here, RAM on a board) for each module, in order of name."""
    files = {module_name(path): path for path in device_files()}
    kept = resident(drive, [name for name in files if not needs_board(files[name])])
    here = sum(kept.pop(name, 0) for name in YARDSTICK)
    for name, path in files.items():
        lines = (ROOT / path).read_text(encoding="utf-8").count("\n")
        size = (drive / path.with_suffix(".mpy")).stat().st_size
        bytes_kept = kept.get(name, 0)
        yield name, lines, size, bytes_kept, bytes_kept * YARDSTICK_ON_BOARD // here


def needs_board(path):
    """Whether a file imports what only a board has, so that it cannot be loaded here."""
    return path.parts[0] == "hardware" and "import board" in (ROOT / path).read_text()


def table():
    """The size table as text, with the sum and the bound."""
    with tempfile.TemporaryDirectory() as folder:
        fill_drive(Path(folder))
        sizes = list(rows(Path(folder)))
    sizes.append(("sum", *(sum(column) for column in list(zip(*sizes))[1:])))
    text = [f"{'module':32}{'lines':>8}{'.mpy':>8}{'RAM here':>10}{'on a board':>12}"]
    text += [f"{name:32}{a:8}{b:8}{c:10}{d:12}" for name, a, b, c, d in sizes]
    return "\n".join(text + [f"{'bound':32}{'':26}{BOUND:12}"])


if __name__ == "__main__":
    print(table() if MICROPYTHON else "sizes: skipped, there is no MicroPython here")
    sys.exit(0)
