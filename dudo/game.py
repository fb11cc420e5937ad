# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""One game of Dudo, from the roll-off to the winner: all that changes a game is here."""

# ruff: noqa: F403, F405  every phase, move and reason is offered here too, so all are taken

from . import *
from . import legal
from . import rules as switches
from .view import View, judge


class Game:
    """A game under `rules` with `seats` (2..8) seats. Raises ValueError for another number.

    ``phase``  ORDER, ROLL, BID, REVEAL, OVER
    ``turn``   the seat whose move it is: in ROLL the opener, or the burner after a burn; in REVEAL
               the caller; in OVER the winner; without meaning in ORDER
    ``opener`` the seat that makes the first bid     ``direction`` +1 (to the left) or -1
    ``counts`` dice per seat; in REVEAL still as they were before the loss
    ``standing`` the standing bid or 0, ``bidder`` its seat or -1, ``paso`` whose paso stands or -1
    ``special`` the kind of special round, 0 for a normal one
    ``outcome`` in REVEAL and OVER an Outcome (None if all others left), ``winner`` in OVER a seat

    Seats are 0..seats-1. `check`, `lowest` and `legal_actions` are described in dudo.legal.
    """

    check = legal.check
    lowest = legal.lowest
    legal_actions = legal.legal_actions

    def __init__(self, rules, seats):
        if seats not in range(2, 9):
            raise ValueError("seats: %r is not 2 to 8" % (seats,))
        self.rules = rules
        self.seats = seats
        self.total = seats * rules.dice
        self.counts = (rules.dice,) * seats
        self.place = list(range(seats))  # how many seats sit or rank before this one
        self.direction = 1
        self.first = 1  # no round has been finished yet
        self.spent = 0  # one bit a seat: it has had its special round
        self.winner = -1
        self.outcome = None
        self._open_round(0, 0)
        if rules.start == switches.START_ROLL:
            self.place = [0] * seats
            self.phase = ORDER

    def pack(self):
        """The whole game in at most 160 bytes. They hold every die: not for players' eyes."""
        from .pack import pack  # not in memory before a game is saved

        return pack(self)

    @staticmethod
    def unpack(data):
        """The game that `pack` made these bytes of. Raises ValueError if they are no such game."""
        from .unpack import unpack  # not in memory during a match

        return unpack(Game, data)

    # Questions.

    def view(self, seat, legal=True):
        """A View: all that this seat may know, and nothing else.

        `legal` False leaves out the list of moves, the largest part of a view (1 KB on a board with
        40 dice in play): screens ask `check` and `lowest` instead.
        """
        if seat not in range(self.seats):
            raise ValueError("view: there is no seat %r" % (seat,))
        return View(self, seat, legal)

    def is_in(self, seat):
        """True if this seat still has dice; False also for a seat there is not."""
        return 0 <= seat < self.seats and self.counts[seat] > 0

    def seats_in(self):
        """How many seats still have dice."""
        return self.seats - self.counts.count(0)

    def order(self):
        """The seats still in, as they sit: each one's left neighbour comes next."""
        order = []
        for place in range(self.seats):
            for seat in range(self.seats):
                if self.place[seat] == place and self.counts[seat]:
                    order.append(seat)
        return tuple(order)

    def cup(self, seat):
        """The dice in this cup as a tuple. A secret, for the record: others ask for a view."""
        return tuple(self.cups[5 * seat + self.shown[seat] : 5 * seat + self.counts[seat]])

    def on_table(self, seat):
        """The dice this seat has shown in a burn, as a tuple."""
        return tuple(self.cups[5 * seat : 5 * seat + self.shown[seat]])

    def has_rolled(self, seat):
        """True if this seat's cup has been rolled in this round."""
        return self.rolled >> seat & 1

    def all_rolled(self):
        """True if every seat still in has rolled."""
        for seat in range(self.seats):
            if self.counts[seat] and not self.rolled >> seat & 1:
                return False
        return True

    def must_raise(self):
        """True from a burn until the raise (or the opening) that must follow it."""
        return self.said[self.turn] >= BURN

    def is_nearly_out(self, seat):
        """True if the rules of palo fijo count this seat among those nearly out."""
        return self.counts[seat] <= self.rules.special_at

    def special_may_be(self):
        """False when two seats are left and the rules have no special round for two."""
        return self.rules.special_two_left or self.seats_in() > 2

    # Rolling.

    def roll_order(self, dice):
        """One throw of the roll-off, by all seats, later by those still tied.

        Returns ((seat, face), ...) ascending. Call it until the phase is ROLL.
        """
        if self.phase != ORDER:
            raise ValueError("roll_order: it is settled who starts")
        thrown = []
        for seat in range(self.seats):
            if self.is_tied(seat):
                thrown.append((seat, dice.die(self.rules.sides)))
        before = bytes(self.place)
        for seat, face in thrown:
            for rival, higher in thrown:
                if higher > face and before[rival] == before[seat]:
                    self.place[seat] += 1
        self._settle_order()
        return tuple(thrown)

    def roll(self, dice, seat=None):
        """Rolls the cup of `seat`, or all not yet rolled; after a burn the burner's other dice.

        `dice.die(sides)` is asked die by die, seats ascending. Raises ValueError when there is no
        such cup to roll.
        """
        burner = self.turn if self.phase == ROLL and self.must_raise() else None
        if seat is None:
            seat = burner
        rolled = 0
        for each in range(self.seats) if ROLL <= self.phase <= BID else ():
            waits = self.counts[each] and not self.has_rolled(each)
            if seat in (None, each) and (waits or each == burner):
                for place in range(5 * each + self.shown[each], 5 * each + self.counts[each]):
                    self.cups[place] = dice.die(self.rules.sides)
                rolled |= 1 << each
        if not rolled:
            raise ValueError("roll: no cup to roll")
        self.rolled |= rolled
        if self.special > PALO_FIJO:  # an obligar
            self.spent |= 1 << self.opener
        if rolled >> self.turn & 1:
            self.phase = BID

    def is_tied(self, seat):
        """In the roll-off: whether this seat has to throw, at first or again."""
        place = self.place[seat]
        matters = not place or self.rules.order == switches.ORDER_ROLLED
        return matters and self.place.count(place) > 1

    def _settle_order(self):
        for seat in range(self.seats):
            if self.is_tied(seat):
                return
        opener = self.order()[0]
        if self.rules.order != switches.ORDER_ROLLED:
            self.place = list(range(self.seats))
        self._open_round(opener, 0)

    # Moves.

    def apply(self, action, seat=None):
        """Does `action` for `seat` (None: the seat in turn).

        Raises ValueError where `check` is not 0; then nothing has changed.
        """
        reason = self.check(action, seat)
        if seat is None:
            seat = self.turn
        if reason:
            raise ValueError("seat %d may not do %r: %s" % (seat, action, REASONS[reason]))
        self.said[seat] = action
        if action >= BURN:
            self._burn(seat, action)
        elif action > RIGHT:
            self.standing = action
            self.bidder = seat
            self.paso = -1
            self.turn = self._next_in(seat, self.direction)
        elif action >= LEFT:
            self.direction = 1 if action == LEFT else -1
            self.picked = 1
        elif action >= OBLIGAR_OPEN:
            special = action - OBLIGAR_OPEN + OBLIGAR_OPEN_ROUND
            self.special = 0 if self.special == special else special
        elif action == PASO:
            self.paso = seat
            self.passed |= 1 << seat
            self.turn = self._next_in(seat, self.direction)
        else:
            self.outcome = judge(self, action, seat)
            self.turn = seat
            self.phase = REVEAL

    def _burn(self, seat, mask):
        for number, die in enumerate(self.cup(seat)):
            if mask >> number & 1:
                self.cups[5 * seat + self.shown[seat]] = die
                self.shown[seat] += 1
        self.phase = ROLL

    # From round to round.

    def next_round(self):
        """Settles the dice after a REVEAL; then the phase is ROLL, or OVER with a winner."""
        if self.phase != REVEAL:
            raise ValueError("next_round: no cups are lifted")
        outcome = self.outcome
        loser = outcome.loser
        opener = loser if loser >= 0 else outcome.caller
        self._settle(outcome.gainer, 1)
        self._settle(loser, -1)
        if self.phase == OVER:
            return
        special = 0
        falls = (
            self.rules.special == switches.SPECIAL_PALO_FIJO
            and loser >= 0
            and self.special_may_be()
        )
        if falls and self.counts[loser] == self.rules.special_at and not self.spent >> loser & 1:
            self.spent |= 1 << loser
            special = PALO_FIJO
        self.first = 0
        self._open_round(opener, special)

    def quit(self, seat):
        """A player leaves. Raises ValueError when that seat is out already or the game is over."""
        if self.phase == OVER or not self.is_in(seat):
            raise ValueError("quit: seat %r is not in the game" % (seat,))
        self._settle(seat, -self.counts[seat])
        self.shown[seat] = 0
        if self.phase == ORDER:
            for other in range(self.seats):
                if self.counts[other] and self.place[other] > self.place[seat]:
                    self.place[other] -= 1
            self.place[seat] = self.seats_in()
            self._settle_order()
        elif self.phase < REVEAL:  # a reveal stands as it is; next_round does the rest
            self._leave_round(seat)

    def _settle(self, seat, change):
        """Gives or takes dice; if one seat is left, it has won, whatever it might still lose."""
        # A seat that left during the reveal has no die to lose or gain.
        if seat >= 0 and self.counts[seat]:
            counts = list(self.counts)
            counts[seat] += change
            self.counts = tuple(counts)
        if self.seats_in() == 1:
            outcome = self.outcome
            self.winner = self.order()[0]
            self._open_round(self.winner, 0)
            self.outcome = outcome
            self.phase = OVER

    def _leave_round(self, seat):
        opener = self.opener
        # With two left a special round needs the rules' leave, also one to be played again.
        special = self.special if self.special_may_be() and seat != opener else 0
        if self.rolled:  # the round is void: an obligar is given back, a palo fijo played again
            if self.special > PALO_FIJO:
                self.spent &= ~(1 << opener)
                special = 0
        elif seat != opener:
            self.special = special
            return
        self._open_round(opener, special)

    def _open_round(self, opener, special):
        if not self.counts[opener]:  # another one opens in its place
            by_direction = self.rules.next_if_out == switches.NEXT_IF_OUT_DIRECTION
            opener = self._next_in(opener, self.direction if by_direction else 1)
        self.phase = ROLL
        self.opener = self.turn = opener
        self.special = special
        self.standing = 0
        self.bidder = self.paso = -1
        self.rolled = self.passed = 0  # one bit a seat
        self.picked = 0  # the direction has been picked in this round
        self.said = [-1] * self.seats
        self.cups = bytearray(5 * self.seats)  # five places a seat, its shown dice first
        self.shown = bytearray(self.seats)  # how many of them a burn has put on the table
        self.outcome = None

    def _next_in(self, seat, step):
        place = self.place[seat]
        while True:
            place = (place + step) % self.seats
            other = self.place.index(place)
            if self.counts[other]:
                return other
