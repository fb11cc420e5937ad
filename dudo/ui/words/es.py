# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Español, con las palabras de la mesa chilena."""

CODE = "es"
PRESET = "chile"
NAMES = ("Rosa", "Luis", "Ana", "Pía", "Hugo", "Inés", "Tito", "Elsa")
FACES = (
    ("as", "ases"),
    ("tonto", "tontos"),
    ("tren", "trenes"),
    ("cuarta", "cuartas"),
    ("quina", "quinas"),
    ("sexta", "sextas"),
)
CALLS = (
    "¡Dudo!",
    "¡Calzo!",
    "Paso",
    "Obligar abierto",
    "Obligar cerrado",
    "A la izquierda",
    "A la derecha",
    "Quemar",
)
CALLS_SHORT = ("¡dudo!", "calzo", "paso", "abierto", "cerrado", "girar", "girar", "quemar")
SPECIALS = ("", "Palo fijo", "Obligar abierto", "Obligar cerrado")
REASONS = (
    "ahora no",
    "eso no se puede",
    "aún no hay apuesta",
    "esa apuesta es tuya",
    "hay un paso",
    "la pinta está fija",
    "solo más, mismo dado",
    "solo hay %d dados",
    "no se abre con ases",
    "muy poco: mínimo %d",
)
OF_MINE = "%d de las mías"
OF_MY_DIE = "mías"
OF_THEIR_DIE = "de %s"
OF_SEAT = "del dado de %s"

GO_ON = "A: seguir"

PASS_TO = "Pásaselo a"
NEW_ROUND = "Nueva ronda"
ON_TABLE = "%d dados en la mesa"
IT_IS_ME = "A: soy yo"
CALZA_BELOW = "▼ calzar"

SHAKE = "¡AGITA!"
HOLD = "MANTÉN A"
OR_HOLD = "o mantén A"
TO_ROLL = "suelta para tirar"
OBLIGAR_BELOW = "▼ obligar"

DICE = "%d dados"
SAID = "%s cantó"
SAID_PASO = "%s: paso"
YOU_OPEN = "Tú abres"
MAKE_BID = "Haz tu apuesta"
TABLE = "mesa:"
LOOK = "mantén B y mira"
HOLD_B = "mantén B"
TABLE_MENU = "mesa: MENU"
LOOK_ROUND = "mantén B: los demás"
BLIND = "Ahora no se mira"
THEN = "y sigue %s"
YOU_SEE = "ves %d de esos"
DOES_BID = "A: canta"
TWICE = "2 × A"
SURE = "¡otra A!"

SKIP = "A: apurar"
SO_FAR = "van %d"
IN_ALL = "hay %d"
THERE_IS = "Hay %d"
THERE_ARE = "Hay %d"
PASO_TRUE = "El paso era cierto"
PASO_FALSE = "El paso era mentira"
LOSES = "pierde un dado"
OUT = "queda fuera"
GAINS = "recupera un dado"
KEEPS = "tenía razón"
NEXT_ROUND = "A: otra ronda"
