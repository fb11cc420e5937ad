# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The exact best response: how much a player who knows the other's mix could win from it."""

import dudo


def best_response(game, seat, mixes, win):
    """What `seat` wins against `mixes` of the other when each answer is the best, as Round.worth
    counts it: with one die each, and no calza, dice a round.

    `mixes[standing][own]` is [move][hand], places on the ladder plus one as in cfr.Side. Every
    history of bids is gone through, so the answer remembers all: meant for 2 dice (4,096 of them),
    possible for 3.
    """
    worth = _worth(game, seat, win)
    bids = len(game.ladder)
    own_hands = range(len(game.hands[seat]))

    def value(turn, standing, own, weights):
        """Per own hand: what is won from here, each of the other's hands weighing as it came."""
        if turn == seat:
            options = _calls(game, worth[turn], standing, weights)
            for bid in game.opening if not standing else range(standing, bids):
                options.append(value(1 - turn, bid + 1, standing, weights))
            return [max(option[hand] for option in options) for hand in own_hands]
        won = [0] * len(own_hands)
        for move, chances in enumerate(mixes[standing][own]):
            if not any(chances):
                continue
            less = [weight * chance for weight, chance in zip(weights, chances)]
            if move <= dudo.CALZA:
                more = _called(worth[turn][standing][move], less)
            else:
                more = value(1 - turn, standing + move - 1, standing, less)
            won = [one + other for one, other in zip(won, more)]
        return won

    start = value(0, 0, 0, game.chances[1 - seat])
    return sum(chance * won for chance, won in zip(game.chances[seat], start))


def _worth(game, seat, win):
    """[caller][standing][call] -> [own hand][other's hand]."""
    every = [[None] for _ in (0, 1)]
    for bid in game.ladder:
        matching = game.matching(bid)
        if seat:
            matching = list(zip(*matching))
        sign = -1 if seat else 1
        for caller in (0, 1):
            every[caller].append(
                [
                    [
                        [sign * game.worth(call, caller, n, bid, win) for n in row]
                        for row in matching
                    ]
                    for call in ((dudo.DUDO, dudo.CALZA) if game.calza else (dudo.DUDO,))
                ]
            )
    return every


def _calls(game, worth, standing, weights):
    return [_called(call, weights) for call in worth[standing] or ()]


def _called(worth, weights):
    return [sum(w * one for w, one in zip(weights, row)) for row in worth]
