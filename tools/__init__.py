# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What runs on a developer's machine beside the game: `python -m tools.bench` from the root."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Our code.py must not stand before the standard library's `code`, which pdb imports.
sys.path[:] = [p for p in sys.path if Path(p).resolve() != ROOT] + [str(ROOT)]


def without_package(kind, error, trace):
    """Says in one line which package is missing, where a command of ours is started without."""
    if issubclass(kind, ModuleNotFoundError) and not (ROOT / error.name.partition(".")[0]).is_dir():
        from tools.packages import missing

        print(missing(f"{error.name} is not installed"), file=sys.stderr)
        sys.exit(2)
    sys.__excepthook__(kind, error, trace)


sys.excepthook = without_package
