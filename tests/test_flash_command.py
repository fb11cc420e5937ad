# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""`python -m tools.flash`: onto each board's drive, and one line for everything that is wrong."""

import errno
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fakes.circuitpy import MACHINES, boot_out, files
from fakes.drives import failing

from dudo.version import VERSION
from hardware.boards import BOARDS
from tools import ROOT, contents, images
from tools.command import Refused, kilobytes
from tools.install import plan
from tools.install.drive import Folder
from tools.install.progress import Progress

pytest_plugins = "fakes.plugged"


@pytest.mark.parametrize("board", MACHINES)
def test_every_board_gets_its_game(drive, run, board):
    (drive / "boot_out.txt").write_text(boot_out(board))
    code, out, err = run()
    build = BOARDS[board]
    there = files(drive)
    assert (code, err) == (0, "")
    assert contents.files(build).items() <= there.items()
    assert f"hardware/boards/{build}.mpy" in there
    assert sum(map(len, there.values())) <= 200_000
    assert f"Dudo {VERSION} for {build}, as .mpy" in out and MACHINES[board] in out
    ours = {path: len(data) for path, data in there.items() if path != "boot_out.txt"}
    largest = max(ours, key=ours.get)
    told = f"the largest is {largest}, {kilobytes(ours[largest])}"
    assert re.search(rf"\d+ files, \d+ KB; {told}", out)
    assert "reset" in out.splitlines()[-1]


def test_a_second_run_has_nothing_to_do(drive, run):
    run()
    before = files(drive)
    times = {p: p.stat().st_mtime_ns for p in drive.rglob("*")}
    code, out, _ = run()
    assert code == 0 and "Everything is there already" in out and files(drive) == before
    assert times == {p: p.stat().st_mtime_ns for p in drive.rglob("*")}


def test_the_real_code_is_the_last_to_be_written(drive, run):
    run()
    assert max(drive.rglob("*.*"), key=lambda p: p.stat().st_mtime_ns).name == "code.py"


@pytest.mark.parametrize("what", ["", "--uninstall"])
def test_a_dry_run_says_all_and_does_nothing(drive, run, what):
    if what:
        run()
    before = files(drive)
    code, out, _ = run("--dry-run", *filter(None, [what]))
    assert code == 0 and "Nothing was changed" in out and files(drive) == before
    deed = "remove" if what else "write "
    assert re.search(rf"\n{deed} dudo/  \d+ files", out) and out.count(f"\n{deed} code.py") == 1
    assert "manifest" not in out and out.count("\n") < 12
    assert out.endswith("\nNothing was changed: this was a dry run.\n")


def test_uninstalled_is_as_it_was(drive, run):
    (drive / "notes.txt").write_text("mine")
    run()
    code, out, _ = run("--uninstall")
    assert code == 0 and sorted(files(drive)) == ["boot_out.txt", "notes.txt"]
    assert (drive / "lib").is_dir()


def test_uninstalled_it_names_the_code_that_was_there_before(drive, run):
    (drive / "code.py").write_text("print('mine')")
    run()
    _, out, _ = run("--uninstall")
    assert "Note: code.py.bak is what you had there before" in out


def test_a_drive_of_an_image_is_like_one_that_it_made(drive, run):
    (drive / "code.py").unlink()
    contents.write(images.drive("pico_oled"), drive)
    code, out, _ = run()
    assert code == 0 and "Everything is there already" in out
    run("--uninstall")
    assert sorted(files(drive)) == ["boot_out.txt"]


@pytest.mark.parametrize(
    ("version", "suffix", "note"),
    [
        ("9.0.0", ".mpy", False),
        ("9.2.8", ".mpy", False),
        ("10.3.0-alpha.1", ".mpy", False),
        ("11.0.0-beta.1-12-gabc1234", ".py", True),
        ("12.0.0", ".py", True),
    ],
)
def test_each_circuitpython_gets_what_it_can_read(drive, run, version, suffix, note):
    (drive / "boot_out.txt").write_text(boot_out(version=version))
    code, out, _ = run()
    assert code == 0 and (drive / f"dudo/game{suffix}").is_file()
    assert ("newer than this game knows" in out) == note
    assert f"CircuitPython {version}," in out


def test_py_files_on_demand_take_the_place_of_mpy(drive, run):
    run()
    assert run("--py")[0] == 0
    assert not [path for path in files(drive) if path.endswith(".mpy")]
    assert (drive / "dudo/game.py").read_bytes() == (ROOT / "dudo/game.py").read_bytes()


