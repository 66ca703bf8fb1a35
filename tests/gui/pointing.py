"""Moves the mouse over one widget, whatever other windows lie at the same place."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget


def move_over(widget: QWidget, point: QPoint) -> None:
    """Move the mouse, no button held, to `point` of `widget`, in its pixels.

    QTest.mouseMove on a widget moves the cursor of the screen: without a window system the
    oldest window there is gets the event, be it one that another test has left open.
    """
    window = widget.window()
    QTest.mouseMove(window.windowHandle(), widget.mapTo(window, point))
