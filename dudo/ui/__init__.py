# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What players see: screens as generators over displayio and adafruit_display_text."""
