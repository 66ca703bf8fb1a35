"""The picture of a window, with everything that is open over it."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tikal_qt.games.tikal.board import BoardView

_SHADE = QColor(0, 0, 0, 70)
_FRAME = QColor(90, 90, 90)
_SHADOW = 8


def over(window: QWidget) -> list[QWidget]:
    """Return what is open over `window`: dialogs, menus and tooltips, the lowest first."""
    others = [w for w in QApplication.topLevelWidgets() if w is not window and w.isVisible()]
    return sorted(others, key=lambda w: not isinstance(w, QDialog))


def photograph(window: QWidget) -> QPixmap:
    """Return the picture of `window` with its dialogs, menus and tooltips."""
    boards = window.findChildren(BoardView)
    while not all(board.sharp for board in boards):
        QApplication.processEvents()
    picture = window.grab()
    _add(picture, window.mapToGlobal(QPoint(0, 0)), over(window))
    return picture


def _add(picture: QPixmap, corner: QPoint, others: Sequence[QWidget]) -> None:
    painter = QPainter(picture)
    for other in others:
        place = QRect(other.mapToGlobal(QPoint(0, 0)) - corner, other.size())
        if isinstance(other, QDialog):
            painter.fillRect(place.translated(_SHADOW, _SHADOW), _SHADE)
        painter.drawPixmap(place.topLeft(), other.grab())
        if isinstance(other, QDialog):
            painter.setPen(_FRAME)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(place.adjusted(-1, -1, 0, 0))
    painter.end()
