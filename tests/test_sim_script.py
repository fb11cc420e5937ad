# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Scripts and the command line: every kind of line, and one clear line for what is wrong."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sim import script
from sim.__main__ import main
from sim.headless import Session

ROOT = Path(__file__).resolve().parent.parent


class Recorder:
    """Notes what a script does to a session."""

    screen = "turn"

    def __init__(self):
        self.deeds = []

    def text(self):
        return 'Luis said "¡cinco!" #5\n[3] [?]'

    def __getattr__(self, name):
        return lambda *values, **options: self.deeds.append((name, *values, *options.values()))


def deeds_of(text, tmp_path, out=None):
    path = tmp_path / "play.txt"
    path.write_text(text, encoding="utf-8")
    recorder = Recorder()
    script.run(script.read(path, out), recorder)
    return recorder.deeds


@pytest.mark.parametrize(
    "line, deed",
    [
        ("press A", ("press", "A")),
        ("down B", ("down", "B")),
        ("up B", ("up", "B")),
        ("hold B 800", ("hold", "B", 800)),
        ("shake 900", ("shake", 900)),
        ("wait 500  # a while", ("wait", 500)),
        ("  facedown", ("face_down",)),
        ("faceup", ("face_up",)),
        ("power cut", ("power_cut",)),
        ("power cut 3 erased", ("power_cut", 3, "erased")),
        ("power on", ("power_on",)),
    ],
)
def test_each_deed(line, deed, tmp_path):
    assert deeds_of(line, tmp_path) == [deed]


@pytest.mark.parametrize(
    "line",
    ['see "Luis said"', r'see "\"¡cinco!\" #5"', 'see "[3]"', 'unsee "[4]"', "screen turn"]
    + ["# nothing", "", "   ", 'unsee "said\n[3]"'.replace("\n", " ")],
)
def test_checks_that_hold_and_lines_that_say_nothing(line, tmp_path):
    assert deeds_of(line, tmp_path) == []


def test_a_shot_goes_into_the_folder(tmp_path):
    assert deeds_of("shot first", tmp_path, out=tmp_path) == [("png", tmp_path / "first.png")]


@pytest.mark.parametrize("line", ['see "[4]"', 'unsee "Luis"', "screen title"])
def test_a_check_that_fails_names_its_line_and_what_is_shown(line, tmp_path):
    with pytest.raises(script.Failed) as failed:
        deeds_of("wait 5\n" + line, tmp_path)
    message = str(failed.value)
    assert message.startswith(f"{tmp_path / 'play.txt'}:2: expected ")
    assert "¡cinco!" in message and "'turn'" in message


BAD = [
    ("jump A", "press, down, up.*power.*'jump'"),
    ("press", 'expected "press A"'),
    ("press A B", 'expected "press A"'),
    ("press START", "A, B, MENU.*'START'"),
    ("hold B", 'expected "hold B 800"'),
    ("hold B long", "whole number.*'long'"),
    ("wait -5", "whole number.*'-5'"),
    ("wait 1e3", "whole number"),
    ("see", 'expected see "text"'),
    ('see "open', "[Nn]o closing quotation"),
    ("see two words", 'expected see "text"'),
    ("facedown now", 'expected "facedown" alone'),
    ("power", 'expected "power on"'),
    ("power off", 'expected "power on"'),
    ("power cut 0 torn", "counted from 1"),
    ("power cut 1 half", "before, erased, torn.*'half'"),
    ("shot ../x", "letters, digits"),
    ("shot x", "needs --out"),
]


@pytest.mark.parametrize("line, message", BAD)
def test_a_bad_line_is_named_before_anything_runs(line, message, tmp_path):
    path = tmp_path / "play.txt"
    path.write_text("press A\n" + line, encoding="utf-8")
    with pytest.raises(script.BadScript, match=message) as bad:
        script.read(path, None)
    assert str(bad.value).startswith(f"{path}:2: ") and "\n" not in str(bad.value)


def test_a_script_from_another_editor(tmp_path):
    path = tmp_path / "play.txt"
    path.write_bytes(b"\xef\xbb\xbfpress A\r\nwait 5\r\n")
    assert len(script.read(path, None)) == 2


