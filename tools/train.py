# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""`make train`: computes dudo/bots/endgame.bin, what bots play when two seats have few dice left.

The same settings give the same bytes on the same machine: nothing in it is random. Another
processor or another numpy may round a few of them otherwise.
"""

import argparse
import os
import time
from pathlib import Path

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # one core is enough, and sums keep their order

from dudo import Rules
from dudo.bots import endgame
from tools.solver import table
from tools.solver.cfr import Play
from tools.solver.round import Round
from tools.solver.side import Side

HOUSES = {
    "clasico and chile": Rules.preset("clasico", start="seat0"),
    "mesa": Rules.preset("mesa", start="seat0"),
    "perudo": Rules.preset("perudo", start="seat0"),
    "plano": Rules.preset("plano"),
    "plano, aces=top": Rules.preset("plano", aces="top"),
}
# House, dice of the opener and the other, classes of the own bid for each, moves kept in a row: as
# much as fits into 64 KB, the most for the last two dice and for the rules that are played most.
PLAN = (
    ("mesa", (1, 1), (1, 1), 3),
    ("perudo", (1, 1), (1, 1), 3),
    ("plano", (1, 1), (2, 2), 4),
    ("plano, aces=top", (1, 1), (6, 6), 4),
    ("clasico and chile", (1, 1), (3, 3), 5),
    ("clasico and chile", (1, 2), (2, 2), 3),
    ("clasico and chile", (2, 1), (2, 2), 3),
    ("clasico and chile", (2, 2), (1, 1), 3),
    ("clasico and chile", (1, 3), (1, 0), 3),
    ("clasico and chile", (3, 1), (1, 1), 3),
    ("clasico and chile", (2, 3), (1, 0), 3),
    ("clasico and chile", (3, 2), (1, 1), 3),
)
STEPS = 2000  # for the last two dice
SHARES = (1, 3, 6, 10)  # with 2, 3, 4, 5 dice a step takes longer: so many times fewer
SWEEPS = 3
SWEEP = 30  # and so many times fewer in each sweep for the values


class Win(dict):
    """[opener's dice, other's dice] -> the opener's chance to win the match.

    For more dice than were solved a guess, which fits what is found for five.
    """

    def __missing__(self, counts):
        mine, other = counts
        return 1 / (1 + (other / mine) ** 2.3)


def chances_to_win(rules, most, steps):
    """Win, for all rounds of up to `most` dice: what the opener gets when both sides learn.

    A right calza leads back to more dice, so it takes a few sweeps.
    """
    win = Win()
    plays = {}
    for _ in range(SWEEPS):
        for total in range(2, most + 1):
            for mine in range(1, total):
                counts = mine, total - mine
                if counts not in plays:
                    classes = None if total < 4 else 6  # more would take long for a mere value
                    game = Round(rules, counts)
                    plays[counts] = Play(game, [Side(game, seat, classes) for seat in (0, 1)], win)
                play = plays[counts]
                play.set_win(win)
                for side in play.sides:
                    side.forget_mean()
                play.learn(steps)
                win[counts] = (1 + play.result()) / 2
    return win


def trained(game, seat, classes, kept, win, steps):
    """(what the device's side has learned in this seat, what the opener gets against it).

    It plays against one that remembers more, first with all moves, then with those that are kept.
    """
    sides = [Side(game, each, classes if each == seat else None) for each in (0, 1)]
    play = Play(game, sides, win)
    play.learn(steps)
    sides[seat].keep(kept)
    sides[1 - seat].forget_mean()
    play.learn(steps // 2)
    return sides[seat], play.result()


def train(steps, dice):
    """Yields the sections of the plan for rounds of at most `dice` dice; prints what it finds."""
    wins = {}
    for house, counts, classes, kept in PLAN:
        total = sum(counts)
        if total > dice:
            continue
        if house not in wins:
            most = max(sum(row[1]) for row in PLAN if row[0] == house)
            wins[house] = chances_to_win(HOUSES[house], min(most, dice), max(steps // SWEEP, 1))
        game = Round(HOUSES[house], counts)
        some = max(steps // SHARES[total - 2], 2)
        print(f"{house}, {counts[0]} against {counts[1]}: {some} + {some // 2} steps")
        print(f"  worth to the opener {2 * wins[house][counts] - 1:+.4f}")
        for seat in (0, 1):
            started = time.monotonic()
            side, worth = trained(game, seat, classes[seat], kept, wins[house], some)
            section = table.from_side(side, kept)
            print(
                f"  {'other' if seat else 'opener'}: {classes[seat]} classes, {kept} moves,"
                f" {section.size()} bytes, {time.monotonic() - started:.0f} s;"
                f" worth to the opener against one who remembers more {worth:+.4f}",
                flush=True,
            )
            yield section


def main(arguments=None):
    """Trains, prints what it found and writes the file."""
    parser = argparse.ArgumentParser(prog="make train", description=__doc__.split("\n")[0])
    parser.add_argument("--iterations", type=int, default=STEPS, help=f"steps ({STEPS})")
    parser.add_argument("--dice", type=int, default=5, help="rounds with more dice are left out")
    parser.add_argument("--output", type=Path, default=Path(endgame.FILE), help="file to write")
    chosen = parser.parse_args(arguments)
    started = time.monotonic()
    packed = table.pack(list(train(chosen.iterations, chosen.dice)))
    chosen.output.write_bytes(packed)
    seconds = time.monotonic() - started
    print(f"{chosen.output}: {len(packed)} bytes, {chosen.iterations} iterations, {seconds:.0f} s")


if __name__ == "__main__":
    main()
