# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What an owner has on the drive: nothing of it goes without a word, settings.toml is read."""

import re

import pytest
from fakes.circuitpy import boot_out, files
from fakes.drives import Memory
from fakes.games import NEW, install

from tools import contents
from tools.command import Refused
from tools.install import manifest, owner, plan
from tools.install.drive import Folder
from tools.install.manifest import LIST, RUNNING

pytest_plugins = "fakes.plugged"


def put(drive, path, text="mine"):
    """Writes a file of the owner's, in place of one that is spelled otherwise."""
    for there in [p for p in drive.iterdir() if p.name.lower() == path.lower()]:
        there.unlink()
    (drive / path).parent.mkdir(parents=True, exist_ok=True)
    (drive / path).write_text(text)


# --- FAT does not tell small letters from capitals


@pytest.mark.parametrize("name", ["CODE.PY", "Boot.py", "SAFEMODE.PY"])
def test_a_starter_in_capitals_is_kept_and_becomes_ours(drive, run, name):
    put(drive, name)
    assert run()[0] == 0
    there = files(drive)
    assert there[f"{name.lower()}.bak"] == b"mine"
    assert there[name] == contents.files("pico_oled")[name.lower()] and name.lower() not in there
    assert "Everything is there already" in run()[1]
    assert run("--uninstall")[0] == 0 and name not in files(drive)


def test_settings_in_capitals_are_read_and_stay(drive, run):
    put(drive, "SETTINGS.TOML", 'DUDO_BOARD = "pico_tft"\n')
    assert run()[0] == 0
    there = files(drive)
    assert "hardware/boards/pico_tft.mpy" in there and "settings.toml" not in there
    assert there["SETTINGS.TOML"] == b'DUDO_BOARD = "pico_tft"\n'


def test_a_folder_in_capitals_settles(drive, run):
    run()
    (drive / "dudo").rename(drive / "DUDO")
    (drive / "DUDO/manifest.txt").rename(drive / "DUDO/MANIFEST.TXT")
    assert "Everything is there already" in run()[1]
    put(drive, "DUDO/GAME.PY")
    assert run()[0] == 0 and not (drive / "DUDO/GAME.PY").exists()
    assert run("--uninstall")[0] == 0 and sorted(files(drive)) == ["boot_out.txt"]


def test_all_our_names_are_in_small_letters():
    assert not [path for path in contents.files("pico_oled") if path != path.lower()]


# --- what is in the way


@pytest.mark.parametrize(
    "path", ["code.py", "settings.toml", "dudo/game.mpy", LIST, RUNNING, "lib/neopixel.mpy"]
)
def test_an_empty_folder_in_the_way_is_named_before_anything_is_touched(drive, run, path):
    (drive / path).unlink(missing_ok=True)
    (drive / path).mkdir(parents=True)
    before = files(drive)
    code, _, err = run()
    assert code == 2 and f"{path} on the drive is in the way" in err and files(drive) == before


def test_a_backup_goes_beside_a_folder_of_its_name(drive, run):
    put(drive, "code.py")
    (drive / "code.py.bak").mkdir()
    assert run()[0] == 0 and files(drive)["code.py.bak2"] == b"mine"


def test_empty_folders_beside_our_modules_go(drive, run):
    run()
    for path in ("dudo/dice/deeper", "lib/neopixel", "dudo/notes"):
        (drive / path).mkdir(parents=True)
    assert run()[0] == 0
    assert not (drive / "dudo/dice").exists() and not (drive / "lib/neopixel").exists()
    assert (drive / "dudo/notes").is_dir() and "Everything is there already" in run()[1]


@pytest.mark.parametrize("path", ["dudo/game/notes.txt", "lib/neopixel/README.md"])
def test_a_folder_beside_our_module_with_more_than_modules_is_in_the_way(drive, run, path):
    put(drive, path)
    before = files(drive)
    code, _, err = run()
    folder = path.rpartition("/")[0]
    assert code == 2 and f"{folder} on the drive is in the way" in err.lower()
    assert files(drive) == before


