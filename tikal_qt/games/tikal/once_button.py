"""A button for what cannot be taken back, where the next person may be asked the same at once."""

from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QPushButton


class OnceButton(QPushButton):
    """A button that a double click presses once, and that Enter does not press by accident.

    part: how it looks, as for `theme.parts.button`.
    """

    def __init__(self, text: str, part: str = "") -> None:
        super().__init__(text)
        self.setAutoDefault(False)
        self.setProperty("part", part)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press for what it is: no new one."""
        event.accept()
