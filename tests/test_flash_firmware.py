# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A board without CircuitPython: what its bootloader's drive is told, and the way to the game."""

import errno
import re

import pytest
from fakes.circuitpy import LOADER, RP2350, SAMD51, boot_out, files
from fakes.circuitpy import firmware as uf2
from fakes.drives import failing

from tools import contents, images
from tools.command import Refused
from tools.install import firmware

pytest_plugins = "fakes.plugged"


class Clock:
    """Deeds are done, each after so many sleeps; nobody waits for it."""

    def __init__(self, deeds=()):
        self.seconds, self.deeds, self.sleeps = 0, dict(deeds), 0

    def now(self):
        return self.seconds

    def sleep(self, seconds):
        self.seconds += seconds
        self.sleeps += 1
        if self.sleeps in self.deeds:
            self.deeds.pop(self.sleeps)()


@pytest.mark.parametrize(
    ("board", "page"),
    [
        ("RPI-RP2", "board/raspberry_pi_pico or"),
        ("RP2350", "board/raspberry_pi_pico2 or"),
        ("SAMD51J19A-PyGamer-M4", "board/pygamer,"),
        ("SAMD51J19A-PyBadge-v0", "board/pybadge,"),
    ],
)
def test_a_bootloader_is_explained(loader, run, board, page):
    (loader / "INFO_UF2.TXT").write_text(LOADER.replace("RPI-RP2", board))
    code, _, err = run(loader)
    assert code == 2 and err.count("\n") == 1
    assert f"circuitpython.org/{page}" in err and "--firmware" in err


def test_a_bootloader_of_another_board_is_refused(loader, run):
    (loader / "INFO_UF2.TXT").write_text(LOADER.replace("RPI-RP2", "SAMD51J19A-Feather-v0"))
    code, _, err = run(loader)
    assert code == 2 and "SAMD51J19A-Feather-v0, for which there is no build" in err


def test_firmware_is_copied_first_and_the_game_follows(loader, drive, run, tmp_path):
    (tmp_path / "cp.uf2").write_bytes(uf2(blocks=200))
    hidden = drive.rename(tmp_path / "not yet")
    clock = Clock({7: lambda: hidden.rename(drive)})
    code, out, err = run(loader, "--firmware", tmp_path / "cp.uf2", clock=clock)
    assert (code, err) == (0, "") and clock.sleeps == 7
    assert (loader / "firmware.uf2").read_bytes() == uf2(blocks=200)
    assert contents.files("pico_oled").items() <= files(drive).items()


@pytest.fixture
def another(tmp_path):
    """The drive of another board, which is plugged in all the time."""
    root = tmp_path / "ANOTHER"
    root.mkdir()
    (root / "boot_out.txt").write_text(boot_out())
    return root


@pytest.mark.parametrize("how", ["comes", "comes back"])
def test_the_game_goes_onto_the_drive_that_comes(loader, drive, another, run, tmp_path, how):
    """Not onto one that was there before; one that goes and comes back has come."""
    (tmp_path / "cp.uf2").write_bytes(uf2())
    hidden, before = tmp_path / "not yet", files(another)
    deeds = {3: lambda: drive.rename(hidden), 7: lambda: hidden.rename(drive)}
    if how == "comes":
        deeds.pop(3)()
    command = (loader, "--firmware", tmp_path / "cp.uf2")
    code, _, err = run(*command, mounts=lambda: [another, drive], clock=Clock(deeds))
    assert (code, err, files(another)) == (0, "", before)
    assert contents.files("pico_oled").items() <= files(drive).items()


def test_of_two_drives_that_come_none_is_taken(loader, drive, another, run, tmp_path):
    (tmp_path / "cp.uf2").write_bytes(uf2())
    mounts = []
    clock = Clock({7: lambda: mounts.extend([another, drive])})
    before = files(drive), files(another)
    command = (loader, "--firmware", tmp_path / "cp.uf2")
    code, _, err = run(*command, mounts=lambda: mounts, clock=clock)
    assert code == 2 and "several drives found" in err and err.count("\n") == 1
    assert (files(drive), files(another)) == before


@pytest.mark.parametrize(
    ("board_id", "data"),
    [
        ("SAMD51J19A-PyGamer-M4", uf2("pygamer", family=0)),
        ("SAMD51J19A-PyBadge-v0", uf2("pybadge", family=0)),
        ("RP2350", uf2("raspberry_pi_pico2", family=RP2350)),
        ("RPI-RP2", uf2("raspberry_pi_pico_w", "9.0.0")),
        ("RPI-RP2", uf2("adafruit_feather_rp2040", "11.0.0-beta.1")),
    ],
)
def test_circuitpythons_own_files_are_taken(loader, run, tmp_path, board_id, data):
    """As its Makefiles have uf2conv.py write them: those for SAMD51 name no family."""
    (tmp_path / "cp.uf2").write_bytes(data)
    (loader / "INFO_UF2.TXT").write_text(LOADER.replace("RPI-RP2", board_id))
    assert run(loader, "--dry-run", "--firmware", tmp_path / "cp.uf2")[0] == 0


