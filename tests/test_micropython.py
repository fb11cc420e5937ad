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
def test_whole_game_shows_each_screen(drive, panel):
    """Six seats from the title to the end and again, menus and set-up included."""
    screens, *_, loaded = sizes.whole_game(drive, panel)
    assert {"title", "options", "setup", "switches", "rules", "rolloff", "pass"} < set(screens)
    assert {"cup", "turn", "menu", "burn", "said", "reveal", "over"} < set(screens)
    assert "dudo.ui.screens.setup" not in loaded


@pytest.mark.parametrize("panel", sizes.PANELS, ids=str)
def test_whole_game_fits_into_a_boards_heap(drive, panel):
    """A heap that falls to pieces in an unlucky way may fail where a smaller one does not."""
    assert any(sizes.fits(drive, panel, sizes.HEAP - less) for less in range(0, 20, 4))


def test_the_heap_does_not_grow_from_game_to_game(drive):
    """What the first game has loaded is all there is, 200 rounds later too."""
    _, ends, rounds, _ = sizes.whole_game(drive, sizes.PANELS[1], games=9)
    assert rounds > 200
    assert max(ends[1:]) - ends[1] < 1024


def test_too_small_a_heap_is_seen(drive):
    assert not sizes.fits(drive, sizes.PANELS[0], 80)
