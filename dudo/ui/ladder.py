# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""One ladder holds every move of a turn: bids above, calls below the lowest bid."""

from dudo import BURN, CALZA, DUDO, LEFT, PASO, RIGHT, TOO_LOW

CALLS = (DUDO, CALZA, PASO, BURN, LEFT, RIGHT)


class Ladder:
    """Where the seat in turn stands among its moves; it only ever rests on legal ones.

    `quantity` and `face` are the bid; `call` is the place in `calls`, -1 while on a bid.
    """

    def __init__(self, game):
        self.game = game
        self.most = sum(game.counts)
        self.faces = [face for face in range(game.rules.sides + 1) if game.lowest(face)]
        same_way = LEFT if game.direction > 0 else RIGHT
        self.calls = [c for c in CALLS if c != same_way and game.check(_probe(c)) == 0]
        self.face = self._first_face()
        self.quantity = game.lowest(self.face) if self.faces else 0
        self.call = -1 if self.faces else 0

    def _first_face(self):
        """The face of the standing bid if it can be raised, else the next one that can."""
        standing = self.game.standing & 15
        for face in self.faces:
            if face >= standing:
                return face
        return self.faces[0] if self.faces else 0

    def bid(self):
        """The bid shown, as an action."""
        return self.quantity << 4 | self.face

    def move(self):
        """The action it stands on; BURN alone means that the dice to show are still to choose."""
        return self.bid() if self.call < 0 else self.calls[self.call]

    def next_call(self):
        """The call one step down, or -1."""
        below = self.call + 1
        return self.calls[below] if below < len(self.calls) else -1

    def up(self):
        """A step up; 0, or the reason why there is none."""
        if self.call > 0 or (self.call == 0 and self.faces):
            self.call -= 1
        elif self.faces and self.quantity < self.most:
            self.quantity += 1
        else:
            return self.game.check(self.bid() + 16)
        return 0

    def down(self):
        """A step down; 0, or the reason why there is none."""
        if self.call < 0 and self.quantity > self.game.lowest(self.face):
            self.quantity -= 1
        elif self.call + 1 < len(self.calls):
            self.call += 1
        else:
            return TOO_LOW if self.call < 0 else 0
        return 0

    def left(self):
        """The face before, keeping the quantity where it is legal; 0, or the reason why not."""
        return self._turn(-1)

    def right(self):
        """The next face, keeping the quantity where it is legal; 0, or the reason why not."""
        return self._turn(1)

    def _turn(self, step):
        if self.call >= 0:
            return 0
        if len(self.faces) < 2:
            other = (self.face + step - 1) % self.game.rules.sides + 1
            return self.game.check(self.quantity << 4 | other)
        place = (self.faces.index(self.face) + step) % len(self.faces)
        self.face = self.faces[place]
        self.quantity = max(self.quantity, self.game.lowest(self.face))
        return 0


def _probe(call):
    """An action that is legal if that call is: a burn that shows the first die."""
    return call | 1 if call == BURN else call
