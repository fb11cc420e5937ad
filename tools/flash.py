# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Puts the game onto a handheld that is plugged in: `python -m tools.flash` (docs/install.md)."""

import argparse
import sys

from dudo.version import VERSION
from tools import contents
from tools.install import Refused, firmware, places, plan, room
from tools.install.carry_out import carry_out, told
from tools.install.choice import choose, warnings
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
    except (Refused, ValueError) as refusal:  # ValueError: tools.contents cannot make the files
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
    print("Waiting for the drive CIRCUITPY, up to a minute", flush=True)
    return firmware.wait_for(lambda: places.circuitpy([folder, *mounts()]), clock)


def install(wanted, drive, progress):
    """Makes the drive the game's, all of it."""
    choice = choose(drive, wanted.board, wanted.py)
    steps = plan.install(drive, choice.files)
    room.check(drive, steps)
    print(f"{choice.board.machine}, CircuitPython {choice.board.version}, at {drive.root}")
    print(f"Dudo {VERSION} for {choice.build}, as {choice.suffix}")
    act(wanted, drive, steps, progress)
    summary(choice.files)
    for path in (step.path for step in steps if ".bak" in step.path):
        print(f"Note: {path} is what you had there before")
    for line in warnings(drive, choice):
        print("Note:", line)
    if steps and not wanted.dry_run:
        print("Safe to unplug. Press the handheld's reset button: boot.py runs only after that.")


def uninstall(wanted, drive, progress):
    """Takes away what is ours."""
    steps, kept = plan.uninstall(drive), plan.left(drive)
    print(f"Takes Dudo off {drive.root}")
    act(wanted, drive, steps, progress)
    for path in kept:
        print(f"Note: {path} stays, as you have changed it")
    if not wanted.dry_run:
        print("Safe to unplug.")


def act(wanted, drive, steps, progress):
    """Takes the steps, or in a dry run prints them."""
    if not steps:
        print("Everything is there already.")
    elif wanted.dry_run:
        print(*map(told, steps), "Nothing was changed: this was a dry run.", sep="\n")
    else:
        carry_out(drive, steps, progress)
        progress.end()


def summary(files):
    """What the game takes on the drive, and its largest file."""
    size, path = max((len(data), path) for path, data in files.items())
    whole = room.kilobytes(sum(map(len, files.values())))
    print(f"{len(files)} files, {whole}; the largest is {path}, {room.kilobytes(size)}")


if __name__ == "__main__":
    sys.exit(main())
