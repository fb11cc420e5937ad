# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Puts the game onto a handheld's drive: finds it, plans every step, then takes them.

`python -m tools.flash` is the command; docs/install.md says what its refusals mean.
"""

import sys


def typed(arguments):
    """The command with these arguments as people type it: there is no make on Windows."""
    if sys.platform == "win32":
        return f".venv\\Scripts\\python -m tools.flash {arguments}"
    return f'make flash ARGS="{arguments}"'
