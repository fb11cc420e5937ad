# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The handheld in a window: drawn, played by hands, saved as pictures."""

import os
import sys
from pathlib import Path

import pygame

from sim import keys
from sim.case import TABLE, Case
from sim.hands import Hands
from sim.headless import load_code
from sim.live import LiveDevice, clock

FRAME = 33  # ms from one drawing to the next at least: 30 a second
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")  # where Linux says that there is a screen
PART = 0.8  # of the desktop that the window may take at first
WOBBLE = (0, 3, 5, 3, 0, -3, -5, -3)  # panel pixels that a shaken case is drawn aside


class NoScreen(Exception):
    """This machine has no screen that a window could be opened on."""


class Closed(BaseException):
    """The window was closed. No `except Exception` of the game may catch that."""


def play(code=None, **options):
    """Opens the window and plays until it is closed; the options are those of SimulatedDevice."""
    try:
        _find_screen()
        device = LiveDevice(**options)
        device.window = Window(device, options.get("lang", "en"))
    except pygame.error as error:
        raise NoScreen(error) from None
    try:
        (code or load_code()).main(device)
    except (Closed, KeyboardInterrupt):
        pass
    finally:
        pygame.quit()


def _find_screen():
    """Starts pygame's display. Without a screen SDL complains or draws into nothing: NoScreen."""
    wanted = os.environ.get("SDL_VIDEODRIVER")
    if sys.platform == "linux" and not (wanted or any(map(os.environ.get, DISPLAYS))):
        raise NoScreen(f"none of {', '.join(DISPLAYS)} is set")
    pygame.display.init()
    if pygame.display.get_driver() == "offscreen" != wanted:
        raise NoScreen("no screen answers")
    pygame.font.init()


