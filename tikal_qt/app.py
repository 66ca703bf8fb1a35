"""Starts the window: the display, a first picture of it, then all that is in it.

What is imported here holds up the first picture.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from net.shell.storage import peek_settings
from tikal_qt.application import gui_application
from tikal_qt.collector import Collector
from tikal_qt.commands.outcome import Exit
from tikal_qt.frame import Frame
from tikal_qt.language.catalogues import speak, spoken
from tikal_qt.language.languages import language_for
from tikal_qt.later import later
from tikal_qt.loading import load_behind
from tikal_qt.preferences import Stored
from tikal_qt.start.outline import Outline
from tikal_qt.theme.colours import CHOSEN, DARK, LIGHT, palette
from tikal_qt.theme.scale import set_scale
from tikal_qt.theme.sheet import sheet

if TYPE_CHECKING:
    from tikal_qt import assembly
    from tikal_qt.requests import Request
else:
    assembly = later("tikal_qt.assembly")

_HALF = 128
"""Of the lightness of a colour, 0 to 255."""


def has_display() -> bool:
    """Return whether a window can be shown here: without a display Qt would end the process."""
    if sys.platform in {"win32", "darwin"} or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run(
    root: Path | None = None,
    request: "Request | None" = None,
    *,
    interfaces: Sequence[str] | None = None,
    seed: bytes | None = None,
) -> int:
    """Show the window until it is closed and return the exit code.

    root: of the profile, None for the usual one. request: the table to open at once, if any.
    interfaces: addresses of the network interfaces to use, None for all. seed: of the computer
    players, None for a fresh one. Returns Exit.NO_DISPLAY where no window can be shown;
    Exit.FAILED, after a dialog that says why, where the profile cannot be used; Exit.INTERRUPTED
    after Ctrl-C.
    """
    if not has_display():
        return Exit.NO_DISPLAY
    app = gui_application()
    # Before the profile is open: what hinders that is said in the person's language too.
    stored = Stored(peek_settings(root))
    language = language_for(stored.language)
    if spoken(app) != language:
        speak(app, language)
    collector = Collector(app)
    try:
        outline = _outline(app, stored)
        frame = Frame(outline, stored.geometry)
        frame.show()
        load_behind(outline, lambda: import_module("tikal_qt.assembly"))
        if not frame.isVisible():
            return Exit.DONE
        return assembly.fill(frame, stored, root, request, interfaces=interfaces, seed=seed)
    finally:
        collector.stop()


def _outline(app: QApplication, stored: Stored) -> Outline:
    # What the system prefers is asked by enumerations of Qt, which would take too long here.
    dark = app.palette().window().color().lightness() < _HALF
    colours = CHOSEN.get(stored.look) or (DARK if dark else LIGHT)
    points = set_scale(app, stored.scale, app.font().pointSizeF())
    font = app.font()
    font.setPointSizeF(points)
    app.setFont(font)
    app.setPalette(palette(colours))
    outline = Outline()
    outline.setStyleSheet(sheet(colours, points))
    return outline
