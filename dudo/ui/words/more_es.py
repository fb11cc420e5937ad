# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Español que no hace falta en cada ronda: preparativos, pausa, reglas."""

PLAY = "A: jugar"
OPTIONS = "MENU: opciones"
NOTHING_SAVED = "Sin partida guardada"
SAVED_GAME = "Partida guardada"
ROUND = "Ronda %d"
HAS_TURN = "Le toca a %s"
RESUME_KEYS = "A: seguir  B: nueva"
RESUME_SURE = "B otra vez: nueva"
STATISTICS = "Estadísticas"
GAMES = "Partidas"
ROUNDS = "Rondas"
OPTIONS_TITLE = "OPCIONES"
SETTINGS = {
    "language": "Idioma",
    "en": "inglés",
    "es": "español",
    "sound": "Sonido",
    "lights": "Luces",
    "hints": "Pistas",
    "off": "no",
    "on": "sí",
}
CHANGE_BACK = "◀▶ cambiar  B: volver"
WHO_PLAYS = "¿QUIÉN JUEGA?"
PEOPLE = "Personas"
BOTS = "Bots"
STYLE = "Estilo"  # of the bots
STYLES = {"": "de todo", "prudente": "prudente", "farol": "cuentero", "veterano": "veterano"}
LIVES = {
    "prudente": ("Cuenta dos veces,", "miente rara vez."),
    "farol": ("Miente con cariño,", "pero no siempre."),
    "veterano": ("Lee cada apuesta,", "no olvida ninguna."),
}
RULES = "Reglas"
CHANGE_RULES = "Cambiar reglas"
WHO_ARE_THEY = "¿Quiénes son?"
OPEN = "A: abrir  B: volver"
START = "A: ¡a jugar!"
READ_ON = "▲▼ A: sigue B: atrás"
PRESETS = {
    "clasico": "clásicas",
    "chile": "chilenas",
    "mesa": "de mesa",
    "perudo": "perudo",
    "plano": "planas",
}
PAUSE = "PAUSA"
BACK_TO_GAME = "Volver al juego"
SEE_TABLE = "La mesa"
ODDS = "Una pista"
LEAVE = "Alguien se va"
WHO_LEAVES = "¿Quién se va?"
END_GAME = "Terminar la partida"
REALLY = "A: ¿seguro?"
CHANCE = "%s: %d%%"
NO_BID_YET = "Aún no hay apuesta"
NO_ODDS = "Para esto no hay"
ERROR = "Algo se rompió"
ERROR_TEXT = "Vuelve lo guardado"
ERROR_KEY = "A: seguir"
WINS = "¡gana la partida!"
AGAIN = "A: otra vez"
NEW_TABLE = "B: otros jugadores"
WHO_STARTS = "¿Quién parte?"
SHAKE_ROLL = "Agita para tirar"
HOLD_ROLL = "Mantén A para tirar"
TIE = "Otra vez: %s"
OPENS = "Parte %s"
OBLIGAR_TITLE = "Tu último dado"
NORMAL_ROUND = "Ronda normal"
BURN_KEYS = "▲ mostrar  A: quemar"
BURN_SOME = "Muestra uno o más"
BURN_KEEP = "Guarda uno o más"
BURN_SHOW = "Muestras %d"
WHO_CALLS = "¿Quién calza?"
ME_CALZA = "A: soy yo, ¡calzo!"
CHOOSE_BACK = "A: elegir  B: volver"
SEE_RULES = "Las reglas"

SWITCHES = {
    "dice": "Dados por cacho",
    "sides": "Caras",
    "start": "Parte",
    "order": "Orden",
    "direction": "Sentido",
    "opening_aces": "Abrir ases",
    "aces": "Los ases",
    "calza": "Calza",
    "calza_limit": "Calza con",
    "calza_two_left": "Calza entre dos",
    "paso": "Paso",
    "burn": "Quemar",
    "special": "Un dado",
    "special_two_left": "...entre dos",
    "special_at": "...al quedar con",
    "fijo_one_die_may_change": "...otra pinta",
    "blind": "...a ciegas",
    "next_if_out": "Sigue",
}
VALUES = {
    "off": "no",
    "on": "sí",
    "none": "no",
    "seat0": "asiento 1",
    "roll": "el más alto",
    "rolled": "según tirada",
    "seats": "asientos",
    "left": "izquierda",
    "opener": "elige mano",
    "first": "elige uno",
    "one_die": "un dado",
    "free": "sí",
    "never": "no",
    "half": "la mitad",
    "half_plus": "mitad + 1",
    "flat": "menores",
    "top": "mayores",
    "turn": "en turno",
    "any": "todos",
    "basic": "sí",
    "full": "con full",
    "palo_fijo": "palo fijo",
    "obligar": "obligar",
    "others": "otros",
    "direction": "el sentido",
}
OF_SWITCH = {"calza_limit none": "siempre", "calza_limit half": "la mitad"}