class Window:
    """The window: what comes from the keyboard and the mouse, and what is seen."""

    def __init__(self, device, language):
        self.device = device
        self.language = language
        self.hands = Hands(device)
        self.case = Case(device.width, device.height, len(device.pixels))
        self.desktop = pygame.display.get_desktop_sizes()[0]
        self.scale = self._largest([side * PART for side in self.desktop])
        self._open()
        self.shows_help = False
        self.greets = True  # until the first key or click: nobody knows the keys yet
        self.leaving = False
        self.drawn = -FRAME
        self.woken_by = []  # the event that ended the last rest

    def _open(self):
        size = [side * self.scale for side in self.case.size]
        self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.display.set_caption(f"Dudo ({self.device.name}) - {keys.F1[self.language]}")

    def _largest(self, room):
        """The largest whole scale at which the case fits."""
        return max(1, min(int(have // want) for have, want in zip(room, self.case.size)))

    def look(self):
        """Takes in what has happened to the window, and draws if there is something new."""
        for event in self.woken_by + pygame.event.get():
            if event.type in DEEDS:
                self.device.changed = True
                DEEDS[event.type](self, event)
        self.woken_by = []
        now = clock()
        self.hands.calm_down(now)
        if self._has_news() and now - self.drawn >= FRAME:
            self.draw()
            self.drawn = now

    def rest(self, ms):
        """Idles until something happens, at most so long; less if there is something to draw."""
        if self._has_news():
            ms = min(ms, self.drawn + FRAME - clock())
        event = pygame.event.wait(max(1, ms))
        self.woken_by = [event] if event.type != pygame.NOEVENT else []

    def _has_news(self):
        return self.device.changed or self.hands.shaken

    def _key_down(self, event):
        self.greets = False
        if self.shows_help and event.key != pygame.K_F1:
            self.shows_help = False  # and no more: nobody saw what the key would have done
            return
        if event.key in keys.HANDHELD:
            self.hands.press(event.key, keys.HANDHELD[event.key])
        elif event.key in keys.HANDS:
            getattr(self.hands, keys.HANDS[event.key])()
        elif event.key in keys.WINDOW:
            getattr(self, keys.WINDOW[event.key])()
        self.leaving = self.leaving and event.key == pygame.K_ESCAPE

    def _key_up(self, event):
        self.hands.lift(event.key)
        if keys.HANDS.get(event.key) == "shake":
            self.hands.be_still()

    def _mouse_down(self, event):
        self.greets = False
        left, top = self._corner()
        x, y = (event.pos[0] - left) / self.scale, (event.pos[1] - top) / self.scale
        key = self.case.button_at(x, y)
        if key:
            self.hands.press("mouse", key)
        else:
            self.hands.grasp()

    def _mouse_up(self, _event):
        self.hands.lift("mouse")
        self.hands.drop()

    def _mouse_move(self, event):
        distance = max(map(abs, event.rel)) // self.scale
        self.hands.pull(distance, clock())

    def _focus_lost(self, _event):
        self.hands.let_go()

    def _resized(self, event):
        self.scale = self._largest((event.x, event.y))

    def _uncovered(self, _event):
        """There is nothing to do but to draw again."""

    def _closed(self, _event):
        raise Closed

    # What the keys of keys.WINDOW do.
    def help(self):
        self.shows_help = not self.shows_help

    def leave(self):
        if self.leaving:  # the first time only asks: a game is quickly left by accident
            raise Closed
        self.leaving = True

    def fill_screen(self):
        pygame.display.toggle_fullscreen()

    def larger(self):
        self.scale = min(self.scale + 1, self._largest(self.desktop))
        self._open()

    def smaller(self):
        self.scale = max(1, self.scale - 1)
        self._open()

    def picture(self):
        number = 1
        while (path := Path(f"dudo-{number:03}.png")).exists():
            number += 1
        try:
            pygame.image.save(pygame.transform.scale_by(self._panel(), 4), path)
            print(f"saved {path.resolve()}")
        except (OSError, pygame.error) as error:
            print(f"no picture saved: {error}", file=sys.stderr)

    def draw(self):
        """Draws the whole window."""
        device, language = self.device, self.language
        device.changed = False
        panel = None if self.hands.face_down else self._panel()
        picture = self.case.draw(panel, device.pixels.colors(), device.pressed, self.scale)
        self.surface.fill(TABLE)
        self.surface.blit(picture, self._corner())
        if self.leaving:
            self._band([keys.LEAVE[language]])
        elif self.shows_help:
            self._band([f"{key}:  {what}" for key, what in keys.HELP[language]])
        elif self.hands.face_down:
            self._band([keys.FACE_DOWN[language]])
        elif self.greets:
            self._band([keys.GREETING[language]], low=True)
        pygame.display.flip()

    def _corner(self):
        """Where the case's top left is in the window."""
        width, height = (side * self.scale for side in self.case.size)
        step = clock() // FRAME % len(WOBBLE)
        aside = WOBBLE[step] * self.scale if self.hands.shaken else 0
        return (
            (self.surface.get_width() - width) // 2 + aside,
            (self.surface.get_height() - height) // 2,
        )

    def _panel(self):
        size = self.device.width, self.device.height
        return pygame.image.frombuffer(self.device.panel.picture, size, "RGB")

    def _band(self, lines, low=False):
        """Lines of text on a dark band across the middle, or at the bottom."""
        font = pygame.font.Font(None, 8 * self.scale + 8)
        step = font.get_linesize() + 2
        band = pygame.Surface((self.surface.get_width(), step * (len(lines) + 1)), pygame.SRCALPHA)
        band.fill((0, 0, 0, 215))
        for i, line in enumerate(lines):
            text = font.render(line, True, "white")
            band.blit(text, text.get_rect(centerx=band.get_width() // 2, top=step * i + step // 2))
        whole = self.surface.get_rect()
        place = {"midbottom": whole.midbottom} if low else {"center": whole.center}
        self.surface.blit(band, band.get_rect(**place))


DEEDS = {
    pygame.KEYDOWN: Window._key_down,
    pygame.KEYUP: Window._key_up,
    pygame.MOUSEBUTTONDOWN: Window._mouse_down,
    pygame.MOUSEBUTTONUP: Window._mouse_up,
    pygame.MOUSEMOTION: Window._mouse_move,
    pygame.WINDOWFOCUSLOST: Window._focus_lost,
    pygame.WINDOWSIZECHANGED: Window._resized,
    pygame.WINDOWEXPOSED: Window._uncovered,
    pygame.QUIT: Window._closed,
}
