# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Puts the game onto a handheld that is plugged in: `python -m tools.flash` (docs/install.md)."""

import argparse
import sys
from pathlib import Path

from dudo.version import VERSION
from hardware.boards import BOARDS
from tools import contents
from tools.install import Refused, board, firmware, owner, places, plan, room
from tools.install.carry_out import carry_out, told
from tools.install.drive import Folder, trouble
from tools.install.progress import Progress

STOPPED = "stopped: nothing is lost, run this again and it goes on from there"


def options(arguments):
    parser = argparse.ArgumentParser(prog="python -m tools.flash", description=__doc__)
    parser.add_argument("drive", nargs="?", help="its folder; without, the one that is plugged in")
    parser.add_argument("--dry-run", action="store_true", help="say what would be done, do nothing")
    parser.add_argument("--py", action="store_true", help=".py files instead of compiled .mpy")
    parser.add_argument("--board", metavar="NAME", help=" | ".join(contents.BOARDS))
    parser.add_argument("--uninstall", action="store_true", help="take the game off the drive")
    parser.add_argument("--firmware", metavar="FILE.uf2", help="put CircuitPython on first")
    return parser.parse_args(arguments)


def main(arguments=None, mounts=places.mount_points, clock=None):
    """Runs the command; 0 if all is well, 2 after a line on stderr that says what is not.

    `mounts()` lists where drives may be, `clock` is a firmware.Clock.
    """
    for stream in (sys.stdout, sys.stderr):  # a drive may have any name, a terminal few letters
        stream.reconfigure(errors="backslashreplace")
    wanted = options(arguments)
    progress = Progress(sys.stdout)
    try:
        run(wanted, mounts, clock or firmware.Clock(), progress)
        return 0
    except KeyboardInterrupt:
        code, line = 130, STOPPED
    except (Refused, contents.Missing) as refusal:
        code, line = 2, refusal
    except OSError as error:
        code, line = 2, trouble(error)
    progress.end()
    print(line, file=sys.stderr)
    return code


def run(wanted, mounts, clock, progress):
    """The command from top to bottom."""
    folder = places.named(wanted.drive) if wanted.drive else places.find(mounts())
    if places.kind(folder) == places.BOOTLOADER:
        folder = put_firmware(wanted, folder, mounts, clock, progress)
    elif wanted.firmware:
        raise Refused(
            f"{folder} runs CircuitPython already: leave out --firmware, or start the bootloader "
            "(press reset twice; on a Pico hold BOOTSEL while you plug it in)"
        )
    if folder:
        (uninstall if wanted.uninstall else install)(wanted, Folder(folder), progress)


def put_firmware(wanted, folder, mounts, clock, progress):
    """Copies CircuitPython; the folder of the CIRCUITPY drive that follows, None in a dry run."""
    if not wanted.firmware:
        raise Refused(firmware.explain(folder))
    data = firmware.read(wanted.firmware, folder)
    print(f"CircuitPython: {wanted.firmware}, {room.kilobytes(len(data))}, goes to {folder}")
    if wanted.dry_run:
        print("Nothing was changed. The game would follow as soon as CircuitPython runs.")
        return None
    firmware.copy(data, folder, progress)
    progress.end()
    print("Waiting for the drive CIRCUITPY, up to a minute")
    return firmware.wait_for(lambda: circuitpy([folder, *mounts()]), clock)


def circuitpy(folders):
    return next((f for f in folders if places.kind(f) == places.CIRCUITPY), None)


def install(wanted, drive, progress):
    found = board.board(drive.read(places.CIRCUITPY))
    chosen = owner.read(drive.read(plan.SETTINGS)) if plan.SETTINGS in drive.list() else {}
    name = board.build(found, wanted.board, chosen.get("DUDO_BOARD"))
    compiled = not wanted.py and found.major in board.COMPILED
    files = contents.files(name, compiled)
    files[plan.SETTINGS] = board.settings(files[plan.SETTINGS], found, name)
    steps = plan.install(drive, files)
    print(f"{found.machine}, CircuitPython {found.version}, at {drive.root}")
    print(f"Dudo {VERSION} for {name}, as {'.mpy' if compiled else '.py'}")
    room.check(drive, steps)
    act(wanted, drive, steps, progress)
    summary(files)
    for line in warnings(found, name, chosen, drive.list()):
        print("Note:", line)
    if not wanted.dry_run:
        print("Safe to unplug. Press the handheld's reset button: boot.py runs only after that.")


def act(wanted, drive, steps, progress):
    """Takes the steps, or in a dry run prints them."""
    if not steps:
        print("Everything is there already.")
    if not wanted.dry_run:
        carry_out(drive, steps, progress) if steps else None
        progress.end()
        return
    for step in steps:
        print(told(step))
    print("Nothing was changed: this was a dry run.")


def summary(files):
    """What the game takes on the drive, and its largest file."""
    size, path = max((len(data), path) for path, data in files.items())
    whole = room.kilobytes(sum(map(len, files.values())))
    print(f"{len(files)} files, {whole}; the largest is {path}, {room.kilobytes(size)}")


def warnings(found, name, chosen, there):
    """What its owner should know."""
    if found.major > board.COMPILED[-1]:
        yield f"CircuitPython {found.version} is newer than this game knows: it got .py files"
    for path in there:
        if path.lower() == "code.txt":
            yield f"{path} on the drive runs instead of the game: delete it or rename it"
        if path in (starter + ".bak" for starter in plan.STARTERS):
            yield f"{path} on the drive is what you had there before"
    if name not in (BOARDS.get(found.id), chosen.get("DUDO_BOARD")):
        yield f'settings.toml on the drive must say  DUDO_BOARD = "{name}"'


def uninstall(wanted, drive, progress):
    steps = plan.uninstall(drive)
    kept = plan.left(drive)
    print(f"Takes Dudo off {drive.root}: {len(steps)} files")
    act(wanted, drive, steps, progress)
    for path in kept:
        print("Note:", f"{path} stays, you have changed it")


if __name__ == "__main__":
    sys.exit(main())
