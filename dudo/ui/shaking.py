# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Waiting for a shake: the sensor's, or A held where there is none or it is easier."""

from dudo.ui import look, tunes
from dudo.ui.events import HELD, RELEASED, SHAKE, STILL, TICK, A

TUMBLE = 80  # ms between two pictures of a tumbling cup
LONGEST = 100  # pictures: if the end of a shake is never seen


def shaken(app, tumble=None, other=None):
    """Returns when the device was shaken and rests again. `tumble(step)` is called while it is
    shaken; `other(event)` is a generator that is given every other event, and ends the waiting
    where it returns something true, which is then the answer."""
    while True:
        event = yield
        if event == SHAKE or event == A | HELD:
            break
        if other is not None:
            answer = other(event)
            if answer:
                return answer
    end = STILL if event == SHAKE else A | RELEASED
    step = 0
    pause = TUMBLE
    app.light(look.BROWN)
    while event != end and step < LONGEST:
        event = yield pause
        if event == TICK:
            step += 1
            if tumble is not None:
                tumble(step)
            if step & 1:
                app.play(tunes.RATTLE)
    app.light(0)
    return None
