# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The computer's keys: what each does to the handheld or its window, and the help that says so."""

import pygame

from dudo.ui import events

HANDHELD = {
    pygame.K_UP: events.UP,
    pygame.K_DOWN: events.DOWN,
    pygame.K_LEFT: events.LEFT,
    pygame.K_RIGHT: events.RIGHT,
    pygame.K_z: events.A,
    pygame.K_RETURN: events.A,
    pygame.K_KP_ENTER: events.A,
    pygame.K_x: events.B,
    pygame.K_BACKSPACE: events.B,
    pygame.K_m: events.MENU,
    pygame.K_TAB: events.MENU,
}

HANDS = {pygame.K_SPACE: "shake", pygame.K_f: "turn_over"}  # methods of sim.hands.Hands

WINDOW = {  # methods of sim.window.Window
    pygame.K_F1: "help",
    pygame.K_F11: "fill_screen",
    pygame.K_F12: "picture",
    pygame.K_PLUS: "larger",
    pygame.K_EQUALS: "larger",
    pygame.K_KP_PLUS: "larger",
    pygame.K_MINUS: "smaller",
    pygame.K_KP_MINUS: "smaller",
    pygame.K_ESCAPE: "leave",
}

HELP = {
    "en": (
        ("arrows", "the cross"),
        ("Z or Return", "A"),
        ("X or Backspace", "B"),
        ("M or Tab", "MENU"),
        ("Space, held", "shake the handheld"),
        ("F", "lay it face down, turn it up"),
        ("mouse", "press a button; drag the case to shake it"),
        ("F12", "save a picture"),
        ("F11, + and -", "size of the window"),
        ("Esc twice", "leave"),
        ("F1", "this page; any key closes it"),
    ),
    "es": (
        ("flechas", "la cruz"),
        ("Z o Intro", "A"),
        ("X o Retroceso", "B"),
        ("M o Tab", "MENU"),
        ("Espacio, sin soltar", "agitar la consola"),
        ("F", "ponerla boca abajo, o boca arriba"),
        ("mouse", "apretar un botón; arrastrar la consola para agitarla"),
        ("F12", "guardar una imagen"),
        ("F11, + y -", "tamaño de la ventana"),
        ("Esc dos veces", "salir"),
        ("F1", "esta página; cualquier tecla la cierra"),
    ),
}
GREETING = {
    "en": "arrows,  Z: A,  X: B,  Space: shake,  F1: help",
    "es": "flechas,  Z: A,  X: B,  Espacio: agitar,  F1: ayuda",
}
LEAVE = {"en": "Esc again leaves the game", "es": "Esc otra vez sale del juego"}
FACE_DOWN = {"en": "face down - F turns it up", "es": "boca abajo - F le da la vuelta"}
F1 = {"en": "F1 help", "es": "F1 ayuda"}
