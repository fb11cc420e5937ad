# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""`make uf2`: the drive of every board as one file in dist/: a .zip, and for a Pico a .uf2."""

import zipfile
from pathlib import Path

from tools import uf2
from tools.command import Command
from tools.contents import BOARDS, files, told
from tools.install import manifest

PICOS = ("pico_oled", "pico_tft")  # boards that are built on one of uf2.CHIPS


def write_zip(path, found):
    """Writes a drive as a .zip; its path. Not packed: each zlib packs a little differently."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as packed:
        for name, content in found.items():
            entry = zipfile.ZipInfo(name, uf2.DATE)
            entry.create_system = 3  # Unix, wherever it was made
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, content)
    return path


def drive(board, compiled=True):
    """contents.files, with the list that the installer looks for; says how much it is."""
    found = files(board, compiled)
    print(f"{board}: {told(found)}")
    listed = manifest.text(manifest.entry(path, data) for path, data in found.items())
    return dict(sorted({**found, manifest.LIST: listed}.items()))


def build(folder, name="dudo", boards=BOARDS, compiled=True):
    """Writes the drives of these boards; the paths of what it wrote."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for board in boards:
        found = drive(board, compiled)
        paths.append(write_zip(folder / f"{name}-{board}.zip", found))
        for chip in uf2.CHIPS if board in PICOS else ():
            paths.append(uf2.write(folder / f"{name}-{board}-{chip}.uf2", chip, found))
    return paths


def build_with(given, folder, boards=PICOS, compiled=True):
    """Writes the drives of these boards, each in one file with a Firmware; their paths."""
    for board in set(boards) & set(BOARDS) - set(PICOS):
        raise ValueError(f"no .uf2 reaches the drive of a {board}: type  make flash")
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"dudo-{board}-{given.chip}-with-circuitpython.uf2" for board in boards]
    for board, path in zip(boards, paths):
        uf2.write(path, given.chip, drive(board, compiled), given.blocks)
    return paths


def main(arguments=None):
    """Runs the command. Exit code 2: bad input, in one line."""
    command = Command(prog="python -m tools.images", description=__doc__)
    command.add_argument("--board", help=f"this one alone: {', '.join(BOARDS)}")
    command.add_argument("--firmware", type=Path, metavar="FILE.uf2", help="CircuitPython's own")
    command.add_argument("--py", action="store_true", help="plain .py: larger, for any version")
    command.add_argument("--out", type=Path, metavar="FOLDER", default=Path("dist"))
    chosen = command.parse_args(arguments)
    compiled = not chosen.py
    with command.complaints():
        if chosen.firmware:
            boards = [chosen.board] if chosen.board else PICOS
            given = uf2.firmware(chosen.firmware, compiled)
            paths = build_with(given, chosen.out, boards, compiled)
        else:
            boards = [chosen.board] if chosen.board else BOARDS
            paths = build(chosen.out, boards=boards, compiled=compiled)
        for path in paths:
            print(f"{path}: {path.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    main()
