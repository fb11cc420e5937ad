# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""`make release`: all that a release carries, in dist/: drives, licences, and their checksums.

Made from a clean tree only, and always the same bytes from the same tree; so the case stays out,
as that depends on the OpenSCAD at hand.
"""

import hashlib
import subprocess
from importlib.metadata import distribution
from pathlib import Path

from dudo.version import VERSION
from tools import ROOT, images
from tools.command import Command, Refused
from tools.packages import LIBRARIES

NAME = f"dudo-{VERSION}"
SUMS = "SHA256SUMS"


def check_clean(root):
    """Refused if the tree there has changes that are not committed, or is none of git's."""
    try:
        command = ["git", "status", "--porcelain"]
        told = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        raise Refused("git does not know this folder: add --dirty to build anyway") from None
    if told:
        raise Refused(
            f"{len(told.splitlines())} files are not committed, {told.splitlines()[0][3:]} first: "
            "commit them, or add --dirty"
        )


def licences():
    """Our licence and those of the libraries, as text: each wants to go with every copy."""
    parts = [(NAME, (ROOT / "LICENSE").read_text(encoding="utf-8"))]
    for library in LIBRARIES:
        package = distribution(library.distribution)
        for file in package.files:
            if "licenses" in file.parts:
                parts.append((library.module, file.read_text(encoding="utf-8")))
    return "\n\n".join(f"{name}\n{'=' * len(name)}\n\n{text.strip()}\n" for name, text in parts)


def checksums(paths):
    """What `sha256sum -c SHA256SUMS` checks: a line for each file."""
    sums = ((hashlib.sha256(path.read_bytes()).hexdigest(), path.name) for path in sorted(paths))
    return "".join(f"{number}  {name}\n" for number, name in sums)


def build(folder):
    """Writes everything into a folder; the paths of what it wrote."""
    paths = images.build(folder, NAME)
    paths.append(folder / f"{NAME}-LICENSES.txt")
    paths[-1].write_text(licences(), encoding="utf-8", newline="\n")
    sums = folder / SUMS
    sums.write_text(checksums(paths), encoding="utf-8", newline="\n")
    return [*paths, sums]


def main(arguments=None):
    """Runs the command. Exit code 2: bad input, in one line."""
    command = Command(prog="python -m tools.release", description=__doc__)
    command.add_argument("--dirty", action="store_true", help="with what is not committed, too")
    command.add_argument("--out", type=Path, metavar="FOLDER", default=Path("dist"))
    chosen = command.parse_args(arguments)
    with command.complaints():
        if not chosen.dirty:
            check_clean(ROOT)
        images.report(build(chosen.out))


if __name__ == "__main__":
    main()
