# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""English of the bots: what each says with a bid and with a dudo."""

BIDS = {
    "prudente": ("Slowly...", "That much I believe", "Not one more"),
    "farol": ("I have plenty!", "Trust me", "Why not?"),
    "veterano": ("As I thought", "One more, friend", "Let us see"),
}
DUDOS = {
    "prudente": ("That cannot be", "Now I have to"),
    "farol": ("Tall tales!", "Not with me!"),
    "veterano": ("Seen that before", "Up with the cups"),
}