def test_an_owners_choice_of_a_build_counts(drive, run):
    (drive / "settings.toml").write_text('# mine\nDUDO_BOARD = "pico_tft"  # colour\nX = 1\n')
    assert run()[0] == 0
    assert "lib/adafruit_st7735r.mpy" in files(drive)
    assert (drive / "settings.toml").read_text().startswith("# mine")


def test_settings_torn_in_mid_line_are_mended(drive, run):
    run("--board", "pico_tft")
    whole = (drive / "settings.toml").read_bytes()
    (drive / "settings.toml").write_bytes(whole[: whole.index(b"pico_tft") + 3])
    assert run("--board", "pico_tft")[0] == 2  # nobody but its owner can have done that
    (drive / "dudo/manifest.txt").rename(drive / "dudo/manifest.new")
    assert run("--board", "pico_tft")[0] == 0
    assert (drive / "settings.toml").read_bytes() == whole


def test_an_unknown_board_can_be_told(drive, run):
    (drive / "boot_out.txt").write_text(boot_out("feather_rp2040"))
    code, _, err = run()
    assert code == 2 and "feather_rp2040" in err and "pico_oled, pico_tft" in err
    assert run("--board", "pico_oled")[0] == 0
    assert '\nDUDO_BOARD = "pico_oled"\n' in (drive / "settings.toml").read_text()


def test_what_runs_instead_and_what_was_there_is_told(drive, run):
    (drive / "CODE.TXT").write_text("")
    (drive / "code.py").write_text("print('my robot')")
    out = run()[1]
    assert "Note: code.txt on the drive runs instead of the game" in out
    assert "Note: code.py.bak is what you had there before" in out


def wrong(drive, name, text):
    (drive / name).write_bytes(text.encode() if isinstance(text, str) else text)


WRONG = [  # (what stands where on the drive, arguments, what is said)
    ("boot_out.txt", boot_out(version="8.2.9"), "", "8.2.9 is too old.*/board/raspberry_pi_pico"),
    ("boot_out.txt", "Adafruit CircuitPython 7.0.0 on 2021", "", "7.0.0 is too old"),
    ("boot_out.txt", "", "", "does not say which CircuitPython.*reset"),
    ("boot_out.txt", b"\xff\x00\xfe" * 40, "", "does not say which CircuitPython.*reset"),
    ("boot_out.txt", boot_out("x_1"), "", "does not know the board x_1.*--board"),
    ("boot_out.txt", boot_out().split("\r")[0], "", "names none.*--board"),
    ("notes.txt", "", "--board gameboy", "--board: invalid choice: .?gameboy.*pygamer"),
    ("notes.txt", "", "--board pygamer", "can only be pico_oled or pico_tft"),
    ("settings.toml", 'DUDO_BOARD = "nes"', "", "settings.toml is nes, none of pygamer, pybadge"),
    ("settings.toml", 'DUDO_BOARD = "pybadge"', "", "settings.toml is pybadge, but"),
    ("settings.toml", 'A = 1\nDUDO_BOARD = "pico', "", "settings.toml.* line 2.*mend it"),
    ("settings.toml", "DUDO_BOARD = pico_tft\n", "", "line 1.*without quotes"),
    ("settings.toml", 'A = "1" 2\n', "", "line 1"),
    ("settings.toml", "A =\n", "", "line 1"),
    ("settings.toml", "\n\nthis is no setting\n", "", "line 3.*this is no setting"),
    ("settings.toml", b"# \n\xff\xfe", "", "line 2.*UTF-8"),
    ("dudo", "a file", "", "dudo on the drive is in the way"),
    ("notes.txt", "", "--uninstall", "manifest.*without --uninstall"),
    ("notes.txt", "", "--firmware x.uf2", "x.uf2: No such file"),
    ("notes.txt", "", "/no/such/place", "there is no folder /no/such/place"),
    ("notes.txt", "", str(ROOT), "is no CIRCUITPY drive"),
    ("notes.txt", "", "--bogus", "unrecognized arguments: --bogus"),
    ("notes.txt", "", "one two", "there is no folder one two"),
    ("notes.txt", "", str(ROOT / "code.py"), "code.py is a file: name the folder"),
    ("notes.txt", "", "--uninstall --board pico_oled", "--uninstall goes with no other option"),
    ("notes.txt", "", "--uninstall --firmware x.uf2", "--uninstall goes with no other option"),
]