def command(*arguments, **environment):
    """Runs `python -m sim` as a person does, and returns the finished process."""
    return subprocess.run(
        [sys.executable, "-m", "sim", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )


def write(path, text):
    path.write_text(text, encoding="utf-8")
    return path


def test_a_script_played_by_the_command(tmp_path):
    play = write(tmp_path / "play.txt", 'screen title\nsee "DUDO"\nshot title\nwait 500\n')
    out = tmp_path / "new" / "folder"
    gif = tmp_path / "all.gif"
    done = command("--headless", "--script", play, "--out", out, "--gif", gif, "--lang", "es")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (out / "title.png").read_bytes().startswith(b"\x89PNG")
    assert gif.read_bytes().startswith(b"GIF89a")


def test_a_failed_check_is_exit_code_1(tmp_path):
    done = command("--headless", "--script", write(tmp_path / "p.txt", 'see "nobody"'))
    assert done.returncode == 1
    assert done.stderr.startswith(f'{tmp_path / "p.txt"}:1: expected to see "nobody"')
    assert "DUDO" in done.stderr and "Traceback" not in done.stderr


def test_a_bad_line_is_exit_code_2(tmp_path):
    done = command("--headless", "--script", write(tmp_path / "p.txt", "\njump"))
    assert done.returncode == 2 and f"{tmp_path / 'p.txt'}:2:" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["--board", "gameboy"], "board must be one of pygamer, pybadge"),
        (["--lang", "fr"], "lang must be one of en, es"),
        (["--players", "many"], "--players.*'many'"),
        (["--players", "1"], "players must be one of 2"),
        (["--bots", "9"], "players"),
        (["--preset", "tejas"], "preset must be one of"),
        (["--seed", "x"], "--seed.*'x'"),
        (["--headless"], "--script"),
        (["--script", "x"], "--headless"),
        (["--out", "x"], "--headless"),
        (["--dance"], "--dance"),
        (["--headless", "--script", "nowhere.txt"], "nowhere.txt: No such file"),
        (["--headless", "--script", "."], "directory|denied"),
    ],
)
def test_a_bad_option_is_one_line_and_exit_code_2(arguments, message, capsys, monkeypatch):
    monkeypatch.chdir(ROOT / "tests")
    with pytest.raises(SystemExit) as end:
        main(arguments)
    printed = capsys.readouterr()
    assert end.value.code == 2 and printed.err.count("\n") == 1 and printed.out == ""
    assert re.search(message, printed.err)


def test_a_script_that_is_no_text(tmp_path, capsys):
    path = tmp_path / "play.txt"
    path.write_bytes(b"press A\n\xff\xfe")
    with pytest.raises(SystemExit) as end:
        main(["--headless", "--script", str(path)])
    assert end.value.code == 2 and capsys.readouterr().err.endswith("play.txt: is not UTF-8\n")


def test_a_folder_that_cannot_be_made(tmp_path, capsys):
    play = write(tmp_path / "p.txt", "shot a")
    with pytest.raises(SystemExit) as end:
        main(["--headless", "--script", str(play), "--out", str(play / "below")])
    assert end.value.code == 2 and capsys.readouterr().err.count("\n") == 1


def test_a_machine_without_a_screen_is_told_what_works():
    done = command(SDL_VIDEODRIVER="nothing-like-that")
    assert done.returncode == 2 and "--headless --script" in done.stderr
    assert "Traceback" not in done.stderr


def test_power_in_a_script(tmp_path):
    path = write(tmp_path / "p.txt", 'power cut\nscreen ""\npower on\nscreen title\n')
    script.run(script.read(path, None), Session())


@pytest.mark.parametrize("module", ["sim", "sim.__main__", "sim.headless"])
def test_our_code_py_does_not_stand_in_pdbs_way(module):
    program = f"import {module}, pdb, code; pdb.Pdb(); code.InteractiveConsole()"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_nor_in_pytests():
    import code
    import pdb

    assert pdb.Pdb and code.InteractiveConsole
