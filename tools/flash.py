# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Puts the game onto a handheld that is plugged in: `python -m tools.flash` (docs/install.md)."""

import sys

from dudo.version import VERSION
from tools import contents
from tools.boards import BUILDS
from tools.command import Command, Refused, kilobytes
from tools.install import firmware, places, plan, room
from tools.install.carry_out import carry_out, told
from tools.install.choice import choose, warnings
from tools.install.drive import Folder
from tools.install.progress import Progress

STOPPED = "stopped: nothing is lost, run this again and it goes on from there"


def main(arguments=None, mounts=places.mount_points, clock=None):
    """Runs the command. Exit code 2: it cannot be done, in one line; 130: stopped by a key.

    `mounts()` lists where drives may be, `clock` is a firmware.Clock.
    """
    command = Command(prog="python -m tools.flash", description=__doc__)
    command.add_argument("drive", nargs="?", help="its folder; without, the one plugged in")
    command.add_argument("--dry-run", action="store_true", help="say what would be done only")
    command.add_argument("--py", action="store_true", help=".py files instead of compiled .mpy")
    command.add_argument("--board", metavar="NAME", help=" | ".join(BUILDS))
    command.add_argument("--uninstall", action="store_true", help="take the game off the drive")
    command.add_argument("--firmware", metavar="FILE.uf2", help="put CircuitPython on first")
    for stream in (sys.stdout, sys.stderr):  # a drive may have any name, a terminal few letters
        stream.reconfigure(errors="backslashreplace")
    wanted = command.parse_args(arguments)
    progress = Progress(sys.stdout)
    with command.complaints():
        try:
            run(wanted, mounts, clock or firmware.Clock(), progress)
        except KeyboardInterrupt:
            progress.end()
            command.exit(130, f"{STOPPED}\n")
        finally:
            progress.end()


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
    print(f"CircuitPython: {wanted.firmware}, {kilobytes(len(data))}, goes to {folder}")
    if wanted.dry_run:
        print("Nothing was changed. The game would follow as soon as CircuitPython runs.")
        return None
    arrivals = places.Arrivals(lambda: [folder, *mounts()])
    firmware.copy(data, folder, progress)
    progress.end()
    print("Waiting for the drive CIRCUITPY, up to a minute", flush=True)
    return firmware.wait_for(arrivals.look, clock)


def install(wanted, drive, progress):
    """Makes the drive the game's, all of it."""
    choice = choose(drive, wanted.board, wanted.py)
    steps = plan.install(drive, choice.files)
    room.check(drive, steps)
    print(f"{choice.board.machine}, CircuitPython {choice.board.version}, at {drive.root}")
    print(f"Dudo {VERSION} for {choice.build}, as {choice.suffix}")
    act(wanted, drive, steps, progress)
    print(contents.told(choice.files))
    for path in (step.path for step in steps if ".bak" in step.path):
        print(f"Note: {path} is what you had there before")
    for line in warnings(drive, choice):
        print("Note:", line)
    if steps and not wanted.dry_run:
        print("Safe to unplug. Press the handheld's reset button: boot.py runs only after that.")


def uninstall(wanted, drive, progress):
    """Takes away what is ours."""
    steps, kept = plan.uninstall(drive)
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


if __name__ == "__main__":
    main()
