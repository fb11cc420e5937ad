# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""OpenSpiel's liar's dice as an independent referee: its wild 6 is our ace on top of the ladder.

The project is at github.com/google-deepmind/open_spiel; the two games share no code.
"""

import pyspiel

import dudo

GAME = pyspiel.load_game("liars_dice(numdice=1)")
DOUBT = 12  # its action for dudo; bids are 0..11, as on our ladder


def rows(game, mixes, steps):
    """(what, value, bound), all text, for one die each; `mixes` per seat: how veterano plays."""
    solver = pyspiel.CFRPlusSolver(GAME)
    for _ in range(steps):
        solver.evaluate_and_update_policy()
    theirs = solver.average_policy()
    ours = policy(game, mixes)
    value = returns(theirs, theirs)
    yield (
        f"OpenSpiel: value to the opener, {steps} steps of CFR+",
        f"{value:+.5f}",
        "-7/258 ± 0.001",
    )
    yield "OpenSpiel: exploitability of veterano", f"{exploitability(ours):.5f}", "at most 0.03"
    yield "OpenSpiel: exploitability of its own policy", f"{exploitability(theirs):.5f}", ""
    opens = returns(ours, theirs)
    follows = -returns(theirs, ours)
    yield "veterano against OpenSpiel's policy, opening", f"{opens:+.5f}", ""
    yield "veterano against OpenSpiel's policy, following", f"{follows:+.5f}", ""
    mean = (opens + follows) / 2
    yield "veterano against OpenSpiel's policy, both seats", f"{mean:+.5f}", "within noise of 0"


def returns(opener, other):
    """What the opener wins, exactly, in dice a round."""
    return pyspiel.expected_returns(GAME.new_initial_state(), [opener, other], -1, True)[0]


def exploitability(policy):
    """What best responses in both seats win on average, in dice a round."""
    return pyspiel.exploitability(GAME, policy)


def policy(game, mixes):
    """Our mixes, one for each seat, as a policy for its positions."""
    found = {}
    for seat in (0, 1):
        for number, hand in enumerate(game.hands[seat]):
            _follow(seat, number, hand, mixes[seat], found)
    return pyspiel.TabularPolicy(found)


def _follow(seat, number, hand, mixes, found):
    """Walks all histories of bids in which this seat holds this die; the other's die is any."""
    start = GAME.new_initial_state()
    dice = [0, 0]
    dice[seat] = (hand[0] - 2) % 6  # faces 2..6 are its 1..5, counted from 0; the ace is its 6
    for die in dice:
        start.apply_action(die)
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state.current_player() == seat:
            bids = state.history()[2:]
            mix = column(mixes, bids, number)
            found[state.information_state_string()] = mix or even(state.legal_actions())
        waiting += [state.child(bid) for bid in state.legal_actions() if bid != DOUBT]


def column(mixes, bids, number):
    """[(action, chance)] after these bids, None where our own play never leads."""
    standing = bids[-1] + 1 if bids else 0
    own = bids[-2] + 1 if len(bids) > 1 else 0
    mix = mixes[standing][own]
    if mix is None:
        return None
    moves = []
    for move, chances in enumerate(mix):
        if move != dudo.CALZA:
            moves.append((DOUBT if move == dudo.DUDO else standing + move - 2, chances[number]))
    return [(action, chance) for action, chance in moves if standing or action != DOUBT]


def even(actions):
    """All actions alike."""
    return [(action, 1 / len(actions)) for action in actions]
