# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A board without CircuitPython: what its bootloader's drive is told, and the way to the game."""

import errno
import re
import struct

import pytest

from tests.fakes.circuitpy import LOADER, files
from tests.fakes.drives import failing
from tools import contents
from tools.install import firmware

pytest_plugins = "tests.fakes.plugged"

RP2040, RP2350, SAMD51 = 0xE48BFF56, 0xE48BFF59, 0x55114460


def uf2(family=RP2040, blocks=3):
    return b"".join(
        struct.pack(
            "<8I476sI", *firmware.WORDS, 0x2000, 0x10000000, 256, n, blocks, family, b"", 0xAB16F30
        )
        for n in range(blocks)
    )


class Clock:
    """Something happens after so many sleeps; nobody waits for it."""

    def __init__(self, sleeps=0, happens=None):
        self.seconds, self.sleeps, self.happens = 0, sleeps, happens

    def now(self):
        return self.seconds

    def sleep(self, seconds):
        self.seconds += seconds
        self.sleeps -= 1
        if self.sleeps == 0:
            self.happens()


@pytest.mark.parametrize(
    ("board", "page"),
    [
        ("RPI-RP2", "board/raspberry_pi_pico or"),
        ("RP2350", "board/raspberry_pi_pico2 or"),
        ("SAMD51J19A-PyGamer-M4", "board/pygamer and"),
        ("SAMD51J19A-PyBadge-v0", "board/pybadge and"),
        ("SAMD51J19A-Feather-v0", "downloads and"),
    ],
)
def test_a_bootloader_is_explained(loader, run, board, page):
    (loader / "INFO_UF2.TXT").write_text(LOADER.replace("RPI-RP2", board))
    code, _, err = run(loader)
    assert code == 2 and err.count("\n") == 1
    assert f"circuitpython.org/{page}" in err and "--firmware" in err


def test_firmware_is_copied_first_and_the_game_follows(loader, drive, run, tmp_path):
    (tmp_path / "cp.uf2").write_bytes(uf2(blocks=200))
    hidden = drive.rename(tmp_path / "not yet")
    clock = Clock(7, lambda: hidden.rename(drive))
    code, out, err = run(loader, "--firmware", tmp_path / "cp.uf2", clock=clock)
    assert (code, err) == (0, "") and clock.sleeps == 0
    assert (loader / "firmware.uf2").read_bytes() == uf2(blocks=200)
    assert contents.files("pico_oled").items() <= files(drive).items()


def test_a_board_that_restarts_at_the_last_byte_is_no_trouble(loader, drive, run, monkeypatch):
    def fsync(_):
        raise failing(errno.EIO)

    (loader / "cp.uf2").write_bytes(uf2())
    monkeypatch.setattr(firmware.os, "fsync", fsync)
    firmware.copy(uf2(), loader, lambda *_: None)
    with pytest.raises(OSError):
        firmware.copy(uf2(blocks=200), loader, lambda *_: None)


def test_no_drive_after_firmware_is_told_after_a_minute(loader, run, tmp_path):
    (tmp_path / "cp.uf2").write_bytes(uf2())
    clock = Clock()
    code, _, err = run(loader, "--firmware", tmp_path / "cp.uf2", mounts=list, clock=clock)
    assert code == 2 and "within a minute" in err and err.count("\n") == 1
    assert clock.seconds == 60


def test_a_dry_run_copies_no_firmware(loader, run, tmp_path):
    (tmp_path / "cp.uf2").write_bytes(uf2())
    code, out, _ = run(loader, "--dry-run", "--firmware", tmp_path / "cp.uf2")
    assert code == 0 and "Nothing was changed" in out and sorted(files(loader)) == ["INFO_UF2.TXT"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "cannot read"),
        (b"", "no whole .uf2"),
        (uf2()[:-1], "no whole .uf2"),
        (uf2()[:512] + bytes(512), "no whole .uf2"),
        (uf2(RP2350), "another chip.*raspberry_pi_pico "),
        (uf2(SAMD51), "another chip"),
    ],
)
def test_firmware_that_does_not_fit_is_refused(loader, run, tmp_path, data, said):
    if data is not None:
        (tmp_path / "cp.uf2").write_bytes(data)
    code, _, err = run(loader, "--firmware", tmp_path / "cp.uf2")
    assert code == 2 and err.count("\n") == 1 and re.search(said, err), err
    assert sorted(files(loader)) == ["INFO_UF2.TXT"]
