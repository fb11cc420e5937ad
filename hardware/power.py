# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Saves the battery: dims when nobody plays, and switches off as deep as a key can wake."""

from micropython import const

from dudo.ui.events import SLEEP, TICK
from hardware.device import TICKS

_DIM = const(60_000)  # ms without a touch
_DARK = const(180_000)
_DIMMED = const(10)  # % of brightness
PERCENT = float("0.01")


def shine(display, percent):
    """Sets the brightness of a panel, in %; nothing where it has none to set."""
    try:
        display.brightness = min(1, percent * PERCENT)
    except RuntimeError:
        pass


class Power:
    """Watches how long nobody has touched the handheld."""

    def __init__(self, device, percent):
        """`percent`: brightness while somebody plays."""
        self.device = device
        self.percent = percent
        self.touched = device.ticks_ms()
        self.dimmed = False
        shine(device.display, percent)
        try:
            from alarm import sleep_memory
        except ImportError:  # RP2350
            sleep_memory = bytearray(1)
        self.falls = sleep_memory  # its first byte is safemode.py's

    def touch(self, now):
        """Somebody has done something: the battery carries it, and the panel lights up again."""
        self.touched = now
        self.falls[0] = 0
        if self.dimmed:
            self.dimmed = False
            shine(self.device.display, self.percent)

    def rest(self, now):
        """SLEEP once nobody has touched it for long enough, else TICK."""
        idle = (now - self.touched) & TICKS
        if idle >= _DARK:
            self.touched = now
            return SLEEP
        if idle >= _DIM and not self.dimmed:
            self.dimmed = True
            self.device.put_out(_DIMMED)
        return TICK


def switch_off(device):
    """Off until one of `device.wake_pins` is pulled low, which starts everything anew. Comes back
    at once where that cannot be: no pins, no `alarm` (RP2350), a computer that keeps it awake."""
    import supervisor

    if not device.wake_pins or supervisor.runtime.usb_connected:
        return
    try:
        import alarm
    except ImportError:
        return
    device.display.sleep()  # what the core writes when a program ends is not seen
    device.scanner.deinit()  # an alarm wants its pin for itself
    pins = [alarm.pin.PinAlarm(pin, value=False, pull=True) for pin in device.wake_pins]
    alarm.exit_and_deep_sleep_until_alarms(*pins)
