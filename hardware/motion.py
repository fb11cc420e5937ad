# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What feels that the handheld is shaken or turned over: an accelerometer, or a tilt switch."""

from dudo.ui.events import FACE_UP, SHAKE, STILL, TICK
from hardware.keys import TICKS

PERIOD = 20  # ms from one sample to the next
MILLI_G = 102  # in one m/s2
EIGHT_G = 2  # in the range register of all sensors below
FAILURES = 5  # samples in a row that fail: a plug has come loose
FACING = 500  # milli-g out of the screen: it looks up

AXES = ("+x", "-x", "+y", "-y", "+z", "-z")

# Where on the I2C bus a sensor may be, its library, its class there, what sets its range.
SENSORS = (
    (0x18, "adafruit_lis3dh", "LIS3DH_I2C", "range"),
    (0x19, "adafruit_lis3dh", "LIS3DH_I2C", "range"),
    (0x53, "adafruit_adxl34x", "ADXL345", "range"),
    (0x68, "adafruit_mpu6050", "MPU6050", "accelerometer_range"),
)


def addresses(i2c):
    """Who answers on the bus."""
    while not i2c.try_lock():
        pass
    found = i2c.scan()
    i2c.unlock()
    return found


def find_sensor(i2c):
    """The first of SENSORS that answers, at +-8 g (a hard shake goes beyond 2), or None."""
    found = addresses(i2c)
    for address, library, name, its_range in SENSORS:
        if address in found:
            sensor = getattr(__import__(library), name)(i2c, address=address)
            setattr(sensor, its_range, EIGHT_G)
            return sensor
    return None


class Accelerometer:
    """Any sensor with `acceleration` in m/s2, which is all that Adafruit's have in common.

    ``lost``  it has failed too often: nothing will come any more
    """

    def __init__(self, sensor, screen, detector):
        """`screen`: which of AXES points out of the screen; `detector`: a hardware.shake.Motion."""
        self.sensor = sensor
        self.axis = AXES.index(screen) >> 1
        self.sign = -1 if screen[0] == "-" else 1
        self.detector = detector
        self.sampled = self.failures = 0
        self.lost = self.sure = False

    def read(self, now):
        """The event of the sample that is due by now, or TICK."""
        if (now - self.sampled) & TICKS < PERIOD:
            return TICK
        self.sampled = now
        try:
            values = self.sensor.acceleration
        except OSError:
            return self._fail()
        self.failures = 0
        axis = self.axis
        z = int(values[axis] * MILLI_G) * self.sign
        if z > FACING:
            self.sure = True
        x, y = int(values[axis - 1] * MILLI_G), int(values[axis - 2] * MILLI_G)
        return self.detector.feed(x, y, z, now)

    def key_pressed(self):
        """Who presses a key sees the screen: if it has looked down ever since the start, it is the
        sensor that sits the other way round."""
        if self.detector.down and not self.sure:
            self.sign = -self.sign
            self.sure = True

    def _fail(self):
        """Whoever waits for the screen to be turned up, or for a shake to end, must hear of it."""
        detector = self.detector
        self.failures += 1
        if self.failures < FAILURES:
            return TICK
        if detector.down:
            detector.down = False
            return FACE_UP
        self.lost = True
        return STILL


class Tilt:
    """A ball in a tube that makes contact and breaks it: it feels shaking, not the face."""

    CHANGES = 4  # close upon each other: a shake
    CALM = 400  # ms without a change: its end

    lost = False

    def __init__(self, queue, event):
        """`queue` is a keypad.EventQueue of that switch alone, `event` a keypad.Event to read."""
        self.queue = queue
        self.event = event
        self.changes = self.latest = 0

    def read(self, now):
        """SHAKE, STILL or TICK."""
        calm = (now - self.latest) & TICKS > self.CALM
        if calm and self.changes:
            shaken = self.changes >= self.CHANGES
            self.changes = 0
            if shaken:
                return STILL
        if self.queue.get_into(self.event):
            self.latest = now
            self.changes += 1
            if self.changes == self.CHANGES:
                return SHAKE
        return TICK

    def key_pressed(self):
        """Tells it nothing."""
