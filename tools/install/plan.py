# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What has to be done to a drive, as a list of steps, before anything is touched.

Wherever the list breaks off, a new plan ends with the same drive: first a list of all files that
will ever be ours, last the real code.py.
"""

from typing import NamedTuple

from tools.command import Refused
from tools.contents import CODE, SETTINGS, STARTERS
from tools.install import manifest
from tools.install.manifest import LIST, RUNNING, entry

UNFINISHED = b'print("Dudo is not completely installed: plug me in and run the installer again.")\n'
HELLO = b'print("Hello World!")\n'  # on every new drive; CircuitPython's supervisor/filesystem.c
WHOLLY_OURS = ("dudo/", "hardware/")  # folders where a name on the list is enough
MODULE = (".py", ".mpy")


class Step(NamedTuple):
    """One file to write, or where data is None, to remove."""

    path: str
    data: bytes


class Found:
    """What is on a drive: `there` (path -> size), the Entries that are `listed` as ours."""

    def __init__(self, drive):
        self.there = drive.list()
        self.listed = manifest.read(drive, self.there)
        self._names = {path for path, _, _ in self.listed}
        self._read = drive.read

    def read(self, path):
        """The bytes of a file, or None where there is none."""
        return self._read(path) if path in self.there else None

    def is_ours(self, path):
        """Whether a file that is there is on the list and nobody has changed it since.

        In our own folders it need only be on the list: half a file is ours, too.
        """
        if path not in self._names or path.startswith(WHOLLY_OURS):
            return path in self._names
        data = self.read(path)
        return entry(path, data) in self.listed or path == CODE and UNFINISHED.startswith(data)


def install(drive, files):
    """The Steps that make `files` (path -> bytes) what the drive has; none if it has them."""
    found = Found(drive)
    check_folders(found.there, files)
    files, new = with_settings(found, files)
    removed = obsolete(found, files)
    changed = [Step(*file) for file in files.items() if found.read(file[0]) != file[1]]
    if not (changed or removed or RUNNING in found.there) and found.listed == new:
        return []
    return [
        *backups(found, files),
        Step(RUNNING, manifest.text(found.listed | new)),
        Step(CODE, UNFINISHED),
        *(Step(path, None) for path in removed),
        *(step for step in changed if step.path != CODE),
        Step(LIST, manifest.text(new)),
        Step(RUNNING, None),
        Step(CODE, files[CODE]),
    ]


def with_settings(found, files):
    """The files with the settings.toml of the owner, if there is one; the Entries that are ours."""
    ours = {entry(*file) for file in files.items()}
    old = found.read(SETTINGS)
    if not old or files[SETTINGS].startswith(old):  # none, or half of ours
        return files, ours
    ours.remove(entry(SETTINGS, files[SETTINGS]))
    return {**files, SETTINGS: old}, ours | {entry(SETTINGS, old)} & found.listed


def uninstall(drive):
    """(the Steps that take away what is ours and unchanged, the paths on the list that stay as
    their owner has changed them). Refused if there is no list."""
    found = Found(drive)
    if not found.listed:
        raise Refused(
            f"there is no {LIST} on the drive: nothing was installed here by this command, or its "
            "list is lost; delete code.py, boot.py, safemode.py, dudo and hardware by hand"
        )
    listed = {path for path, _, _ in found.listed} & found.there.keys()
    ours = {path for path in listed if found.is_ours(path)}
    last = [path for path in (RUNNING, LIST) if path in found.there]
    litter = [path for path in found.there if of_litter(path) in ours.union(last)]
    first = [CODE] if CODE in ours else []
    gone = [*first, *litter, *sorted(ours - {CODE, RUNNING, LIST}), *last]
    return [Step(path, None) for path in gone], sorted(listed - ours)


def obsolete(found, files):
    """Paths to remove: what was ours, what would be imported in place of ours, macOS's litter."""
    stems = {stem(path) for path in files if "/" in path and path.endswith(MODULE)}
    others = found.there.keys() - files.keys() - {LIST, RUNNING, SETTINGS}
    return sorted(
        path
        for path in others
        if shadows(path, stems) or of_litter(path) in files or found.is_ours(path)
    )


def stem(path):
    """A path without its last "." and what follows, in small letters: FAT ignores their case."""
    return path.lower().rpartition(".")[0]


def shadows(path, stems):
    """Whether a file is a module, or in a package, that would be imported instead of one of these
    stems."""
    module = path.endswith(MODULE) and stem(path) in stems
    return module or not stems.isdisjoint(folders(path.lower()))


def of_litter(path):
    """The path beside which macOS laid a "._" file, or None where this is none."""
    folder, slash, name = path.rpartition("/")
    return folder + slash + name[2:] if name.startswith("._") else None


def backups(found, files):
    """Steps that keep an owner's own code.py, boot.py, safemode.py under another name."""
    for path in STARTERS:
        data = found.read(path)
        known = (UNFINISHED, HELLO, files[path])  # or the beginning of one, when torn
        ours = data is None or entry(path, data) in found.listed
        if not ours and not any(whole.startswith(data) for whole in known):
            yield Step(spare_name(found, path + ".bak", data), data)


def spare_name(found, path, data):
    """That path, or one with a number where something else is kept under it."""
    names = (path, *(path + str(number) for number in range(2, len(found.there) + 3)))
    return next(n for n in names if n not in found.there or data.startswith(found.read(n)))


def check_folders(there, files):
    """Refused if the owner has a file where we need a folder, or a folder where we need a file."""
    ours = {folder for path in files for folder in folders(path)}
    theirs = {folder for path in there for folder in folders(path)}
    in_the_way = sorted(ours & there.keys() | theirs & files.keys())
    if in_the_way:
        raise Refused(
            f"{in_the_way[0]} on the drive is in the way: give it another name and run this again"
        )


def folders(path):
    """The folders that a path leads through: "a", "a/b" of "a/b/c"."""
    return [path[:at] for at, letter in enumerate(path) if letter == "/"]
