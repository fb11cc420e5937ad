# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Español de los bots: qué dice cada uno al apostar y al dudar."""

BIDS = {
    "prudente": ("De a poquito...", "Eso sí lo creo", "Ni uno más"),
    "farol": ("¡Tengo hartos!", "Créeme no más", "¿Y por qué no?"),
    "veterano": ("Como pensaba", "Una más, compadre", "A ver, a ver"),
}
DUDOS = {
    "prudente": ("No me cuadra", "Ahora sí que sí"),
    "farol": ("¡Puro cuento!", "¡A mí no!"),
    "veterano": ("Esa ya la vi", "Arriba los cachos"),
}
