# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Drives: where they are found, how they are written, whether there is room, on a real FAT, too."""

import errno
import os
import shutil

import pytest
from fakes.drives import CLUSTER, FatImage, Memory, Pulled
from fakes.games import NEW, OLD, THEIRS, install, quiet, uninstall

from tools.command import Refused
from tools.install import places, plan, room
from tools.install.carry_out import carry_out
from tools.install.drive import Folder, trouble
from tools.install.found import Found

FLASHED = "Adafruit CircuitPython 10.2.1 on 2026-03-01; Adafruit PyGamer with samd51j19\n"


def on_disk(folder, files):
    for path, data in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return Folder(folder)


def files_of(drive):
    return {path: drive.read(path) for path in drive.list()}


def test_a_folder_is_written_read_listed_and_cleared(tmp_path):
    drive = Folder(tmp_path)
    drive.write("dudo/ui/app.mpy", b"app")
    drive.write("lib/neopixel.mpy", b"lights")
    (tmp_path / "dudo/ui/._app.mpy").write_bytes(b"?")
    drive.write("dudo/ui/app.mpy", b"another")
    assert drive.list() == {"dudo/ui/app.mpy": 7, "lib/neopixel.mpy": 6}
    assert drive.read("dudo/ui/app.mpy") == b"another"
    drive.remove("dudo/ui/app.mpy")
    drive.remove("lib/neopixel.mpy")
    drive.sync()
    assert [path.name for path in tmp_path.iterdir()] == ["lib"]
    assert drive.free() > 0 and drive.cluster() >= 512


def test_a_folder_and_a_drive_in_memory_end_alike(tmp_path):
    before = {**THEIRS, **OLD}
    folder, memory = on_disk(tmp_path, before), Memory(before)
    assert files_of(install(folder)) == install(memory).files
    assert files_of(uninstall(folder)) == uninstall(memory).files


@pytest.mark.parametrize("at", range(1, 15))
def test_a_folder_pulled_out_is_mended(tmp_path, at):
    drive = on_disk(tmp_path, {**THEIRS, **OLD})
    with pytest.raises(OSError):
        install(Pulled(drive, at, "torn"))
    assert files_of(install(drive)) == install(Memory({**THEIRS, **OLD})).files


def test_nothing_is_written_where_a_drive_was(tmp_path):
    root = tmp_path / "CIRCUITPY"
    root.mkdir()
    drive = Folder(root)
    root.rmdir()
    for deed in (drive.list, drive.sync, lambda: drive.write("a", b""), lambda: drive.remove("a")):
        with pytest.raises(Refused, match="does not answer any more: plug it in"):
            deed()
    assert not root.exists()


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (errno.ENOSPC, "the drive is full"),
        (errno.EROFS, "the drive is read-only"),
        (errno.EACCES, "the drive is read-only"),
        (errno.EIO, "the drive does not answer"),
        (errno.ENODEV, "the drive does not answer"),
    ],
)
def test_every_trouble_of_a_drive_is_one_line_with_advice(number, line):
    told = trouble(OSError(number, os.strerror(number), "no such file"))
    assert told.startswith(line) and told.endswith("(no such file)") and "\n" not in told
    assert "again" in told


def test_a_file_that_is_read_only_is_no_read_only_drive(tmp_path, monkeypatch):
    """Root may write everything, so that what the system says is said here."""
    (tmp_path / "boot.py").touch()
    monkeypatch.setattr(os, "access", lambda path, _: str(path) == str(tmp_path))
    told = trouble(PermissionError(errno.EACCES, "no", str(tmp_path / "boot.py")))
    assert told.startswith("this file is read-only") and told.endswith("boot.py)")


def fits(before, files, size):
    """Whether it is said to fit on a drive of that size; then it is installed."""
    drive = Memory(before, size)
    steps = plan.install(Found(drive), files)
    try:
        room.check(drive, steps)
    except Refused as refusal:
        assert "delete" in str(refusal) and drive.files == before
        return False
    carry_out(drive, steps, quiet)
    return True


@pytest.mark.parametrize("before", [{}, OLD, {**THEIRS, **OLD}], ids=["new", "old", "owner's"])
def test_what_is_said_to_fit_does_and_hardly_more_is_asked_for(before):
    size = next(n for n in range(0, 1 << 20, CLUSTER) if fits(before, NEW, n))
    after = Memory(before, size)
    install(after)
    spare = after.free()
    folders = 4 * CLUSTER  # dudo, dudo/ui, hardware, lib
    assert spare <= folders + 4 * CLUSTER  # the running list, and old files not gone yet


needs_mtools = pytest.mark.skipif(not shutil.which("mformat"), reason="needs mtools")


@needs_mtools
@pytest.mark.parametrize(("sectors", "per_cluster"), [(2048, 1), (4096, 2), (16384, 4)])
def test_the_room_reckoned_is_that_of_a_real_fat(tmp_path, sectors, per_cluster):
    """The sizes of a Pico's, a PyBadge's and a PyGamer's drive."""
    many = {f"dudo/a_module_of_the_game_{number}.mpy": b"C\x06" * number for number in range(40)}
    drive = FatImage(tmp_path / "fat", sectors, per_cluster)
    steps = plan.install(Found(drive), {**NEW, **many})
    least = room.lowest(drive, steps)
    drive.write("theirs.bin", bytes(least))
    assert room.lowest(drive, steps) == 0
    carry_out(drive, steps, quiet)
    assert {p: drive.read(p) for p in many} == many
    assert drive.free() <= 12 * drive.cluster()  # no more was asked for than so much


def test_mounts_are_found_on_linux(tmp_path):
    for name in (
        "media/rosa/CIRCUITPY",
        "run/media/rosa/CIRCUITPY1",
        "mnt",
        "proc",
        "home/a drive",
    ):
        (tmp_path / name).mkdir(parents=True)
    spaced = str(tmp_path / "home/a drive").replace(" ", "\\040")
    table = f"/dev/sda1 {spaced} vfat rw 0 0\nproc /proc proc rw 0 0\n\n"
    (tmp_path / "proc/mounts").write_text(table)
    found = {p.relative_to(tmp_path).as_posix() for p in places.mount_points("linux", tmp_path)}
    assert found >= {"media/rosa/CIRCUITPY", "run/media/rosa/CIRCUITPY1", "mnt", "home/a drive"}
    assert "proc" not in found


def test_mounts_are_found_on_macos_and_windows(tmp_path):
    (tmp_path / "Volumes/CIRCUITPY").mkdir(parents=True)
    assert places.mount_points("darwin", tmp_path) == [tmp_path / "Volumes/CIRCUITPY"]
    assert "E:\\" in map(str, places.mount_points("win32"))


def test_one_drive_is_found_however_often_it_is_listed(tmp_path):
    (tmp_path / "boot_out.txt").write_text(FLASHED)
    assert places.find([tmp_path, tmp_path / "nothing", tmp_path]) == tmp_path


def test_no_drive_and_several_drives_are_refused(tmp_path):
    with pytest.raises(Refused, match="no CIRCUITPY drive found: plug"):
        places.find([tmp_path])
    for name, file in (("a", places.CIRCUITPY), ("b", places.BOOTLOADER)):
        (tmp_path / name).mkdir()
        (tmp_path / name / file).write_text("")
    with pytest.raises(Refused, match="several drives found: .*a, .*b: unplug"):
        places.find([tmp_path / "a", tmp_path / "b"])
