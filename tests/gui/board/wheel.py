"""The wheel of a mouse, which Qt's tests do not have."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from tikal_qt.board.zoom_view import ZoomView

NO_KEY = Qt.KeyboardModifier.NoModifier


def turn_wheel(
    view: ZoomView, notches: int, at: QPoint | None = None, keys: Qt.KeyboardModifier = NO_KEY
) -> None:
    """Turn it over `view`; notches: away from the person. at: None for the middle."""
    place = view.viewport().rect().center() if at is None else at
    event = QWheelEvent(
        QPointF(place),
        QPointF(view.viewport().mapToGlobal(place)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)
