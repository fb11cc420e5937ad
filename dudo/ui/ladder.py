# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""One ladder holds every move of a turn: bids above, calls below the lowest bid."""

from dudo import BURN, CALZA, DUDO, LEFT, PASO, RIGHT, TOO_LOW

CALLS = (DUDO, CALZA, PASO, BURN, LEFT, RIGHT)


class Ladder:
    """Where the seat in turn stands among its moves; it only ever rests on legal ones.

    `quantity` and `face` are the bid; `call` is the place in `calls`, -1 while on a bid. BURN as a
    move means that the dice to show are still to choose.
    """

    def __init__(self, game):
        self.game = game
        self.faces = [face for face in range(game.rules.sides + 1) if game.lowest(face)]
        same_way = LEFT if game.direction > 0 else RIGHT
        self.calls = []
        for call in CALLS:
            # One burn may be done, that of the first die: then some may.
            if call != same_way and not game.check(call | 1 if call == BURN else call):
                self.calls.append(call)
        # It opens on the face that stands if that can be raised, else on the next one that can.
        standing = game.standing & 15
        self.face = 0
        for face in reversed(self.faces):
            if face >= standing or not self.face:
                self.face = face
        if self.faces and self.face < standing:
            self.face = self.faces[0]
        self.quantity = game.lowest(self.face)
        self.call = -1 if self.faces else 0

    def move(self):
        """The action it stands on."""
        return self.quantity << 4 | self.face if self.call < 0 else self.calls[self.call]

    def flips(self):
        """Whether that is to play the other way round."""
        return self.move() in (LEFT, RIGHT)

    def next_call(self):
        """The call one step down, or -1."""
        return self.calls[self.call + 1] if self.call + 1 < len(self.calls) else -1

    def climb(self, step):
        """A step up (1) or down (-1); 0, or the reason why there is none."""
        game = self.game
        if step < 0:
            if self.call < 0 and self.quantity > game.lowest(self.face):
                self.quantity -= 1
            elif self.next_call() >= 0:
                self.call += 1
            else:
                return TOO_LOW if self.call < 0 else 0
        elif self.call > 0 or (self.call == 0 and self.faces):
            self.call -= 1
        else:
            reason = game.check(self.quantity + 1 << 4 | self.face)
            self.quantity += not reason
            return reason
        return 0

    def turn(self, step):
        """The next face (1) or the one before (-1), keeping the quantity where it is legal; 0, or
        the reason why there is none."""
        if self.call >= 0:
            return 0
        if len(self.faces) < 2:
            other = (self.face + step - 1) % self.game.rules.sides + 1
            return self.game.check(self.quantity << 4 | other)
        self.face = self.faces[(self.faces.index(self.face) + step) % len(self.faces)]
        self.quantity = max(self.quantity, self.game.lowest(self.face))
        return 0
