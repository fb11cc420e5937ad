# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What the device has counted since it was new, to read."""

from dudo.ui import statistics as counted
from dudo.ui.rows import pick
from dudo.ui.wings import more_words


def statistics(app):
    """Ends with A, B or MENU. Faces above six are named once they have fallen."""
    words = more_words(app)
    numbers = counted.load(app.device.store)
    rows = [
        (words.GAMES, str(numbers[counted.GAMES])),
        (words.ROUNDS, str(numbers[counted.ROUNDS])),
    ]
    for face, count in enumerate(numbers[counted.FACES + 1 :], 1):
        if face <= 6 or count:
            rows.append((app.words.FACES[face - 1][1] if face <= 6 else str(face), str(count)))
    yield from pick(app, "statistics", words.STATISTICS, rows, words.READ_ON)
