# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Whether there is room on a drive for every step of a plan, in the order they are taken."""

from tools.command import Refused, kilobytes

ENTRY, LETTERS = 32, 13  # of a FAT's folder: bytes an entry, letters of a long name in each


def check(drive, steps):
    """Refused if the drive would be full at some step."""
    lacking = -lowest(drive, steps)
    if lacking > 0:
        raise Refused(
            f"the drive has {kilobytes(drive.free())} free, and {kilobytes(lacking)} more are "
            "needed: delete what you can spare there and run this again"
        )


def lowest(drive, steps):
    """The bytes that are left when they are fewest, negative where it does not fit."""
    sizes, cluster = drive.list(), drive.cluster()
    free = drive.free() - folders(sizes, steps, cluster)
    least = free
    for path, data in steps:
        free += rounded(sizes.pop(path, 0), cluster)
        if data is not None:
            sizes[path] = len(data)
            free -= rounded(len(data), cluster)
        least = min(least, free)
    return least


def folders(there, steps, cluster):
    """The bytes by which folders grow: a FAT's never shrink, and hold each name in full."""
    written = {path for path, data in steps if data is not None}
    before, after = by_folder(there), by_folder(written | set(there))
    sizes = ((listing(before.get(name), cluster), listing(after[name], cluster)) for name in after)
    return sum(new - old for old, new in sizes)


def by_folder(paths):
    """Folder -> the names in it; not of the root, which has its place from the beginning."""
    found = {}
    for path in paths:
        while "/" in path:
            path, _, name = path.rpartition("/")
            found.setdefault(path, set()).add(name)
    return found


def listing(names, cluster):
    """The bytes that a folder takes with those names in it, "." and ".." too; None: no folder."""
    if names is None:
        return 0
    entries = 2 + sum(1 + -(-len(name) // LETTERS) for name in names)
    return rounded(entries * ENTRY, cluster)


def rounded(size, cluster):
    return -(-size // cluster) * cluster
