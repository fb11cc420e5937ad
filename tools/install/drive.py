# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A drive as the installer sees it: list, read, write, remove, free. Refused where it fails."""

import errno
import os
import shutil
import stat
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.command import Refused, plain

CLUSTER = 4096  # bytes; where the system does not tell: no supported board's drive has larger ones
KEPT = "lib"  # CircuitPython makes this folder and does not mind it empty

TROUBLE = {  # errno -> what it means here, and what to do
    errno.ENOSPC: "the drive is full: delete what you can spare there and run this again",
    errno.EROFS: "the drive is read-only: unplug it, plug it in and run this again; if that does "
    "not help, start it in safe mode (docs/install.md)",
}
REFUSING = (errno.EACCES, errno.EPERM)  # what other systems say of a drive, or of one file
TROUBLE.update(dict.fromkeys(REFUSING, TROUBLE[errno.EROFS]))
GONE = "the drive does not answer any more: plug it in and run this again, it goes on from there"


def trouble(error):
    """An OSError of a drive, in one line."""
    file = error.filename
    where = f" ({file})" if file else ""
    if file and os.path.isfile(file) and not os.access(file, os.W_OK):
        if error.errno in REFUSING and os.access(os.path.dirname(file), os.W_OK):
            return f"this file is read-only: allow writing it and run this again{where}"
    return TROUBLE.get(error.errno, GONE) + where


@contextmanager
def answering():
    """Inside, a drive is used and nothing else: its OSError is a Refused that says what to do."""
    try:
        yield
    except BrokenPipeError:  # nobody reads what we print: that is no drive's
        raise
    except OSError as error:
        raise Refused(trouble(error)) from error


class Folder:
    """The drive whose files are in a folder of this computer.

    Paths are such as "dudo/game.mpy", in small letters: to FAT, DUDO/Game.MPY is the same file.
    """

    @answering()
    def __init__(self, root):
        self.root = Path(root)
        self.device = self.root.stat().st_dev
        self.names = {}  # path in small letters -> as the drive spells it
        self.list()

    @answering()
    def list(self):
        """Every file: path -> its size in bytes. Refused if one is a link to elsewhere."""
        return {path: of.st_size for path, of in self._scan() if not stat.S_ISDIR(of.st_mode)}

    @answering()
    def folders(self):
        """The paths of all folders."""
        return {path for path, of in self._scan() if stat.S_ISDIR(of.st_mode)}

    def _scan(self):
        self.names = {}
        for folder, inner, names in os.walk(self._there(), onerror=give_up):
            for found in (Path(folder, name) for name in inner + names):
                path = found.relative_to(self.root).as_posix()
                if found.is_symlink():
                    raise Refused(f"{plain(path)} on the drive is a link: take it away")
                self.names[path.lower()] = path
                yield path.lower(), found.lstat()

    @answering()
    def read(self, path):
        """The bytes of a file."""
        return self._there(path).read_bytes()

    @answering()
    def write(self, path, data):
        """Writes a file, with the folders it needs; returns when it is on the drive."""
        target = self._there(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            if hasattr(os, "posix_fadvise"):  # what is read back comes from the drive, not from us
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        with suppress(OSError):  # macOS lays one beside files it thinks it knows more about
            target.with_name("._" + target.name).unlink(missing_ok=True)

    @answering()
    def remove(self, path):
        """Removes a file or an empty folder, and the folders that this leaves empty."""
        target = self._there(path)
        if target.is_dir():
            target.rmdir()
        else:
            target.unlink(missing_ok=True)
        with suppress(OSError):  # not empty
            while target.parent not in (self.root, self._there(KEPT)):
                target = target.parent
                target.rmdir()

    @answering()
    def free(self):
        """How many bytes are free."""
        return shutil.disk_usage(self.root).free

    @answering()
    def cluster(self):
        """The bytes that files are rounded up to."""
        return os.statvfs(self.root).f_frsize if hasattr(os, "statvfs") else CLUSTER

    @answering()
    def sync(self):
        """Returns when the names of all files are on the drive, too."""
        if os.name == "posix":  # Windows writes through to what can be pulled out
            for folder, _, _ in os.walk(self._there(), onerror=give_up):
                sync_folder(folder)

    def _there(self, path=""):
        """A path on this computer, if the drive is still behind it and not what lies below an empty
        mount."""
        if self.root.stat().st_dev != self.device:
            raise OSError(errno.ENODEV, "gone", str(self.root))
        return self.root / self._spelled(path)

    def _spelled(self, path):
        """A path as the drive spells it, or would, if it were there."""
        if path in self.names or "/" not in path:
            return self.names.get(path, path)
        folder, _, name = path.rpartition("/")
        return f"{self._spelled(folder)}/{name}"


def sync_folder(folder):
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # a file system that cannot
            raise
    finally:
        os.close(handle)


def give_up(error):
    """A folder that cannot be listed: another's trash may be closed to us, a drive may be gone."""
    if not isinstance(error, PermissionError):
        raise error
