# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""`make train`: computes dudo/bots/endgame.bin, what bots play when two seats have few dice left.

The same settings give the same bytes on the same machine: nothing in it is random. Another
processor or another numpy may round a few of them otherwise.
"""

import os
import time
from pathlib import Path

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # one core is enough, and sums keep their order

from dudo import Rules
from dudo.bots import endgame
from tools.command import Command
from tools.solver import plain, table
from tools.solver.cfr import Play
from tools.solver.round import Round
from tools.solver.side import Side

# Rules, and in how many rounds of ten the other seat is taken for a plain player (plain.py) and not
# for one who sees through everything: whom people sit down with, and what is measured.
HOUSES = {
    "mesa": (Rules.preset("mesa", start="seat0"), 3),
    "perudo": (Rules.preset("perudo", start="seat0"), 3),
    "plano": (Rules.preset("plano"), 0),
    "plano, aces=top": (Rules.preset("plano", aces="top"), 0),
    "clasico and chile": (Rules.preset("clasico", start="seat0"), 3),
}
# House, dice of the opener and the other, classes of the own bid, moves kept in a row: within 64 KB
# the most for the last two dice and for the rules that are played most.
PLAN = (
    ("mesa", (1, 1), 1, 3),
    ("perudo", (1, 1), 1, 3),
    ("plano", (1, 1), 2, 4),
    ("plano, aces=top", (1, 1), 6, 4),
    ("clasico and chile", (1, 1), 3, 5),
    ("clasico and chile", (1, 2), 2, 3),
    ("clasico and chile", (2, 1), 2, 3),
    ("clasico and chile", (2, 2), 2, 3),
    ("clasico and chile", (1, 3), 1, 3),
    ("clasico and chile", (3, 1), 1, 3),
)
STEPS = 2000  # for the last two dice
SHARES = (1, 3, 6)  # with 2, 3, 4 dice a step takes longer: so many times fewer
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


def trained(side, kept, win, steps, share):
    """Has a Side for the device learn; (worth to the opener against the best who remembers more,
    and against a plain player).

    It learns with all moves first, then with those that are kept.
    """
    game = side.game
    other = Side(game, 1 - side.seat)
    play = Play(game, [other, side] if side.seat else [side, other], win)
    model = plain.mixes(game, other.seat)
    play.expect(side, share / 10, model)
    play.learn(steps)
    side.keep(kept)
    other.forget_mean()
    play.learn(steps // 2)
    return play.result(), play.result(model)


def train(steps, dice):
    """Yields the sections of the plan for rounds of at most `dice` dice; prints what it finds."""
    wins = {}
    for house, counts, classes, kept in PLAN:
        total = sum(counts)
        if total > dice:
            continue
        rules, share = HOUSES[house]
        if house not in wins:
            most = max(sum(row[1]) for row in PLAN if row[0] == house)
            wins[house] = chances_to_win(rules, min(most + 1, dice + 1), max(steps // SWEEP, 1))
        game = Round(rules, counts)
        some = max(steps // SHARES[total - 2], 2)
        print(f"{house}, {counts[0]} against {counts[1]}: {some} + {some // 2} steps")
        print(f"  worth to the opener {2 * wins[house][counts] - 1:+.4f}")
        for seat in (0, 1):
            started = time.monotonic()
            side = Side(game, seat, classes)
            worth = trained(side, kept, wins[house], some, share)
            section = table.from_side(side, kept)
            print(
                f"  {'other' if seat else 'opener'}: {classes} classes, {kept} moves,"
                f" {section.size()} bytes, {time.monotonic() - started:.0f} s; worth to the opener"
                " {:+.4f} if the other plays best, {:+.4f} if plainly".format(*worth),
                flush=True,
            )
            yield section


def main(arguments=None):
    """Trains, prints what it found and writes the file."""
    parser = Command(prog="python -m tools.train", description=__doc__.split("\n")[0])
    parser.add_argument("--iterations", type=int, default=STEPS, help=f"steps ({STEPS})")
    parser.add_argument("--dice", type=int, default=4, choices=(2, 3, 4), help="at most so many")
    parser.add_argument("--output", type=Path, default=Path(endgame.FILE), help="file to write")
    chosen = parser.parse_args(arguments)
    if chosen.iterations < 1:
        parser.error(f"--iterations: at least 1, not {chosen.iterations}")
    if chosen.output.is_dir() or not chosen.output.parent.is_dir():
        parser.error(f"--output: {chosen.output} is no file in a folder that is there")
    started = time.monotonic()
    packed = table.pack(list(train(chosen.iterations, chosen.dice)))
    with parser.complaints():
        chosen.output.write_bytes(packed)
    seconds = time.monotonic() - started
    print(f"{chosen.output}: {len(packed)} bytes, {chosen.iterations} iterations, {seconds:.0f} s")


if __name__ == "__main__":
    main()
