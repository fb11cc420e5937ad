# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Finds what feels motion: whichever accelerometer answers on the I2C bus."""

from hardware.boards import choice, optional
from hardware.motion import AXES, Accelerometer
from hardware.shake import SENSITIVITIES, Motion

EIGHT_G = 2  # in the range register of each sensor below; a hard shake goes beyond 2 g

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
    try:
        return i2c.scan()
    finally:
        i2c.unlock()  # a display on the same bus waits for it, without a word


def find_sensor(i2c):
    """The first of SENSORS that answers, set to +-8 g, or None."""
    found = addresses(i2c)
    for address, library, name, its_range in SENSORS:
        if address in found:
            sensor = getattr(__import__(library), name)(i2c, address=address)
            setattr(sensor, its_range, EIGHT_G)
            return sensor
    return None


def accelerometer(bus, screen):
    """A hardware.motion.Accelerometer, or False if there is none.

    `bus()` gives the I2C bus. `screen` is the axis that points out of the screen; what the owner
    writes as DUDO_SENSOR is believed rather.
    """
    screen = choice("SENSOR", AXES, screen)
    sensitivity = choice("SHAKE", SENSITIVITIES, "normal")
    try:
        i2c = bus()
    except (OSError, RuntimeError, ValueError):
        return False  # nothing pulls it up: no sensor is wired, as on a PyBadge LC
    sensor = optional(find_sensor, i2c)
    return Accelerometer(sensor, screen, Motion(sensitivity)) if sensor else False
