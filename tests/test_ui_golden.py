# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The text of every screen, on both panels, in both languages, compared with tests/golden.

After a wanted change: `DUDO_GOLDEN=write pytest tests/test_ui_golden.py`, and read the difference.
"""

import os
from pathlib import Path

import pytest

from tools.tour import BOARDS, LANGUAGES, stops

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_every_screen_says_what_it_said(board, language):
    walked = "".join(
        f"=== {name} ({session.screen})\n{session.text()}\n"
        for name, session in stops(board, language)
    )
    path = GOLDEN / f"{board}-{language}.txt"
    if os.environ.get("DUDO_GOLDEN") == "write":
        path.write_text(walked, encoding="utf-8")
    assert walked == path.read_text(encoding="utf-8")
