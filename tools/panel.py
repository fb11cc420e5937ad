# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""How much is sent to the panel for what a player does: the less, the quicker a board answers."""

from sim.headless import Session

BOARDS = ("pygamer", "pico_oled")
# What is done on a turn's page, and what that is to a player.
DEEDS = (
    ("a step on the ladder", lambda game: game.press("UP")),
    ("another face", lambda game: game.press("RIGHT")),
    ("dice looked at", lambda game: game.down("B")),
    ("dice covered", lambda game: game.up("B")),
    ("a bid and the next page", lambda game: game.press("A")),
)


def rows():
    """(what, value, bound), all text."""
    for board in BOARDS:
        game = Session(board=board, players=4, preset="plano", seed=1)
        for key in ("A", "A"):
            game.press(key)
        game.shake(600)
        game.press("UP")  # the first step also clears away what a new page leaves undrawn
        device = game.device
        bits = 1 if device.colors == 2 else 16
        whole = device.width * device.height * bits // 8
        for what, deed in DEEDS:
            before = len(game.log)
            deed(game)
            sent = sum(len(data) for _, kind, data in game.log[before:] if kind == "frame")
            yield f"bytes to the panel, {board}: {what}", str(sent), f"a whole picture: {whole}"


if __name__ == "__main__":
    for what, value, bound in rows():
        print(f"{what:58}{value:>8}  {bound}")