def test_a_board_that_restarts_at_the_last_byte_is_no_trouble(loader, monkeypatch):
    def fsync(_):
        raise failing(errno.EIO)

    monkeypatch.setattr(firmware.os, "fsync", fsync)
    firmware.copy(uf2(), loader, lambda *_: None)
    with pytest.raises(Refused, match="does not answer"):
        firmware.copy(uf2(blocks=200), loader, lambda *_: None)


def test_no_drive_after_firmware_is_told_after_a_minute(loader, run, tmp_path):
    (tmp_path / "cp.uf2").write_bytes(uf2())
    clock = Clock()
    code, _, err = run(loader, "--firmware", tmp_path / "cp.uf2", mounts=list, clock=clock)
    assert code == 2 and "within a minute" in err and err.count("\n") == 1
    assert clock.seconds == 60


def test_the_games_own_images_are_no_circuitpython(loader, run, tmp_path):
    (tmp_path / "cp.uf2").write_bytes(uf2())
    images.build(tmp_path, boards=["pico_oled"])
    images.build_with_firmware(tmp_path / "cp.uf2", tmp_path, ["pico_oled"])
    made = sorted(tmp_path.glob("dudo-pico_oled-*.uf2"))
    assert len(made) == 3
    for image in made:
        code, _, err = run(loader, "--firmware", image)
        assert code == 2 and "is the game's image, not CircuitPython" in err
    assert sorted(files(loader)) == ["INFO_UF2.TXT"]


def test_without_a_bootloader_it_says_how_to_open_one(drive, run, tmp_path):
    (tmp_path / "cp.uf2").write_bytes(uf2())
    code, _, err = run("--firmware", tmp_path / "cp.uf2")
    assert code == 2 and "no bootloader's drive found" in err and err.count("\n") == 1
    assert "BOOTSEL" in err and "reset twice" in err
    code, _, err = run(drive, "--firmware", tmp_path / "cp.uf2")
    assert code == 2 and "runs CircuitPython already" in err and "BOOTSEL" in err


def test_with_firmware_a_running_board_beside_is_not_meant(loader, drive, run, tmp_path):
    (tmp_path / "cp.uf2").write_bytes(uf2())
    command = ("--dry-run", "--firmware", tmp_path / "cp.uf2")
    code, out, _ = run(*command, mounts=lambda: [drive, loader])
    assert code == 0 and f"goes to {loader}" in out


def test_a_build_for_another_bootloader_is_refused_before_anything(loader, run, tmp_path):
    (tmp_path / "cp.uf2").write_bytes(uf2())
    code, _, err = run(loader, "--board", "pygamer", "--firmware", tmp_path / "cp.uf2")
    assert code == 2 and "--board is pygamer, but" in err and err.count("\n") == 1
    assert sorted(files(loader)) == ["INFO_UF2.TXT"]


def test_a_dry_run_copies_no_firmware(loader, run, tmp_path):
    (tmp_path / "cp.uf2").write_bytes(uf2())
    code, out, _ = run(loader, "--dry-run", "--firmware", tmp_path / "cp.uf2")
    assert code == 0 and "Nothing was changed" in out and sorted(files(loader)) == ["INFO_UF2.TXT"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "cp.uf2: No such file"),
        (b"", "not CircuitPython: get version 10"),
        (uf2()[:-1], "not a whole number of 512-byte UF2 blocks"),
        (uf2()[:1024], "cut short"),
        (uf2()[:512] + uf2()[:1536], "damaged"),  # a block twice, another not at all
        (uf2() + uf2()[:512], "damaged"),
        (uf2(flags=1), "damaged"),
        (uf2()[:524] + uf2()[12:16] + uf2()[528:], "damaged"),  # two blocks at one address
        (uf2()[:16] + b"\xff" + uf2()[17:], "damaged"),  # more in a block than it can carry
        (uf2()[:512] + bytes(512), "bad UF2 magic"),
        (uf2(version="8.2.9"), "is CircuitPython 8, too old"),
        (uf2(family=RP2350), "another chip.*raspberry_pi_pico "),
        (uf2("pygamer", family=SAMD51), "another chip"),
        (uf2("pygamer", family=0), "another chip"),
    ],
)
def test_firmware_that_does_not_fit_is_refused(loader, run, tmp_path, data, said):
    if data is not None:
        (tmp_path / "cp.uf2").write_bytes(data)
    code, _, err = run(loader, "--firmware", tmp_path / "cp.uf2")
    assert code == 2 and err.count("\n") == 1 and re.search(said, err), err
    assert sorted(files(loader)) == ["INFO_UF2.TXT"]
