"""Moves the mouse over one widget, whatever other windows are open."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

_NONE = Qt.MouseButton.NoButton


def move_over(widget: QWidget, point: QPoint) -> None:
    """Move the mouse, no button held, to `point` of `widget`, in its pixels.

    QTest.mouseMove goes by way of the screen: without a window system the oldest window there gets
    the event, or a menu or a dialog that another test has left open keeps it to itself.
    """
    here, there = QPointF(point), QPointF(widget.mapToGlobal(point))
    kind, keys = QEvent.Type.MouseMove, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(widget, QMouseEvent(kind, here, there, _NONE, _NONE, keys))
