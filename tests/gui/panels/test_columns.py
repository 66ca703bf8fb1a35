"""Players, board and tabs side by side, and the strip over them."""

from PySide6.QtWidgets import QApplication, QFocusFrame, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.present import present
from tikal_qt.access.focus_ring import FocusRing, focus_by_keys
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.panels.columns import ThreeColumns
from tikal_qt.panels.turn_strip import TurnStrip


def test_the_ring_around_the_board_shows_on_all_sides(qtbot: QtBot, qapp: QApplication) -> None:
    board = BoardView()
    columns = ThreeColumns(QWidget(), board, QWidget())
    qtbot.addWidget(columns)
    columns.resize(1200, 600)
    columns.show()
    columns.activateWindow()
    qtbot.waitUntil(columns.isActiveWindow)
    ring = FocusRing(qapp)
    board.clearFocus()
    focus_by_keys(board)

    assert ring.around is board
    (frame,) = columns.findChildren(QFocusFrame)
    assert present(frame.parentWidget()).rect().contains(frame.geometry())
    ring.deleteLater()


def test_what_is_below_the_strip_stays_when_its_sentence_takes_two_lines(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    strip, below = TurnStrip(), QLabel("board")
    layout = QVBoxLayout(page)
    layout.addWidget(strip)
    layout.addWidget(below, 1)
    page.resize(700, 400)
    page.show()
    before = below.geometry()
    strip.show_turn(0, "Ana: 7 action points left.", own=True)
    layout.activate()
    assert below.geometry() == before

    strip.show_turn(0, "Ana: 7 action points left. " * 4, own=True)
    layout.activate()
    assert strip.sentence.heightForWidth(strip.sentence.width()) > (
        1.5 * strip.sentence.fontMetrics().lineSpacing()
    )
    assert below.geometry() == before
