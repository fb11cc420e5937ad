# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Lets the tests import the game from the root, and keeps them off real screens and hardware."""

import os
import sys
from pathlib import Path

# Last, not first: our code.py must not stand before the standard library's `code`.
sys.path.append(str(Path(__file__).resolve().parent.parent))

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["BLINKA_OS_AGNOSTIC"] = "1"

import sim  # noqa: F401  the strict display and font, before any test draws
