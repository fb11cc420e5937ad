# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Starts the game: finds the device, runs the screens, and stands below them as a safety net."""


def program(device):
    """The whole game as one generator: yields milliseconds to wait (or None), is sent events.

    Whoever drives it owns the loop: `main` on a device and in the window, a Session in the tests.
    """
    from dudo.ui.app import App

    device.app = App(device)
    yield from device.app.run()


def main(device=None):
    """Runs the game until the power goes; `device` None means the board this runs on."""
    if device is None:
        from hardware.boards import find

        device = find()
    flow = program(device)
    pause = next(flow)
    while True:
        pause = flow.send(device.wait(pause))


if __name__ == "__main__":
    main()
