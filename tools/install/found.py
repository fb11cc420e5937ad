# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What is on a drive before anything is done to it, and which of its files are ours."""

from functools import cache

from tools import contents
from tools.contents import CODE, SETTINGS
from tools.install import manifest
from tools.install.manifest import RUNNING, entry

UNFINISHED = b'print("Dudo is not completely installed: plug me in and run the installer again.")\n'
HELLO = b'print("Hello World!")\n'  # on every new drive; CircuitPython's supervisor/filesystem.c
WHOLLY_OURS = ("dudo/", "hardware/")  # folders where a name on the list is enough


class Found:
    """What is on a drive, which is looked through once, each file read at most once.

    ``there`` path -> size; its ``folders``; the Entries ``listed`` as ours; whether an installation
    is ``broken_off``: only then may files of ours be torn.
    """

    def __init__(self, drive):
        self.there = drive.list()
        self.folders = drive.folders()
        self.listed = manifest.read(drive, self.there)
        self.broken_off = RUNNING in self.there
        self._names = {path for path, _, _ in self.listed}
        self._read = cache(drive.read)

    def read(self, path):
        """The bytes of a file, or None where there is none."""
        return self._read(path) if path in self.there else None

    def is_unchanged(self, path):
        """Whether a file that is there is on the list, as it is."""
        return entry(path, self.read(path)) in self.listed

    def is_torn(self, path, *ours):
        """Whether a file that is there is half of one of ours: of those bytes, or of any in our own
        folders."""
        if not self.broken_off or path not in self._names:
            return False
        data = self.read(path)
        return path.startswith(WHOLLY_OURS) or any(whole.startswith(data) for whole in ours)

    def is_ours(self, path):
        """Whether a file that is there is on the list and nobody has changed it since.

        In our own folders it need only be on the list.
        """
        if path not in self._names or path.startswith(WHOLLY_OURS):
            return path in self._names
        return self.is_unchanged(path) or path == CODE and self.is_torn(path, UNFINISHED)

    def is_owners(self, path, *ours):
        """Whether a file is there that its owner has written or changed: something that is neither
        as we left it, nor one of those bytes, nor half of one."""
        data = self.read(path)
        as_ours = not data or data in ours or self.is_unchanged(path)
        return not (as_ours or self.is_torn(path, *ours))

    def settings(self, *ours):
        """(the settings.toml on the drive, b"" if there is none; whether it is the owner's, and not
        what we wrote, write or are about to: `ours`)."""
        text = self.read(SETTINGS) or b""
        if self.is_owners(SETTINGS, *ours, *contents.every_settings()):
            return text, True
        return text[: text.rfind(b"\n") + 1], False  # if torn, then its lines that are whole
