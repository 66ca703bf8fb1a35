"""The board stays where it is, whatever is told around it."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication

from net.core.messages import Settings
from net.core.view import Absence, Membership
from net.shell.events import LocalSeat
from tests.gui.acts import settle, table_of
from tests.gui.house import House
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest
from tikal_qt.table.page import TablePage

SETTINGS = Settings("tikal", "basic", 3, 0, 0, 90, "skip")
LONG = "Wilhelmina of the far mountains and lakes"[:40]


@pytest.fixture
def table(window: MainWindow, house: House, qapp: QApplication) -> TablePage:
    window.resize(1366, 768)
    window.open(HostRequest(SETTINGS, (LocalSeat("Ana"),)))
    for nick in (LONG, "Carla"):
        house.arrive(nick)
    house.begin()
    house.tell()
    settle(qapp)
    return table_of(window)


def place(table: TablePage) -> QRect:
    board = table.game.board
    return QRect(board.mapTo(table, QPoint(0, 0)), board.size())


def test_who_is_missing_is_told_beside_the_board(
    table: TablePage, house: House, qapp: QApplication
) -> None:
    before = place(table)
    house.lost = (1,)
    house.members = Membership(0, (0, 1, 2), (Absence(1, 0, 90_000, (2,)),))
    house.tell()
    settle(qapp)

    assert table.members.isVisible()
    assert table.seek.isVisible()
    assert place(table) == before
    offered = table.members.drops[1]
    assert offered.width() >= offered.sizeHint().width()
    assert offered.text().startswith("Go on without Wilhelmina")
    assert offered.text().endswith("…")
    assert LONG in table.members.text.text()


def test_a_long_sentence_moves_nothing(table: TablePage, qapp: QApplication) -> None:
    before = place(table)
    table.strip.show_turn(0, "Ana: 7 action points left. " * 6, own=True)
    settle(qapp)

    assert place(table) == before
