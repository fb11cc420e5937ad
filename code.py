# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Starts the game: finds the device, runs the screens, and stands below them as a safety net."""


def program(device):
    """The whole game as one generator: yields milliseconds to wait (None: until something
    happens), is sent the event. Raises what keeps even the word about a fault from coming up.

    Whoever drives it owns the loop: `main` on a device and in the window, a Session in the tests.
    """
    import gc

    from dudo.ui.app import App
    from dudo.ui.flow import after_a_fall, evening

    flow = evening
    while True:
        device.app = App(device)
        try:
            yield from device.app.run(flow(device.app))
        except Exception as error:  # whatever it was, the game goes on from where it was saved
            report(error)
            if flow is after_a_fall and not device.app.seen:  # not even a word about it comes up
                raise
        device.app = None  # its pages go before the next one wants the room
        gc.collect()
        flow = after_a_fall


def report(error):
    """Where it broke, for whoever listens on the console; no exception of ours names a die."""
    import traceback

    traceback.print_exception(error)


def this_board():
    """The Device of the board this runs on; if there is none, None and a line that says why.

    ImportError if the display's library is missing.
    """
    from hardware.boards import find

    try:
        return find()
    except (AttributeError, RuntimeError, ValueError) as error:
        print(error)  # noqa: T201  there is nothing else to say it with
        return None


def play(device):
    """Runs the game on a device until the power goes, and leaves it dark."""
    try:
        flow = program(device)
        pause = next(flow)
        while True:
            pause = flow.send(device.wait(pause))
    finally:
        device.black()  # a panel and a strip of lights keep what they show after the program's end


def main(device=None):
    """Runs the game; `device` None means on this board, which starts anew if all else fails."""
    if device is not None:
        play(device)
        return
    import supervisor

    supervisor.runtime.autoreload = False  # a computer that writes to the drive must not restart us
    try:
        device = this_board()
        if device is not None:
            play(device)
    except ImportError as error:  # a library: it would be missing after a new start as well
        print("%s: copy it into lib, as lib/README.md says" % error)  # noqa: T201
    except Exception as error:  # below every net: only a new start is left, dark as it is now
        report(error)
        supervisor.reload()


if __name__ == "__main__":
    main()
