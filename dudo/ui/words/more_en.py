# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""English that not every turn needs: set-up, pause, rules; let go between turns."""

PLAY = "A: play"
OPTIONS = "MENU: options"
NOTHING_SAVED = "No saved game"
SAVED_GAME = "A saved game"
ROUND = "Round %d"
HAS_TURN = "%s's turn"
RESUME_KEYS = "A: go on  B: new game"
RESUME_SURE = "B again: new game"
STATISTICS = "Statistics"
GAMES = "Games"
ROUNDS = "Rounds"
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
STYLE = "Style"  # of the bots
STYLES = {"": "mixed", "prudente": "careful", "farol": "bluffer", "veterano": "old hand"}
LIVES = {
    "prudente": ("Counts twice and", "seldom bluffs."),
    "farol": ("Lies with a smile,", "but not every time."),
    "veterano": ("Reads every bid,", "forgets nothing."),
}
RULES = "Rules"
CHANGE_RULES = "Change the rules"
WHO_ARE_THEY = "Who are the bots?"
OPEN = "A: open  B: back"
START = "A: let's play"
READ_ON = "▲▼ A: go on B: back"
PRESETS = {
    "clasico": "classic",
    "chile": "Chilean",
    "mesa": "house",
    "perudo": "perudo",
    "plano": "flat",
}
PAUSE = "PAUSE"
BACK_TO_GAME = "Back to the game"
SEE_TABLE = "The table"
ODDS = "The odds"
LEAVE = "Somebody leaves"
WHO_LEAVES = "Who leaves?"
END_GAME = "End the game"
REALLY = "A: really?"
CHANCE = "%s: %d%%"
NO_BID_YET = "No bid yet"
NO_ODDS = "No odds for this"
ERROR = "Something broke"
ERROR_TEXT = "Back to what is saved"
ERROR_KEY = "A: go on"
WINS = "wins the game!"
AGAIN = "A: again"
NEW_TABLE = "B: a new table"
WHO_STARTS = "Who starts?"
SHAKE_ROLL = "Shake to roll"
HOLD_ROLL = "Hold A to roll"
TIE = "Again: %s"
OPENS = "%s starts"
OBLIGAR_TITLE = "Your last die"
NORMAL_ROUND = "Ordinary round"
BURN_KEYS = "▲ show  A: burn"
BURN_SOME = "Show at least one"
BURN_KEEP = "Keep at least one"
BURN_SHOW = "%d to show"
WHO_CALLS = "Who calls calza?"
ME_CALZA = "A: it's me, calza!"
CHOOSE_BACK = "A: choose  B: back"
SEE_RULES = "The rules"

SWITCHES = {
    "dice": "Dice each",
    "sides": "Sides",
    "start": "Who starts",
    "order": "Order",
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
    "special_at": "...when down to",
    "fijo_one_die_may_change": "...free face",
    "blind": "...blind",
    "next_if_out": "After an out",
}
VALUES = {
    "off": "no",
    "on": "yes",
    "none": "no",
    "seat0": "seat one",
    "roll": "roll-off",
    "rolled": "as rolled",
    "seats": "as seated",
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
