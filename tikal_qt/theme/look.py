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
QPushButton[part="chief"]:disabled {{ background: {line}; color: {muted}; border-color: {line}; }}
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
    """Keeps `app` in Fusion with our colours.

    changed: emitted after the colours were replaced; `colours` holds the new ones.
    """

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self.colours = LIGHT
        self._points = app.font().pointSizeF()
        app.setStyle("Fusion")
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self.follow)
        self.follow(hints.colorScheme())

    def follow(self, scheme: Qt.ColorScheme) -> None:
        """Take the colours for `scheme`; an unknown one is light."""
        self.colours = DARK if scheme is Qt.ColorScheme.Dark else LIGHT
        self._app.setPalette(palette(self.colours))
        self._app.setStyleSheet(sheet(self.colours, self._points))
        self.changed.emit()
