# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Mounts a drive's image on MicroPython, whose FAT code is that of CircuitPython:
`micropython run_mount.py IMAGE` prints each file's checksum and name.
"""

import binascii
import os
import sys

import vfs

SECTOR = 512
COUNT, SIZE = 4, 5  # what a disk is asked for
FOLDER = 0x4000


class Disk:
    """An image, read only, as MicroPython wants a disk."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.content = file.read()

    def readblocks(self, number, buffer):
        buffer[:] = self.content[number * SECTOR : number * SECTOR + len(buffer)]

    def ioctl(self, what, _):
        return {COUNT: len(self.content) // SECTOR, SIZE: SECTOR}.get(what, 0)


def tell(folder):
    for name, kind, *_ in os.ilistdir(folder):
        path = folder + "/" + name
        if kind == FOLDER:
            tell(path)
        else:
            with open(path, "rb") as file:
                print(binascii.crc32(file.read()), path)


vfs.mount(vfs.VfsFat(Disk(sys.argv[1])), "/drive", readonly=True)
tell("/drive")
