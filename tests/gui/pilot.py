"""Plays a person's turns by clicking what the window offers, and nothing else."""

import random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QMessageBox, QWidget

from engine.tikal.position import Phase
from tikal_qt.games.tikal.board import MarkKind
from tikal_qt.games.tikal.exchange_dialog import ExchangeDialog
from tikal_qt.main_window import MainWindow
from tikal_qt.replay.watching import Mode

LEFT = Qt.MouseButton.LeftButton


class Mouse:
    """The mouse as Qt's tests have it."""

    def move(self, widget: QWidget, point: QPoint) -> None:
        QTest.mouseMove(widget, point)

    def click(self, widget: QWidget, point: QPoint) -> None:
        QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, point)


class Pilot:
    """Clicks at random by `seed`; a turn takes about `busy` clicks before it is ended.

    clicks: how many so far.
    """

    def __init__(
        self, window: MainWindow, seed: int = 1, busy: int = 8, mouse: Mouse | None = None
    ) -> None:
        self.window = window
        self.clicks = 0
        self._mouse = mouse or Mouse()
        self._chance = random.Random(seed)
        self._busy = busy
        self._in_turn = 0

    def step(self) -> bool:
        """Click once if a person here is to move; return whether that was so."""
        table = self.window.pages.table
        if table is None or self.window.pages.currentWidget() is not table:
            return False
        if self._answer_popup():
            return True
        if not table.model.active:
            return False
        if table.replay.watching.mode is Mode.FOLLOWING:
            self.press(table.replay.follow)
            return True
        planned = table.model.planned
        if planned.phase is Phase.BID:
            self._bid()
        elif planned.phase is Phase.CHOOSE_TILE:
            self.press(self._chance.choice([t for t in table.bidding.tiles if t.isVisible()]))
        elif planned.phase is Phase.PLACE_TILE:
            self._place_tile()
        else:
            self._act()
        return True

    # ---------------------------------------------------------------- the mouse

    def press(self, widget: QWidget) -> None:
        """Click the middle of `widget`, which must be there to be clicked."""
        assert widget.isVisible(), widget
        assert widget.isEnabled(), widget
        self._click(widget, widget.rect().center())

    def _click(self, widget: QWidget, point: QPoint) -> None:
        self.clicks += 1
        self._mouse.click(widget, point)

    def point_at(self, hexagon: int) -> None:
        """Move to the middle of `hexagon` on the board."""
        board = self.window.pages.table.board
        self._mouse.move(board.viewport(), board.point_of(hexagon))

    def click_hexagon(self, hexagon: int) -> None:
        """Move to the middle of `hexagon` on the board and click."""
        board = self.window.pages.table.board
        self.point_at(hexagon)
        self._click(board.viewport(), board.point_of(hexagon))

    def _answer_popup(self) -> bool:
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            entry = self._chance.choice([a for a in menu.actions() if a.isEnabled()])
            self._click(menu, menu.actionGeometry(entry).center())
            return True
        for dialog in self.window.findChildren(QDialog):
            if dialog.isVisible():
                self._answer(dialog)
                return True
        return False

    def _answer(self, dialog: QDialog) -> None:
        if isinstance(dialog, ExchangeDialog):
            row = self._chance.randrange(dialog.choices.count())
            box = dialog.choices.visualItemRect(dialog.choices.item(row))
            self._click(dialog.choices.viewport(), box.center())
            self.press(dialog.buttons.buttons()[0])
        else:
            assert isinstance(dialog, QMessageBox)
            self.press(next(b for b in dialog.buttons() if b.text() == "End turn"))

    # ---------------------------------------------------------------- what is clicked

    def _bid(self) -> None:
        bidding = self.window.pages.table.bidding
        if bidding.bid.isEnabled() and bidding.amount.value() < 4 and self._chance.random() < 0.4:
            self.press(bidding.bid)
        else:
            self.press(bidding.pass_)

    def _place_tile(self) -> None:
        table = self.window.pages.table
        spaces = sorted(table.board.marks)
        hexagon = self._chance.choice(spaces)
        if self._chance.random() < 0.3:
            self.point_at(hexagon)
            self.press(table.bar.tile.on)
        self.click_hexagon(hexagon)
        self._in_turn = 0

    def _act(self) -> None:
        table = self.window.pages.table
        self._in_turn += 1
        buttons = [b for b in table.bar._buttons.values() if b.isEnabled()]
        targets = [h for h, m in table.board.marks.items() if m.kind is MarkKind.TARGET]
        sources = [h for h, m in table.board.marks.items() if m.kind is MarkKind.SOURCE]
        if self._in_turn > self._busy or not buttons:
            self._in_turn = 0
            self.press(table.bar.end_turn)
        elif targets and self._chance.random() < 0.8:
            self.click_hexagon(self._chance.choice(sorted(targets)))
        elif sources and self._chance.random() < 0.5:
            self.click_hexagon(self._chance.choice(sorted(sources)))
        elif table.bar.undo.isEnabled() and self._chance.random() < 0.1:
            self.press(table.bar.undo)
        else:
            self.press(self._chance.choice(buttons))
