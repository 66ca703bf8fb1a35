"""The board as a view that the keyboard can walk over."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from tikal_qt.games.tikal.board.canvas import BoardCanvas
from tikal_qt.games.tikal.board.keyboard import BoardKeyboard

_BY_KEYBOARD: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class BoardView(BoardCanvas):
    """The board of Tikal on screen. keyboard: what its keys do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keyboard = BoardKeyboard(self, self._board.cursor)
        self.hexagon_clicked.connect(self.keyboard.put)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key says; Space says it when it is let go, for it may begin a drag."""
        if event.key() == Qt.Key.Key_Space or not self.keyboard.press(event):
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Let the keyboard's menu key mean a click with the right button; the mouse's is one."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            button, nobody = Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier
            self.hexagon_clicked.emit(self.keyboard.hexagon, button, nobody)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor to who comes by keyboard."""
        super().focusInEvent(event)
        # Qt hands the focus on as a Tab key would when a button that was clicked is switched off.
        by_keys = self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        if by_keys and event.reason() in _BY_KEYBOARD:
            self.keyboard.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor while the keyboard goes elsewhere."""
        super().focusOutEvent(event)
        self.keyboard.hide()
