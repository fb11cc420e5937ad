# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What is plugged in while the installer is tested: drives, and the command that looks at them."""

import pytest

from tools import flash
from tools.install import plan

BOARDS = {  # Board ID -> what CircuitPython calls the machine, the build it gets
    "pygamer": ("Adafruit PyGamer with samd51j19", "pygamer"),
    "pybadge": ("Adafruit Pybadge with samd51j19", "pybadge"),
    "raspberry_pi_pico": ("Raspberry Pi Pico with rp2040", "pico_oled"),
    "raspberry_pi_pico2": ("Raspberry Pi Pico 2 with rp2350a", "pico_oled"),
}
PICO = "raspberry_pi_pico"
LOADER = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n"


def boot_out(board=PICO, version="10.2.1"):
    machine = BOARDS.get(board, ("Some Board with rp2040",))[0]
    return f"Adafruit CircuitPython {version} on 2026-03-01; {machine}\r\nBoard ID:{board}\r\n"


@pytest.fixture
def drive(tmp_path):
    """The folder of a Pico's drive as CircuitPython leaves it."""
    root = tmp_path / "CIRCUITPY"
    (root / "lib").mkdir(parents=True)
    (root / "boot_out.txt").write_text(boot_out())
    (root / "code.py").write_bytes(plan.HELLO)
    (root / "settings.toml").touch()
    return root


@pytest.fixture
def run(drive, capsys):
    """Runs the command; (code, stdout, stderr)."""

    def of(*arguments, mounts=lambda: [drive], clock=None):
        code = flash.main([str(a) for a in arguments], mounts, clock)
        return code, *capsys.readouterr()

    return of


def files(drive):
    return {
        p.relative_to(drive).as_posix(): p.read_bytes() for p in drive.rglob("*") if p.is_file()
    }


@pytest.fixture
def loader(tmp_path):
    """The folder of a Pico's bootloader."""
    root = tmp_path / "RPI-RP2"
    root.mkdir()
    (root / "INFO_UF2.TXT").write_text(LOADER)
    return root
