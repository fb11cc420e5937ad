# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""CircuitPython's built-in font in its size, 95 cells of 6 x 12, without the shapes of its letters.

On a device it lies in flash; here its 720 bytes are on the heap.
"""

import displayio
import fontio


class _Font:
    def __init__(self):
        self.bitmap = displayio.Bitmap(95 * 6, 12, 2)

    def get_bounding_box(self):
        return (6, 12)

    def get_glyph(self, codepoint):
        if 32 <= codepoint < 127:
            return fontio.Glyph(self.bitmap, codepoint - 32, 6, 12, 0, 0, 6, 0)
        return None


FONT = _Font()