def test_each_file_of_the_owners_that_goes_is_told(drive, run):
    run("--py")
    put(drive, "dudo/ui/words/en.py", "my words")
    put(drive, "lib/neopixel.py", "my lights")
    dry, out = run("--dry-run")[1], run()[1]
    for path in ("dudo/ui/words/en.py", "lib/neopixel.py"):
        assert (
            f"Note: {path}, which is yours or was changed by you, is removed" in out and path in dry
        )
    assert out.count("Note:") == 2
    put(drive, "lib/neopixel.mpy", "another")
    assert "Note: lib/neopixel.mpy, which is yours or was changed by you, is replaced" in run()[1]


def test_many_files_of_the_owners_are_not_all_told(drive, run):
    contents.write(contents.files("pico_oled", compiled=False), drive)
    out = run()[1]
    assert out.count("Note:") == 21 and re.search(r"Note: \d+ more are replaced or removed", out)


def test_a_link_is_refused(drive, run, tmp_path):
    (tmp_path / "elsewhere").write_text("mine")
    (drive / "boot.py").symlink_to(tmp_path / "elsewhere")
    code, _, err = run()
    assert code == 2 and "boot.py on the drive is a link" in err
    assert (tmp_path / "elsewhere").read_text() == "mine"


# --- what is torn, and what its owner cut short


def test_what_an_owner_cut_short_is_not_taken_for_torn():
    short = {"settings.toml": NEW["settings.toml"][:9], "code.py": plan.HELLO[:6], "boot.py": b"bo"}
    there = install(Memory(short)).files
    assert there["settings.toml"] == short["settings.toml"]
    assert (there["code.py.bak"], there["boot.py.bak"]) == (short["code.py"], short["boot.py"])


def test_settings_cut_short_after_an_installation_stay(drive, run):
    run()
    whole = (drive / "settings.toml").read_bytes()
    (drive / "settings.toml").write_bytes(whole[:900])
    assert run()[0] == 0 and (drive / "settings.toml").read_bytes() == whole[:900]


# --- the list


@pytest.mark.parametrize("path", ["boot_out.txt", "notes.txt", "data/x.bin"])
def test_a_list_cannot_name_what_is_never_ours(path):
    rows = {manifest.entry(name, b"x") for name in ("dudo/game.mpy", path)}
    assert [row.path for row in manifest.parse(manifest.text(rows).decode())] == ["dudo/game.mpy"]


def test_a_list_of_windows_and_one_with_odd_names_counts():
    rows = {manifest.entry(path, b"x") for path in ("dudo/mi bot.py", "dudo/bots/ñandú (2).py")}
    assert set(manifest.parse(manifest.text(rows).decode())) == rows
    assert set(manifest.parse(manifest.text(rows).decode().replace("\n", "\r\n"))) == rows


@pytest.mark.parametrize("size", ["9" * 6000, "٣"])
def test_an_absurd_number_in_a_list_is_no_file(size):
    assert not list(manifest.parse(f"00000000 {size} dudo/x.py\n"))


# --- which build


def test_a_build_asked_for_sticks_both_ways(drive, run):
    for build in ("pico_oled", "pico_tft", "pico_oled"):
        assert run("--board", build)[0] == 0
        assert run()[0] == 0  # as the drive says now
        assert f"hardware/boards/{build}.mpy" in files(drive)
        lines = (drive / "settings.toml").read_text().splitlines()
        assert ('DUDO_BOARD = "pico_tft"' in lines) == (build == "pico_tft")


@pytest.mark.parametrize("text", ["X = 1\n", 'DUDO_BOARD = "pico_oled"\n'])
def test_a_build_that_an_owners_settings_do_not_name_is_refused(drive, run, text):
    put(drive, "settings.toml", text)
    before = files(drive)
    code, _, err = run("--board", "pico_tft")
    assert code == 2 and 'write the line  DUDO_BOARD = "pico_tft"' in err and files(drive) == before
    put(drive, "settings.toml", 'DUDO_BOARD = "pico_tft"\n')
    assert run("--board", "pico_tft")[0] == 0


