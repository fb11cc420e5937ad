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

CHOOSE_BACK = "A: elegir  B: volver"

WHO_STARTS = "¿Quién parte?"
SHAKE_ROLL = "Agita para tirar"
HOLD_ROLL = "Mantén A para tirar"
TIE = "¡Empate! Otra vez"
OPENS = "Parte %s"
GO_ON = "A: seguir"

PASS_TO = "Pásaselo a"
NEW_ROUND = "Nueva ronda"
ON_TABLE = "%d dados en la mesa"
IT_IS_ME = "A: soy yo"
CALZA_BELOW = "▼ calzar"
WHO_CALLS = "¿Quién calza?"
ME_CALZA = "A: soy yo, ¡calza!"

SHAKE = "¡AGITA!"
HOLD = "MANTÉN A"
OR_HOLD = "o mantén A"
TO_ROLL = "suelta para tirar"
OBLIGAR_BELOW = "▼ obligar"
OBLIGAR_TITLE = "Tu último dado"
NORMAL_ROUND = "Ronda normal"

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

BURN_KEYS = "▲ mostrar  A: quemar"
BURN_SOME = "Muestra uno o más"
BURN_KEEP = "Guarda uno o más"
BURN_SHOW = "Muestras %d"

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
WINS = "¡gana la partida!"
AGAIN = "A: otra vez"
NEW_TABLE = "B: otra mesa"

PAUSE = "PAUSA"
BACK_TO_GAME = "Volver al juego"
SEE_RULES = "Las reglas"
SEE_TABLE = "La mesa"
ODDS = "El azar"
LEAVE = "Alguien se va"
WHO_LEAVES = "¿Quién se va?"
END_GAME = "Terminar la partida"
REALLY = "A: ¿seguro?"
CHANCE = "%s: %d%%"
NO_BID_YET = "Aún no hay apuesta"
ERROR = "Algo se rompió"
ERROR_TEXT = "La partida se perdió."
ERROR_KEY = "A: empezar de nuevo"
