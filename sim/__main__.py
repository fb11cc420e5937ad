# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""`python -m sim`: the handheld in a window, or without one, played by a script."""

import argparse
import random
import sys
from pathlib import Path

from dudo import PRESETS
from dudo.bots import NAMES
from dudo.ui.settings import LANGUAGES
from sim import script, window
from sim.boards import BOARDS
from sim.device import SimulatedDevice
from sim.gif import save_gif
from sim.headless import Session

# The options that make the handheld.
HANDHELD = ("board", "lang", "seed", "players", "bots", "bot", "preset")
HEADLESS = "python -m sim --headless --script FILE --out FOLDER"


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the whole usage."""

    def error(self, message):
        self.exit(2, f"{self.prog}: {message}\n")


def parser():
    """All options of the command."""
    made = Parser(prog="python -m sim", description=__doc__)
    made.add_argument("--board", default="pygamer", help=", ".join(BOARDS))
    made.add_argument("--lang", default="en", help=", ".join(LANGUAGES))
    made.add_argument("--seed", type=int, help="the same number, the same dice")
    made.add_argument("--players", type=int, help="2 to 8, bots included: skips the set-up")
    made.add_argument("--bots", type=int, help="how many of the players are bots")
    made.add_argument("--bot", help="what they are, else of all kinds: " + ", ".join(NAMES))
    made.add_argument("--preset", help="the rules: " + ", ".join(PRESETS))
    made.add_argument("--headless", action="store_true", help="no window: plays --script")
    made.add_argument("--script", type=Path, metavar="FILE", help="what to do, line by line")
    made.add_argument("--out", type=Path, metavar="FOLDER", help="where its pictures go")
    made.add_argument("--gif", type=Path, metavar="FILE", help="all that it shows, as one picture")
    return made


def main(arguments=None):
    """Runs the command. Exit code 1: a check of the script failed; 2: bad input, in one line."""
    command = parser()
    chosen = command.parse_args(arguments)
    handheld = {name: getattr(chosen, name) for name in HANDHELD}
    try:
        SimulatedDevice(**handheld)
    except ValueError as error:
        command.error(error)
    if chosen.headless != bool(chosen.script):
        command.error(f"--headless and --script go together: {HEADLESS}")
    if chosen.gif and chosen.gif.suffix != ".gif":
        command.error(f"--gif wants a file name that ends in .gif, not '{chosen.gif}'")
    if not chosen.headless and (chosen.out or chosen.gif):
        command.error(f"--out and --gif go with --headless: {HEADLESS}")
    try:
        if chosen.headless:
            play_script(chosen, handheld)
        else:
            play_window(handheld)
    except script.BadScript as error:
        command.error(error)
    except window.NoScreen as error:
        command.error(f"no window can be opened ({error}); without one: {HEADLESS}")
    except OSError as error:
        command.error(f"{error.filename}: {error.strerror}")


def play_script(chosen, handheld):
    """Plays a script on a virtual clock and writes the pictures it asks for."""
    deeds = script.read(chosen.script, chosen.out)
    if chosen.out:
        chosen.out.mkdir(parents=True, exist_ok=True)
    session = Session(**handheld)
    code = 0
    try:
        script.run(deeds, session)
    except script.Failed as failure:
        print(failure, file=sys.stderr)
        code = 1
    if chosen.gif:  # also of what failed: it shows how it came to that
        save_gif(chosen.gif, session)
    sys.exit(code)


def play_window(handheld):
    """Opens the window. Its dice cannot be foreseen unless a seed was asked for."""
    if handheld["seed"] is None:
        handheld["seed"] = random.SystemRandom().getrandbits(64)
    window.play(**handheld)


if __name__ == "__main__":
    main()