@pytest.mark.parametrize(("name", "text", "arguments", "said"), WRONG)
def test_every_mistake_is_one_line_and_touches_nothing(drive, run, name, text, arguments, said):
    wrong(drive, name, text)
    before = files(drive)
    code, _, err = run(*arguments.split())
    assert code == 2 and err.count("\n") == 1 and re.search(said, err), err
    assert files(drive) == before


@pytest.mark.parametrize(
    "text", ["A = 1", 'A = "a # \\" b" # c\r\n', "[web]\nbroken", "# x", "A = true", '  A="b"\t']
)
def test_settings_that_circuitpython_can_read_are_no_mistake(drive, run, text):
    wrong(drive, "settings.toml", text)
    assert run()[0] == 0


def test_a_missing_package_is_one_line(run, monkeypatch):
    monkeypatch.setattr(contents, "files", lambda *_: (_ for _ in ()).throw(Refused("no")))
    assert run() == (2, "", "python -m tools.flash: no\n")


def test_a_full_drive_is_refused_before_the_first_byte(drive, run, monkeypatch):
    before = files(drive)
    monkeypatch.setattr(Folder, "free", lambda _: 50_000)
    code, _, err = run()
    assert code == 2 and re.search("49 KB free, and .* more are needed", err), err
    assert files(drive) == before


@pytest.mark.parametrize(
    ("failure", "code", "said"),
    [
        (failing(errno.EROFS), 2, "the drive is read-only"),
        (failing(errno.ENOSPC), 2, "the drive is full"),
        (failing(errno.ENODEV), 2, "does not answer any more"),
        (KeyboardInterrupt(), 130, "stopped: nothing is lost"),
    ],
)
def test_whatever_stops_it_another_run_goes_on(drive, run, monkeypatch, failure, code, said):
    written = []

    def fsync(handle):
        written.append(handle)
        if len(written) == 30:
            raise failure

    monkeypatch.setattr(os, "fsync", fsync)
    stopped, _, err = run()
    assert stopped == code and err.count("\n") == 1 and said in err
    assert (drive / "code.py").read_bytes() == plan.UNFINISHED
    assert run()[0] == 0 and contents.files("pico_oled").items() <= files(drive).items()


def test_a_fault_of_ours_is_not_told_as_one_of_the_drive(drive, run, monkeypatch):
    """A file of the project that cannot be read is named; a wrong value is no bad input."""
    before = files(drive)
    monkeypatch.setattr(contents, "STARTERS", (*contents.STARTERS, "no_such.py"))
    code, _, err = run()
    assert code == 2 and "no_such.py: No such file" in err and "drive" not in err
    monkeypatch.setattr(contents, "files", lambda *_: {}["x".index("y")])
    with pytest.raises(ValueError, match="substring"):
        run()
    assert files(drive) == before


@pytest.mark.parametrize("what", [["--dry-run"], []])
def test_nobody_reads_on_and_it_ends_without_a_word(drive, what):
    command = [sys.executable, "-m", "tools.flash", str(drive), *what]
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(command, cwd=ROOT, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")
    assert what or subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL).returncode == 0


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_terminal_gets_one_line_that_fills_up(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    out = Terminal()
    show = Progress(out)
    for done in range(5):
        show(done, 4, "write  dudo/ui/screens/statistics.mpy  1234")
    show.end()
    lines = out.getvalue().rstrip("\n").split("\r")[1:]
    assert len(lines) == 5 and {len(line) for line in lines} == {39}
    assert lines[0].startswith("[.........]   0% write") and "[#########] 100%" in lines[4]
    assert out.getvalue().isascii()


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_the_command_itself_in_any_terminal(drive, encoding):
    named = drive.rename(drive.with_name("Rosas Würfel ⚄"))
    command = [sys.executable, "-m", "tools.flash", str(named)]
    there = {**os.environ, "PYTHONIOENCODING": encoding, "COLUMNS": "40"}
    for more in ([], ["--uninstall"]):
        done = subprocess.run(command + more, cwd=ROOT, env=there, capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
    done = subprocess.run(command[:-1] + ["/nö"], cwd=ROOT, env=there, capture_output=True)
    assert done.returncode == 2 and b"there is no folder" in done.stderr
    assert Path(named, "boot_out.txt").is_file()
