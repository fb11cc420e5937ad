# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""English of the set-up: titles, settings, and the names of rules; let go during a match."""

PLAY = "A: play"
OPTIONS = "MENU: options"
OPTIONS_TITLE = "OPTIONS"
SETTINGS = {
    "language": "Language",
    "en": "English",
    "es": "Spanish",
    "sound": "Sound",
    "lights": "Lights",
    "hints": "Odds hint",
    "off": "off",
    "on": "on",
}
CHANGE_BACK = "◀▶ change  B: back"
WHO_PLAYS = "WHO PLAYS?"
PEOPLE = "People"
BOTS = "Bots"
RULES = "Rules"
CHANGE_RULES = "Change the rules"
START = "A: let's play"
READ_ON = "▲▼ read   A: go on"
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
    "order": "Seats by",
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
    "next_if_out": "After an out",
}
VALUES = {
    "off": "no",
    "on": "yes",
    "none": "no",
    "seat0": "seat one",
    "roll": "roll-off",
    "rolled": "the roll",
    "seats": "seats",
    "left": "left",
    "opener": "opener",
    "first": "first one",
    "one_die": "one die",
    "free": "yes",
    "never": "no",
    "half": "half",
    "half_plus": "half + 1",
    "flat": "lowest",
    "top": "highest",
    "turn": "in turn",
    "any": "anybody",
    "basic": "yes",
    "full": "full too",
    "palo_fijo": "palo fijo",
    "obligar": "obligar",
    "others": "others",
    "direction": "onwards",
}
# A value that says something else for one switch.
OF_SWITCH = {"calza_limit none": "always", "calza_limit half": "half in"}
