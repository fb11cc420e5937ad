# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The names of the rules' switches, values and presets in English."""

PRESETS = {
    "clasico": "classic",
    "chile": "Chilean",
    "mesa": "Chile, house",
    "perudo": "perudo",
    "plano": "flat",
}
SWITCHES = {
    "dice": "Dice each",
    "sides": "Sides",
    "start": "Who starts",
    "order": "Seats follow",
    "direction": "Direction",
    "opening_aces": "Open on aces",
    "aces": "Aces count",
    "calza": "Calza",
    "calza_limit": "Calza while",
    "calza_two_left": "Calza, two left",
    "paso": "Paso",
    "burn": "Burn",
    "special": "Last die",
    "special_two_left": "...two left",
    "special_at": "...at dice",
    "fijo_one_die_may_change": "...may change",
    "blind": "...blind",
    "next_if_out": "After one out",
}
VALUES = {
    "off": "no",
    "on": "yes",
    "none": "no",
    "seat0": "first seat",
    "roll": "roll-off",
    "rolled": "the roll",
    "seats": "seats",
    "left": "left",
    "opener": "opener picks",
    "first": "first picks",
    "one_die": "with one die",
    "free": "yes",
    "never": "no",
    "half": "half",
    "half_plus": "half + 1",
    "flat": "lowest",
    "top": "highest",
    "turn": "in turn",
    "any": "anybody",
    "basic": "yes",
    "full": "full house",
    "palo_fijo": "palo fijo",
    "obligar": "obligar",
    "others": "others",
    "direction": "play goes on",
}
# A value that says something else for one switch.
OF_SWITCH = {"calza_limit none": "always", "calza_limit half": "half left"}
