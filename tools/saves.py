# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How saving wears the memory out: an evening of bots on each kind of it, erases counted.

`python -m tools.saves` prints what `make bench` and docs/saves.md say.
"""

import random

from dudo import ORDER, OVER, REVEAL, Rules
from dudo.bots.play import finish
from dudo.dice import FairDice
from dudo.ui.table import Table, kinds
from dudo.ui.words.en import NAMES
from hardware.store import Store
from sim.nvm import Rp2Nvm, Samd51Nvm

# A kind of memory, erases that it is good for (order of magnitude, from the data sheets).
KINDS = (("SAMD51", Samd51Nvm, 10_000), ("RP2", Rp2Nvm, 100_000))
GAMES = 20
SEATS = 4


class Evening:
    """GAMES games of SEATS bots by the classic rules on one memory.

    ``rounds`` played; ``nvm`` counts writes and erases
    """

    def __init__(self, chip, seats=SEATS, seed=1):
        self.random = random.Random(seed)
        self.dice = FairDice(self.random.randbytes)
        self.nvm = chip()
        store = Store(self.nvm, self.nvm.appends)
        self.table = Table(Rules.preset("clasico"), NAMES[:seats], kinds("", seats), store)
        self.rounds = 0
        for _ in range(GAMES):
            self._game()

    def _game(self):
        table = self.table
        table.deal()
        while table.game.phase == ORDER:
            table.game.roll_order(self.dice)
        while table.game.phase != OVER:
            table.save()
            self._move()
        table.forget()

    def _move(self):
        table = self.table
        if table.game.phase == REVEAL:
            self.rounds += 1
            table.next_round()
            return
        action = finish(table.ask(table.game.turn, self.random.randrange))
        if action >= 0:
            table.act(action)
        else:
            table.game.roll(table.burn_dice() if table.game.must_raise() else self.dice)
            table.rolled(self.dice)


def rows():
    """(what, value, bound), all text."""
    for name, chip, endurance in KINDS:
        evening = Evening(chip)
        nvm = evening.nvm
        yield f"saves, {name}: writes a game", f"{nvm.writes / GAMES:.1f}", ""
        yield f"saves, {name}: erases a game", f"{nvm.erases / GAMES:.1f}", ""
        ends = 0 if nvm.appends else GAMES  # forgetting a finished game is one more
        a_round = f"{(nvm.erases - ends) / evening.rounds:.2f}"
        yield f"saves, {name}: erases a round, a game's end apart", a_round, "at most 2"
        yield f"saves, {name}: games until worn out", f"{endurance * GAMES / nvm.erases:.0f}", ""


if __name__ == "__main__":
    for what, value, bound in rows():
        print(f"{what:58}{value:>8}  {bound}")
