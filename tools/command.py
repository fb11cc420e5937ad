# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What our commands have in common: bad input gets one line and exit code 2, never a traceback."""

import argparse
from contextlib import contextmanager


class Command(argparse.ArgumentParser):
    """The options of one command of tools/."""

    def error(self, message):
        """Says in one line what is wrong and what to do, and ends the program."""
        self.exit(2, f"{self.prog}: {message}\n")

    @contextmanager
    def complaints(self):
        """Inside, a ValueError is such a line already, and an OSError names the file."""
        try:
            yield
        except ValueError as error:
            self.error(error)
        except OSError as error:
            self.error(f"{error.filename or 'while writing'}: {error.strerror}")
