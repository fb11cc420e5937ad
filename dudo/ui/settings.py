# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What an owner may set: one table that gives the menu, the defaults, the bytes and the checks."""

LANGUAGES = ("en", "es")
ON = ("off", "on")
SLOT = 0  # of Device.store
# name, the values in order, the default's place among them
TABLE = (
    ("language", LANGUAGES, 0),
    ("sound", ON, 1),
    ("lights", ON, 1),
    ("hints", ON, 0),
)


def load(device):
    """The settings as a dict of ints (places in the values of TABLE): what was chosen in the menu,
    else the owner's defaults, else those of TABLE. What does not fit a value is passed over."""
    stored = device.store.load(SLOT) if device.store else None
    chosen = {}
    for index, (name, values, default) in enumerate(TABLE):
        wanted = device.defaults.get(name)
        chosen[name] = values.index(wanted) if wanted in values else default
        if stored and index < len(stored) and stored[index] < len(values):
            chosen[name] = stored[index]
    return chosen


def save(device, chosen):
    """Keeps the settings through the next power cut, where the device can."""
    if device.store:
        device.store.save(SLOT, bytes(chosen[row[0]] for row in TABLE))
