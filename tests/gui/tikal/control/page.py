"""Board, actions and the control that joins them."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QMessageBox, QVBoxLayout, QWidget

from tests.gui.pointing import move_over
from tests.gui.tikal_positions import AT, NAMES
from tikal_qt.games.tikal.action_bar import ActionBar
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.control import TurnControl
from tikal_qt.games.tikal.turn import TurnModel

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Page(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.model = TurnModel(self)
        self.view = BoardView()
        self.bar = ActionBar(self.model)
        self.control = TurnControl(self.view, self.model, self.bar, self)
        self.control.set_names(NAMES)
        layout = QVBoxLayout(self)
        layout.addWidget(self.view)
        layout.addWidget(self.bar)
        self.resize(1000, 800)

    def click(self, hexagon: str, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.view.viewport(), button, pos=self.view.point_of(AT[hexagon]))

    def point_at(self, hexagon: str) -> None:
        move_over(self.view.viewport(), QPoint(1, 1))
        move_over(self.view.viewport(), self.view.point_of(AT[hexagon]))

    def menu(self) -> QMenu:
        (menu,) = self.view.findChildren(QMenu)
        return menu

    def question(self) -> QMessageBox:
        (box,) = self.view.findChildren(QMessageBox)
        return box
