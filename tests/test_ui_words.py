# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Every language has the same words, each has its glyphs, and each fits the smallest panel."""

import re

import pytest

from dudo import PRESETS, REASONS, Rules, options
from dudo.bots import NAMES as BOTS
from dudo.ui import font, settings
from dudo.ui.ladder import CALLS
from dudo.ui.say import call
from dudo.ui.screens.rules import value_word
from dudo.ui.screens.setup import NAMES
from dudo.ui.settings import TABLE
from dudo.ui.wings import load
from sim.text import GLYPHS

CELLS = 128 // font.WIDTH
# Parts of rows, see below.
ROWS = ("SETTINGS", "SWITCHES", "VALUES", "OF_SWITCH", "PRESETS", "STYLES")


def names(module):
    return {name: value for name, value in vars(module).items() if name.isupper()}


def texts(value):
    """All strings inside a word, a tuple or a dict of words."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts(each)
    else:
        for each in value:
            yield from texts(each)


def shape(value):
    """What must be alike in every language: keys, lengths, and what is filled in."""
    if isinstance(value, str):
        return re.findall("%[sd]", value)
    if isinstance(value, dict):
        return {key: shape(each) for key, each in value.items()}
    return [shape(each) for each in value]


@pytest.mark.parametrize("kind", ("%s", "more_%s", "bots_%s"))
@pytest.mark.parametrize("language", settings.LANGUAGES[1:])
def test_same_words_in_each_language(kind, language):
    english = names(load("words." + kind % "en"))
    other = names(load("words." + kind % language))
    assert set(other) == set(english)
    for name, value in english.items():
        if kind == "%s" or name != "OF_SWITCH":
            assert shape(other[name]) == shape(value), name


@pytest.mark.parametrize("kind", ("%s", "more_%s", "bots_%s"))
@pytest.mark.parametrize("language", settings.LANGUAGES)
def test_every_character_has_a_glyph(kind, language):
    for name, value in names(load("words." + kind % language)).items():
        for text in texts(value):
            assert set(text) <= set(GLYPHS), (name, text)


@pytest.mark.parametrize("language", settings.LANGUAGES)
def test_words_fit_the_smallest_panel(language):
    words = names(load("words." + language))
    words.update(names(load("words.more_" + language)))
    words.update(names(load("words.bots_" + language)))
    longest_name = max(words["NAMES"], key=len)
    fill = {"s": longest_name, "d": "40"}
    for name, value in words.items():
        for text in texts(value) if name not in ROWS else ():
            for letter, filling in fill.items():
                text = text.replace("%" + letter, filling)
            assert len(text.replace("%%", "%")) <= CELLS, (name, text)
    for action in CALLS:
        assert len(call(words["CALLS_SHORT"], action)) <= 6
    initials = [name[0] for name in words["NAMES"]]
    assert len(set(initials)) == len(initials) == 8


@pytest.mark.parametrize("language", settings.LANGUAGES)
def test_every_rule_fits_a_row(language):
    rule_words = load("words.more_" + language)
    for switch, values, _ in options():
        for value in values:
            word = value_word(Rules(**{switch: value}), switch, rule_words)
            assert len(rule_words.SWITCHES[switch]) + len(word) + 2 <= CELLS, (switch, word)
    assert set(rule_words.PRESETS) == set(PRESETS) == set(NAMES)  # all are offered
    for name in rule_words.PRESETS.values():
        assert len(rule_words.RULES + name) + 6 <= CELLS  # with arrows, and a mark when changed
    for name, values, _ in TABLE:
        settings_words = rule_words.SETTINGS
        assert all(len(settings_words[name] + settings_words[v]) + 2 <= CELLS for v in values)


@pytest.mark.parametrize("language", settings.LANGUAGES)
def test_every_reason_has_its_words(language):
    words = load("words." + language)
    assert len(words.REASONS) == len(REASONS) - 1
    assert "%d" in words.REASONS[REASONS.index("TOO_LOW") - 1]
    assert "%d" in words.REASONS[REASONS.index("OVER_DICE") - 1]
    assert words.PRESET in PRESETS


@pytest.mark.parametrize("language", settings.LANGUAGES)
def test_every_bot_has_its_words(language):
    words, more = load("words.bots_" + language), load("words.more_" + language)
    assert set(more.STYLES) == {"", *BOTS}
    for style in more.STYLES.values():
        assert len(more.STYLE + style) + 6 <= CELLS
    for said in (more.LIVES, words.BIDS, words.DUDOS):
        assert set(said) == set(BOTS)
        assert max(len(text) for text in texts(said)) <= CELLS - 2  # with quotes, or indented