# --- settings.toml


ADVICE = [
    ('DUDO_LANGUGE = "es"', "line 1: the game has no setting DUDO_LANGUGE, but DUDO_LANGUAGE"),
    ('\ndudo_sound = "off"', "line 2: the game has no setting dudo_sound, but DUDO_SOUND"),
    ('DUDO_QQQ = "x"', "line 1: the game has no setting DUDO_QQQ"),
    ('DUDO_LANGUAGE = "spanish"', 'DUDO_LANGUAGE is "spanish", which is none of en, es'),
    ("DUDO_BRIGHTNESS = 65", "none of 10, 20, 30"),
    ('DUDO_SHAKE = "hard"', "none of low, normal, high"),
    ('DUDO_HINTS = "on"\nDUDO_HINTS = "off"', "line 2: DUDO_HINTS stands there twice"),
    ('[web]\nDUDO_SOUND = "off"', "line 1: CircuitPython knows no .sections"),
]


@pytest.mark.parametrize(("text", "said"), ADVICE)
def test_what_the_device_would_pass_over_is_told(drive, run, text, said):
    put(drive, "settings.toml", text)
    code, out, _ = run()
    assert code == 0 and re.search(f"Note: settings.toml, .*{said}", out), out


def test_settings_that_are_right_need_no_advice():
    every = contents.settings("pico_tft").replace(b"# DUDO_", b"DUDO_")
    every = every.replace(b'DUDO_BOARD = "pico_tft"\n', b"", 1) + b'WIFI = "x"\nDUDO_QQQ = "1"\n'
    assert [line.split(": ")[1] for line in owner.advice(every)] == [
        "the game has no setting DUDO_QQQ"
    ]


def test_bytes_before_the_first_name_are_refused():
    with pytest.raises(Refused, match="line 1: .*byte order mark"):
        owner.read(b'\xef\xbb\xbfDUDO_BOARD = "pico_tft"\n')


def test_curly_quotes_are_told():
    with pytest.raises(Refused, match="straight quotes are needed"):
        owner.read("DUDO_BOARD = “pico_tft”".encode())


@pytest.mark.parametrize("letter", ["\u2028", "\x85", "\x0b", "\x1c"])
def test_a_line_ends_where_circuitpython_ends_it(letter):
    assert owner.read(f'A = "x{letter}y"\nB = "z"'.encode()) == {"A": f"x{letter}y", "B": "z"}


def test_a_text_of_the_drive_does_not_move_the_cursor(drive, run):
    (drive / "boot_out.txt").write_text(boot_out().replace("Raspberry", "\x1b[31m" + "R" * 500))
    code, out, _ = run()
    assert code == 0 and "\x1b" not in out and max(map(len, out.splitlines())) < 250
    (drive / "boot_out.txt").write_text(boot_out("y" * 100_000))
    assert len(run()[2]) < 300


def test_a_board_number_too_long_is_not_understood(drive, run):
    (drive / "boot_out.txt").write_text(boot_out(version="9" * 5000 + ".1"))
    code, _, err = run()
    assert code == 2 and "does not say which CircuitPython" in err


@pytest.mark.parametrize("arguments", [[""], [" "], ["--board", ""], ["--firmware", ""]])
def test_an_empty_word_is_refused(drive, run, arguments):
    before = files(drive)
    code, _, err = run(*arguments)
    assert code == 2 and err.count("\n") == 1 and files(drive) == before


def test_a_path_torn_at_its_spaces_is_found(drive, run):
    named = drive.rename(drive.with_name("my own drive"))
    assert run(*str(named).split(" "))[0] == 0 and "code.py" in files(named)


def test_folders_of_a_drive_are_listed(tmp_path):
    (tmp_path / "DUDO/Dice").mkdir(parents=True)
    assert Folder(tmp_path).folders() == {"dudo", "dudo/dice"}
