# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A walk through every screen: what the golden tests compare and the pictures of docs/ show.

Run as `python -m tools.tour` it writes docs/handheld.png and docs/screens-BOARD-LANGUAGE.png.
"""

from pathlib import Path

import pygame
from PIL import Image

from sim.case import Case
from sim.headless import Session

BOARDS = ("pygamer", "pico_oled")
LANGUAGES = ("en", "es")
DOCS = Path(__file__).resolve().parent.parent / "docs"

# Two play by the Chilean rules; Rosa bids what nobody has until she is down to one die.
DOWN_TO_ONE = "A shake A" + 4 * " A shake A A DOWN A A A A A" + " A"
NO_LUCK = "61" + "3" * (10 + 9 + 8 + 7) + "3" + "44444"

# One row a game: the options of its Session, then (stop, what to do before it). Keys are pressed;
# "+B" goes down and "-B" up; "shake", "down" and "up" move the handheld; a number waits so many ms;
# "off" is a power cut, "fault" a fault in the program.
GAMES = (
    (
        {"seed": 7},
        ("title", ""),
        ("options", "MENU"),
        ("statistics", "UP A"),
        ("setup", "B B A"),
        ("setup_bots", "LEFT DOWN RIGHT RIGHT DOWN RIGHT DOWN RIGHT"),
        ("bots", "DOWN DOWN A"),
        ("switches", "B UP A LEFT LEFT"),
    ),
    (
        {"players": 3, "preset": "clasico", "dice": "446" + "63" + "24425" + "13446" + "66112"},
        ("rules", ""),
        ("rolloff", "A"),
        ("rolloff_tie", "shake"),
        ("rolloff_done", "shake"),
        ("pass", "A"),
        ("cup", "A"),
        ("turn_open", "shake"),
        ("turn_open_look", "+B"),
        ("turn_up", "-B UP UP UP RIGHT RIGHT"),
        ("pass_bid", "A"),
        ("turn", "A"),
        ("turn_look", "+B"),
        ("turn_reason", "-B LEFT LEFT LEFT UP UP UP UP UP UP UP UP UP UP UP UP UP UP"),
        ("turn_dudo", "DOWN DOWN DOWN DOWN DOWN DOWN DOWN DOWN DOWN DOWN DOWN DOWN DOWN DOWN"),
        ("turn_calza", "DOWN"),
        ("turn_burn", "DOWN"),
        ("burn", "A A"),
        ("burn_shown", "RIGHT RIGHT UP RIGHT UP"),
        ("turn_burnt", "A shake"),
        ("pass_burnt", "A"),
        ("menu", "MENU"),
        ("board", "DOWN DOWN A"),
        ("turn_sure", "A B A DOWN A"),
        ("reveal_covered", "A"),
        ("reveal_half", "900"),
        ("reveal", "A"),
        ("verdict", "A"),
        ("next_pass", "A"),
        ("face_down", "A down"),
        ("face_up", "up"),
    ),
    (
        {"players": 3, "preset": "chile", "seed": 2},
        ("turn_direction", "A shake shake A A A shake DOWN"),
        ("turn_turned", "A A"),
    ),
    (
        {"players": 2, "preset": "chile", "dice": "61" + "22446" + "13333"},
        ("pass_to_two", "A shake A A A shake UP A"),
        ("turn_paso", "A DOWN DOWN DOWN"),
        ("after_paso", "A A A"),
        ("paso_reveal", "DOWN A A A"),
        ("paso_verdict", "A"),
    ),
    (
        {"players": 4, "preset": "perudo", "dice": "6111"},
        ("pass_calza", "A shake A A A shake A"),
        ("calza_who", "A A DOWN"),
        ("calza_me", "DOWN A"),
        ("calza_reveal", "A A"),
        ("calza_verdict", "A"),
    ),
    (
        {"players": 3, "bots": 2, "preset": "plano", "seed": 4},
        ("said", "A shake UP A"),
    ),
    (
        {"players": 8, "preset": "clasico", "seed": 3},
        ("eight_rolloff", "A shake"),
        ("eight_turn", "shake shake shake shake A A A shake"),
        ("eight_reveal", "UP UP UP UP UP UP UP UP UP UP A A DOWN A A A"),
    ),
    (
        {"players": 2, "preset": "chile", "dice": NO_LUCK},
        ("obligar_cup", DOWN_TO_ONE),
        ("obligar", "DOWN"),
        ("obligar_closed", "DOWN DOWN A"),
        ("closed_turn", "shake UP"),
        ("closed_answer", "A A"),
        ("closed_reveal", "DOWN A A A"),
        ("over", "A A"),
    ),
    (
        {"players": 2, "preset": "chile", "dice": NO_LUCK},
        ("open_turn", DOWN_TO_ONE + " DOWN DOWN A shake"),
        ("open_look", "+B"),
    ),
    (
        {"dice": "654" + "3" * 15},
        ("options_hints", "MENU DOWN DOWN DOWN RIGHT"),
        ("odds", "B A A A shake A A shake A A MENU DOWN DOWN DOWN A"),
    ),
    (
        {"players": 2, "preset": "plano", "seed": 6},
        ("resume", "A A shake A off"),
        ("resume_sure", "B"),
        ("resumed", "A"),
        ("error", "A fault"),
    ),
)


def stops(board, language):
    """Walks the tour: yields (stop, session) at each stop, the session to be looked at only."""
    for options, *walk in GAMES:
        session = Session(board=board, lang=language, **options)
        for name, steps in walk:
            for step in steps.split():
                do(session, step)
            yield name, session
        session.close()


def do(session, step):
    """One step of a walk, as GAMES writes them."""
    moves = {
        "shake": lambda: session.shake(600),
        "down": session.face_down,
        "up": session.face_up,
        "off": lambda: (session.power_cut(), session.power_on()),
        "fault": lambda: fault(session),
    }
    if step in moves:
        moves[step]()
    elif step.isdigit():
        session.wait(int(step))
    elif step[0] == "+":
        session.down(step[1:])
    elif step[0] == "-":
        session.up(step[1:])
    else:
        session.press(step)


def fault(session):
    """Something breaks with the next picture."""
    app = session.device.app
    refresh = app.refresh

    def fail():
        app.refresh = refresh
        raise RuntimeError("a fault")

    app.refresh = fail
    session.face_up()  # were it face down, it would see no key
    session.press("LEFT")


def sheet(board, language, columns=6, gap=6):
    """All stops of one board and language as one Image, in their order."""
    pictures = []
    for _, session in stops(board, language):
        size = session.device.width, session.device.height
        picture = Image.frombytes("RGB", size, session.frame())
        pictures.append(picture.resize((size[0] * 2, size[1] * 2), Image.Resampling.NEAREST))
    width, height = pictures[0].width + gap, pictures[0].height + gap
    rows = (len(pictures) + columns - 1) // columns
    whole = Image.new("RGB", (columns * width + gap, rows * height + gap), (40, 44, 52))
    for number, picture in enumerate(pictures):
        whole.paste(picture, (gap + number % columns * width, gap + number // columns * height))
    return whole


def handheld(shown=("cup", "turn_look", "turn_dudo")):
    """The handheld as the window draws it, at some of the stops, side by side: an Image."""
    pygame.font.init()
    pictures = []
    for name, session in stops("pygamer", "en"):
        if name in shown:
            device = session.device
            case = Case(device.width, device.height, len(device.pixels))
            panel = pygame.image.frombuffer(session.frame(), (device.width, device.height), "RGB")
            drawn = case.draw(panel, session.pixels, device.pressed, 2)
            pixels = pygame.image.tobytes(drawn, "RGBA")
            pictures.append(Image.frombytes("RGBA", drawn.get_size(), pixels))
    width, height = pictures[0].size
    whole = Image.new("RGBA", (len(pictures) * width, height))
    for number, picture in enumerate(pictures):
        whole.paste(picture, (number * width, 0))
    return whole


if __name__ == "__main__":
    handheld().save(DOCS / "handheld.png", optimize=True)
    for board in BOARDS:
        for language in LANGUAGES:
            sheet(board, language).save(DOCS / f"screens-{board}-{language}.png", optimize=True)
