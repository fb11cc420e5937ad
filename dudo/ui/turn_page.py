# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The page of a turn: what stands, who follows, one's own dice, and the move picked."""

from dudo.ui import font, look, say
from dudo.ui.widgets import CENTER, END


class TurnPage:
    """Lays the page out for `seat`; `pick` and `show_dice` change what a key may change."""

    def __init__(self, page, app, seat):
        self.app = app
        self.seat = seat
        self.view = app.game.view(seat, False)
        self.hidden = self.view.counts[seat] - len(self.view.shown[seat])
        self.size = 26 if app.tall else 18
        opener = self.view.opener  # in a closed obligar the bids are about this one's die
        their_die = app.words.OF_THEIR_DIE % app.table.names[opener]
        self.owner = app.words.OF_MY_DIE if seat == opener else their_die
        if app.tall:
            self._tall(page)
        else:
            self._flat(page)

    def _tall(self, page):
        """160 x 128: the bid that stands, the seats, one's dice, the picker."""
        app = self.app
        page.line(0, app.words.DICE % sum(self.view.counts), look.DIM, END)
        page.line(0, self._who_spoke(), look.DIM, cells=18)
        x = self._standing(page, 1, 14, 2)
        page.line(18, self._standing_words(), look.INK, x=x)
        page.line(28, self._burnt((app.width - (x or 0)) // font.WIDTH), look.TEAL, x=x)
        page.band(40, 1, look.GREY)
        page.line(42, say.seats(app, self.seat))
        self.dice = page.dice(None, 56, self.size, self.hidden, 3)
        self.hint = page.line(83, "", look.DIM, CENTER)
        page.band(97, 1, look.GREY)
        self.alarm = page.band(98, 30, look.ALARM)
        page.line(100, "▲", look.DIM, x=2, cells=1)
        self.down = page.line(114, "", look.DIM, x=2, cells=1)
        self.before = page.line(107, "", look.DIM, x=47, cells=1)
        self.after = page.line(107, "", look.DIM, x=82, cells=1)
        self._picker(page, 10, 101, 56, 101, 100, 100)

    def _flat(self, page):
        """128 x 64: all that everybody knows in one line, then the dice and the picker."""
        app = self.app
        x = self._standing(page, 0, 0, 1)
        text = say.seats(app, self.seat)
        longer = "%s %s" % (self._who_spoke(), text)
        if x + len(longer) * font.WIDTH <= app.width:
            text = longer
        page.line(0, text, look.INK, END, x)
        self.dice = page.dice(None, 13, self.size, self.hidden, 3, dim=True)
        self.hint = page.line(31, "", look.DIM, CENTER)
        page.band(42, 1)
        self.alarm = None
        self._picker(page, 0, 41, 34, 46, 76, 42)

    def _picker(self, page, x, y, face_x, face_y, words_x, words_y):
        """The move picked: a bid at x, y with its face, or a call there; and what the keys do."""
        self.quantity = page.number(x, y, 2, align=END)
        self.times = page.line(y + 6, "", look.DIM, x=x + 25, cells=1)
        self.face = page.dice(face_x, face_y, self.size, 1)
        self.mine = page.line(y + 6, "", x=x + 33, cells=7)
        self.call = page.number(x, y, 7 if self.alarm else 6, look.RED)
        self.does = page.line(words_y, "", x=words_x)
        self.below = page.line(words_y + (13 if self.alarm else 10), "", look.DIM, x=words_x)

    # What everybody may know

    def _standing(self, page, x, y, scale):
        """The standing bid drawn; returns where it ends."""
        standing = self.view.standing
        if not standing:
            return None if scale > 1 else 0
        quantity = str(standing >> 4)
        page.number(x, y, len(quantity), look.GOLD, scale).write(quantity)
        x += len(quantity) * font.WIDTH * scale
        page.line(y + 6 * (scale - 1), "×", look.DIM, x=x, cells=1)
        size = self.size if scale > 1 else 12
        if standing & 15:
            page.dice(x + 8, y, size, 1).show((standing & 15,))
            x += size
        return x + (12 if scale > 1 else 8)

    def _who_spoke(self):
        words = self.app.words
        view = self.view
        names = self.app.table.names
        if view.paso >= 0:
            return words.SAID_PASO % names[view.paso]
        if view.standing:
            return words.SAID % names[view.bidder]
        return words.SPECIALS[view.special] if view.special else words.YOU_OPEN

    def _standing_words(self):
        words = self.app.words
        view = self.view
        if not view.standing:
            return words.MAKE_BID
        if not view.standing & 15:
            return words.OF_SEAT % self.app.table.names[view.opener]
        if view.paso >= 0:  # the one above is of who passed, the bid another's
            return "(%s)" % self.app.table.names[view.bidder]
        return words.SPECIALS[view.special] or say.face(words, view.standing)

    def _burnt(self, cells):
        """The dice that burns have left on the table for all to see, if they fit so many cells."""
        names = self.app.table.names
        burnt = [say.shown(self.app.game, seat, " " + names[seat][0]) for seat in self.view.order]
        text = self.app.words.TABLE + "".join(burnt)
        if not any(burnt):
            return ""
        return text if len(text) <= cells else self.app.words.TABLE_MENU

    # What a key may change

    def pick(self, ladder, sure):
        """Shows where the ladder stands; `sure` while a call waits for its second A."""
        words = self.app.words
        on_bid = ladder.call < 0
        flips = ladder.flips()  # harmless, not like a call
        self.call.tint(look.TEAL if flips else look.RED)
        if self.alarm:
            calm = on_bid or flips
            if self.alarm.hidden != calm:  # else the whole band would be sent again
                self.alarm.hidden = calm
            turns = on_bid and len(ladder.faces) > 1
            self.before.write("◀" if turns else "")
            self.after.write("▶" if turns else "")
        self.quantity.write(str(ladder.quantity) if on_bid else "")
        self.times.write("×" if on_bid else "")
        self.face.show((ladder.face,) if on_bid and ladder.face else ())
        self.mine.write(self.owner if on_bid and not ladder.face else "")
        self.call.write("" if on_bid else say.upper(say.call(words.CALLS_SHORT, ladder.move())))
        self.does.write(words.DOES_BID if on_bid else words.SURE if sure else words.TWICE)
        below = ladder.next_call()
        if self.alarm:
            more = below >= 0 or on_bid and ladder.quantity > self.app.game.lowest(ladder.face)
            self.down.write("▼" if more else "")
        self.below.write("▼ " + say.call(words.CALLS_SHORT, below) if below >= 0 else "")

    def show_dice(self, looking, face):
        """The dice, for as long as their owner looks, else cups and how to look."""
        words = self.app.words
        if looking and self.view.dice is not None:
            self.hint.write(words.YOU_SEE % self._uncover(face))
            return
        self.dice.cover(self.hidden)
        hint = words.LOOK
        if self.view.dice is None:
            hint = words.LOOK_ROUND if self.sees_others() else words.BLIND
        elif not self.app.tall:  # what has no line of its own there
            dice = words.DICE % sum(self.view.counts)
            hint = self._burnt(21) or words.SPECIALS[self.view.special] or dice
            if len(hint) + len(words.HOLD_B) < 19:
                hint = "%s · %s" % (hint, words.HOLD_B)
        self.hint.write(hint)

    def _uncover(self, face):
        """Shows the dice sorted, those that count for the face lit; how many do, with those that a
        burn has shown."""
        wild = 1 if not self.view.special else face
        faces = sorted(self.view.dice)
        counted = 0
        for place, die in enumerate(faces):
            counted |= (die == face or die == wild) << place
        self.dice.show(faces, counted, wild != face)
        seen = faces + list(self.view.shown[self.seat])
        return sum([die == face or die == wild for die in seen])

    def sees_others(self):
        """Whether this seat may look into other cups in this round."""
        seen = self.view.seen
        return any(seen[seat] for seat in range(len(seen)) if seat != self.seat)
