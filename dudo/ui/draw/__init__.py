# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Drawing the sheets of glyphs and dice, at start-up; what draws is let go afterwards."""
