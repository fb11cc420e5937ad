# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The house rules: every switch in one table, and the named sets of them.

A new switch is a line in OPTIONS, a new house is an entry in PRESETS.
"""

# What the game asks about by name. The ints are places in the OPTIONS line below.
START_ROLL = 1
ORDER_ROLLED = 0
DIRECTION_FIRST = 2
OPENING_ACES_ONE_DIE = 0
OPENING_ACES_FREE = 1
ACES_HALF = 0
ACES_HALF_PLUS = 1
ACES_FLAT = 2
ACES_TOP = 3
CALZA_ANY = 2
PASO_FULL = 2
SPECIAL_PALO_FIJO = 1
SPECIAL_OBLIGAR = 2
BLIND_OTHERS = 2
NEXT_IF_OUT_DIRECTION = 1

# One switch a line: its name, the value unless said otherwise (that of clasico), all its values.
# Text, because as tuples the same table takes four times the memory of a board.
OPTIONS = """\
dice 5 1 2 3 4 5
sides 6 4 6 8 10 12
start roll seat0 roll
order rolled rolled seats
direction left left opener first
opening_aces one_die one_die free never
aces half half half_plus flat top
calza turn off turn any
calza_limit none none half
calza_two_left on off on
paso off off basic full
burn on off on
special palo_fijo off palo_fijo obligar
special_two_left off off on
special_at 1 1 2
fijo_one_die_may_change on off on
blind none none one_die others
next_if_out left left direction"""

# Where each house differs from clasico (rules, section 6).
PRESETS = {
    "clasico": "",
    "chile": (
        "order=seats direction=opener paso=basic burn=off special=obligar "
        "special_two_left=on fijo_one_die_may_change=off next_if_out=direction"
    ),
    "mesa": (
        "order=seats direction=opener calza_limit=half calza_two_left=off paso=full "
        "burn=off special=obligar fijo_one_die_may_change=off next_if_out=direction"
    ),
    "perudo": "order=seats opening_aces=never calza=any calza_two_left=off burn=off",
    "plano": (
        "start=seat0 order=seats opening_aces=free aces=flat calza=off calza_two_left=off "
        "burn=off special=off fijo_one_die_may_change=off next_if_out=direction"
    ),
}


def options():
    """The table of switches: yields (name, values, usual value), all of them text."""
    for line in OPTIONS.split("\n"):
        name, usual, *values = line.split()
        yield name, values, usual


class Rules:
    """The switches of one game, each an attribute of that name holding an int.

    The int is the value itself where that is a number, else its place among the values.
    `Rules(burn="off", dice=3)` takes the rest from clasico. A value is its name or its int.
    Raises ValueError, in one line, for a switch or a value that there is not.
    """

    def __init__(self, **switches):
        known = []
        for name, values, usual in options():
            known.append(name)
            value = switches.pop(name, usual)
            for place, text in enumerate(values):
                number = int(text) if text.isdigit() else place
                if value == number or value == text:
                    setattr(self, name, number)
                    break
            else:
                raise ValueError("%s: %r is not one of %s" % (name, value, ", ".join(values)))
        for name in switches:
            raise ValueError("%s: no such switch; there are %s" % (name, ", ".join(known)))

    @staticmethod
    def preset(name, **switches):
        """The rules of a house in PRESETS, with single switches changed. Raises ValueError."""
        if name not in PRESETS:
            raise ValueError("preset: %r is not one of %s" % (name, ", ".join(sorted(PRESETS))))
        for pair in PRESETS[name].split():
            switches.setdefault(*pair.split("="))
        return Rules(**switches)

    def value(self, name):
        """The value of a switch as the table has it, such as "turn" for calza or "5" for dice."""
        number = getattr(self, name)
        for option, values, _ in options():
            if option == name:
                return str(number) if values[0].isdigit() else values[number]

    def __eq__(self, other):
        return isinstance(other, Rules) and self.__dict__ == other.__dict__
