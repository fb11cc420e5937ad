# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Near-perfect play for two seats with few dice: a round as its own game, solved and packed."""
