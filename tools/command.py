# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What our commands have in common: bad input gets one line and exit code 2, never a traceback."""

import argparse
import os
import sys
from contextlib import contextmanager


class Refused(ValueError):
    """It cannot be done: one line that says what is wrong, and what to do."""


class Command(argparse.ArgumentParser):
    """The options of one command of tools/."""

    def error(self, message):
        """Says in one line what is wrong and what to do, and ends the program."""
        self.exit(2, f"{self.prog}: {message}\n")

    @contextmanager
    def complaints(self):
        """Inside, a Refused is such a line already, and an OSError names the file.

        Where nobody reads on, as in `| head`, the program ends without a word.
        """
        try:
            yield
            sys.stdout.flush()
        except Refused as error:
            self.error(error)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            self.exit(1)
        except OSError as error:
            self.error(f"{error.filename or 'while writing'}: {error.strerror or error}")


def plain(text, most=60):
    """A text that came from elsewhere, for people: cut short, and no letter moves the cursor."""
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text[: most + 1])
    return shown if len(shown) <= most else shown[:most] + "..."


def kilobytes(size):
    """Bytes for people, rounded up: "113 KB"."""
    return f"{-(-size // 1024)} KB"


def markdown(head, rows):
    """The lines of a table of Markdown; `head` and each row are texts."""
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    yield from ("| " + " | ".join(row) + " |" for row in rows)
