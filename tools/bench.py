# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""`make bench`: speed, memory and size of the game, each measured beside its bound."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import ROOT, panel, saves, shakes, sizes
from tools.target import MICROPYTHON, micropython

GAMES = ROOT / "tools" / "inside" / "games.py"
SIMULATOR = ROOT / "tools" / "inside" / "simulator.py"
WHOLE_GAME = ROOT / "tools" / "inside" / "whole_game.mjs"
GAMES_OF_GROWTH = 9  # more than 200 rounds


def games_on_cpython():
    """Random legal games per second."""
    return f"{float(run(GAMES, ROOT)):.0f}"


def games_on_micropython(drive):
    """The same with the compiled engine."""
    return f"{float(micropython(GAMES, drive).stdout):.0f}"


def engine_heap(drive):
    """KB that the engine keeps in MicroPython."""
    kept = sizes.resident(drive, ["dudo"])
    return kilobytes(sum(size for name, size in kept.items() if name.startswith("dudo")))


def smallest_heap(drive, panel):
    """The smallest heap, in KB, on which the whole game is played to its end."""
    low, high = 16, 1024
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if sizes.fits(drive, panel, middle) else (middle, high)
    return high


def on_narrow_words(drive):
    """Rows of what game and library take at a board's 32-bit words, with the few KB of the script
    that plays; one row that says how to get them where they cannot be had."""
    package = ROOT / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"
    node = shutil.which("node")
    if not node or not package.exists():
        yield (
            "32-bit figures are skipped: npm install --no-save " + "/".join(package.parts[-2:]),
            "",
            "",
        )
        return
    for width, height, colors in sizes.PANELS:
        panel_size = f"{width}x{height}, 32-bit KB"
        numbers = [width, height, colors, GAMES_OF_GROWTH]
        command = [node, WHOLE_GAME, drive, ROOT / "tests", *numbers]
        printed = subprocess.run(
            list(map(str, command)), capture_output=True, text=True, check=True
        )
        _, *screens, (_, *ends) = [line.split() for line in printed.stdout.splitlines()]
        for screen, used in screens:
            yield f"{screen}, {panel_size}", kilobytes(int(used)), "at most 96"
        grown = (int(ends[-1]) - int(ends[0])) / 1024
        yield f"growth from the first game's end to the last's, {panel_size}", f"{grown:.1f}", "0"


def run(script, *arguments):
    """What a script prints in this Python."""
    command = [sys.executable, str(script), *map(str, arguments)]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def kilobytes(size):
    """Bytes as text in KB."""
    return f"{size / 1024:.1f}"


def say(what, value, bound=""):
    """One line of the table, as soon as it is known."""
    print(f"{what:58}{value:>8}  {bound}", flush=True)


def main():
    """Prints the table; where there is no MicroPython, says so and measures the rest."""
    frames, share, seconds = run(SIMULATOR, ROOT).split()
    say("simulator, shaken: frames a second", frames, "30")
    say("simulator, shaken: % of one core", share, "at most 50")
    say("a whole game without a window: seconds", seconds, "at most 5")
    say("engine on CPython: random games a second", games_on_cpython())
    for measured in (panel, shakes, saves):
        for row in measured.rows():
            say(*row)
    if not MICROPYTHON:
        print("the rest is skipped: there is no MicroPython for this system")
        return
    with tempfile.TemporaryDirectory() as folder:
        drive = Path(folder)
        sizes.fill_drive(drive)
        say("engine on MicroPython: random games a second", games_on_micropython(drive))
        say("engine on MicroPython: KB of heap it keeps", engine_heap(drive))
        for size in sizes.PANELS:
            screens, *_ = sizes.whole_game(drive, size)
            before = screens.pop("before")
            name = "{}x{}, 64-bit KB".format(*size)
            say(f"heap in use at the most, {name}", kilobytes(max(screens.values()) - before))
            needed = smallest_heap(drive, size)
            say(f"smallest heap for the whole game, {name}", needed, f"at most {sizes.HEAP}")
        for row in on_narrow_words(drive):
            say(*row)
        print()
        print(sizes.table(drive))


if __name__ == "__main__":
    main()
