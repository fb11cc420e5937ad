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

SWITCH = ("off", "on")

# name, its values, the value unless said otherwise (that of clasico)
OPTIONS = (
    ("dice", (1, 2, 3, 4, 5), 5),
    ("sides", (4, 6, 8, 10, 12), 6),
    ("start", ("seat0", "roll"), "roll"),
    ("order", ("rolled", "seats"), "rolled"),
    ("direction", ("left", "opener", "first"), "left"),
    ("opening_aces", ("one_die", "free", "never"), "one_die"),
    ("aces", ("half", "half_plus", "flat", "top"), "half"),
    ("calza", ("off", "turn", "any"), "turn"),
    ("calza_limit", ("none", "half"), "none"),
    ("calza_two_left", SWITCH, "on"),
    ("paso", ("off", "basic", "full"), "off"),
    ("burn", SWITCH, "on"),
    ("special", ("off", "palo_fijo", "obligar"), "palo_fijo"),
    ("special_two_left", SWITCH, "off"),
    ("special_at", (1, 2), 1),
    ("fijo_one_die_may_change", SWITCH, "on"),
    ("blind", ("none", "one_die", "others"), "none"),
    ("next_if_out", ("left", "direction"), "left"),
)

# Where each house differs from clasico (rules, section 6).
PRESETS = {
    "clasico": {},
    "chile": {
        "order": "seats",
        "direction": "opener",
        "paso": "basic",
        "burn": "off",
        "special": "obligar",
        "special_two_left": "on",
        "fijo_one_die_may_change": "off",
        "next_if_out": "direction",
    },
    "mesa": {
        "order": "seats",
        "direction": "opener",
        "calza_limit": "half",
        "calza_two_left": "off",
        "paso": "full",
        "burn": "off",
        "special": "obligar",
        "fijo_one_die_may_change": "off",
        "next_if_out": "direction",
    },
    "perudo": {
        "order": "seats",
        "opening_aces": "never",
        "calza": "any",
        "calza_two_left": "off",
        "burn": "off",
    },
    "plano": {
        "start": "seat0",
        "order": "seats",
        "opening_aces": "free",
        "aces": "flat",
        "calza": "off",
        "calza_two_left": "off",
        "burn": "off",
        "special": "off",
        "fijo_one_die_may_change": "off",
        "next_if_out": "direction",
    },
}


def _number(name, values, value):
    """The int that stands for `value`: itself for a number, else its place among the names."""
    for place, each in enumerate(values):
        number = each if isinstance(each, int) else place
        if value == number or value == str(each):
            return number
    raise ValueError("%s: %r is not one of %s" % (name, value, ", ".join([str(v) for v in values])))


class Rules:
    """The switches of one game, each an attribute of that name holding an int.

    `Rules(burn="off", dice=3)` takes the rest from clasico. A value is its name or its int.
    Raises ValueError, in one line, for a switch or a value that there is not.
    """

    def __init__(self, **switches):
        for name, values, usual in OPTIONS:
            setattr(self, name, _number(name, values, switches.pop(name, usual)))
        for name in switches:
            known = ", ".join([option[0] for option in OPTIONS])
            raise ValueError("%s: no such switch; there are %s" % (name, known))

    @staticmethod
    def preset(name, **switches):
        """The rules of a house in PRESETS, with single switches changed. Raises ValueError."""
        if name not in PRESETS:
            raise ValueError("preset: %r is not one of %s" % (name, ", ".join(sorted(PRESETS))))
        chosen = dict(PRESETS[name])
        chosen.update(switches)
        return Rules(**chosen)

    def value(self, name):
        """The value of a switch as the table names it: rules.value("calza") is "turn"."""
        for option, values, _ in OPTIONS:
            if option == name:
                number = getattr(self, name)
                return number if isinstance(values[0], int) else values[number]
        raise ValueError("%s: no such switch" % (name,))

    def pack(self):
        """All switches in 4 bytes."""
        number = 0
        for name, values, _ in OPTIONS:
            number = number * len(values) + values.index(self.value(name))
        return number.to_bytes(4, "big")

    @staticmethod
    def unpack(data):
        """The rules that `pack` made these 4 bytes of. Raises ValueError if it did not."""
        number = int.from_bytes(data, "big")
        switches = {}
        for name, values, _ in reversed(OPTIONS):
            switches[name] = values[number % len(values)]
            number //= len(values)
        if number or len(data) != 4:
            raise ValueError("rules: these bytes are no rules")
        return Rules(**switches)

    def __eq__(self, other):
        return isinstance(other, Rules) and self.pack() == other.pack()

    def __str__(self):
        return " ".join(["%s=%s" % (option[0], self.value(option[0])) for option in OPTIONS])
