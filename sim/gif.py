# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""A moving picture of a session, drawn again from its log."""

from PIL import Image

SCALE = 3
SHORTEST = 20  # ms; most programs that show a GIF slow down below that
LONGEST = 3000  # ms; nobody wants to watch a person think


def save_gif(path, session):
    """Writes everything that the panel has shown so far, at its own pace, to a file."""
    moments = _moments(session)
    pictures = [_picture(panel_size, rgb) for _, panel_size, rgb in moments]
    starts = [ms for ms, _, _ in moments]
    lengths = [
        min(LONGEST, max(SHORTEST, after - before))
        for before, after in zip(starts, starts[1:] + [starts[-1] + LONGEST])
    ]
    pictures[0].save(
        path, save_all=True, append_images=pictures[1:], duration=lengths, loop=0, optimize=False
    )


def _moments(session):
    """(ms, size, RGB888) of each moment at which the panel changed, once a moment."""
    size = session.device.width, session.device.height
    panel = type(session.device.panel)(*size, sent=None)
    moments = [(0, size, bytes(panel.picture))]
    for ms, kind, data in session.log:
        if kind == "frame":
            panel.write(data)
            if ms == moments[-1][0]:
                moments.pop()
            moments.append((ms, size, bytes(panel.picture)))
    return moments


def _picture(size, rgb):
    picture = Image.frombytes("RGB", size, rgb)
    return picture.resize((size[0] * SCALE, size[1] * SCALE), Image.Resampling.NEAREST)
