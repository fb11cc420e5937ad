# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The pure tests on a real MicroPython, and a whole game on it within a board's heap."""

from pathlib import Path

import pytest

pytest.importorskip("micropython_unix", reason="no MicroPython for this system")

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
