# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The pages "adding a …" name what is there, and what they cannot show fails here."""

import re

import pytest

from dudo.ui.settings import LANGUAGES
from hardware.boards import NAMES
from sim import keys
from sim.boards import BOARDS
from tools import ROOT

PAGES = sorted(path.name for path in (ROOT / "docs").glob("adding-*.md"))
EXAMPLES = {"dudo/ui/screens/thanks.py", "hardware/boards/mine.py"}  # what a reader is to make


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_files_that_are_there(page):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    named = set(re.findall(r"\b(?:dudo|docs|hardware|sim|tests|tools)/[\w/*.-]+\.\w+\b", text))
    assert len(named) > 3
    assert [name for name in named - EXAMPLES if not list(ROOT.glob(name))] == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_targets_of_make_that_are_there(page):
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for target in re.findall(r"(?:`|    )make ([a-z-]+)", text):
        assert f"\n{target}: " in makefile, target


def test_there_are_four_pages():
    assert len(PAGES) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_speaks_every_language(language):
    for table in (keys.HELP, keys.LEAVE, keys.FACE_DOWN, keys.F1):
        assert table.get(language), language
    assert [key for key, _ in keys.HELP[language]][-1] == "F1"


def test_the_desktop_plays_every_board():
    assert set(BOARDS) == set(NAMES)
