"""The window on the desktop, which shows before what is in it is loaded."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QMainWindow, QWidget

from tikal_qt.theme.scale import room_for

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

_SIZE = QSize(1280, 800)
LEAST = QSize(960, 620)


class Frame(QMainWindow):
    """Shows `outline` until it is filled.

    geometry: where it was, for QWidget.restoreGeometry; empty if unknown.
    """

    def __init__(self, outline: QWidget, geometry: QByteArray) -> None:
        super().__init__()
        self._content: QWidget | None = None
        self.setWindowTitle("Tikal")
        self.setCentralWidget(outline)
        self.setMinimumSize(LEAST)
        self.resize(room_for(self, _SIZE))
        self.restoreGeometry(geometry)

    def fill(self, content: QWidget) -> None:
        """Show `content` from now on, which is asked whether it can be closed."""
        self._content = content
        self.setCentralWidget(content)

    def closeEvent(self, event: "QCloseEvent") -> None:
        """Close if what is shown lets itself be closed."""
        event.setAccepted(self._content is None or self._content.close())
