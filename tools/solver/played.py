# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What the device really plays: endgame.choose asked in real positions, for every draw."""

from dudo.bots import endgame
from tools.solver.round import position


def mixes(game, seat, choose=endgame.choose):
    """The chances of the moves, [standing][own][move][hand] as in response.best_response.

    `choose(view, rng)` draws at most once, out of 256. A position that cannot come up has None.

    Raises ValueError where the file has no move for a position that can come up.
    """
    found = []
    for standing in range(len(game.ladder) + 1):
        found.append([])
        for own in range(max(standing, 1)):
            bids = history(game, seat, standing, own)
            mix = None
            if bids is not None:
                hands = game.hands[seat]
                mix = list(zip(*[chances(choose, game, seat, hand, bids) for hand in hands]))
            found[-1].append(mix)
    return found


def history(game, seat, standing, own):
    """Bids that lead there, None if none do: places on the ladder plus one, 0 for none."""
    places = [place - 1 for place in (own, standing) if place]
    if own and seat:  # the opener has bid before that
        places = game.opening[:1] + places
    if len(places) % 2 != seat or places != sorted(set(places)):
        return None
    if places and places[0] not in game.opening:
        return None
    return [game.ladder[place] for place in places]


def chances(choose, game, seat, hand, bids):
    """How likely each move is with this hand after these bids, by all 256 draws."""
    view = view_of(game, seat, hand, bids)
    standing = game.ladder.index(bids[-1]) + 1 if bids else 0
    mix = [0] * (2 + len(game.ladder) - standing)
    for move, draws in drawn(lambda draw: choose(view, lambda n: draw % n), 0, 255):
        if move < 0:
            raise ValueError(f"no move for {hand} after {bids}")
        mix[move if move < 2 else 2 + game.ladder.index(move) - standing] += draws / 256
    return mix


def view_of(game, seat, hand, bids):
    """What this seat sees with these dice after these bids; the other's dice do not matter."""
    cups = ["2" * count for count in game.counts]
    cups[seat] = "".join(map(str, hand))
    return position(game.rules, game.counts, "".join(cups), bids).view(seat)


def drawn(choose, low, high):
    """(move, number of draws) for the draws low..high: between two equal ones all are."""
    if choose(low) == choose(high):
        yield choose(low), high - low + 1
    else:
        middle = (low + high) // 2
        yield from drawn(choose, low, middle)
        yield from drawn(choose, middle + 1, high)
