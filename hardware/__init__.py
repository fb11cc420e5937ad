# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The device side: the only package that touches pins, buses and the chip itself."""
