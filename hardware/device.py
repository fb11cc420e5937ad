# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The Device contract: everything the game may ask of the thing it runs on, written down once."""

TICKS = 0x1FFFFFFF  # supervisor.ticks_ms() wraps here


class Device:
    """A handheld, real or simulated. A board, the desktop and a test each provide just these names.

    ``name``     the board's name in the table of boards, such as "pygamer"
    ``display``  a busdisplay.BusDisplay with auto_refresh off
    ``width``, ``height``  in pixels; ``colors`` it can show: 2 or 65536
    ``keys``     ``keys.held(key)`` is true while that key is down; ``keys.clear()`` forgets every
                 key not yet read and every key held (done on each hand-over)
    ``motion``   true while shaking can be felt, and may say whether it is ``shaken`` now; false:
                 the screens offer holding A instead
    ``pixels``   an adafruit_pixelbuf.PixelBuf with auto_write off, or None
    ``sound``    ``sound.play(tune)`` starts a tune and returns at once, the last one is cut off;
                 a tune is bytes, three a note: hertz // 10 (0 is a rest), milliseconds // 10,
                 volume 0..255. Or None
    ``store``    ``store.load(slot) -> bytes or None`` and ``store.save(slot, data, vital=True)``:
                 what is not vital may wait for the next that is; a slot is a number that its user
                 picks. Or None
    ``dice``     a dice source to use instead of fair dice, or None; it says besides whether it is
                 ``scripted`` still, and gives ``ahead()``, a source for dice of later
    ``defaults`` the owner's defaults, setting name -> text as in settings.toml, such as
                 {"language": "es"}
    ``table``    None, or (seats, bots, preset name, style) to go straight to that game; the last
                 seats are bots of that style, see dudo.ui.table.kinds
    ``complaints`` lines for the title screen: what settings.toml asks for and cannot have
    ``app``      the running dudo.ui.app.App, put here by code.py for the desktop and for tests
    """

    name = ""
    display = None
    width = 0
    height = 0
    colors = 2
    keys = None
    motion = False
    pixels = None
    sound = None
    store = None
    dice = None
    defaults = {}
    table = None
    complaints = ()
    app = None

    def ticks_ms(self):
        """Milliseconds, 0..2**29 - 1, that wrap round: see TICKS."""
        raise NotImplementedError

    def wait(self, ms):
        """The next event of dudo.ui.events; TICK after `ms` milliseconds without one.

        `ms` None waits for an event alone. Idles the processor; never blocks longer than asked.
        """
        raise NotImplementedError

    def urandom(self, n):
        """`n` random bytes that nobody can predict."""
        raise NotImplementedError

    def black(self):
        """Nothing is to be seen or heard any more: the program ends."""

    def sleep(self):
        """Goes dark, as deep as the board can be woken from by a key; returns when woken."""
        raise NotImplementedError
