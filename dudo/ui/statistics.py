# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What the device has counted since it was new: games, rounds, and how often each face fell."""

SLOT = 1  # of Device.store
GAMES = 0
ROUNDS = 1
FACES = 1  # face n is number FACES + n
NUMBERS = 14
SIZE = 3  # bytes a number


def load(store):
    """The NUMBERS as a list."""
    data = store.load(SLOT) or b""
    if len(data) != NUMBERS * SIZE:
        return [0] * NUMBERS
    return [int.from_bytes(data[at : at + SIZE], "big") for at in range(0, len(data), SIZE)]


def save(store, numbers):
    """Keeps them with the next write that is vital."""
    most = (1 << 8 * SIZE) - 1
    data = [min(number, most).to_bytes(SIZE, "big") for number in numbers]
    store.save(SLOT, b"".join(data), False)


def count_game(store):
    """Counts a game that was played to its end."""
    numbers = load(store)
    numbers[GAMES] += 1
    save(store, numbers)


def count_round(store, game):
    """Counts a round and its dice when the cups are lifted."""
    numbers = load(store)
    numbers[ROUNDS] += 1
    for seat in range(game.seats):
        for die in game.cup(seat) + game.on_table(seat):
            numbers[FACES + die] += 1
    save(store, numbers)
