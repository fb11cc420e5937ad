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
    "¡Calza!",
    "Paso",
    "Obligar abierto",
    "Obligar cerrado",
    "A la izquierda",
    "A la derecha",
    "Quemar",
)
CALLS_SHORT = ("¡dudo!", "calza", "paso", "abierto", "cerrado", "izq.", "der.", "quemar")
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
OF_MINE = "%d de lo mío"
OF_MY_DIE = "del mío"
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
SAID = "%s dijo"
SAID_PASO = "%s: paso"
YOU_OPEN = "Tú abres"
MAKE_BID = "Haz tu apuesta"
TABLE = "mesa:"
LOOK = "B: mirar"
LOOK_ROUND = "B: ver a los demás"
BLIND = "Ahora no se mira"
THEN = "sigue: %s"
YOU_SEE = "ves %d de esos"
DOES_BID = "A: decir"
SURE = "A: ¡sí!"

SKIP = "A: saltar"
SO_FAR = "van %d"
THERE_IS = "Hay %d"
THERE_ARE = "Hay %d"
PASO_TRUE = "El paso era cierto"
PASO_FALSE = "El paso era mentira"
LOSES = "pierde un dado"
GAINS = "recupera un dado"
KEEPS = "tenía razón"
NEXT_ROUND = "A: otra ronda"
