# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""`make uf2`: the drive of every board as one file in dist/: a .zip, and for a Pico a .uf2."""

import zipfile
from pathlib import Path

from tools import uf2
from tools.boards import BUILDS, PICOS, WIRED
from tools.command import Command, Refused, kilobytes
from tools.contents import files
from tools.install import manifest


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
    """contents.files, with the list that the installer looks for."""
    found = files(board, compiled)
    listed = manifest.text(manifest.entry(path, data) for path, data in found.items())
    return dict(sorted({**found, manifest.LIST: listed}.items()))


def build(folder, name="dudo", boards=BUILDS, compiled=True):
    """Writes the drives of these boards; the paths of what it wrote."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for board in boards:
        found = drive(board, compiled)
        paths.append(write_zip(folder / f"{name}-{board}.zip", found))
        for pico in PICOS if board in WIRED else ():
            paths.append(uf2.write(folder / f"{name}-{board}-{pico}.uf2", pico, found))
    return paths


def build_with_firmware(file, folder, boards=WIRED, compiled=True):
    """Writes the drives of these boards, each in one .uf2 after CircuitPython's own; their paths.

    Refused as by uf2.firmware, and for a board whose drive no .uf2 reaches.
    """
    pico, given = uf2.firmware(file, compiled)
    drives = {board: drive(board, compiled) for board in boards}
    for board in drives.keys() - WIRED:
        raise Refused(f"no .uf2 reaches the drive of a {board}: type  make flash")
    folder.mkdir(parents=True, exist_ok=True)
    return [
        uf2.write(folder / f"dudo-{board}-{pico}-with-circuitpython.uf2", pico, found, given.blocks)
        for board, found in drives.items()
    ]


def report(paths):
    """Says what was written."""
    for path in paths:
        print(f"{path}: {kilobytes(path.stat().st_size)}")


def main(arguments=None):
    """Runs the command. Exit code 2: bad input, in one line."""
    command = Command(prog="python -m tools.images", description=__doc__)
    command.add_argument("--board", help=f"this one alone: {', '.join(BUILDS)}")
    command.add_argument("--firmware", type=Path, metavar="FILE.uf2", help="CircuitPython's own")
    command.add_argument("--py", action="store_true", help="plain .py: larger, for any version")
    command.add_argument("--out", type=Path, metavar="FOLDER", default=Path("dist"))
    chosen = command.parse_args(arguments)
    compiled = not chosen.py
    with command.complaints():
        if chosen.firmware:
            boards = [chosen.board] if chosen.board else WIRED
            report(build_with_firmware(chosen.firmware, chosen.out, boards, compiled))
        else:
            boards = [chosen.board] if chosen.board else BUILDS
            report(build(chosen.out, boards=boards, compiled=compiled))


if __name__ == "__main__":
    main()
