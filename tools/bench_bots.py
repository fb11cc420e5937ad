# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""`make bench-bots`: how well the bots play, how long they think and what memory they take, each
beside its goal; `--write` puts the tables into docs/bots.md."""

import multiprocessing
import os
import platform
import tempfile
from importlib.util import find_spec
from pathlib import Path

from dudo.bots import NAMES
from tools import ROOT, arena, sizes
from tools.baselines import BASELINES
from tools.bench import kilobytes
from tools.command import Command, markdown
from tools.target import MICROPYTHON, micropython

PAGE = ROOT / "docs" / "bots.md"
MARK = "<!-- What follows is written by make bench-bots. -->\n"
SEATS = (2, 3, 4, 6)
PRESETS = ("clasico", "chile", "plano")
GOALS = {2: 0.6, 3: 1.2 / 3, 4: 1.2 / 4, 6: 1.2 / 6}  # of veterano against the best baseline
BEST = ("half", "third")  # the one at large tables, the other at small ones
HOUSES_WITH_GOAL = ("clasico", "chile")
FEW = 300  # games where there is no goal
MOVES = ROOT / "tools" / "inside" / "bot_moves.py"
TURN = 11  # microseconds for a turn of the reference loop: 11 bytecodes, a million a second
NARROW = 58  # of 100 bytes that MicroPython takes here, so many at a board's narrower words


def share(task):
    """The share of games that the first of some players wins, as text with its standard error."""
    preset, names, games = task
    part = arena.wins(preset, names, games)[0] / games
    return f"{part:.3f} ± {arena.error(part, games):.3f}"


def baselines(games, pool):
    """Which baseline is the best one."""
    yield ["heads-up", *HOUSES_WITH_GOAL]
    for one, other in (("half", "random"), ("third", "random"), ("third", "half")):
        tasks = [(preset, [one, other], games) for preset in HOUSES_WITH_GOAL]
        yield [f"{one} against {other}", *pool.map(share, tasks)]


def against_baselines(name, games, pool):
    """One bot among baselines: a line for each house and baseline."""
    yield ["house", "the others", *(f"{seats} seats" for seats in SEATS)]
    for preset in PRESETS:
        for rival in BASELINES:
            goal = name == "veterano" and rival in BEST and preset in HOUSES_WITH_GOAL
            count = games if goal else min(FEW, games)
            tasks = [(preset, [name] + [rival] * (seats - 1), count) for seats in SEATS]
            cells = pool.map(share, tasks, chunksize=1)
            if goal:
                cells = [f"{cell} (≥ {GOALS[seats]:.2f})" for cell, seats in zip(cells, SEATS)]
            yield [preset, rival, *cells]


def among_themselves(games, pool):
    """All three at one table, and two of them heads-up."""
    yield ["house", *NAMES, *(f"{one} against {other}" for one, other in pairs())]
    for preset in PRESETS:
        tables = [[name, *(other for other in NAMES if other != name)] for name in NAMES]
        tables += [list(pair) for pair in pairs()]
        yield [preset, *pool.map(share, [(preset, table, games) for table in tables])]


def pairs():
    """Each two bots, once."""
    return [(one, other) for place, one in enumerate(NAMES) for other in NAMES[:place]]


def thinking(drive):
    """The slowest moves on MicroPython."""
    about = "ms on an RP2040, about"
    yield ["bot", "sides", "seats", "turns of a loop", about, "without a breath", "garbage, KB"]
    done = micropython(MOVES, drive)
    if done.returncode:
        raise RuntimeError(done.stderr or done.stdout)
    for line in done.stdout.splitlines():
        name, sides, seats, turns, longest, garbage = line.split()
        times = [f"{int(turns) * TURN // 1000} (≤ 300)", f"{int(longest) * TURN // 1000} (≤ 60)"]
        yield [name, sides, seats, turns, *times, kilobytes(int(garbage) * NARROW // 100)]


def memory(drive):
    """What each module of the bots keeps."""
    yield ["module", "KB at a board's 32-bit words, about"]
    modules = ["dudo", "dudo.odds", "dudo.bots"]
    modules += [f"dudo.bots.{path.stem}" for path in sorted(ROOT.glob("dudo/bots/[a-z]*.py"))]
    for module, size in sizes.resident(drive, modules).items():
        if module in modules[1:]:
            yield [module, kilobytes(size * NARROW // 100)]


def solver():
    """The rows of tools.bench_solver."""
    from tools import bench_solver  # not to be had without numpy

    yield ["what", "value", "bound"]
    yield from map(list, bench_solver.rows())


def sections(games, pool):
    """(title, rows) of each table; a row is a list of texts, the first one the head."""
    if find_spec("numpy"):
        yield "The solver checks itself", solver()
    yield "Baselines among themselves", baselines(games, pool)
    for name in NAMES:
        yield f"One {name} among baselines", against_baselines(name, games, pool)
    yield "Bots among themselves", among_themselves(games, pool)
    if MICROPYTHON:
        with tempfile.TemporaryDirectory() as folder:
            drive = Path(folder)
            sizes.fill_drive(drive)
            yield "How long a move takes", thinking(drive)
            yield "What stays in memory", memory(drive)


def told(games, pool):
    """The tables line by line, in Markdown, as soon as each is known."""
    yield f'`make bench-bots ARGS="--games {games}"` made these tables: {games} games for cells'
    yield f"with a goal and for bots and baselines among themselves, {min(FEW, games)} for the"
    yield "rest. Each share of games won has its standard error; seats rotate, seeds are fixed."
    machine = platform.system(), platform.machine(), f"{os.cpu_count()} cores"
    yield f"{platform.python_implementation()} {platform.python_version()}, {', '.join(machine)}."
    for title, rows in sections(games, pool):
        yield f"\n## {title}\n"
        rows = iter(rows)
        yield from markdown(next(rows), rows)


def main():
    """Prints the tables; `--write` keeps them."""
    made = Command(prog="bench_bots", description=__doc__)
    made.add_argument("--games", type=int, default=2000, help="for cells with a goal (2000)")
    made.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time")
    made.add_argument("--write", action="store_true", help="put the tables into docs/bots.md")
    asked = made.parse_args()
    if asked.games < 1 or asked.jobs < 1:
        made.error("--games and --jobs are 1 or more")
    lines = []
    with multiprocessing.Pool(asked.jobs) as pool:
        for line in told(asked.games, pool):
            print(line, flush=True)
            lines.append(line)
    if asked.write:
        text, _, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
        PAGE.write_text(text + MARK + "\n" + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
