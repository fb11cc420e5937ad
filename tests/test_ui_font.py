# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The composed letters: each is its plain letter with an accent, in cells of the built-in font."""

from dudo.ui import font
from sim.text import GLYPHS


def cell(character):
    number = font.tile(character) * font.WIDTH
    return [
        "".join(".#"[font.sheet()[number + x, y]] for x in range(font.WIDTH))
        for y in range(font.HEIGHT)
    ]


def test_small_letters_keep_their_body_and_gain_an_accent():
    for plain, accented in zip("aeounu", "áéóúñü"):
        assert cell(accented)[4:] == cell(plain)[4:]
        assert "#" in "".join(cell(accented)[2:4]) and "#" not in "".join(cell(plain)[2:4])


def test_the_dot_of_i_gives_way_to_the_accent():
    assert cell("í")[4:] == cell("i")[4:]
    assert cell("í")[:4] == ["......", "......", "...#..", "..#..."]


def test_capitals_wear_the_accent_above_their_full_height():
    for plain, accented in zip("AEIOUNU", "ÁÉÍÓÚÑÜ"):
        assert cell(accented)[2:] == cell(plain)[2:]
        assert "#" in "".join(cell(accented)[:2])


def test_spanish_marks_are_the_turned_ones():
    for plain, turned in zip("?!", "¿¡"):
        body = [row[:5] for row in cell(plain)[2:10]]
        assert [row[:5][::-1] for row in cell(turned)[2:10]] == body[::-1]


def test_no_two_glyphs_are_alike_and_the_unknown_is_a_question_mark():
    cells = ["".join(cell(character)) for character in GLYPHS]
    assert len(set(cells)) == len(cells)
    assert font.tile("漢") == font.tile("?")
    for number, character in enumerate(GLYPHS):
        assert font.tile(character) == number
        assert font.FONT.get_glyph(ord(character)).tile_index == number
