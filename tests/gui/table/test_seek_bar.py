"""Looking for a missing player at an address that somebody has told."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from net.core.messages import Settings
from net.core.view import Absence, Membership
from net.shell.events import Listening, LocalSeat
from tests.gui.acts import settle, table_of
from tests.gui.house import House
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest
from tikal_qt.table.page import TablePage

SETTINGS = Settings("tikal", "basic", 2, 0, 0, 0, "skip")
BEA_AWAY = Membership(0, (0, 1), (Absence(1, 0, 90_000, ()),))


@pytest.fixture
def table(window: MainWindow, house: House, qapp: QApplication) -> TablePage:
    """The table of Ana and of Bea, who is elsewhere."""
    window.open(HostRequest(SETTINGS, (LocalSeat("Ana"),)))
    house.listener(Listening(0, ("10.0.0.1:47001", "10.9.0.1:47001")))
    house.arrive("Bea")
    house.begin()
    house.tell()
    settle(qapp)
    return table_of(window)


def lose_bea(house: House, qapp: QApplication) -> None:
    house.lost, house.members = (1,), BEA_AWAY
    house.tell()
    settle(qapp)


def test_it_is_there_while_a_link_is_lost(
    table: TablePage, house: House, qapp: QApplication
) -> None:
    assert not table.seek.isVisible()

    lose_bea(house, qapp)
    assert table.seek.isVisible()
    assert table.seek.own.text() == "This computer: 10.0.0.1:47001, 10.9.0.1:47001"

    house.lost, house.members = (), Membership(0, (0, 1))
    house.tell()
    settle(qapp)
    assert not table.seek.isVisible()


def test_who_owes_something_but_is_linked_is_not_looked_for(
    table: TablePage, house: House, qapp: QApplication
) -> None:
    house.members = BEA_AWAY
    house.tell()
    settle(qapp)

    assert not table.seek.isVisible()


def test_an_address_is_looked_at(table: TablePage, house: House, qapp: QApplication) -> None:
    lose_bea(house, qapp)
    QTest.keyClicks(table.seek.field, " 10.0.0.7:47002 \r")

    assert house.calls[-1] == ("seek", "10.0.0.7:47002")
    assert table.seek.field.text() == ""
    assert table.seek.field.placeholderText() == "Looking at 10.0.0.7:47002 as well"


def test_what_is_no_address_is_explained(
    table: TablePage, house: House, qapp: QApplication
) -> None:
    lose_bea(house, qapp)
    QTest.keyClicks(table.seek.field, "Bea")
    QTest.mouseClick(table.seek.button, Qt.MouseButton.LeftButton)

    assert ("seek", "Bea") not in house.calls
    assert table.seek.field.error.isVisible()
    assert table.seek.field.text() == "Bea"
