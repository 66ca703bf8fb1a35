"""Plays a person's turns by the keyboard alone, by what the window offers."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QMessageBox

from tests.gui.hand import Hand
from tikal_qt.games.tikal.board import MarkKind
from tikal_qt.games.tikal.exchange_dialog import ExchangeDialog
from tikal_qt.main_window import MainWindow

Key = Qt.Key
NOTHING = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ACTIONS = (Key.Key_M, Key.Key_L, Key.Key_W, Key.Key_T, Key.Key_U, Key.Key_D)
MORE_ACTIONS = (Key.Key_X, Key.Key_C, Key.Key_G)


class KeyPilot(Hand):
    """Presses keys. keys: how many so far."""

    def __init__(self, window: MainWindow, seed: int = 1, busy: int = 4) -> None:
        super().__init__(window, seed, busy)
        self.keys = 0

    def press(self, key: Key, held: Qt.KeyboardModifier = NOTHING) -> None:
        """Press `key` where the keyboard's focus is."""
        self.keys += 1
        if QApplication.activeWindow() is None:
            self.window.activateWindow()  # as a window manager does when a dialog closes
            QApplication.processEvents()
        taker = QApplication.activePopupWidget() or QApplication.focusWidget()
        assert taker is not None, "nothing has the keyboard"
        QTest.keyClick(taker, key, held)

    def _answer_menu(self, _menu: QMenu) -> None:
        for _ in range(self._chance.randrange(1, 3)):
            self.press(Key.Key_Down)
        self.press(Key.Key_Return)

    def _answer(self, dialog: QDialog) -> None:
        if isinstance(dialog, ExchangeDialog):
            self.press(Key.Key_Down)
            self.press(Key.Key_Return)
        else:
            assert isinstance(dialog, QMessageBox)
            wanted = next(b for b in dialog.buttons() if b.text() == "End turn")
            while QApplication.focusWidget() is not wanted:
                self.press(Key.Key_Tab)
            self.press(Key.Key_Space)

    def _bid(self) -> None:
        if self._bids(0.5):
            self.press(Key.Key_PageUp)
            self.press(Key.Key_B)
        else:
            self.press(Key.Key_P)

    def _choose_tile(self) -> None:
        self.press(Key.Key_1)

    def _place_tile(self) -> None:
        for _ in range(self._chance.randrange(1, 6)):
            self.press(Key.Key_N)
        if self._chance.random() < 0.5:
            self.press(Key.Key_R)
        self.press(Key.Key_Return)

    def _end_turn(self) -> None:
        self.press(Key.Key_Return, CTRL)

    def _act(self) -> None:
        kinds = {mark.kind for mark in self.desk.board.marks.values()}
        if kinds and (MarkKind.TARGET in kinds or self._chance.random() < 0.5):
            for _ in range(self._chance.randrange(1, 5)):
                self.press(Key.Key_N, SHIFT if self._chance.random() < 0.3 else NOTHING)
            self.press(Key.Key_Return)
        elif self._chance.random() < 0.1:
            self.press(Key.Key_Z, CTRL)
        else:
            self.press(self._chance.choice((*ACTIONS, *MORE_ACTIONS)))
