# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Device code asks CircuitPython 9 and 10 only for what they have: modules, names and arguments
by the word of a type checker over their stubs; and each board has built in what is imported."""

import ast
import re
import shutil
import sys
from functools import cache
from pathlib import Path

import pytest
from test_house import DEVICE, ROOT, imports, nodes

from hardware.boards import BOARDS
from tools.contents import STARTERS, modules

VERSIONS = ("9", "10")
BUILDS = [*BOARDS.items()]  # board_id, profile
BUILDS += [(board_id, "pico_tft") for board_id, profile in BUILDS if profile == "pico_oled"]

# What of a type checker's findings is about CircuitPython; the rest scolds code without types.
FINDINGS = re.compile(r"\[(import-not-found|attr-defined|name-defined|call-arg|call-overload)\]$")
# Names of ours that are None until somebody gives them a value.
OF_OURS = re.compile(r'error: "(None|Literal\[True\])" has no attribute')
# The stub of 10 contradicts the words beside it and shared-bindings/traceback/__init__.c.
WRONG_STUB = 'Missing positional argument "value" in call to "print_exception"'

# Modules without a stub: what stands in their tables in CircuitPython's source.
STANDARD = {
    "binascii": "hexlify unhexlify a2b_base64 b2a_base64 crc32",
    "gc": "collect disable enable isenabled mem_free mem_alloc",
    "os": """uname chdir getcwd getenv listdir mkdir remove rename rmdir stat statvfs unlink utime
        sync urandom sep""",
    "sys": """argv path version version_info implementation platform byteorder maxsize exit stdin
        stdout stderr modules""",
    "time": "monotonic sleep struct_time localtime mktime time monotonic_ns",
}
# What tutorials still show, and CircuitPython 9 or 10 has no more.
REMOVED = """displayio.Display displayio.FourWire displayio.I2CDisplay displayio.ParallelBus
    displayio.EPaperDisplay displayio.Shape supervisor.disable_autoreload
    supervisor.enable_autoreload supervisor.set_rgb_status_brightness gamepad.GamePad
    gamepadshift.GamePadShift _pixelbuf.PixelBuf display.show""".split()
# Built in everywhere, and not worth a word in the stubs; ours; and asked for only inside try.
ALWAYS = {"gc", "micropython", "dudo", "hardware", "alarm"}


def folder(version):
    """The stubs of that version; skips where `make test` has not put them."""
    stubs = Path(sys.prefix) / f"stubs-{version}"
    if not stubs.is_dir():
        pytest.skip(f"there are no stubs of CircuitPython {version}: `make test` installs them")
    return stubs


def libraries():
    """The modules that go into lib/ on a board, by the list for those who copy them."""
    lines = (ROOT / "lib" / "circup.txt").read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and line[0] != "#"}


def lay_out(stubs, target):
    """Copies the stubs to where mypy looks for modules that are not installed."""
    for source in stubs.glob("*-stubs"):
        package = target / source.name.removesuffix("-stubs")
        shutil.copytree(source, package)
        with (package / "__init__.pyi").open("a", encoding="utf-8") as module:
            for part in source.glob("*/__init__.pyi"):  # on a board `import alarm` brings alarm.pin
                module.write(f"\nfrom . import {part.parent.name} as {part.parent.name}\n")
    anything = "from typing import Any\ndef __getattr__(name: str) -> Any: ...\n"
    for name in libraries():
        (target / f"{name}.pyi").write_text(anything)
    if not (target / "micropython").exists():  # built in everywhere, the stubs of 9 forget it
        (target / "micropython.pyi").write_text("def const(value: int) -> int: ...\n")
    (target / "board" / "__init__.pyi").write_text(anything)  # see the tests of single boards
    (target / "microcontroller" / "pin.pyi").write_text(anything)
    with (target / "microcontroller" / "__init__.pyi").open("a", encoding="utf-8") as module:
        module.write("\nfrom . import pin as pin\n")


@pytest.fixture(scope="module", params=VERSIONS)
def check(request, tmp_path_factory):
    """check(files) -> what a type checker finds in them, a line each, with that version's stubs."""
    mypy = pytest.importorskip("mypy.api")
    target = tmp_path_factory.mktemp("stubs")
    lay_out(folder(request.param), target)

    def run(files):
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("MYPYPATH", str(target))
            patch.chdir(ROOT)
            options = "--check-untyped-defs --no-strict-optional --no-site-packages"
            options += " --explicit-package-bases --no-error-summary --config-file="
            found, broken, _ = mypy.run(
                [*options.split(), f"--cache-dir={target / 'cache'}", *map(str, files)]
            )
        assert not broken
        return [line for line in found.splitlines() if about_circuitpython(line)]

    return run


