"""Dresses the application, and again whenever the system turns from light to dark or back."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from tikal_qt.theme.colours import DARK, LIGHT, Colours, mixed, palette

_SHEET = """
QFrame[part="card"] {{ background: {card}; border: 1px solid {line}; border-radius: 8px; }}
QFrame[part="strip"] {{ background: {card}; border: 0; border-bottom: 1px solid {line}; }}
QFrame[part="banner"] {{ border: 1px solid {line}; border-radius: 6px; }}
QFrame[mood="notice"] {{ background: {notice}; }}
QFrame[mood="warning"] {{ background: {warning}; }}
QFrame[mood="error"] {{ background: {error}; }}
QLabel[part="title"] {{ font-size: 20pt; font-weight: 600; }}
QLabel[part="heading"] {{ font-size: 12pt; font-weight: 600; }}
QLabel[part="muted"] {{ color: {muted}; }}
QPushButton[part="chief"] {{
    background: {accent}; color: {on_accent}; border: 1px solid {edge}; border-radius: 5px;
    padding: 6px 16px; font-weight: 600;
}}
QPushButton[part="chief"]:hover {{ background: {hover}; }}
QPushButton[part="chief"]:pressed {{ background: {edge}; }}
QPushButton[part="chief"]:focus {{ border: 2px solid {text}; }}
QPushButton[part="chief"]:disabled {{ background: {line}; color: {muted}; border-color: {line}; }}
QPushButton[part="link"] {{
    border: 0; color: {accent}; background: transparent; text-decoration: underline;
}}
QToolTip {{ background: {base}; color: {text}; border: 1px solid {line}; padding: 3px; }}
"""


def sheet(colours: Colours) -> str:
    """Return the style sheet for what the palette alone cannot say."""
    return _SHEET.format(
        **{name: getattr(colours, name) for name in Colours.__slots__},
        edge=mixed(colours.accent, "#000000", 0.3),
        hover=mixed(colours.accent, colours.on_accent, 0.12),
    )


class Look(QObject):
    """Keeps `app` in Fusion with our colours.

    changed: emitted after the colours were replaced; `colours` holds the new ones.
    """

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self.colours = LIGHT
        app.setStyle("Fusion")
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self.follow)
        self.follow(hints.colorScheme())

    def follow(self, scheme: Qt.ColorScheme) -> None:
        """Take the colours for `scheme`; an unknown one is light."""
        self.colours = DARK if scheme is Qt.ColorScheme.Dark else LIGHT
        self._app.setPalette(palette(self.colours))
        self._app.setStyleSheet(sheet(self.colours))
        self.changed.emit()
