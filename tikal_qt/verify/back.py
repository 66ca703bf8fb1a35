"""The way back from logs."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton, QWidget

from tikal_qt.board.keys import press_by
from tikal_qt.theme.parts import button


def back_button(page: QWidget) -> QPushButton:
    """Return the button that leads back from `page`; Escape presses it."""
    made = button(QCoreApplication.translate("Verify", "Back"))
    press_by(made, QKeySequence(Qt.Key.Key_Escape), page)
    return made
