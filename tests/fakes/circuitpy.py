# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What CircuitPython and bootloaders write on their drives, and CircuitPython as a .uf2."""

import struct

FLASH = 0x10000000  # where a Pico's flash begins
RP2040, RP2350, SAMD51 = 0xE48BFF56, 0xE48BFF59, 0x55114460
MACHINES = {  # Board ID -> what CircuitPython calls the machine
    "pygamer": "Adafruit PyGamer with samd51j19",
    "pybadge": "Adafruit Pybadge with samd51j19",
    "raspberry_pi_pico": "Raspberry Pi Pico with rp2040",
    "raspberry_pi_pico2": "Raspberry Pi Pico 2 with rp2350a",
}
PICO = "raspberry_pi_pico"
LOADER = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n"


def boot_out(board=PICO, version="10.2.1"):
    machine = MACHINES.get(board, "Some Board with rp2040")
    return f"Adafruit CircuitPython {version} on 2026-03-01; {machine}\r\nBoard ID:{board}\r\n"


def files(drive):
    return {
        p.relative_to(drive).as_posix(): p.read_bytes() for p in drive.rglob("*") if p.is_file()
    }


def firmware(board=PICO, version="10.2.1", family=RP2040, start=FLASH, blocks=4, flags=0):
    """A .uf2 that is to us what CircuitPython's own is; family 0: none, as those for SAMD51."""
    code = f"Adafruit CircuitPython {version} on 2026-08-01\0Board\0{board}\0".encode()
    code = code.ljust(256 * blocks)
    return b"".join(
        struct.pack(
            "<8I256s220xI",
            *(0x0A324655, 0x9E5D5157, flags | (0x2000 if family else 0), start + 256 * number),
            *(256, number, blocks, family),
            code[256 * number : 256 * number + 256],
            0x0AB16F30,
        )
        for number in range(blocks)
    )
