# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Prints what each module keeps on MicroPython's heap: `micropython resident.py DRIVE MODULE...`,
one line a module with its bytes, without those of the modules that it imports.
"""

import builtins
import gc
import sys

standard_import = builtins.__import__
MODULES = sys.argv[2:]
own = {}
counted = []  # bytes of the modules imported inside each one being imported, innermost last


def in_use():
    gc.collect()
    return gc.mem_alloc()


def full_name(name, importer, level):
    """The absolute name of what an import statement asks for."""
    if not level:
        return name
    package = importer["__name__"]
    for _ in range(level - ("__path__" in importer)):
        package = package.rpartition(".")[0]
    return package + "." + name if name else package


def load(name):
    """Imports a module, the packages around it first, and notes what it alone has taken."""
    if name in own or name not in MODULES:
        return
    load(name.rpartition(".")[0])
    if name in own:
        return
    own[name] = 0
    counted.append(0)
    before = in_use()
    standard_import(name)
    grown = in_use() - before
    own[name] = grown - counted.pop()
    if counted:
        counted[-1] += grown


def counting_import(name, importer=None, names=None, wanted=(), level=0):
    full = full_name(name, importer, level)
    load(full)
    for each in wanted if isinstance(wanted, tuple) else ():  # MicroPython's own are a bool
        load(full + "." + each)
    return standard_import(name, importer, names, wanted, level)


# Names are kept in tables each twice as large as the last: made beforehand, so that no module is
# charged with a jump.
for number in range(2600):
    hasattr(sys, "name%d" % number)
sys.path[:] = [sys.argv[1], sys.argv[1] + "/lib"]
builtins.__import__ = counting_import
for module in MODULES:
    load(module)
builtins.__import__ = standard_import
for name in own:
    print(name, own[name])
