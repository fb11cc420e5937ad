# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The page of a turn: what stands, who follows, one's own dice, and the move picked."""

from dudo.ui import font, look, say
from dudo.ui.widgets import CENTER, RIGHT

# Tops of the standing bid, the seats, one's own dice, the hint and the picker.
TALL = (14, 41, 56, 83, 101)
FLAT = (0, 0, 13, 31, 43)


class TurnPage:
    """Lays the page out for `seat`; `pick` and `show_dice` change what a key may change."""

    def __init__(self, page, app, seat):
        self.app = app
        self.words = app.words
        self.view = app.game.view(seat)
        self.seat = seat
        self.size = 26 if app.tall else 18
        standing, seats, dice, hint, picker = TALL if app.tall else FLAT
        if app.tall:
            self._tall_head(page, standing, seats)
        else:
            self._flat_head(page, standing)
        places = self._hidden()
        self.dice = page.dice((app.width - places * self.size) // 2, dice, self.size, places)
        self.hint = page.line(hint, "", look.DIM, CENTER)
        if app.tall:
            self._tall_picker(page, picker)
        else:
            self._flat_picker(page, picker)

    # What everybody may know

    def _tall_head(self, page, standing_y, seats_y):
        page.line(0, self.words.DICE % sum(self.view.counts), look.DIM, RIGHT)
        page.line(0, self._who_spoke(), look.DIM, cells=18)
        x = self._standing(page, standing_y, 2)
        page.line(standing_y + 4, self._standing_words(), look.INK, x=x)
        page.line(standing_y + 14, self._burnt(), look.TEAL, x=x)
        page.band(seats_y - 1, 1, look.GREY)
        page.line(seats_y + 1, say.seats(self.app, self.seat), look.INK)

    def _flat_head(self, page, y):
        """Everything in one line: there is no room for more."""
        x = self._standing(page, y, 1)
        text = say.seats(self.app, self.seat)
        longer = "%s %s" % (self._who_spoke(), text)
        if x + len(longer) * font.WIDTH <= self.app.width:
            text = longer
        page.line(y, text, look.INK, RIGHT, x)

    def _standing(self, page, y, scale):
        """The standing bid drawn; returns where it ends."""
        standing = self.view.standing
        if not standing:
            return 0
        quantity = str(standing >> 4)
        x = 1 if self.app.tall else 0
        page.number(x, y, len(quantity), look.GOLD, scale).write(quantity)
        x += len(quantity) * font.WIDTH * scale
        page.line(y + 6 * (scale - 1), "×", look.DIM, x=x, cells=1)
        size = self.size if scale > 1 else 12
        if standing & 15:
            page.dice(x + 8, y, size, 1).show((standing & 15,))
        return x + 12 + size

    def _who_spoke(self):
        view = self.view
        names = self.app.table.names
        if view.paso >= 0:
            return self.words.SAID_PASO % names[view.paso]
        if view.standing:
            return self.words.SAID % names[view.bidder]
        return self.words.SPECIALS[view.special] if view.special else self.words.YOU_OPEN

    def _standing_words(self):
        standing = self.view.standing
        if not standing:
            return self.words.MAKE_BID
        if not standing & 15:
            return self.words.OF_SEAT % self.app.table.names[self.view.opener]
        if self.view.special:
            return self.words.SPECIALS[self.view.special]
        return say.face(self.words, standing)

    def _burnt(self):
        """The dice that burns have left on the table for all to see."""
        shown = self.view.shown
        burnt = " ".join(
            self.app.table.names[seat][0] + "".join(str(face) for face in shown[seat])
            for seat in range(len(shown))
            if shown[seat]
        )
        return self.words.TABLE % burnt if burnt else ""

    # The picker

    def _tall_picker(self, page, y):
        page.band(y - 4, 1, look.GREY)
        self.alarm = page.band(y - 3, self.app.height - y + 3, look.ALARM)
        page.line(y - 1, "▲", look.DIM, x=2, cells=1)
        page.line(y + 13, "▼", look.DIM, x=2, cells=1)
        self.quantity = page.number(10, y, 2, align=RIGHT)
        self.times = page.line(y + 6, "", look.DIM, x=36, cells=1)
        self.before = page.line(y + 6, "", look.DIM, x=47, cells=1)
        self.after = page.line(y + 6, "", look.DIM, x=82, cells=1)
        self.face = page.dice(56, y, self.size, 1)
        self.mine = page.line(y + 6, "", x=46, cells=8)
        self.call = page.number(12, y, 7, look.RED)
        self.does = page.line(y - 1, "", x=100)
        self.below = page.line(y + 13, "", look.DIM, x=100)

    def _flat_picker(self, page, y):
        page.band(y - 1, 1)
        self.alarm = None
        self.quantity = page.number(0, y - 2, 2, align=RIGHT)
        self.times = page.line(y + 4, "", x=25, cells=1)
        self.face = page.dice(34, y + 3, self.size, 1)
        self.mine = page.line(y + 4, "", x=33, cells=7)
        self.call = page.number(0, y - 2, 6)
        self.does = page.line(y - 1, "", x=76)
        self.below = page.line(y + 9, "", x=76)

    def pick(self, ladder, sure):
        """Shows where the ladder stands; `sure` while a call waits for its second A."""
        on_bid = ladder.call < 0
        calls = self.words.CALLS_SHORT
        if self.alarm is not None:
            self.alarm.hidden = on_bid
            turns = on_bid and len(ladder.faces) > 1
            self.before.write("◀" if turns else "")
            self.after.write("▶" if turns else "")
        self.quantity.write(str(ladder.quantity) if on_bid else "")
        self.times.write("×" if on_bid else "")
        self.face.show((ladder.face,) if on_bid and ladder.face else ())
        self.mine.write(self.words.OF_MY_DIE if on_bid and not ladder.face else "")
        self.call.write("" if on_bid else calls[say.call(ladder.move())].upper())
        self.does.write(self.words.DOES_BID if on_bid else self.words.SURE if sure else "A, A")
        next_call = ladder.next_call()
        self.below.write("▼ " + calls[say.call(next_call)] if next_call >= 0 else "")

    # What the owner alone may know

    def show_dice(self, looking, face):
        """The dice, for as long as their owner looks, else cups and how to look."""
        if looking and self.view.dice is not None:
            self._uncover(face)
        else:
            self._cover()

    def _cover(self):
        self.dice.cover(self._hidden())
        self.hint.write(self._hint())

    def _hidden(self):
        """How many dice are in the cup."""
        return self.view.counts[self.seat] - len(self.view.shown[self.seat])

    def _hint(self):
        if self.view.dice is None:
            return self.words.LOOK_ROUND if self.sees_others() else self.words.BLIND
        if self.view.special and not self.app.tall:
            return "%s · %s" % (self.words.LOOK, self.words.SPECIALS[self.view.special])
        return self.words.LOOK

    def sees_others(self):
        """Whether this seat may look into other cups in this round."""
        seen = self.view.seen
        return any(seen[seat] for seat in range(len(seen)) if seat != self.seat)

    def _uncover(self, face):
        """Sorted, those that count for the face picked lit, and how many those are."""
        faces = sorted(self.view.dice)
        counted = 0
        matches = 0
        for place, die in enumerate(faces):
            if die == face or (die == 1 and not self.view.special):
                counted |= 1 << place
                matches += 1
        self.dice.show(faces, counted)
        shown = self.view.shown[self.seat]
        matches += sum(1 for die in shown if die == face or die == 1)
        self.hint.write(self.words.YOU_SEE % matches)
