# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Players made of code: one module each, loaded when it plays.

A bot is a module with these functions; it sees only what a person in its seat would see.

``choose(view, rng, memory) -> action``
    In BID, asked in turn: one of ``view.legal``. Out of turn (only where it could call calza):
    CALZA, or -1 to keep still. In ROLL, asked before it rolls and again after each answer: an
    obligar or a direction out of ``view.legal``, or -1 to roll. -1 too when nothing is legal.
``think(view, rng, memory)``
    The same as a generator: yields after some 20 ms of work on a board, and returns the action.
    A bot that is quick needs none.
``note(view, memory)``
    Called after each public action. ``memory`` is a bytearray of the match, 64 bytes for each
    bot, all zero at first; only `note` may change it.

``rng(n)`` is a whole number 0..n-1, n at most 256. A new bot: copy prudente.py, add its name here.
"""

NAMES = ("prudente", "farol", "veterano")


def load(name):
    """The module of the bot called `name`. Raises ValueError if there is none."""
    if name not in NAMES:
        raise ValueError("bot: %r is not one of %s" % (name, ", ".join(NAMES)))
    return __import__("dudo.bots." + name, None, None, ("choose",))
