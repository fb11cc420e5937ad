# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How far it is: one line that fills up in a terminal, plain lines elsewhere. ASCII only."""

import shutil

BAR = 20  # characters, at most


class Progress:
    """Called with (done, whole, what) again and again."""

    def __init__(self, out):
        """`out`: a text stream."""
        self.out = out
        self.told = None

    def __call__(self, done, whole, what):
        if self.out.isatty():
            self._draw(done, whole, what)
        elif what != self.told and done < whole:
            print(what, file=self.out)
        self.told = what

    def _draw(self, done, whole, what):
        width = shutil.get_terminal_size().columns - 1  # a full line would wrap
        bar = min(BAR, width // 4)
        filled = "#" * (bar * done // whole)
        line = f"[{filled:.<{bar}}] {100 * done // whole:3}% {what}"
        print("\r" + line[:width].ljust(width), end="", file=self.out, flush=True)

    def end(self):
        """Goes on below the line, if there is one."""
        if self.told and self.out.isatty():
            print(file=self.out)
        self.told = None
