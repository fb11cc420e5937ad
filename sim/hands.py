# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The hands that hold the handheld in the window: they press keys, shake it, turn it over."""

SHAKE_SPEED = 12  # panel pixels that the mouse drags the case in one move: a shake
CALM = 400  # ms without such a pull: the shaking is over


class Hands:
    """What they do goes to the device.

    ``shaken`` and ``face_down`` say how it is held now.
    """

    def __init__(self, device):
        self.device = device
        self.fingers = {}  # key of the keyboard, or "mouse" -> key of the handheld
        self.shaken = False
        self.face_down = False
        self.pulled = (
            None  # ms of the mouse's last hard pull at the case; None: it does not hold it
        )

    def press(self, finger, key):
        """A finger (a key of the keyboard, or the mouse) goes on a key of the handheld."""
        self.lift(finger)
        self.fingers[finger] = key
        self.device.touch(key, True)

    def lift(self, finger):
        """The finger leaves its key, which goes up unless another finger is on it."""
        key = self.fingers.pop(finger, None)
        if key and key not in self.fingers.values():
            self.device.touch(key, False)

    def let_go(self):
        """Off everything: the window no longer hears what the hands do."""
        for finger in tuple(self.fingers):
            self.lift(finger)
        self.drop()

    def grasp(self):
        """The mouse takes hold of the case."""
        self.pulled = 0

    def pull(self, distance, now):
        """The mouse has moved by so many panel pixels: hard enough, and the case is shaken."""
        if self.pulled is not None and distance > SHAKE_SPEED:
            self.pulled = now
            self.shake()

    def drop(self):
        """The mouse lets the case go."""
        self.pulled = None
        self.be_still()

    def calm_down(self, now):
        """Ends the shaking when the mouse has not pulled for a while."""
        if self.pulled and now - self.pulled > CALM:
            self.be_still()

    def shake(self):
        """The handheld is being shaken from now on."""
        if not self.shaken:
            self.shaken = True
            self.device.sensor.shake(True)

    def be_still(self):
        """It is no longer shaken."""
        if self.shaken:
            self.shaken = False
            self.device.sensor.shake(False)

    def turn_over(self):
        """Face down, or up again."""
        self.face_down = not self.face_down
        self.device.sensor.turn(self.face_down)
