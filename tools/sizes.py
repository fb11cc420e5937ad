# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How large the game is: for every module lines, bytes on the drive and bytes kept in RAM.

RAM is measured on a desktop's MicroPython, whose words are twice as wide as a board's: a board
needs about half.
"""

import sys
import tempfile
from pathlib import Path

from tools import ROOT, contents
from tools.boards import BUILDS
from tools.target import MICROPYTHON, compiled, micropython

STAND_INS = ROOT / "tests" / "standin"
RESIDENT = ROOT / "tools" / "inside" / "resident.py"
WHOLE_GAME = ROOT / "tests" / "run_whole_game.py"
PANELS = ((160, 128, 65536), (128, 64, 2))  # width, height, colours
LIBRARIES = ("adafruit_display_text", "adafruit_display_text.label")
HEAP = 160  # KB for the whole game at 64-bit words: 80 on a board
BOUND = 96 * 1024  # our code resident during a match: 48 KB at 32-bit words


def fill_drive(drive):
    """Lays out what goes onto the drives of all boards in one folder, for MicroPython, and
    stand-ins for what a board has built in."""
    found = {name: code for board in BUILDS for name, code in contents.files(board).items()}
    for stand_in in STAND_INS.glob("*.py"):
        found[f"lib/{stand_in.stem}.mpy"] = compiled(stand_in.read_bytes(), stand_in.name)
    contents.write({name: for_micropython(name, code) for name, code in found.items()}, drive)


def for_micropython(name, code):
    """A file of a drive as MicroPython reads it: in a .mpy another first byte."""
    return b"M" + code[1:] if name.endswith(".mpy") else code


def module_name(path):
    """dudo/ui/app.mpy -> dudo.ui.app; a package by its own name."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules(drive):
    """Our modules on a drive: their names -> their paths there, in order."""
    paths = [drive / contents.CODE, *drive.glob("dudo/**/*.mpy"), *drive.glob("hardware/**/*.mpy")]
    return {module_name(path): path for path in sorted(p.relative_to(drive) for p in paths)}


def resident(drive, modules):
    """Bytes that each module keeps on the heap; ImportError with MicroPython's words."""
    first = [path.stem for path in STAND_INS.glob("*.py")] + list(LIBRARIES)
    printed = output(micropython(RESIDENT, drive, *first, *modules))
    sizes = {name: int(size) for name, size in map(str.split, printed)}
    return {name: size for name, size in sizes.items() if name not in first}


def whole_game(drive, panel, heap=4096, games=2):
    """Plays games on so many KB; (bytes in use when each screen came up, bytes at each game's end,
    rounds played, modules left loaded).

    "before" among the screens is what is no part of the game: the player, and stand-ins for what a
    board has in flash. MemoryError if the heap is too small.
    """
    done = micropython(WHOLE_GAME, drive, *panel, games, heap=f"{heap}K")
    if "MemoryError" in done.stderr + done.stdout:
        raise MemoryError(f"{heap} KB of heap")
    *sights, rounds, loaded = [line.split() for line in output(done)]
    screens = {name: int(size) for name, size in sights if name != "end"}
    ends = [int(size) for name, size in sights if name == "end"]
    return screens, ends, int(rounds[1]), loaded[1:]


def fits(drive, panel, heap):
    """Whether the whole game is played to its end on so many KB besides what is no part of it."""
    before = whole_game(drive, panel)[0]["before"]
    try:
        return bool(whole_game(drive, panel, heap + before // 1024 + 1))
    except MemoryError:
        return False


def output(done):
    """The lines that a run on MicroPython printed; RuntimeError with its own words if it failed."""
    if done.returncode:
        raise RuntimeError((done.stderr or done.stdout).strip())
    return done.stdout.splitlines()


def rows(drive):
    """(module, lines, bytes on the drive, bytes kept) for each module, in order of name."""
    files = modules(drive)
    kept = resident(drive, [name for name, path in files.items() if not needs_board(source(path))])
    for name, path in files.items():
        lines = source(path).count("\n")
        yield name, lines, (drive / path).stat().st_size, kept.get(name, 0)


def source(path):
    """The text of the module whose path on a drive that is."""
    return (ROOT / path).with_suffix(".py").read_text(encoding="utf-8")


def needs_board(text):
    """Whether a module imports what only a board has, so that it cannot be loaded here."""
    return "    import board" in text or "\nimport board" in text


def table(drive):
    """The size table as text: every module, all of them, and those that a match keeps loaded."""
    sizes = list(rows(drive))
    *_, loaded = whole_game(drive, PANELS[0])
    match = [row for row in sizes if row[0] in loaded]
    lines = [f"{'module':36}{'lines':>8}{'drive':>8}{'RAM':>8}"]
    lines += [line(*row) for row in sizes]
    lines += [line("all", *sums(sizes)), line("during a match", *sums(match))]
    return "\n".join(lines) + f"  at most {BOUND}"


def line(name, lines, size, kept):
    """One line of the table."""
    return f"{name:36}{lines:8}{size:8}{kept:8}"


def sums(rows):
    """The sums of the columns after the name."""
    return [sum(column) for column in list(zip(*rows))[1:]]


def main():
    """Prints the size table alone."""
    if not MICROPYTHON:
        sys.exit("sizes: there is no MicroPython for this system")
    with tempfile.TemporaryDirectory() as folder:
        fill_drive(Path(folder))
        print(table(Path(folder)))


if __name__ == "__main__":
    main()
