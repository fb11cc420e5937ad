# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What the tools know of each build of the game and of the boards it is for: one row each.

Their pins, and what the game asks of them, stand in hardware/boards/.
"""

from typing import NamedTuple

SAMD51, RP2040, RP2350 = 0x55114460, 0xE48BFF56, 0xE48BFF59  # families of .uf2 files


class Machine(NamedTuple):
    """A board as it is sold: what its bootloader's Board-ID has in it, the family of its .uf2
    files, and what CircuitPython calls it, which is also its page at circuitpython.org."""

    mark: str
    family: int
    ids: tuple


class Build(NamedTuple):
    """One of hardware.boards.NAMES: the machines it runs on, and the libraries that it needs."""

    machines: tuple
    libraries: tuple


MACHINES = {  # a bootloader is that of the first one whose mark it has
    "pygamer": Machine("pygamer", SAMD51, ("pygamer",)),
    "pybadge": Machine("badge", SAMD51, ("pybadge",)),
    "pico": Machine("rpi-rp2", RP2040, ("raspberry_pi_pico", "raspberry_pi_pico_w")),
    "pico2": Machine("rp2350", RP2350, ("raspberry_pi_pico2", "raspberry_pi_pico2_w")),
}
PICOS = ("pico", "pico2")  # a .uf2 reaches the drive of these
EVERY = ("adafruit_display_text", "adafruit_lis3dh", "neopixel")
BUILDS = {
    "pygamer": Build(("pygamer",), EVERY),
    "pybadge": Build(("pybadge",), EVERY),
    "pico_oled": Build(PICOS, (*EVERY, "adafruit_displayio_ssd1306")),
    "pico_tft": Build(PICOS, (*EVERY, "adafruit_st7735r")),
}
WIRED = tuple(name for name, build in BUILDS.items() if build.machines == PICOS)  # by hand