def about_circuitpython(line):
    """Whether a line of the type checker is about CircuitPython and not about types."""
    ours = OF_OURS.search(line) or WRONG_STUB in line or ".pyi:" in line
    return FINDINGS.search(line) and not ours


def test_circuitpython_has_every_module_name_and_argument(check):
    assert check(DEVICE) == []


@pytest.mark.parametrize(
    "line, complaint",
    [
        ("import displayio; displayio.Display", "Display"),
        ("import supervisor; supervisor.nonsense()", "nonsense"),
        ("import gamepad", '"gamepad"'),
        ("from fourwire import FourWire; FourWire(None, baud=1)", "baud"),
        ("import keypad; keypad.Keys((), pull=True)", "value_when_pressed"),
    ],
)
def test_what_it_lacks_is_found(check, tmp_path, line, complaint):
    wrong = tmp_path / "wrong.py"
    wrong.write_text(f"def play():\n    {line}\n")
    assert any(complaint in found for found in check([wrong]))


@cache
def imported(name):
    """The modules that a file imports, by their first names."""
    return {dotted.split(".")[0] for _, dotted in imports(name)}


def asked_for(name):
    """module.name for each name that a file takes from a module."""
    for node in nodes(name):
        if isinstance(node, ast.Attribute):
            yield node.lineno, ast.unparse(node)
    yield from imports(name)


def lacking(dotted):
    """Whether a name such as "os.system" is known to be none of CircuitPython's."""
    module, _, name = dotted.rpartition(".")
    if module in STANDARD:
        return name not in STANDARD[module].split()
    return any(("." + dotted.lower()).endswith("." + gone.lower()) for gone in REMOVED)


@pytest.mark.parametrize("name", DEVICE)
def test_nothing_removed_is_asked_for(name):
    assert not [f"{name}:{line}: {dotted}" for line, dotted in asked_for(name) if lacking(dotted)]


@pytest.mark.parametrize("dotted", ["os.system", "displayio.Display", "self.display.show"])
def test_what_was_removed_is_seen(dotted):
    assert lacking(dotted) and not lacking("os.urandom") and not lacking("self.pixels.show")


def definition(version, board_id):
    """What the stubs say of one board: its names in `board`, and the modules built in."""
    board = folder(version) / "board_definitions" / board_id / "__init__.pyi"
    text = board.read_text(encoding="utf-8")
    tree = ast.parse(text)
    names = {node.target.id for node in tree.body if isinstance(node, ast.AnnAssign)}
    names |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    modules = re.search("Included modules: (.*)", text).group(1)
    return names, set(modules.split(", ")) | libraries()


@cache
def files_of(profile):
    """The files of ours that are put onto such a board."""
    put = {*modules(profile), *STARTERS}
    return [name for name in DEVICE if name in put]


@pytest.mark.parametrize("board_id, profile", BUILDS)
@pytest.mark.parametrize("version", VERSIONS)
def test_each_board_has_built_in_what_is_imported(version, board_id, profile):
    _, built_in = definition(version, board_id)
    for name in files_of(profile):
        assert imported(name) <= built_in | ALWAYS, name


def pins_of(profile):
    """The names in `board` that a profile wants, in code or as text."""
    for name in files_of(profile):
        if name.startswith("hardware/"):
            for node in nodes(name):
                text = ast.unparse(node) if isinstance(node, (ast.Attribute, ast.Constant)) else ""
                yield from re.findall(r"^board\.(\w+)$|^'(GP\d+|JOYSTICK_\w)'$", text)


@pytest.mark.parametrize("board_id, profile", BUILDS)
@pytest.mark.parametrize("version", VERSIONS)
def test_each_board_has_the_pins_of_its_profile(version, board_id, profile):
    names, _ = definition(version, board_id)
    wanted = {attribute or text for attribute, text in pins_of(profile)}
    assert len(wanted) > 5 and wanted - {"board_id"} <= names
