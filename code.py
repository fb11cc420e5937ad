# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Starts the game: finds the device, runs the screens, and stands below them as a safety net."""


def program(device):
    """The whole game as one generator: yields milliseconds to wait (None: until something
    happens), is sent the event.

    Whoever drives it owns the loop: `main` on a device and in the window, a Session in the tests.
    """
    import gc
    import traceback

    from dudo.ui.app import App
    from dudo.ui.flow import after_a_fall, evening

    flow = evening
    while True:
        device.app = App(device)
        try:
            yield from device.app.run(flow(device.app))
        except Exception as error:  # whatever it was, the next game can be played
            traceback.print_exception(error)
        device.app = None
        gc.collect()
        flow = after_a_fall


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
