"""Plays a person's turns by clicking what the window offers, and nothing else."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMenu, QMessageBox, QWidget

from engine.tikal.position import Phase
from tests.gui.hand import Hand
from tests.gui.pointing import move_over
from tikal_qt.games.tikal.board import MarkKind
from tikal_qt.games.tikal.exchange_dialog import ExchangeDialog
from tikal_qt.main_window import MainWindow
from tikal_qt.replay.watching import Mode

LEFT = Qt.MouseButton.LeftButton


class Mouse:
    """The mouse as Qt's tests have it."""

    def move(self, widget: QWidget, point: QPoint) -> None:
        move_over(widget, point)

    def click(self, widget: QWidget, point: QPoint) -> None:
        QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, point)


class Pilot(Hand):
    """Clicks. clicks: how many so far."""

    def __init__(
        self, window: MainWindow, seed: int = 1, busy: int = 8, mouse: Mouse | None = None
    ) -> None:
        super().__init__(window, seed, busy)
        self.clicks = 0
        self._mouse = mouse or Mouse()

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
        board = self.desk.board
        self._mouse.move(board.viewport(), board.point_of(hexagon))

    def click_hexagon(self, hexagon: int) -> None:
        """Move to the middle of `hexagon` on the board and click."""
        board = self.desk.board
        self.point_at(hexagon)
        self._click(board.viewport(), board.point_of(hexagon))

    # ---------------------------------------------------------------- what is clicked

    def _play(self, phase: Phase) -> None:
        if self.table.game.replay.watching.mode is Mode.FOLLOWING:
            self.press(self.table.game.replay.follow)
        else:
            super()._play(phase)

    def _answer_menu(self, menu: QMenu) -> None:
        entry = self._chance.choice([a for a in menu.actions() if a.isEnabled()])
        self._click(menu, menu.actionGeometry(entry).center())

    def _answer(self, dialog: QDialog) -> None:
        if isinstance(dialog, ExchangeDialog):
            row = self._chance.randrange(dialog.choices.count())
            box = dialog.choices.visualItemRect(dialog.choices.item(row))
            self._click(dialog.choices.viewport(), box.center())
            self.press(dialog.buttons.buttons()[0])
        else:
            assert isinstance(dialog, QMessageBox)
            self.press(next(b for b in dialog.buttons() if b.text() == "End turn"))

    def _bid(self) -> None:
        bidding = self.desk.bidding
        self.press(bidding.bid if self._bids(0.4) else bidding.pass_)

    def _choose_tile(self) -> None:
        self.press(self._chance.choice([t for t in self.desk.bidding.tiles if t.isVisible()]))

    def _place_tile(self) -> None:
        hexagon = self._chance.choice(sorted(self.desk.board.marks))
        if self._chance.random() < 0.3:
            self.point_at(hexagon)
            self.press(self.desk.bar.tile.on)
        self.click_hexagon(hexagon)

    def _end_turn(self) -> None:
        self.press(self.desk.bar.end_turn)

    def _act(self) -> None:
        desk = self.desk
        buttons = [b for b in desk.bar._buttons.values() if b.isEnabled()]
        targets = [h for h, m in desk.board.marks.items() if m.kind is MarkKind.TARGET]
        sources = [h for h, m in desk.board.marks.items() if m.kind is MarkKind.SOURCE]
        if not buttons:
            self._end_turn()
        elif targets and self._chance.random() < 0.8:
            self.click_hexagon(self._chance.choice(sorted(targets)))
        elif sources and self._chance.random() < 0.5:
            self.click_hexagon(self._chance.choice(sorted(sources)))
        elif desk.bar.undo.isEnabled() and self._chance.random() < 0.1:
            self.press(desk.bar.undo)
        else:
            self.press(self._chance.choice(buttons))
