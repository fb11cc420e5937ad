# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Takes the steps of a plan, one after the other, and looks at each file again."""

from tools.command import Refused, kilobytes
from tools.contents import CODE
from tools.install.manifest import RUNNING


def carry_out(drive, steps, show):
    """Changes the drive; `show(done, whole, what)` is told before each step.

    Returns when everything is on the drive. Refused where it fails, or if a file reads back
    otherwise than written.
    """
    for number, step in enumerate(steps):
        show(number, len(steps), told(step))
        if step.path in (CODE, RUNNING):
            drive.sync()  # what was done before must not reach the drive after it
        take(drive, step)
    drive.sync()
    show(len(steps), len(steps), "done")


def take(drive, step):
    if step.data is None:
        drive.remove(step.path)
        return
    drive.write(step.path, step.data)
    if drive.read(step.path) != step.data:
        raise Refused(
            f"{step.path} reads back otherwise than it was written: run this again; if that does "
            "not help, try another cable, or format the drive (docs/install.md)"
        )


def told(step):
    """A step in words."""
    if step.data is None:
        return f"remove {step.path}"
    return f"write  {step.path}  {len(step.data)}"


def summary(steps):
    """What the steps come to, in lines: one for each folder, and what is done to its files."""
    groups = {}
    for path, data in dict(steps).items():
        if path != RUNNING:
            top, slash, _ = path.partition("/")
            groups.setdefault((top + slash, data is None), []).append(len(data or b""))
    for (top, is_removed), sizes in sorted(groups.items()):
        files = f"  {len(sizes)} files" if top.endswith("/") else ""
        yield (
            f"remove {top}{files}"
            if is_removed
            else f"write  {top}{files}  {kilobytes(sum(sizes))}"
        )
