"""The wheel of a mouse, which Qt's tests do not have."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from tikal_qt.board.zoom_view import ZoomView


def turn_wheel(view: ZoomView, notches: int) -> None:
    """Turn it over the middle of `view`; notches: away from the person."""
    middle = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        middle,
        QPointF(view.viewport().mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)
