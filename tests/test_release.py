# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A release: from a clean tree only, and the same bytes wherever and whenever it is made."""

import hashlib
import os
import shutil
import subprocess
import sys

import pytest

from dudo.version import VERSION
from tools import ROOT, release
from tools.command import Refused
from tools.packages import LIBRARIES

NAME = f"dudo-{VERSION}"
FOLDERS = ("dudo", "hardware", "tools")
FILES = ("LICENSE", "boot.py", "code.py", "safemode.py", "settings.toml")


def copied(folder):
    """A copy of what a release is made from."""
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, folder)
    return folder


def made(tree, *options, **environment):
    """Runs the command in a tree: the completed process."""
    command = [sys.executable, "-m", "tools.release", *options]
    environment = {**os.environ, **environment}
    return subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, check=False
    )


def test_two_trees_give_the_same_bytes(tmp_path):
    one = copied(tmp_path / "one")
    two = shutil.copytree(one, tmp_path / "two")
    done = made(one, "--dirty", TZ="Asia/Kathmandu", PYTHONHASHSEED="1")
    assert done.returncode == 0, done.stderr
    again = made(two, "--dirty", "--out", "dist", TZ="America/Santiago", PYTHONHASHSEED="2")
    assert again.returncode == 0, again.stderr
    first = {path.name: path.read_bytes() for path in (one / "dist").iterdir()}
    assert first == {path.name: path.read_bytes() for path in (two / "dist").iterdir()}
    assert len(first) == 10
    assert all(name.startswith(f"{NAME}-") for name in set(first) - {"SHA256SUMS"})
    for name in first:
        assert f"{name}: " in done.stdout
    check_sums(first)


def check_sums(found):
    lines = found.pop("SHA256SUMS").decode().splitlines()
    sums = {name: hashlib.sha256(content).hexdigest() for name, content in found.items()}
    assert lines == [f"{sums[name]}  {name}" for name in sorted(sums)]


def test_a_release_is_made_from_a_clean_tree_only(tmp_path):
    def git(*arguments):
        names = ["-c", "user.name=Rosa", "-c", "user.email=rosa@example.org"]
        subprocess.run(["git", *names, *arguments], cwd=tmp_path, check=True, capture_output=True)

    if not shutil.which("git"):
        pytest.skip("no git here")
    git("init")
    (tmp_path / "code.py").write_text("print(1)\n")
    git("add", "code.py")
    git("commit", "-m", "all")
    release.check_clean(tmp_path)
    (tmp_path / "code.py").write_text("print(2)\n")
    with pytest.raises(Refused, match="^1 files are not committed, code.py first: commit them"):
        release.check_clean(tmp_path)


def test_bad_input_is_one_line(tmp_path):
    tree = copied(tmp_path / "tree")
    for options, words in {
        (): "git does not know this folder: add --dirty",
        ("--dirty", "--out", "code.py"): "code.py: File exists",
        ("--durty",): "unrecognized arguments: --durty",
    }.items():
        done = made(tree, *options, GIT_CEILING_DIRECTORIES=str(tmp_path))
        assert done.returncode == 2 and words in done.stderr
        assert done.stderr.count("\n") == 1


def test_every_licence_goes_along():
    told = release.licences()
    for name in (NAME, *(library.module for library in LIBRARIES)):
        assert f"{name}\n{'=' * len(name)}\n" in told
    assert told.count("Permission is hereby granted") == len(LIBRARIES) + 1


@pytest.mark.parametrize("command", ["flash", "images", "release", "libraries", "case"])
def test_without_any_package_it_is_one_line(command):
    """-S: as in an environment where nothing is installed yet."""
    done = subprocess.run(
        [sys.executable, "-S", "-m", f"tools.{command}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr
    assert "is not installed: type" in done.stderr and "make" in done.stderr


@pytest.mark.skipif(not shutil.which("make"), reason="needs make")
def test_make_help_lists_whatever_can_be_made():
    told = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    rules = (ROOT / "Makefile").read_text().partition(".PHONY:")[2].partition("\n\n")[0]
    for target in rules.replace("\\", "").split():
        assert f"\nmake {target} " in f"\n{told.stdout}"
