# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""CircuitPython's traceback: here an error that the game would survive ends the run."""


def print_exception(error):
    raise error
