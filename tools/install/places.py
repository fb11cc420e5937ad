# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Where handhelds show up on this computer, and what kind of drive a folder is."""

import os
import re
import sys
from pathlib import Path

from tools.command import Refused
from tools.install import typed

CIRCUITPY, BOOTLOADER = "boot_out.txt", "INFO_UF2.TXT"  # the file that gives each away
FAT = ("vfat", "msdos", "exfat", "fuseblk", "9p", "drvfs")  # the last two: Windows' own, in WSL
FOLDERS = ("media/*", "media/*/*", "run/media/*/*", "mnt", "mnt/*")

OPEN_LOADER = "press reset twice, on a Pico hold BOOTSEL while you plug it in"
NAME_IT = typed("E:" if sys.platform == "win32" else "/path/of/CIRCUITPY")
NONE = (
    "no CIRCUITPY drive found: plug the handheld in and switch it on (holding B, if it is sealed), "
    f"or name its folder:  {NAME_IT}"
)
NO_LOADER = (
    f"no bootloader's drive found, which --firmware needs: {OPEN_LOADER}; if the board runs "
    "CircuitPython already, leave out --firmware"
)


def mount_points(system=sys.platform, root="/"):
    """Folders that may be drives, on Linux, macOS ("darwin") or Windows ("win32")."""
    if system == "win32":
        return [Path(f"{letter}:\\") for letter in "CDEFGHIJKLMNOPQRSTUVWXYZ"]
    root = Path(root)
    if system == "darwin":
        return sorted(root.glob("Volumes/*"))
    return mounted(root / "proc/mounts") + sorted(p for where in FOLDERS for p in root.glob(where))


def mounted(table):
    """The FAT drives in Linux's table of mounts, which writes a space as \\040."""
    try:
        rows = [line.split() for line in table.read_text(errors="surrogateescape").splitlines()]
    except OSError:
        return []
    paths = [row[1] for row in rows if len(row) > 2 and row[2] in FAT]
    return [Path(re.sub(r"\\(\d{3})", lambda m: chr(int(m[1], 8)), path)) for path in paths]


def kind(folder):
    """CIRCUITPY, BOOTLOADER or None. Never fails."""
    return next((k for k in (CIRCUITPY, BOOTLOADER) if os.path.isfile(Path(folder, k))), None)


def drives(folders, kinds=(CIRCUITPY, BOOTLOADER)):
    """The drives of these kinds among those folders, each once: its real path -> the folder."""
    return {os.path.realpath(folder): folder for folder in folders if kind(folder) in kinds}


def find(folders):
    """The one drive among those folders. Refused if there is none, or more."""
    found = sorted(drives(folders).values())
    if not found:
        raise Refused(NONE)
    return only(found)


def find_loader(folders):
    """The same, of a bootloader."""
    found = sorted(drives(folders, [BOOTLOADER]).values())
    if not found:
        raise Refused(NO_LOADER)
    return only(found)


def only(found):
    """The one of those drives. Refused if there are more."""
    if len(found) > 1:
        names = ", ".join(map(str, found))
        raise Refused(
            f"several drives found: {names}: unplug the others, or name yours:  {NAME_IT}"
        )
    return found[0]


class Arrivals:
    """Looks out for a CIRCUITPY drive that comes, or goes and comes back, from now on."""

    def __init__(self, folders):
        """`folders()` lists where drives may be."""
        self.folders = folders
        self.known = set(drives(folders(), [CIRCUITPY]))

    def look(self):
        """The drive that has come, or None so far. Refused if there are two."""
        now = drives(self.folders(), [CIRCUITPY])
        self.known &= set(now)
        came = sorted(folder for path, folder in now.items() if path not in self.known)
        return only(came) if came else None


def named(text):
    """The drive that somebody named. Refused if it is none."""
    folder = Path(text + "\\" if re.fullmatch("[A-Za-z]:", text) else text)
    if folder.is_file():
        raise Refused(f"{text} is a file: name the folder of the drive that is called CIRCUITPY")
    if not folder.is_dir():
        raise Refused(f"there is no folder {text}: look for the drive that is called CIRCUITPY")
    if not kind(folder):
        raise Refused(
            f"{text} is no CIRCUITPY drive, it has no {CIRCUITPY}: name another folder, or if you "
            "are sure, press the handheld's reset button once"
        )
    return folder
