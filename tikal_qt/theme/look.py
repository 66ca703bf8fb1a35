"""Dresses the application, and again whenever the system or the person wants another look."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QWidget

from tikal_qt.theme import looks
from tikal_qt.theme.colours import CHOSEN, CONTRAST, DARK, LIGHT, Colours, palette
from tikal_qt.theme.scale import USUAL, set_scale
from tikal_qt.theme.sheet import sheet

_SCHEMES: Final = {
    looks.LIGHT: Qt.ColorScheme.Light,
    looks.DARK: Qt.ColorScheme.Dark,
    looks.CONTRAST: Qt.ColorScheme.Dark,
}


class Look(QObject):
    """Keeps `app` in our colours, as large as the person wants it.

    changed: emitted after colours or size were replaced; `colours` holds the new ones.
    """

    changed = Signal()
    _sheet_changed = Signal(str)

    def __init__(self, app: QApplication, name: str = looks.SYSTEM, percent: int = USUAL) -> None:
        """name: one of `looks.LOOKS`. percent: as for `scale.set_scale`."""
        super().__init__(app)
        self._sheet = ""
        self._app = app
        self._hints = app.styleHints()
        self._name, self._percent = name, percent
        self._font = system_font()
        self.colours = LIGHT
        self._hints.colorSchemeChanged.connect(self._dress)
        self._hints.accessibility().contrastPreferenceChanged.connect(self._dress)
        self._tell_system()
        self._dress()

    def choose(self, name: str) -> None:
        """Look as `name`, one of `looks.LOOKS`, says from now on."""
        self._name = name
        self._tell_system()
        self._dress()

    def set_scale(self, percent: int) -> None:
        """Show everything at `percent` of its usual size."""
        self._percent = percent
        self._dress()

    def dress(self, window: QWidget) -> None:
        """Put the style sheet on `window`, and take up the system's text as `window` hears of it.

        Qt would apply a style sheet of the application to whatever is put into something else, with
        all that it holds, again and again: pages are made in half the time while there is none.
        """
        window.setStyleSheet(self._sheet)
        self._sheet_changed.connect(window.setStyleSheet)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take up the system's text of now."""
        if event.type() is QEvent.Type.ThemeChange:
            self._font = system_font()
            self._dress()
        return super().eventFilter(watched, event)

    def _tell_system(self) -> None:
        """Let what the system draws, such as the window's frame, suit what we draw."""
        scheme = _SCHEMES.get(self._name)
        if scheme is None:
            self._hints.unsetColorScheme()
        else:
            self._hints.setColorScheme(scheme)

    def _dress(self) -> None:
        colours = CHOSEN.get(self._name) or system_colours(
            self._hints.colorScheme(), self._hints.accessibility().contrastPreference()
        )
        points = set_scale(self._app, self._percent, self._font.pointSizeF())
        dressed = sheet(colours, points)
        if dressed == self._sheet:
            return
        self._sheet = dressed
        self.colours = colours
        font = QFont(self._font)
        font.setPointSizeF(points)
        self._app.setFont(font)
        self._app.setPalette(palette(colours))
        self._sheet_changed.emit(dressed)
        self.changed.emit()


def system_font() -> QFont:
    """Return what the system writes in, as large as its user wants it."""
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)


def system_colours(scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> Colours:
    """Return the colours for a system that prefers `scheme` and `contrast`; unknown is light."""
    if contrast is Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if scheme is Qt.ColorScheme.Dark else LIGHT
