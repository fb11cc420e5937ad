# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Rows of `make bench-bots` about the solver and its table: right values, hard to exploit."""

import os
from importlib.util import find_spec

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from dudo import bots
from tools.solver import played
from tools.solver.cfr import Play
from tools.solver.response import best_response
from tools.solver.round import Round
from tools.solver.side import Side
from tools.train import HOUSES

STEPS = 1000
REFEREE_STEPS = 150
TOP = "plano, aces=top"
PUBLISHED = {TOP: "-7/258 = -0.02713 ± 0.001", "plano": "-0.0214 ± 0.001"}


def rows():
    """(what, value, bound), all text: one die each, in dice a round."""
    for house, published in PUBLISHED.items():
        game = Round(HOUSES[house][0], (1, 1))
        yield f"{house}: value to the opener", f"{solved(game):+.5f}", published
        lost = [best_response(game, 1 - seat, veterano(game, seat), {}) for seat in (0, 1)]
        yield f"{house}: most won from veterano as opener", f"{lost[0]:+.5f}", ""
        yield f"{house}: most won from veterano as the other", f"{lost[1]:+.5f}", ""
        yield f"{house}: exploitability of veterano", f"{sum(lost) / 2:.5f}", "at most 0.03"
    if find_spec("pyspiel") is None:
        yield "OpenSpiel's rows are skipped: pip install open-spiel", "", ""
        return
    from tools.solver import referee

    game = Round(HOUSES[TOP][0], (1, 1))
    yield from referee.rows(game, [veterano(game, seat) for seat in (0, 1)], REFEREE_STEPS)


def solved(game):
    """The value that the solver finds when both sides remember the last three bids."""
    play = Play(game, [Side(game, seat) for seat in (0, 1)], {})
    play.learn(STEPS)
    return play.result()


def veterano(game, seat):
    """The mixes that the bot itself plays in this seat."""
    choose = bots.load("veterano").choose
    return played.mixes(game, seat, lambda view, rng: choose(view, rng, bytearray(64)))


if __name__ == "__main__":
    for what, value, bound in rows():
        print(f"{what:58}{value:>10}  {bound}", flush=True)
