# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What is plugged in while the installer is tested: drives, and the command that looks at them."""

import pytest
from fakes.circuitpy import LOADER, boot_out

from tools import flash
from tools.install import plan


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
        code = 0
        try:
            flash.main([str(a) for a in arguments], mounts, clock)
        except SystemExit as ended:
            code = ended.code
        return code, *capsys.readouterr()

    return of


@pytest.fixture
def loader(tmp_path):
    """The folder of a Pico's bootloader."""
    root = tmp_path / "RPI-RP2"
    root.mkdir()
    (root / "INFO_UF2.TXT").write_text(LOADER)
    return root
