"""Dresses the application, and again whenever the system or the person wants another look."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from tikal_qt.theme import looks
from tikal_qt.theme.colours import CONTRAST, DARK, LIGHT, Colours, mixed, palette
from tikal_qt.theme.scale import USUAL, set_scale

_COLOURS: Final[Mapping[str, Colours]] = {
    looks.LIGHT: LIGHT,
    looks.DARK: DARK,
    looks.CONTRAST: CONTRAST,
}
_SCHEMES: Final = {
    looks.LIGHT: Qt.ColorScheme.Light,
    looks.DARK: Qt.ColorScheme.Dark,
    looks.CONTRAST: Qt.ColorScheme.Dark,
}

_SHEET = """
QFrame[part="card"] {{ background: {card}; border: 1px solid {line}; border-radius: 8px; }}
QFrame[part="strip"] {{ background: {card}; border: 0; border-bottom: 1px solid {line}; }}
QFrame[part="banner"] {{ border: 1px solid {line}; border-radius: 6px; }}
QFrame[mood="notice"] {{ background: {notice}; }}
QFrame[mood="warning"] {{ background: {warning}; }}
QFrame[mood="error"] {{ background: {error}; }}
QLabel[part="title"] {{ font-size: {title}pt; font-weight: 600; }}
QLabel[part="heading"] {{ font-size: {heading}pt; font-weight: 600; }}
QLabel[part="caption"] {{
    background: {base}; color: {text}; border: 1px solid {line}; border-radius: 9px;
    font-size: {caption}pt;
}}
QLabel[part="muted"] {{ color: {muted}; }}
QPushButton[part="chief"] {{
    background: {accent}; color: {on_accent}; border: 1px solid {edge}; border-radius: 5px;
    padding: 6px 16px; font-weight: 600;
}}
QPushButton[part="chief"]:hover {{ background: {hover}; }}
QPushButton[part="chief"]:pressed {{ background: {edge}; }}
QPushButton[part="chief"]:focus {{ border: 2px solid {text}; }}
QPushButton[part="chief"]:disabled {{ background: {card}; color: {muted}; border-color: {line}; }}
QPushButton[part="link"] {{
    border: 0; color: {accent}; background: transparent; text-decoration: underline;
}}
QTreeView::item {{ padding: 0 8px; }}
QHeaderView::section {{
    background: {card}; color: {muted}; border: 0; border-bottom: 1px solid {line};
    padding: 4px 10px;
}}
QToolTip {{ background: {base}; color: {text}; border: 1px solid {line}; padding: 3px; }}
"""


def sheet(colours: Colours, points: float) -> str:
    """Return the style sheet for what the palette alone cannot say.

    points: the size of the system's font, which headings grow with.
    """
    return _SHEET.format(
        title=round(points * 2, 1),
        heading=round(points * 1.25, 1),
        caption=round(points * 1.15, 1),
        **{name: getattr(colours, name) for name in Colours.__slots__},
        edge=mixed(colours.accent, "#000000", 0.3),
        hover=mixed(colours.accent, colours.on_accent, 0.12),
    )


class Look(QObject):
    """Keeps `app` in Fusion with our colours, as large as the person wants it.

    changed: emitted after colours or size were replaced; `colours` holds the new ones.
    """

    changed = Signal()

    def __init__(self, app: QApplication, name: str = looks.SYSTEM, percent: int = USUAL) -> None:
        """name: one of `looks.LOOKS`. percent: as for `scale.set_scale`."""
        super().__init__(app)
        self._app = app
        self._hints = app.styleHints()
        self._name, self._percent = name, percent
        self._font = app.font()
        self.colours = LIGHT
        app.setStyle("Fusion")
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

    def _tell_system(self) -> None:
        """Let what the system draws, such as the window's frame, suit what we draw."""
        scheme = _SCHEMES.get(self._name)
        if scheme is None:
            self._hints.unsetColorScheme()
        else:
            self._hints.setColorScheme(scheme)

    def _dress(self) -> None:
        colours = _COLOURS.get(self._name) or system_colours(
            self._hints.colorScheme(), self._hints.accessibility().contrastPreference()
        )
        points = set_scale(self._app, self._percent, self._font.pointSizeF())
        dressed = sheet(colours, points)
        if dressed == self._app.styleSheet():
            return
        self.colours = colours
        font = QFont(self._font)
        font.setPointSizeF(points)
        self._app.setFont(font)
        self._app.setPalette(palette(colours))
        self._app.setStyleSheet(dressed)
        self.changed.emit()


def system_colours(scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> Colours:
    """Return the colours for a system that prefers `scheme` and `contrast`; unknown is light."""
    if contrast is Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if scheme is Qt.ColorScheme.Dark else LIGHT
