# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What has to be done to a drive, as a list of steps, before anything is touched.

Wherever the list breaks off, a new plan ends with the same drive: first a list of all files that
will ever be ours, last the real code.py.
"""

from typing import NamedTuple

from tools.install import Refused, manifest
from tools.install.manifest import LIST, RUNNING, entry

CODE, SETTINGS = "code.py", "settings.toml"
STARTERS = (CODE, "boot.py", "safemode.py")  # an owner may have such files, too
UNFINISHED = b'print("Dudo is not completely installed: plug me in and run the installer again.")\n'
HELLO = b'print("Hello World!")\n'  # on every new drive; CircuitPython's supervisor/filesystem.c
WHOLLY_OURS = ("dudo/", "hardware/")  # folders where a name on the list is enough
MODULE = (".py", ".mpy")


class Step(NamedTuple):
    """One file to write, or where data is None, to remove."""

    path: str
    data: bytes


def install(drive, files):
    """The Steps that make `files` (path -> bytes) what the drive has; none if it has them."""
    there = drive.list()
    check_folders(there, files)
    listed = manifest.read(drive, there)
    now = {path: drive.read(path) for path in there if path in files}
    old = now.get(SETTINGS)
    if old and not files[SETTINGS].startswith(old):
        files = {path: data for path, data in files.items() if path != SETTINGS}
    new = {entry(path, data) for path, data in files.items()}
    if old and entry(SETTINGS, old) in listed:
        new.add(entry(SETTINGS, old))
    removed = obsolete(drive, there, listed, files)
    changed = {path: data for path, data in files.items() if now.get(path) != data}
    if not (changed or removed or RUNNING in there) and listed == new:
        return []
    changed.pop(CODE, None)
    return [
        *backups(drive, now, listed, files),
        Step(RUNNING, manifest.text(listed | new)),
        Step(CODE, UNFINISHED),
        *(Step(path, None) for path in removed),
        *(Step(path, data) for path, data in changed.items()),
        Step(LIST, manifest.text(new)),
        Step(RUNNING, None),
        Step(CODE, files[CODE]),
    ]


def uninstall(drive):
    """The Steps that take away what is ours and unchanged. Refused if there is no list of it."""
    there = drive.list()
    listed = manifest.read(drive, there)
    if not listed:
        raise Refused(
            f"there is no {LIST} on the drive: nothing was installed here by this command, or its "
            "list is lost; delete code.py, boot.py, safemode.py, dudo and hardware by hand"
        )
    gone = {path for path in there if path != CODE and is_ours(drive, path, listed)}
    gone -= {LIST, RUNNING}
    first = [CODE] if CODE in there and is_ours(drive, CODE, listed) else []
    last = [path for path in (RUNNING, LIST) if path in there]
    litter = [path for path in there if of_litter(path) in gone | {*first, *last}]
    return [Step(path, None) for path in (*first, *litter, *sorted(gone), *last)]


def left(drive):
    """Paths that are on the list, but no longer ours: their owner has changed them."""
    there = drive.list()
    listed = manifest.read(drive, there)
    paths = sorted({path for path, _, _ in listed} & set(there))
    return [path for path in paths if not is_ours(drive, path, listed)]


def is_ours(drive, path, listed):
    """Whether a file that is there is on the list and nobody has changed it since.

    In our own folders it need only be on the list: half a file is ours, too.
    """
    if path not in {name for name, _, _ in listed}:
        return False
    if path.startswith(WHOLLY_OURS):
        return True
    data = drive.read(path)
    return entry(path, data) in listed or (path == CODE and UNFINISHED.startswith(data))


def obsolete(drive, there, listed, files):
    """Paths to remove: what was ours, what would be imported in place of ours, macOS's litter."""
    modules = [path.lower() for path in files if "/" in path and path.endswith(MODULE)]
    stems = {path.rpartition(".")[0] for path in modules}

    def shadows(path):
        path = path.lower()
        module = path.endswith(MODULE) and path.rpartition(".")[0] in stems
        return module or any(path.startswith(stem + "/") for stem in stems)

    others = [path for path in there if path not in files and path not in (LIST, RUNNING, SETTINGS)]
    return sorted(
        path
        for path in others
        if shadows(path) or of_litter(path) in files or is_ours(drive, path, listed)
    )


def of_litter(path):
    """The path beside which macOS laid a "._" file, or None where this is none."""
    folder, slash, name = path.rpartition("/")
    return folder + slash + name[2:] if name.startswith("._") else None


def backups(drive, now, listed, files):
    """Steps that keep an owner's own code.py, boot.py, safemode.py under another name."""
    for path in STARTERS:
        data = now.get(path)
        known = (UNFINISHED, HELLO, files[path])  # or the beginning of one, when torn
        if data and entry(path, data) not in listed and not any(k.startswith(data) for k in known):
            yield Step(spare_name(drive, path + ".bak", data), data)


def spare_name(drive, path, data):
    """That path, or one with a number where something else is kept under it."""
    there = drive.list()
    names = (path, *(path + str(number) for number in range(2, len(there) + 3)))
    return next(n for n in names if n not in there or data.startswith(drive.read(n)))


def check_folders(there, files):
    """Refused if the owner has a file where we need a folder, or a folder where we need a file."""
    folders = {path[:at] for path in files for at, letter in enumerate(path) if letter == "/"}
    theirs = {path[:at] for path in there for at, letter in enumerate(path) if letter == "/"}
    for name in sorted(folders & set(there) | theirs & set(files)):
        raise Refused(f"{name} on the drive is in the way: give it another name and run this again")
