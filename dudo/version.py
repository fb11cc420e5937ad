# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The version of the game, the only place it stands."""

VERSION = "0.1.0"
