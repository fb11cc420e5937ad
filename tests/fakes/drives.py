# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Drives for the installer that have no room, cannot be written, forget, or are pulled out."""

import errno
import os
import subprocess

from tools.install import plan

CLUSTER = 512


def failing(number):
    return OSError(number, os.strerror(number))


class Memory:
    """A drive in memory with room for so many bytes, each file rounded up as FAT does."""

    def __init__(self, files=(), room=1 << 20, empty=()):
        self.files = dict(files)
        self.empty = set(empty)
        self.room = room
        self.synced = {}

    def list(self):
        return {path: len(data) for path, data in self.files.items()}

    def folders(self):
        return self.empty | {f for path in [*self.files, *self.empty] for f in plan.folders(path)}

    def read(self, path):
        return self.files[path]

    def write(self, path, data):
        self.files[path] = b""
        fitting = self.free()
        self.files[path] = data[:fitting]
        if len(data) > fitting:
            raise failing(errno.ENOSPC)

    def remove(self, path):
        if path in self.empty:
            self.empty.remove(path)
        else:
            del self.files[path]

    def free(self):
        return self.room - sum(-(-len(d) // CLUSTER) * CLUSTER for d in self.files.values())

    def cluster(self):
        return CLUSTER

    def sync(self):
        self.synced = dict(self.files)


class Wrapped:
    """Another drive, to be spoilt by those below."""

    def __init__(self, drive):
        self.drive = drive

    def __getattr__(self, name):
        return getattr(self.drive, name)


class Pulled(Wrapped):
    """Is pulled out at the n-th change, from 1; `stage` says what becomes of a file just written:
    "before" it stays, "empty" it has no bytes, "torn" half of them, "after" all."""

    def __init__(self, drive, at, stage):
        super().__init__(drive)
        self.at, self.stage = at, stage
        self.changes = 0

    def write(self, path, data):
        self.changes += 1
        self._answer()
        if self.changes < self.at or self.stage == "after":
            self.drive.write(path, data)
        elif self.stage != "before":
            self.drive.write(path, data[: len(data) // 2] if self.stage == "torn" else b"")
        if self.changes == self.at:
            raise failing(errno.EIO)

    def remove(self, path):
        self.changes += 1
        self._answer()
        if self.changes < self.at or self.stage == "after":
            self.drive.remove(path)
        if self.changes == self.at:
            raise failing(errno.EIO)

    def _answer(self):
        if self.changes > self.at:
            raise failing(errno.ENODEV)


class ReadOnly(Wrapped):
    """Another program, or a switch, has it."""

    def write(self, path, data):
        raise failing(errno.EROFS)

    remove = write


class Forgetful(Wrapped):
    """Gives one file back with a bit changed."""

    def __init__(self, drive, path):
        super().__init__(drive)
        self.path = path

    def read(self, path):
        data = self.drive.read(path)
        return bytes([data[0] ^ 1]) + data[1:] if path == self.path else data


class FatImage:
    """A real FAT, of so many 512-byte sectors and so many in a cluster, kept by Debian's mtools."""

    def __init__(self, path, sectors, per_cluster=1):
        self.path = str(path)
        self.per_cluster = per_cluster
        self._run("mformat", "-C", "-T", str(sectors), "-h", "1", "-s", "1", "-c", str(per_cluster))
        self._run("mmd", "::lib")
        self.there = {"lib"}
        self.files = {}

    def _run(self, command, *arguments, data=None):
        run = [command, "-i", self.path, *arguments]
        done = subprocess.run(run, input=data, capture_output=True, check=False)
        if done.returncode:
            raise OSError(errno.ENOSPC, done.stderr.decode())
        return done.stdout

    def list(self):
        return dict(self.files)

    def folders(self):
        return set(self.there)

    def read(self, path):
        return self._run("mtype", f"::{path}")

    def write(self, path, data):
        for at in (i for i, letter in enumerate(path) if letter == "/"):
            if path[:at] not in self.there:
                self._run("mmd", f"::{path[:at]}")
                self.there.add(path[:at])
        self._run("mcopy", "-o", "-", f"::{path}", data=data)
        self.files[path] = len(data)

    def remove(self, path):
        self._run("mdel", f"::{path}")
        del self.files[path]

    def free(self):
        last = self._run("mdir", "::").decode().strip().splitlines()[-1]
        return int("".join(letter for letter in last if letter.isdigit()))

    def cluster(self):
        return CLUSTER * self.per_cluster

    def sync(self):
        pass
