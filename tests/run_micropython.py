# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Runs plain tests on MicroPython: `micropython run_micropython.py ROOT FILE...`.

Prints one line for each failure and a count at the end, and returns 1 if any failed.
"""

import sys


def run(path):
    folder, _, file = path.rpartition("/")
    sys.path.insert(0, folder)
    module = __import__(file.rpartition(".")[0])
    failed = 0
    names = sorted(name for name in dir(module) if name.startswith("test_"))
    for name in names:
        try:
            getattr(module, name)()
        except Exception as error:
            failed += 1
            print("FAILED", file, name, type(error).__name__, error)
            sys.print_exception(error)
    return len(names) - failed, failed


sys.path.insert(0, sys.argv[1])
passed = failed = 0
for path in sys.argv[2:]:
    good, bad = run(path)
    passed += good
    failed += bad
print(passed, "passed,", failed, "failed")
sys.exit(1 if failed else 0)
