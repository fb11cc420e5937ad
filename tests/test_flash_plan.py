# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What the installer does to a drive, and that it can break off at every step and be mended."""

import pytest
from fakes.drives import Forgetful, Memory, Pulled, ReadOnly
from fakes.games import NEW, OLD, THEIRS, install, uninstall
from hypothesis import given
from hypothesis import strategies as st

from tools.command import Refused
from tools.contents import STARTERS
from tools.install import manifest, plan
from tools.install.drive import trouble
from tools.install.found import Found
from tools.install.manifest import LIST, RUNNING

STAGES = ("before", "empty", "torn", "after")


def installed(*before, files=NEW):
    """The files of a drive after all of that was put on it, and then `files` installed."""
    drive = Memory(THEIRS)
    for step in before:
        install(drive, step)
    return install(drive, files).files


def of_manifest(drive):
    return {entry.path for entry in manifest.read(drive, drive.list())}


def test_a_new_drive_gets_exactly_what_it_needs():
    drive = Memory({"code.py": plan.HELLO, "settings.toml": b"", **THEIRS})
    files = install(drive).files
    assert {path: files[path] for path in files if path != LIST} == {**THEIRS, **NEW}
    assert of_manifest(drive) == set(NEW)
    assert drive.synced == files


def test_first_code_says_it_is_unfinished_and_last_comes_the_real_one():
    steps = [
        step
        for step in plan.install(Found(Memory(OLD)), NEW)
        if not step.path.startswith("dudo/man")
    ]
    assert steps[-1] == ("code.py", NEW["code.py"])
    first = next(step for step in steps if not step.path.endswith(".bak"))
    assert first == ("code.py", plan.UNFINISHED)
    assert plan.UNFINISHED.count(b"\n") == 1
    compile(plan.UNFINISHED, "code.py", "exec")


def test_what_is_there_already_is_not_written_again():
    drive = Memory(THEIRS)
    install(drive)
    assert plan.install(Found(drive), NEW) == []
    changed = {**NEW, "dudo/ui/app.mpy": b"C\x06 another"}
    written = [step.path for step in plan.install(Found(drive), changed) if step.data is not None]
    assert written == [RUNNING, "code.py", "dudo/ui/app.mpy", LIST, "code.py"]


def test_old_files_of_ours_go_and_the_owners_stay():
    files = installed(OLD)
    assert set(files) == {*THEIRS, *NEW, LIST}
    assert all(files[path] == data for path, data in THEIRS.items())


@pytest.mark.parametrize("path", ["dudo/game.py", "lib/neopixel.py", "lib/neopixel/__init__.py"])
def test_without_a_list_nothing_is_imported_in_place_of_ours(path):
    assert path not in install(Memory({path: b"copied by hand"})).files


def test_py_and_mpy_follow_each_other():
    plain = {path.replace(".mpy", ".py"): data for path, data in NEW.items()}
    assert set(installed(NEW, files=plain)) == {*THEIRS, *plain, LIST}
    assert installed(plain) == installed()


@pytest.mark.parametrize("path", STARTERS)
def test_an_owners_own_program_gets_another_name(path):
    files = install(Memory({path: b"mine", path + ".bak": b"mine, too"})).files
    assert files[path] == NEW[path]
    assert (files[path + ".bak"], files[path + ".bak2"]) == (b"mine, too", b"mine")


def test_settings_are_never_overwritten():
    mine = b'DUDO_LANGUAGE = "es"\n'
    drive = Memory({"settings.toml": mine})
    assert install(drive).files["settings.toml"] == mine
    assert uninstall(drive).files == {"settings.toml": mine}


def test_settings_of_ours_follow_and_are_taken_away_again():
    drive = Memory()
    install(install(drive, OLD), NEW)
    assert drive.files["settings.toml"] == NEW["settings.toml"]
    assert uninstall(drive).files == {}


def test_litter_of_macos_goes_where_it_lies_beside_ours():
    drive = Memory({"._code.py": b"?", "dudo/._game.mpy": b"?", "._notes.txt": b"?"})
    assert {p for p in install(drive).files if "._" in p} == {"._notes.txt"}
    drive.files["lib/._neopixel.mpy"] = b"?"
    assert set(uninstall(drive).files) == {"._notes.txt"}


def test_uninstall_leaves_what_was_there_before():
    assert uninstall(Memory(installed(OLD))).files == THEIRS


def test_uninstall_leaves_what_its_owner_changed():
    mine = {"code.py": b"mine", "settings.toml": b"mine", "lib/neopixel.mpy": b"mine"}
    drive = Memory({**installed(), **mine})
    assert plan.uninstall(Found(drive))[1] == sorted(mine)
    assert uninstall(drive).files == {**THEIRS, **mine}


def test_uninstall_without_a_list_says_what_to_do():
    with pytest.raises(Refused, match="without --uninstall"):
        plan.uninstall(Found(Memory(THEIRS)))


@pytest.mark.parametrize(
    "theirs", [{"dudo": b"a file"}, {"lib": b""}, {"code.py/x.txt": b"in a folder"}]
)
def test_a_file_in_the_way_of_a_folder_is_named(theirs):
    with pytest.raises(Refused, match="in the way"):
        plan.install(Found(Memory(theirs)), NEW)


