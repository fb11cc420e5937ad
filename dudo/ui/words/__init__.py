# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A language is two modules of names: what every round needs, and more (loaded when wanted)."""
