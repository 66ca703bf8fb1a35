"""What a table page joins to follow a game and to look back."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.tikal.hexes import HEXAGON_OF as AT
from tests.gui.tale import NAMES, Tale
from tikal_qt.games.tikal.action_bar import ActionBar
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.chronicle import TikalChronicle
from tikal_qt.games.tikal.control import TurnControl
from tikal_qt.games.tikal.stage import TikalStage
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.panels.log import LogPanel
from tikal_qt.replay.live import LiveReplay
from tikal_qt.replay.watching import Mode

LEFT = Qt.MouseButton.LeftButton


class Page(QWidget):
    """What a table page joins, for the person in `own`."""

    def __init__(self, tale: Tale, own: int) -> None:
        super().__init__()
        self.tale, self.own = tale, own
        self.model = TurnModel(self)
        self.board = BoardView()
        self.bar = ActionBar(self.model)
        self.control = TurnControl(self.board, self.model, self.bar, self)
        self.chronicle = TikalChronicle(tale.start, NAMES)
        self.log = LogPanel()
        self.log.begin(2)
        self.beside = QLabel("beside")
        self.live = LiveReplay(
            TikalStage(self.board), self.control, self.chronicle, self.log, self.beside, self
        )
        layout = QVBoxLayout(self)
        for part in (self.board, self.log, self.bar, self.live.past_bar, self.live.follow):
            layout.addWidget(part)
        layout.addWidget(self.live.look)
        self.resize(900, 900)
        self.told: list[str] = []
        self.live.watching.changed.connect(self._hear)

    def _hear(self) -> None:
        caption = self.live.caption
        if not self.told or caption.text() != self.told[-1]:
            self.told.append(caption.text())

    def hear(self) -> None:
        """Take in what the tale has come to, as a table page does."""
        first = len(self.chronicle.history.steps)
        self.log.add(self.chronicle.extend(self.tale.entries), NAMES)
        self.live.take(first, [self.own], self.model.plan)
        self.model.set_position(self.tale.position, self.tale.position.seat == self.own)

    @property
    def mode(self) -> Mode:
        return self.live.watching.mode

    @property
    def place(self) -> int:
        return self.live.watching.replay.place

    def click_line(self, number: int) -> None:
        block = self.log.document().findBlockByNumber(number)
        box = self.log.document().documentLayout().blockBoundingRect(block)
        self.log.verticalScrollBar().setValue(int(box.top()))
        point = box.center().toPoint()
        point.setY(point.y() - self.log.verticalScrollBar().value())
        QTest.mouseClick(self.log.viewport(), LEFT, pos=point)

    def click_hexagon(self, hexagon: str) -> None:
        QTest.mouseClick(self.board.viewport(), LEFT, pos=self.board.point_of(AT[hexagon]))


def opened(qtbot: QtBot, tale: Tale, own: int) -> Page:
    page = Page(tale, own)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.hear()
    return page


def bea_plays(page: Page) -> None:
    page.tale.act(
        1, "tile c5 0", "place leader a5", "move leader a5 b4", "move leader b4 c4", "end"
    )
    page.tale.draw("A2")
    page.hear()
