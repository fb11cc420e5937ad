# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The pure tests on a real MicroPython, and a whole game on it within a board's heap."""

from pathlib import Path

import pytest

pytest.importorskip("micropython_unix", reason="no MicroPython for this system")

from tools import sizes
from tools.target import micropython

ROOT = Path(__file__).resolve().parent.parent
RUNNER = ROOT / "tests" / "run_micropython.py"
HEAP = "240K"  # 64-bit words; 14 KB of it are this test's. The aim is 160 and those
PURE = sorted((ROOT / "tests" / "pure").glob("test_*.py"))


@pytest.mark.parametrize("path", PURE, ids=lambda path: path.stem)
def test_pure_tests_pass_on_micropython(path):
    done = micropython(RUNNER, ROOT, path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_runner_tells_good_from_bad(tmp_path):
    path = tmp_path / "test_two.py"
    path.write_text("def test_good(): pass\ndef test_bad(): assert 1 == 2, 'unequal'\n")
    done = micropython(RUNNER, ROOT, path)
    assert done.returncode == 1
    assert "FAILED test_two.py test_bad AssertionError unequal" in done.stdout
    assert done.stdout.endswith("1 passed, 1 failed\n")


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    """The whole game compiled as for a device."""
    folder = tmp_path_factory.mktemp("drive")
    sizes.fill_drive(folder)
    return folder


@pytest.mark.parametrize("panel", sizes.PANELS, ids=str)
def test_whole_game_fits_into_a_small_heap(drive, panel):
    """Six seats from the title to the end and again, menus and set-up included."""
    screens, loaded = sizes.whole_game(drive, panel, heap=HEAP)
    assert {"title", "setup", "rules", "rolloff", "pass", "cup", "turn", "reveal"} < set(screens)
    assert "menu" in screens and "over" in screens
    assert "dudo.ui.screens.setup" not in loaded


def test_too_small_a_heap_is_seen(drive):
    with pytest.raises(MemoryError):
        sizes.whole_game(drive, sizes.PANELS[0], heap="100K")
