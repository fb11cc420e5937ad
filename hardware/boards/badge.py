# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What PyGamer and PyBadge share: built-in display, keys on a shift register, sensor, speaker."""

from hardware.board_device import BoardDevice
from hardware.boards import optional
from hardware.boards.pixels import lights
from hardware.boards.sensors import accelerometer

WIDTH, HEIGHT, COLORS = 160, 128, 65536
SCREEN = "-z"  # the sensor sits on the back ("Adafruit PyBadge.brd", IC4 and LCD1)
PIXELS = 5
PIXELS_WITHOUT_SENSOR = 1  # a PyBadge LC
APPENDS = False  # SAMD51: each write to its memory erases it


def make(name, keys):
    """The Device of such a board; `keys` is the event of each bit of the shift register."""
    import board
    from keypad import ShiftRegisterKeys

    from hardware.sound import Sound
    from hardware.speaker import Speaker

    board.DISPLAY.auto_refresh = False
    scanner = ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK,
        data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH,
        key_count=len(keys),
        value_when_pressed=True,
    )
    device = BoardDevice(name, board.DISPLAY, COLORS, scanner, keys, APPENDS)
    device.motion = accelerometer(board.I2C, SCREEN)
    count = PIXELS if device.motion else PIXELS_WITHOUT_SENSOR
    device.pixels = optional(lambda: lights(board.NEOPIXEL, count))
    speaker = optional(lambda: Speaker(board.SPEAKER, board.SPEAKER_ENABLE))
    device.sound = Sound(speaker, device.ticks_ms) if speaker else None
    return device
