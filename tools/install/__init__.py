# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Puts the game onto a handheld's drive: finds it, plans every step, then takes them.

`python -m tools.flash` is the command; docs/install.md says what its refusals mean.
"""
