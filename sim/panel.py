# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Virtual panels: they decode the bytes that a real panel gets over its bus into a picture.

A panel is the bus of an ordinary `busdisplay.BusDisplay`, so all drawing is displayio's own.
"""

from array import array

import busdisplay
import fourwire

COMMAND = 0  # what displayio calls the first argument of _send; 1 is data


class Panel(fourwire.FourWire):
    """What every panel has in common: a picture, and someone who is told of each write.

    ``picture`` RGB888 bytes, row by row, black at first
    ``sent``    called with the bytes of each write into the picture, addressing included
    """

    def __init__(self, width, height, sent):
        self.width = width
        self.height = height
        self.picture = bytearray(width * height * 3)
        self.sent = sent
        self._commands = {}  # the latest arguments of each addressing command
        self._command = None

    def reset(self):
        """Nothing to reset: a virtual panel has no pins."""

    def write(self, data):
        """Draws one write again, as `sent` got it."""
        self.draw(*self.corners(data), data[self.addressing :])

    # The three below are what busdisplay asks of a bus; it waits while a transaction returns true.
    def _free(self):
        return True

    def _begin_transaction(self):
        return False

    def _end_transaction(self):
        pass

    def _paste(self, column, row, pixels):
        start = (row * self.width + column) * 3
        self.picture[start : start + len(pixels)] = pixels


class _Rgb888(dict):
    """Two bytes of RGB565, read in this machine's order -> RGB888; filled on demand."""

    def __missing__(self, word):
        word_in_order = int.from_bytes(array("H", [word]).tobytes(), "big")
        red, green, blue = word_in_order >> 11, word_in_order >> 5 & 63, word_in_order & 31
        color = bytes((red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2))
        self[word] = color
        return color


RGB888 = _Rgb888()


class St7735r(Panel):
    """A 16-bit colour panel: 0x2A columns, 0x2B rows, 0x2C pixels (ST7735R data sheet, 10)."""

    colors = 65536
    addressing = 11

    def display(self):
        """A display on this panel, as the board's own built-in one is set up."""
        return busdisplay.BusDisplay(
            self, b"", width=self.width, height=self.height, auto_refresh=False
        )

    @staticmethod
    def corners(window):
        """The first and last column and row of a window, both included."""
        return tuple(int.from_bytes(window[i : i + 2], "big") for i in (1, 3, 6, 8))

    def draw(self, left, right, top, bottom, pixels):
        """Puts big-endian RGB565 pixels into the window."""
        rgb = b"".join(map(RGB888.__getitem__, array("H", pixels)))
        step = (right - left + 1) * 3
        for i in range(bottom - top + 1):
            self._paste(left, top + i, rgb[i * step : (i + 1) * step])

    def _send(self, data_type, _chip_select, data):
        if data_type == COMMAND:
            self._command = data[0]
        elif self._command == 0x2C:
            window = b"\x2a%b\x2b%b\x2c" % (self._commands[0x2A], self._commands[0x2B])
            self.draw(*self.corners(window), data)
            self.sent(window + bytes(data))
        else:
            self._commands[self._command] = bytes(data)


class Ssd1306(Panel):
    """A black-and-white OLED: 0x21 columns, 0x22 pages of eight rows (SSD1306 data sheet, 10)."""

    colors = 2
    addressing = 6

    def display(self):
        """A display on this panel, set up as the adafruit_displayio_ssd1306 library does."""
        return busdisplay.BusDisplay(
            self,
            b"",
            width=self.width,
            height=self.height,
            color_depth=1,
            grayscale=True,
            pixels_in_byte_share_row=False,
            set_column_command=0x21,
            set_row_command=0x22,
            data_as_commands=True,
            brightness_command=0x81,
            single_byte_bounds=True,
            auto_refresh=False,
        )

    @staticmethod
    def corners(window):
        """The first and last column and page of a window, both included."""
        return window[1], window[2], window[4], window[5]

    def draw(self, left, right, first_page, last_page, pixels):
        """Puts bytes of eight pixels, the lowest bit on top, into the window."""
        step = right - left + 1
        for page in range(last_page - first_page + 1):
            cells = pixels[page * step : (page + 1) * step]
            for bit in range(8):
                row = b"".join(b"\xff\xff\xff" if cell >> bit & 1 else b"\0\0\0" for cell in cells)
                self._paste(left, (first_page + page) * 8 + bit, row)

    def _send(self, data_type, _chip_select, data):
        if data_type == COMMAND:
            self._commands[data[0]] = bytes(data)
        else:
            window = self._commands[0x21] + self._commands[0x22]
            self.draw(*self.corners(window), data)
            self.sent(window + bytes(data))
