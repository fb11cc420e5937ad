# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Modules that come and go: a screen is loaded when it first opens, and what not every turn needs
is let go between turns, because code lives in RAM."""

import gc
import sys

GOING = (
    "dudo.ui.screens.",
    "dudo.ui.words.",
    "dudo.ui.draw.",
    "dudo.ui.rows",
    "dudo.ui.settings",
    "dudo.ui.statistics",
    "dudo.unpack",
    "dudo.version",
    "dudo.written",
)
BOTS = ("dudo.bots.",)  # go with the table that they sat at
STAY = ("between", "cup", "turn", "reveal")  # the screens of every round


def load(name):
    """The module of that name below dudo.ui, such as "screens.over"."""
    return __import__("dudo.ui." + name, None, None, ("",))


def screen(name):
    """The module of one screen."""
    return load("screens." + name)


def more_words(app):
    """The words that not every round needs, in the language spoken."""
    return load("words.more_" + app.words.CODE)


def bot_words(app):
    """What bots say, and who they are, in the language spoken."""
    return load("words.bots_" + app.words.CODE)


def let_go(words):
    """Drops all modules of GOING but the screens of every round and the words in use."""
    drop(GOING, STAY + (words.CODE,))
    gc.collect()


def drop(going, stay=()):
    """Drops the modules whose names begin so, but those that end in one of `stay`."""
    for name in list(sys.modules):
        package, _, module = name.rpartition(".")
        # A tuple of prefixes at once is unknown to CircuitPython 9.
        if module not in stay and any(name.startswith(each) for each in going):
            del sys.modules[name]
            delattr(sys.modules[package], module)


def hold_every_round():
    """Loads the screens of every round while the heap is still in one piece."""
    for name in STAY:
        screen(name)
