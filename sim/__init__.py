# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The desktop: the same Device as the handheld's, made of a window or of nothing but memory.

Importing this package prepares Python: Blinka is told that no board is attached, and the standard
library's `code` is taken in before our own code.py can stand in its place.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def _take_standard_code():
    # pdb needs the standard `code`; with our folder first on the path it would find code.py.
    path = sys.path[:]
    sys.path[:] = [entry for entry in path if Path(entry or ".").resolve() != ROOT]
    import code  # noqa: F401

    sys.path[:] = path


os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # before anything imports Blinka
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
_take_standard_code()

from sim import strict  # noqa: E402  Blinka may come only now

strict.apply()
