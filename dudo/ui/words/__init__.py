# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A language is a module of names here, and a second one with the names of the rules."""
