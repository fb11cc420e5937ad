# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The house rules, read from the source: imports point one way, device code fits CircuitPython."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dudo.version import VERSION
from tools.target import compiled

ROOT = Path(__file__).resolve().parent.parent
HEADER = """\
# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""

# A layer: where its files are, what of ours it may import, what else (None: anything).
DRAWING = "adafruit_display_text bitmaptools displayio fontio gc micropython os sys terminalio"
CHIP = f"""{DRAWING} adafruit_displayio_ssd1306 adafruit_lis3dh adafruit_st7735r alarm analogio
    array audiocore audioio audiopwmio binascii board busdisplay busio digitalio fourwire
    i2cdisplaybus keypad microcontroller neopixel nvm pwmio storage struct supervisor synthio time
    traceback usb_cdc usb_hid usb_midi watchdog"""
GAME = "dudo dudo.bots dudo.ui"
LAYERS = {  # the longest beginning of a file's name decides
    "dudo/": ("dudo", "os"),
    "dudo/bots/": ("dudo dudo.bots", ""),
    "dudo/ui/": (GAME, DRAWING),
    "hardware/": (f"{GAME} hardware", CHIP),
    "code.py": (f"{GAME} hardware", CHIP),
    "boot.py": ("", CHIP),
    "safemode.py": ("", CHIP),
    "sim/": (f"{GAME} hardware sim", None),
    "tools/": (f"{GAME} hardware sim tools", None),
}
OURS = ("dudo.bots", "dudo.ui", "dudo", "hardware", "sim", "tools", "tests")

# The methods of str in CircuitPython's py/objstr.c (and title, which is also a name of ours); of
# others, those it lacks.
STR_METHODS = """title center count encode endswith find format index isalpha isdigit islower
    isspace
    isupper join lower lstrip partition replace rfind rindex rpartition rsplit rstrip split
    splitlines startswith strip upper"""
MISSING = set(dir(str)) - set(STR_METHODS.split()) - set(dir(object))
MISSING |= {"bit_count", "bit_length", "choices", "sample", "shuffle"}


def sources(*patterns):
    return sorted(p.relative_to(ROOT).as_posix() for glob in patterns for p in ROOT.glob(glob))


DEVICE = sources("*.py", "dudo/**/*.py", "hardware/**/*.py")
ALL = DEVICE + sources("sim/**/*.py", "tools/**/*.py")
EVERY = ALL + sources("tests/**/*.py")


def nodes(name):
    return list(ast.walk(ast.parse((ROOT / name).read_text(encoding="utf-8"), name)))


def imports(name):
    """Each module that a file imports, relative ones in full."""
    package = name.split("/")[:-1]
    for node in nodes(name):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join(above + [node.module] if node.module else above)
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def may_import(layer, module):
    ours, others = LAYERS[layer]
    for part in OURS:
        if (module + ".").startswith(part + "."):
            return part in ours.split()
    return others is None or module.split(".")[0] in others.split()


@pytest.mark.parametrize("name", ALL)
def test_imports_point_one_way(name):
    layer = max((part for part in LAYERS if name.startswith(part)), key=len)
    wrong = [f"{name}:{line}: {m}" for line, m in imports(name) if not may_import(layer, m)]
    assert not wrong


def test_the_arrows_are_checked():
    assert may_import("dudo/ui/", "dudo.game") and may_import("sim/", "hardware.store")
    assert not may_import("dudo/", "dudo.ui.app") and not may_import("dudo/bots/", "dudo.ui")
    assert not may_import("dudo/ui/", "board") and not may_import("hardware/", "sim.panel")
    assert not may_import("dudo/", "micropython") and not may_import("code.py", "typing")


def foreign(node):
    """What CircuitPython could not do here, or ""."""
    if isinstance(node, ast.Attribute) and node.attr in MISSING:
        return f"no method {node.attr}"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id == "next" and len(node.args) > 1:
            return "next takes one argument"
        if node.func.id == "zip" and node.keywords:
            return "zip takes no strict"
    if isinstance(node, ast.Div) or isinstance(getattr(node, "value", 0), float):
        return "a float: ints only"
    return ""


@pytest.mark.parametrize("name", DEVICE)
def test_device_code_uses_what_circuitpython_has(name):
    wrong = [(getattr(node, "lineno", "/"), foreign(node)) for node in nodes(name) if foreign(node)]
    assert not wrong


@pytest.mark.parametrize("line", ["x.zfill(2)", "next(x, 0)", "1 / 2", "x = 0.5", "zip(strict=1)"])
def test_what_circuitpython_lacks_is_seen(line):
    assert any(foreign(node) for node in ast.walk(ast.parse(line)))


@pytest.mark.parametrize("name", DEVICE)
def test_device_code_compiles_for_the_device(name):
    """No match, no positional-only, no `[*a, 2]`, no `{**d}`: MicroPython's compiler says so."""
    assert compiled((ROOT / name).read_bytes(), name)


@pytest.mark.parametrize("name", EVERY)
def test_file_begins_with_licence_and_purpose_and_is_short(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    assert text.startswith(HEADER + '"""')
    assert text.count("\n") <= 350


def test_pdb_works_under_pytest():
    import code
    import pdb

    assert pdb.Pdb and code.InteractiveConsole


@pytest.mark.parametrize("package", ["sim", "tools"])
def test_pdb_works_in_our_programs(package):
    """Root code.py has the name of a module that pdb needs: our programs must look past it."""
    run = [sys.executable, "-c", f"import {package}, pdb, code; code.InteractiveConsole"]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_version_stands_once():
    """In dudo/version.py; the project's own description takes it from there."""
    told = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'dynamic = ["version"]' in told and 'attr = "dudo.version.VERSION"' in told
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"^## \[(.+)\]", changes, re.M).group(1) == VERSION
