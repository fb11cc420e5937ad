# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Two small games for the installer, what else an owner has on a drive, and how one gets there."""

from tools.install import plan
from tools.install.carry_out import carry_out
from tools.install.found import Found

NEW = {
    "boot.py": b"boot, the second",
    "code.py": b"code, the second, rather longer than before",
    "dudo/game.mpy": b"C\x06 game" * 90,
    "dudo/ui/app.mpy": b"C\x06 app",
    "hardware/keys.mpy": b"C\x06 keys",
    "lib/neopixel.mpy": b"C\x06 lights",
    "safemode.py": b"safe",
    "settings.toml": b'# DUDO_SOUND = "off"\n# DUDO_LIGHTS = "off"\n',
}
OLD = {
    "boot.py": b"boot, the first",
    "code.py": b"code, the first",
    "dudo/game.py": b"game",
    "dudo/gone.mpy": b"C\x06 gone",
    "lib/neopixel.py": b"lights",
    "lib/unused.py": b"unused",
    "safemode.py": b"safe",
    "settings.toml": b'# DUDO_SOUND = "on"\n',
}
THEIRS = {
    "boot_out.txt": b"Adafruit CircuitPython 10.2.1",
    "notes.txt": b"dudo on friday",
    "lib/their_own.py": b"their own",
    "dudo/my_bot.py": b"my bot",
    ".trashes": b"",
}


def quiet(*_):
    pass


def install(drive, files=NEW):
    carry_out(drive, plan.install(Found(drive), files), quiet)
    return drive


def uninstall(drive):
    carry_out(drive, plan.uninstall(Found(drive))[0], quiet)
    return drive
