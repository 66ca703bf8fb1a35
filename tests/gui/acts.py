"""What tests of windows do again and again."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tikal_qt.main_window import MainWindow


def settle(qapp: QApplication) -> None:
    """Let what was told arrive."""
    for _ in range(5):
        qapp.processEvents()


def press(qtbot: QtBot, widget: QWidget) -> None:
    """Click `widget`, which must be there to be clicked."""
    assert widget.isVisible(), widget
    assert widget.isEnabled(), widget
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def notices(window: MainWindow) -> list[str]:
    """Return the notices that `window` shows."""
    return [notice.label.text() for notice in window.banner.notices]
