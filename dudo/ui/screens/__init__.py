# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""One module is one screen is one generator: `answer = yield from name(app, ...)`."""
