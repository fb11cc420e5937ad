# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What CircuitPython and bootloaders write on their drives."""

BOARDS = {  # Board ID -> what CircuitPython calls the machine, the build it gets
    "pygamer": ("Adafruit PyGamer with samd51j19", "pygamer"),
    "pybadge": ("Adafruit Pybadge with samd51j19", "pybadge"),
    "raspberry_pi_pico": ("Raspberry Pi Pico with rp2040", "pico_oled"),
    "raspberry_pi_pico2": ("Raspberry Pi Pico 2 with rp2350a", "pico_oled"),
}
PICO = "raspberry_pi_pico"
LOADER = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n"


def boot_out(board=PICO, version="10.2.1"):
    machine = BOARDS.get(board, ("Some Board with rp2040",))[0]
    return f"Adafruit CircuitPython {version} on 2026-03-01; {machine}\r\nBoard ID:{board}\r\n"


def files(drive):
    return {
        p.relative_to(drive).as_posix(): p.read_bytes() for p in drive.rglob("*") if p.is_file()
    }
