# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The handheld's case as it is drawn: its looks, and where everything is in pixels of its panel."""

import pygame

from dudo.ui import events

SIDE, TOP, BOTTOM = 74, 30, 38  # wood around the panel

TABLE = (24, 26, 32)
WOOD, WOOD_LIGHT, WOOD_DARK = (122, 74, 44), (150, 96, 60), (84, 48, 28)
BEZEL = (12, 12, 14)
BONE, BONE_DOWN, PIP = (236, 226, 204), (255, 196, 64), (40, 30, 26)
GLASS = (60, 44, 34)

BUTTON = 11  # radius
CROSS = 19  # from the middle of the cross to its keys
ARROWS = {
    events.UP: ((0, -6), (-6, 4), (6, 4)),
    events.DOWN: ((0, 6), (-6, -4), (6, -4)),
    events.LEFT: ((-6, 0), (4, -6), (4, 6)),
    events.RIGHT: ((6, 0), (-4, -6), (-4, 6)),
}
LETTERS = {events.A: "A", events.B: "B", events.MENU: "MENU"}


class Case:
    """A case for a panel of that many pixels. All places are in panel pixels from its top left."""

    def __init__(self, width, height, lights):
        self.panel = pygame.Rect(SIDE, TOP, width, height)
        self.size = SIDE + width + SIDE, TOP + height + BOTTOM
        middle, cross = TOP + height // 2, SIDE // 2
        right = SIDE + width
        self.buttons = {
            events.UP: (cross, middle - CROSS),
            events.DOWN: (cross, middle + CROSS),
            events.LEFT: (cross - CROSS, middle),
            events.RIGHT: (cross + CROSS, middle),
            events.A: (right + SIDE - 23, middle - 9),
            events.B: (right + 23, middle + 9),
            events.MENU: (cross, TOP + height + 18),
        }
        step = width // max(1, lights)
        self.lights = [(SIDE + step * i + step // 2, TOP + height + 18) for i in range(lights)]
        self._shells = {}

    def button_at(self, x, y):
        """The key whose button is at that place, or None."""
        for key, (left, top) in self.buttons.items():
            if (x - left) ** 2 + (y - top) ** 2 <= (BUTTON + 1) ** 2:
                return key
        return None

    def draw(self, panel, colors, pressed, scale):
        """The case as a picture; `panel` is None while it lies face down."""
        picture = self._shell(scale).copy()
        if panel is None:
            pygame.draw.rect(picture, WOOD, _scaled(self.panel.inflate(12, 12), scale))
            return picture
        picture.blit(pygame.transform.scale_by(panel, scale), _scaled(self.panel, scale))
        for place, color in zip(self.lights, colors):
            _light(picture, place, color, scale)
        for key, place in self.buttons.items():
            _button(picture, key, place, key in pressed, scale)
        return picture

    def _shell(self, scale):
        """What never changes, drawn twice as large and shrunk: pygame's own edges are ragged."""
        if scale not in self._shells:
            fine = scale * 2
            shell = pygame.Surface((self.size[0] * fine, self.size[1] * fine), pygame.SRCALPHA)
            body = shell.get_rect()
            for inset, color in ((0, WOOD_DARK), (fine, WOOD_LIGHT), (fine * 2, WOOD)):
                radius = 26 * fine - inset
                pygame.draw.rect(shell, color, body.inflate(-2 * inset, -2 * inset), 0, radius)
            frame = _scaled(self.panel.inflate(12, 12), fine)
            pygame.draw.rect(shell, BEZEL, frame, 0, 5 * fine)
            _write(shell, "DUDO", (self.size[0] // 2, TOP // 2 - 2), 15, WOOD_DARK, fine)
            for i in range(5):
                slot = (self.size[0] - 46 + i * 6, self.size[1] - 30, 2, 14)
                pygame.draw.rect(shell, WOOD_DARK, _scaled(pygame.Rect(slot), fine), 0, fine)
            self._shells = {scale: pygame.transform.smoothscale_by(shell, 0.5)}
        return self._shells[scale]


def _scaled(rect, scale):
    return pygame.Rect(*(side * scale for side in rect))


def _write(picture, text, center, height, color, scale):
    line = pygame.font.Font(None, height * scale).render(text, True, color)
    picture.blit(line, line.get_rect(center=(center[0] * scale, center[1] * scale)))


def _button(picture, key, place, down, scale):
    center = place[0] * scale, place[1] * scale
    pygame.draw.aacircle(picture, WOOD_DARK, center, (BUTTON + 1) * scale)
    pygame.draw.aacircle(picture, BONE_DOWN if down else BONE, center, (BUTTON - down) * scale)
    if key in ARROWS:
        corners = [(center[0] + x * scale, center[1] + y * scale) for x, y in ARROWS[key]]
        pygame.draw.polygon(picture, PIP, corners)
    else:
        _write(picture, LETTERS[key], place, 16 if len(LETTERS[key]) == 1 else 9, PIP, scale)


def _light(picture, place, color, scale):
    center = place[0] * scale, place[1] * scale
    if any(color):
        for radius in range(15, 3, -1):  # a glow, brighter towards the middle
            glow = pygame.Surface((radius * 2 * scale,) * 2, pygame.SRCALPHA)
            pygame.draw.aacircle(glow, (*color, 18), (radius * scale,) * 2, radius * scale)
            picture.blit(glow, (center[0] - radius * scale, center[1] - radius * scale))
    pygame.draw.aacircle(picture, color if any(color) else GLASS, center, 3 * scale)