@pytest.mark.parametrize("path", ["../up.txt", "/etc/passwd", "dudo/../notes.txt", "..", "C:x"])
def test_a_list_cannot_lead_out_of_the_drive(path):
    assert list(manifest.parse(f"00000000      1 {path}\n")) == []


def test_a_torn_line_of_a_list_is_no_file():
    text = manifest.text(manifest.entry(*item) for item in NEW.items()).decode()
    assert {e.path for e in manifest.parse(text)} == set(NEW)
    assert len(list(manifest.parse(text[:-1]))) == len(NEW) - 1


def starts():
    """Drives before an installation: new, with another version, copied by hand, used otherwise."""
    return {
        "new": {"code.py": plan.HELLO, "settings.toml": b"", **THEIRS},
        "older": installed(files=OLD),
        "by hand": {**THEIRS, **OLD},
        "their own": {**THEIRS, "code.py": b"their game", "settings.toml": b"A = 1\n"},
        "changed": {**installed(files=OLD), "code.py": b"theirs", "settings.toml": b"B = 2\n"},
    }


def pulled_everywhere(before, deed):
    """(after it was pulled out at some change and plugged in again, after an undisturbed deed)."""
    whole = deed(Memory(before)).files
    for stage in STAGES:
        for at in range(1, 1000):
            drive = Memory(before)
            try:
                deed(Pulled(drive, at, stage))
                break
            except OSError as error:
                assert trouble(error).startswith("the drive does not answer")
            yield drive, whole


@pytest.mark.parametrize("name", starts())
def test_pulled_out_anywhere_it_is_mended_by_another_run(name):
    times = 0
    for drive, whole in pulled_everywhere(starts()[name], install):
        half = dict(drive.files)
        assert install(drive).files == whole, half
        times += 1
    assert times > 40


@pytest.mark.parametrize("again", range(1, 5))
@pytest.mark.parametrize("stage", STAGES)
def test_a_newer_version_clears_up_what_another_left_half_done(stage, again):
    """Pulled out anywhere, then pulled out at once again with a third version."""
    third = {**NEW, "dudo/third.mpy": b"C\x06 third"}
    third.pop("dudo/ui/app.mpy")
    whole = install(Memory(THEIRS), third).files
    for at in range(1, len(plan.install(Found(Memory(THEIRS)), NEW)) + 1):
        drive = Memory(THEIRS)
        with pytest.raises(OSError):
            install(Pulled(drive, at, stage))
        with pytest.raises(OSError):
            install(Pulled(drive, again, stage), third)
        assert install(drive, third).files == whole, at


@pytest.mark.parametrize("name", starts())
def test_pulled_out_before_the_end_it_says_so_or_is_what_it_was(name):
    before = starts()[name]
    for drive, _ in pulled_everywhere(before, install):
        code = drive.files.get("code.py", b"")
        rest = NEW.keys() - {"code.py", "settings.toml"}
        whole = all(drive.files.get(path) == NEW[path] for path in rest)
        untouched = all(drive.files.get(p) == d for p, d in before.items())
        assert plan.UNFINISHED.startswith(code) or whole or untouched, code


def test_an_uninstall_pulled_out_anywhere_is_finished_by_another_run():
    for drive, whole in pulled_everywhere(installed(OLD), uninstall):
        if LIST in drive.files:
            uninstall(drive)
        assert drive.files == whole == THEIRS


@pytest.mark.parametrize("stage", STAGES)
def test_an_uninstall_mends_a_broken_installation(stage):
    for at in range(2, len(plan.install(Found(Memory(THEIRS)), NEW))):
        drive = Memory(THEIRS)
        with pytest.raises(OSError):
            install(Pulled(drive, at, stage))
        kept = {p: d for p, d in uninstall(drive).files.items() if p not in THEIRS}
        assert len(kept) <= 1  # the file it broke off in, where that is nobody's


owners = st.dictionaries(
    st.sampled_from(sorted({*OLD, *NEW, LIST, RUNNING, "code.txt", "lib/x.py", "dudo/ui/x.py"})),
    st.sampled_from([b"", b"x", b"00000000      1 lib/x.py\n", *OLD.values(), *NEW.values()]),
)


@given(owners, st.integers(1, 30), st.sampled_from(STAGES))
def test_whatever_is_on_the_drive_the_game_is_whole_and_mended(before, at, stage):
    whole = install(Memory(before)).files
    assert all(whole[path] == data for path, data in NEW.items() if path != "settings.toml")
    drive = Memory(before)
    try:
        install(Pulled(drive, at, stage))
    except OSError:
        install(drive)
    assert drive.files == whole


def test_a_file_that_reads_back_wrong_is_noticed():
    drive = Memory()
    with pytest.raises(Refused, match="lib/neopixel.mpy reads back"):
        install(Forgetful(drive, "lib/neopixel.mpy"))
    assert drive.files["code.py"] == plan.UNFINISHED


def test_a_read_only_drive_is_named_and_untouched():
    drive = Memory(THEIRS)
    with pytest.raises(OSError) as caught:
        install(ReadOnly(drive))
    assert trouble(caught.value).startswith("the drive is read-only")
    assert drive.files == THEIRS
