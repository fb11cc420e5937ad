# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Prints what each module keeps on MicroPython's heap: `micropython resident.py DRIVE MODULE...`,
one line a module with its bytes, those of the modules it imports not counted.
"""

import builtins
import gc
import sys

standard_import = builtins.__import__
counted = []  # bytes of the modules imported inside the one being imported, innermost last


def in_use():
    gc.collect()
    return gc.mem_alloc()


def counting_import(name, *arguments):
    before = in_use()
    counted.append(0)
    module = standard_import(name, *arguments)
    inner = counted.pop()
    grown = in_use() - before
    if counted:
        counted[-1] += grown
    if grown - inner > 64 and name not in own:
        own[name] = grown - inner
    return module


own = {}
sys.path[:] = [sys.argv[1], sys.argv[1] + "/lib"]
builtins.__import__ = counting_import
for module in sys.argv[2:]:
    __import__(module)
builtins.__import__ = standard_import
for name in own:
    print(name, own[name])
