# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Puts the game onto a handheld that is plugged in: `python -m tools.flash` (docs/install.md)."""

import sys

from dudo.version import VERSION
from tools import circuitpython, contents
from tools.boards import BUILDS
from tools.command import Command, Refused, kilobytes, plain
from tools.install import firmware, places, plan, room
from tools.install.carry_out import carry_out, summary
from tools.install.choice import choose, warnings
from tools.install.drive import Folder
from tools.install.found import Found
from tools.install.progress import Progress

STOPPED = "stopped: nothing is lost, run this again and it goes on from there"
NOTHING = "Nothing was changed: this was a dry run."
MOST = 20  # files of the owner's that are told by name


def main(arguments=None, mounts=places.mount_points, clock=None):
    """Runs the command. Exit code 2: it cannot be done, in one line; 130: stopped by a key.

    `mounts()` lists where drives may be, `clock` is a firmware.Clock.
    """
    command = Command(prog="python -m tools.flash", description=__doc__)
    command.add_argument("drive", nargs="*", help="its folder; without, the one plugged in")
    command.add_argument("--dry-run", action="store_true", help="say what would be done only")
    command.add_argument("--py", action="store_true", help=".py files instead of compiled .mpy")
    command.add_argument("--board", choices=list(BUILDS), help="the build of the game")
    command.add_argument("--uninstall", action="store_true", help="take the game off the drive")
    command.add_argument("--firmware", metavar="FILE.uf2", help="put CircuitPython on first")
    for stream in (sys.stdout, sys.stderr):  # a drive may have any name, a terminal few letters
        stream.reconfigure(errors="backslashreplace")
    wanted = command.parse_args(arguments)
    progress = Progress(sys.stdout)
    with command.complaints():
        try:
            check(wanted)
            run(wanted, mounts, clock or firmware.Clock(), progress)
        except KeyboardInterrupt:
            progress.end()
            command.exit(130, f"{STOPPED}\n")
        finally:
            progress.end()


def check(wanted):
    """Refused if what is wanted makes no sense, whatever is plugged in."""
    names = [name for name in (*wanted.drive, wanted.firmware) if name is not None]
    if not all(name.strip() for name in names):
        raise Refused("a name is empty: an unset variable of your shell? Write the name out")
    if wanted.uninstall and (wanted.firmware or wanted.board or wanted.py):
        raise Refused("--uninstall goes with no other option but --dry-run: leave them out")


def run(wanted, mounts, clock, progress):
    """The command from top to bottom."""
    given = circuitpython.read(wanted.firmware) if wanted.firmware else None
    find = places.find_loader if given else places.find
    # `make` tears a path at its spaces.
    folder = places.named(" ".join(wanted.drive)) if wanted.drive else find(mounts())
    if places.kind(folder) == places.BOOTLOADER:
        folder = put_firmware(wanted, given, folder, mounts, clock, progress)
    elif given:
        raise Refused(
            f"{folder} runs CircuitPython already: leave out --firmware, or start the bootloader "
            f"({places.OPEN_LOADER})"
        )
    if folder:
        (uninstall if wanted.uninstall else install)(wanted, Folder(folder), progress)


def put_firmware(wanted, given, folder, mounts, clock, progress):
    """Copies CircuitPython; the folder of the CIRCUITPY drive that follows, None in a dry run."""
    if not given:
        raise Refused(firmware.explain(folder))
    firmware.check(given, wanted.firmware, folder, wanted.board)
    print(f"CircuitPython: {wanted.firmware}, {kilobytes(len(given.data))}, goes to {folder}")
    if wanted.dry_run:
        print("The game would follow as soon as CircuitPython runs.", NOTHING, sep="\n")
        return None
    arrivals = places.Arrivals(lambda: [folder, *mounts()])
    firmware.copy(given.data, folder, progress)
    progress.end()
    print("Waiting for the drive CIRCUITPY, up to a minute", flush=True)
    return firmware.wait_for(arrivals.look, clock)


def install(wanted, drive, progress):
    """Makes the drive the game's, all of it."""
    found = Found(drive)
    choice = choose(found, wanted.board, wanted.py)
    steps = plan.install(found, choice.files)
    room.check(drive, steps)
    print(f"{choice.board.machine}, CircuitPython {choice.board.version}, at {drive.root}")
    print(f"Dudo {VERSION} for {choice.build}, as {choice.suffix}: {contents.told(choice.files)}")
    kept = [f"{path} is what you had there before" for path, _ in steps if ".bak" in path]
    notes = [*kept, *warnings(found, choice), *losses(found, steps)]
    act(wanted, drive, steps, notes, progress)
    if steps and not wanted.dry_run:
        print("Safe to unplug. Press the handheld's reset button: boot.py runs only after that.")


def uninstall(wanted, drive, progress):
    """Takes away what is ours."""
    found = Found(drive)
    steps, kept = plan.uninstall(found)
    print(f"Takes Dudo off {drive.root}")
    notes = [f"{path} stays, as you have changed it" for path in kept]
    notes += [f"{path} is what you had there before" for path in found.there if ".py.bak" in path]
    act(wanted, drive, steps, [*notes, *losses(found, steps)], progress)
    if not wanted.dry_run:
        print("Safe to unplug.")


def losses(found, steps):
    """What the owner of a drive loses by these steps, in lines."""
    gone = list(plan.lost(found, steps))
    for path, is_removed in gone[:MOST]:
        deed = "removed" if is_removed else "replaced"
        yield f"{path}, which is yours or was changed by you, is {deed}"
    if len(gone) > MOST:
        yield f"{len(gone) - MOST} more are replaced or removed in the same way"


def act(wanted, drive, steps, notes, progress):
    """Takes the steps, or in a dry run says what they are; then what their owner has to know."""
    if not steps:
        print("Everything is there already.")
    elif wanted.dry_run:
        print(*summary(steps), sep="\n")
    else:
        carry_out(drive, steps, progress)
        progress.end()
    for line in notes:
        print("Note:", plain(line, 200))
    if wanted.dry_run:
        print(NOTHING)


if __name__ == "__main__":
    main()
