# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A hand that plays whatever the screens ask for, to drive a whole game by keys alone."""

# Screen -> what the hand does when it first sees it, and what it does over and over after that.
HABITS = {
    "title": ("MENU", "A"),
    "options": ("DOWN RIGHT LEFT B", "B"),
    "setup": ("DOWN RIGHT RIGHT RIGHT DOWN DOWN DOWN A", "UP A"),
    "switches": ("DOWN RIGHT LEFT B", "B"),
    "rolloff": ("SHAKE STILL A", "SHAKE STILL A"),
    "cup": ("SHAKE STILL", "SHAKE STILL"),
    "turn": ("B MENU", "DOWN A A"),  # the lowest bid, or dudo as soon as there is one
    "burn": ("UP A", "UP A"),
    "menu": ("DOWN A", "B"),
}
OTHERWISE = ("A", "A B")


class Hand:
    """`next_key(screen)` names the key to press now, or SHAKE or STILL."""

    def __init__(self):
        self.screen = ""
        self.seen = []
        self.keys = []

    def next_key(self, screen):
        first, later = HABITS.get(screen, OTHERWISE)
        if screen != self.screen:
            self.screen = screen
            self.keys = []
        if not self.keys:
            self.keys = (later if screen in self.seen else first).split()
            if screen not in self.seen:
                self.seen.append(screen)
        return self.keys.pop(0)
