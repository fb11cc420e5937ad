# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What runs on a developer's machine beside the game: `python -m tools.bench` from the root."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Our code.py must not stand before the standard library's `code`, which pdb imports.
sys.path[:] = [p for p in sys.path if Path(p).resolve() != ROOT] + [str(ROOT)]
