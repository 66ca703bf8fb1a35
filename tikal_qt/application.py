"""Qt's application object, which exists once a process: with windows or, for commands, without."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QCoreApplication

from tikal_qt import __version__
from tikal_qt.language.catalogues import speak, spoken

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

_STYLE = "fusion"
"""Looks the same on every system."""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let texts be translated into `language` as long as this lasts.

    Qt translates nothing without an application object; if there is none yet, one is made that
    needs no display.
    """
    existing = QCoreApplication.instance()
    app = existing or QCoreApplication(sys.argv[:1])
    speak(app, language)
    try:
        yield
    finally:
        # It may have made way for one with windows.
        if existing is None and shiboken6.isValid(app):
            app.shutdown()


def gui_application(arguments: Sequence[str] = ()) -> "QApplication":
    """Return the application object for windows and pictures, made now if it is not there yet.

    arguments: for Qt itself, such as ("-platform", "xcb"). Its style is Fusion. One without windows
    makes way for it and hands on its language. Raises ImportError where Qt's window libraries are
    missing; needs a display, or QT_QPA_PLATFORM.
    """
    # Only here: commands without a window must work where those libraries do not.
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    existing = QCoreApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    language = None
    if existing is not None:
        language = spoken(existing)
        existing.shutdown()
    # Named here: what QApplication.setStyle returns takes PySide6 as long as two pages.
    app = QApplication([*sys.argv[:1], "-style", _STYLE, *arguments])
    app.setApplicationName("tikal-qt")
    app.setApplicationDisplayName("Tikal")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("tikal-qt")
    if language is not None:
        speak(app, language)
    return app
