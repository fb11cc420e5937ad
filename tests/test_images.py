# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The drives as files: what other programs than those that wrote them find in them."""

import os
import shutil
import struct
import subprocess
import sys
import zipfile
import zlib

import pytest
from fakes import circuitpy
from fakes.circuitpy import FLASH

from tools import ROOT, images, target, uf2
from tools.boards import BUILDS, WIRED
from tools.command import Refused
from tools.contents import files

PLACES = {  # family, first address and bytes of the drive: CircuitPython's ports/raspberrypi
    "pico": (0xE48BFF56, 0x10100000, 1 << 20),
    "pico2": (0xE48BFF59, 0x10100000, 3 << 20),
}
CASES = [(board, chip) for board in WIRED for chip in PLACES]
CLUTTER = {".fseventsd/no_log", ".metadata_never_index", ".Trashes", ".Trash-1000"}
NAMES = {
    "dudo-pygamer.zip",
    "dudo-pybadge.zip",
    "dudo-pico_oled.zip",
    "dudo-pico_tft.zip",
    "dudo-pico_oled-pico.uf2",
    "dudo-pico_oled-pico2.uf2",
    "dudo-pico_tft-pico.uf2",
    "dudo-pico_tft-pico2.uf2",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The folder with all that `make uf2` writes."""
    folder = tmp_path_factory.mktemp("dist")
    images.build(folder)
    return folder


def blocks(path):
    """(family, [(address, bytes)]) of a .uf2, after the format's own description."""
    read = []
    content = path.read_bytes()
    assert len(content) % 512 == 0
    for number in range(len(content) // 512):
        block = content[number * 512 : number * 512 + 512]
        one, two, flags, address, size, place, total, family = struct.unpack_from("<8I", block)
        assert (one, two) == (0x0A324655, 0x9E5D5157) and block[-4:] == b"\x30\x6f\xb1\x0a"
        assert (flags, size, place, total) == (0x2000, 256, number, len(content) // 512)
        read.append((address, block[32 : 32 + size]))
    return family, read


def drive(path, chip):
    """The bytes of a chip's drive after that .uf2 has been dropped on it."""
    _, start, size = PLACES[chip]
    content = bytearray(b"\xff" * size)
    for address, code in blocks(path)[1]:
        if address >= start:
            content[address - start : address - start + len(code)] = code
    assert len(content) == size
    return content


@pytest.fixture
def mtools():
    """Runs one of the mtools on an image; skips where they are not installed."""
    if not shutil.which("mcopy"):
        pytest.skip("no mtools here: apt-get install mtools")

    def run(tool, image, *arguments):
        command = [tool, "-i", str(image), *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def test_every_board_gets_its_files(built):
    assert {path.name for path in built.iterdir()} == NAMES


@pytest.mark.parametrize("board, chip", CASES)
def test_a_uf2_writes_the_drive_and_nothing_else(built, board, chip):
    family, start, size = PLACES[chip]
    told, read = blocks(built / f"dudo-{board}-{chip}.uf2")
    assert told == family
    assert [address for address, _ in read] == list(range(start, start + len(read) * 256, 256))
    assert len(read) * 256 <= size and len(read) % 16 == 0  # whole blocks of the flash


@pytest.mark.parametrize("chip, cluster, fat", [("pico", 1, 7), ("pico2", 2, 10)])
def test_a_drive_is_formatted_as_circuitpython_does_it(built, chip, cluster, fat):
    """The sector that f_mkfs in lib/oofatfs/ff.c writes, on a disk whose sector 0 is a made-up
    partition table."""
    first = drive(built / f"dudo-pico_oled-{chip}.uf2", chip)[:512]
    sectors = PLACES[chip][2] // 512
    assert first[:11] == b"\xeb\xfe\x90MSDOS5.0"
    told = struct.unpack_from("<HBHBHHBHHHI", first, 11)
    assert told == (512, cluster, 1, 1, 512, sectors, 0xF8, fat, 63, 255, 1)
    assert first[43:62] == b"NO NAME    FAT     " and first[-2:] == b"\x55\xaa"


@pytest.mark.parametrize("board, chip", CASES)
def test_another_reader_finds_every_file(built, mtools, board, chip, tmp_path):
    image, out = tmp_path / "drive", tmp_path / "out"
    image.write_bytes(drive(built / f"dudo-{board}-{chip}.uf2", chip))
    out.mkdir()
    mtools("mcopy", image, "-s", "-n", "::/", out)
    assert "CIRCUITPY" in mtools("mdir", image, "::/")
    paths = [path for path in out.rglob("*") if path.is_file()]
    read = {path.relative_to(out).as_posix(): path.read_bytes() for path in paths}
    assert read == {**images.drive(board), **dict.fromkeys(CLUTTER, b"")}


@pytest.mark.parametrize("chip", PLACES)
def test_the_reader_that_circuitpython_has_finds_every_file(built, chip, tmp_path):
    pytest.importorskip("micropython_unix", reason="no MicroPython for this system")
    image = tmp_path / "drive"
    image.write_bytes(drive(built / f"dudo-pico_oled-{chip}.uf2", chip))
    done = target.micropython(ROOT / "tests" / "run_mount.py", image, heap="8M")
    wanted = {**images.drive("pico_oled"), **dict.fromkeys(CLUTTER, b"")}
    told = [f"{zlib.crc32(content)} /drive/{name}" for name, content in wanted.items()]
    assert sorted(done.stdout.splitlines()) == sorted(told), done.stderr


@pytest.mark.parametrize("board, chip", CASES)
def test_fsck_finds_nothing_wrong(built, board, chip, tmp_path):
    fsck = shutil.which("fsck.fat", path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if not fsck:
        pytest.skip("no fsck.fat here: apt-get install dosfstools")
    image = tmp_path / "drive"
    content = drive(built / f"dudo-{board}-{chip}.uf2", chip)
    content[43:54] = b"CIRCUITPY  "  # fsck wants the label here, too; CircuitPython does without
    image.write_bytes(content)
    done = subprocess.run([fsck, "-n", image], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("board", BUILDS)
def test_a_zip_holds_the_drive(built, board):
    with zipfile.ZipFile(built / f"dudo-{board}.zip") as packed:
        assert packed.testzip() is None
        assert {name: packed.read(name) for name in packed.namelist()} == images.drive(board)
        assert packed.namelist() == sorted([*files(board), "dudo/manifest.txt"])
        assert {entry.external_attr >> 16 for entry in packed.infolist()} == {0o644}


def circuitpython(path, chip="pico", **wrong):
    """Writes a .uf2 that is to us what CircuitPython's own for that chip is."""
    right = {"board": uf2.name(chip), "family": PLACES[chip][0]}
    path.write_bytes(circuitpy.firmware(**{**right, **wrong}))


@pytest.mark.parametrize("chip", PLACES)
def test_firmware_and_drive_in_one_file(built, chip, tmp_path, capsys):
    given = tmp_path / "circuitpython.uf2"
    circuitpython(given, chip)
    images.main(["--firmware", str(given), "--out", str(tmp_path / "dist")])
    for board in WIRED:
        family, read = blocks(tmp_path / f"dist/dudo-{board}-{chip}-with-circuitpython.uf2")
        assert family == PLACES[chip][0]
        assert read == blocks(given)[1] + blocks(built / f"dudo-{board}-{chip}.uf2")[1]
    assert len(list((tmp_path / "dist").iterdir())) == 2
    assert f"pico_tft-{chip}-with-circuitpython.uf2: " in capsys.readouterr().out


def test_of_two_boards_one_can_be_asked_for(tmp_path):
    given = tmp_path / "circuitpython.uf2"
    circuitpython(given, version="11.0.0-beta.1")
    out = str(tmp_path / "dist")
    images.main(["--firmware", str(given), "--board", "pico_tft", "--py", "--out", out])
    (path,) = (tmp_path / "dist").iterdir()
    assert path.name == "dudo-pico_tft-pico-with-circuitpython.uf2"
    images.main(["--board", "pygamer", "--out", out])
    assert (tmp_path / "dist/dudo-pygamer.zip").is_file()


@pytest.mark.parametrize(
    "wrong, words",
    [
        ({"family": 0x55114460}, "is not for a raspberry_pi_pico or a raspberry_pi_pico2: get"),
        ({"family": 0}, "is not for"),
        ({"board": "raspberry_pi_pico_w"}, "is not for a raspberry_pi_pico or a"),
        ({"board": "raspberry_pi_pico2"}, "is not for a raspberry_pi_pico or a"),
        ({"version": "8.2.10"}, "is CircuitPython 8, too old for the game: get"),
        ({"version": "11.0.0"}, "is CircuitPython 11, newer than our .mpy files: add --py"),
        ({"start": 0x100FF000 - 768}, "would overwrite the drive or saved games: get"),
        ({"start": 0x20000000}, "would overwrite the drive or saved games: get"),
        ({"start": FLASH - 256}, "would overwrite the drive or saved games: get"),
    ],
)
def test_a_firmware_that_does_not_fit_is_refused(tmp_path, wrong, words):
    given = tmp_path / "firmware.uf2"
    circuitpython(given, **wrong)
    with pytest.raises(Refused) as told:
        uf2.firmware(given)
    assert str(told.value).startswith(f"{given} {words}")


def test_a_firmware_may_fill_all_but_the_place_of_saved_games(tmp_path):
    given = tmp_path / "firmware.uf2"
    circuitpython(given, start=0x100FF000 - 1024)
    assert uf2.firmware(given)[0] == "pico"


def test_what_is_no_firmware_is_refused(tmp_path):
    given, other = tmp_path / "firmware.uf2", tmp_path / "other.uf2"
    circuitpython(given)
    circuitpython(other, "pico2")
    whole = given.read_bytes()
    cases = {
        b"": "is not CircuitPython: get version 10 as .uf2 from https://circuitpython.org/downloads",
        b"PK" * 256: "block 0 has a bad UF2 magic: this is not CircuitPython's .uf2, get",
        whole[:700]: "is not a whole number of 512-byte UF2 blocks",
        whole[:1024]: "is cut short: get",
        whole + other.read_bytes(): "mixes family ids",
    }
    for content, words in cases.items():
        given.write_bytes(content)
        with pytest.raises(Refused) as told:
            uf2.firmware(given)
        assert words in str(told.value) and "\n" not in str(told.value)


def test_files_that_do_not_fit_are_refused():
    with pytest.raises(Refused, match="the drive of a pico: content does not fit"):
        uf2.image("pico", {"large.bin": bytes(1 << 20)})


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--board", "gameboy"], "unknown board gameboy"),
        (["--firmware", "nowhere.uf2"], "nowhere.uf2: No such file or directory"),
        (["--firmware", "FOLDER"], "Is a directory"),
        (["--firmware", "GOOD", "--board", "pygamer"], "no .uf2 reaches the drive of a pygamer"),
        (["--firmware", "GOOD", "--board", "gameboy"], "unknown board gameboy"),
        (["--out", "GOOD"], "File exists"),
        (["--out", "GOOD/dist"], "Not a directory"),
        (["--what"], "unrecognized arguments"),
    ],
)
def test_bad_input_is_one_line(tmp_path, capsys, arguments, words):
    good = tmp_path / "good.uf2"
    circuitpython(good)
    names = {"GOOD": str(good), "FOLDER": str(tmp_path), "GOOD/dist": str(good / "dist")}
    with pytest.raises(SystemExit) as ended:
        images.main([names.get(word, word) for word in ["--out", str(tmp_path), *arguments]])
    told = capsys.readouterr().err
    assert ended.value.code == 2 and told.startswith("python -m tools.images: ")
    assert words in told and told.count("\n") == 1


def test_a_missing_package_is_one_line(tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "folder2uf2", None)
    with pytest.raises(SystemExit) as ended:
        images.main(["--out", str(tmp_path)])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert "folder2uf2 is not installed: type  " in told and told.count("\n") == 1
