# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What has to be done to a drive, as a list of steps, before anything is touched.

Wherever the list breaks off, a new plan ends with the same drive: first a list of all files that
will ever be ours, then everything else, then the real code.py; last that first list goes.
"""

from typing import NamedTuple

from tools.command import Refused
from tools.contents import CODE, SETTINGS, STARTERS
from tools.install import manifest
from tools.install.found import HELLO, UNFINISHED
from tools.install.manifest import LIST, RUNNING, entry

MODULE = (".py", ".mpy")


class Step(NamedTuple):
    """One file to write, or where data is None, one file or empty folder to remove."""

    path: str
    data: bytes


def install(found, files):
    """The Steps that make `files` (path -> bytes) what the drive has, on which that was Found; none
    if it has them."""
    check_folders(found, files)
    listed = found.listed
    if found.settings(files[SETTINGS])[1]:
        files = {path: data for path, data in files.items() if path != SETTINGS}
        listed = {row for row in listed if row.path != SETTINGS}
    new = {entry(*file) for file in files.items()}
    removed = obsolete(found, files)
    changed = [Step(*file) for file in files.items() if found.read(file[0]) != file[1]]
    if not (changed or removed or found.broken_off) and found.listed == new:
        return []
    every = manifest.text(listed | new)
    return [
        *backups(found, files),
        *([Step(LIST, every)] if found.broken_off else []),  # one of the two stays whole
        Step(RUNNING, every),
        Step(CODE, UNFINISHED),
        *(Step(path, None) for path in removed),
        *(step for step in changed if step.path != CODE),
        Step(LIST, manifest.text(new)),
        Step(CODE, files[CODE]),
        Step(RUNNING, None),
    ]


def uninstall(found):
    """(the Steps that take away what is ours and unchanged, the paths on the list that stay as
    their owner has changed them). Refused if there is no list."""
    if not found.listed:
        raise Refused(
            f"there is no {LIST} on the drive: nothing of ours is installed here, or its list is "
            "lost; in that case run this once without --uninstall, and then again with it"
        )
    listed = {path for path, _, _ in found.listed} & found.there.keys()
    ours = {path for path in listed if found.is_ours(path)}
    last = [path for path in (RUNNING, LIST) if path in found.there]
    litter = [path for path in found.there if of_litter(path) in ours.union(last)]
    first = [CODE] if CODE in ours else []
    gone = [*first, *litter, *sorted(ours - {CODE, RUNNING, LIST}), *last]
    return [Step(path, None) for path in gone], sorted(listed - ours)


def obsolete(found, files):
    """Paths to remove: empty folders and modules that would be imported in place of ours, what was
    ours, macOS's litter."""
    stems = stems_of(files)
    others = found.there.keys() - files.keys() - {LIST, RUNNING, SETTINGS}
    empty = found.folders - {folder for path in found.there for folder in folders(path)}
    return [
        *sorted((path for path in empty if shadow(path + "/", stems)), reverse=True),
        *sorted(
            path
            for path in others
            if shadow(path, stems) or of_litter(path) in files or found.is_ours(path)
        ),
    ]


def stems_of(files):
    """The paths of our modules, without their suffix."""
    return {stem(path) for path in files if "/" in path and path.endswith(MODULE)}


def stem(path):
    """A path without its last "." and what follows."""
    return path.rpartition(".")[0]


def shadow(path, stems):
    """The module of that path, or the folder that it leads through, which would be imported instead
    of one of these stems; None if there is none."""
    if path.endswith(MODULE) and stem(path) in stems:
        return path
    return next((folder for folder in folders(path) if folder in stems), None)


def of_litter(path):
    """The path beside which macOS laid a "._" file, or None where this is none."""
    folder, slash, name = path.rpartition("/")
    return folder + slash + name[2:] if name.startswith("._") else None


def backups(found, files):
    """Steps that keep an owner's own code.py, boot.py, safemode.py under another name."""
    for path in STARTERS:
        if found.is_owners(path, UNFINISHED, HELLO, files[path]):
            data = found.read(path)
            yield Step(spare_name(found, path + ".bak", data), data)


def spare_name(found, path, data):
    """That path, or one with a number where something else is kept under it."""
    names = (path, *(path + str(number) for number in range(2, len(found.there) + 9)))
    free = (name for name in names if name not in found.folders)
    return next(n for n in free if n not in found.there or data.startswith(found.read(n)))


def lost(found, steps):
    """(path, whether it is removed) of each file that its owner has written or changed, and that is
    gone after these steps."""
    kept = [data for path, data in steps if ".bak" in path]
    for path, data in dict(steps).items():
        ours = (data or b"", HELLO, UNFINISHED)
        passing = path in (LIST, RUNNING) or of_litter(path) is not None
        if not passing and found.is_owners(path, *ours) and found.read(path) not in kept:
            yield path, data is None


def check_folders(found, files):
    """Refused if the owner has a file where we need a folder, or a folder where we need a file or
    that would be imported in place of one."""
    ours = {folder for path in files for folder in folders(path)}
    in_the_way = ours & found.there.keys() | found.folders & {*files, LIST, RUNNING}
    stems = stems_of(files)
    others = (path for path in found.there if not (path.endswith(MODULE) or of_litter(path)))
    in_the_way.update(shadow(path, stems) for path in others if not found.is_ours(path))
    for path in sorted(in_the_way - {None}):
        raise Refused(f"{path} on the drive is in the way: give it another name and run this again")


def folders(path):
    """The folders that a path leads through: "a", "a/b" of "a/b/c"."""
    return [path[:at] for at, letter in enumerate(path) if letter == "/"]
