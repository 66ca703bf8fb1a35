"""Who hinders the start and why, and how one says that one is ready."""

from dataclasses import replace

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from net.core.io import SetReady
from net.core.view import Stage
from tests.gui.acts import press, settle
from tests.gui.house import House
from tests.gui.lobby.table import COMPUTER, settings
from tests.gui.table_for_two import ANA
from tests.present import present
from tikal_qt.lobby.hindrances import hindrances
from tikal_qt.lobby.page import LobbyPage
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession


def test_the_start_names_who_hinders_it_and_why(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(), (ANA, COMPUTER)))
    house.arrive("Bea")
    settle(qapp)

    assert page.waiting.text().splitlines() == [
        "The game starts when every seat is taken and ready.",
        "•  Ana (at this window) is not ready.",
        "•  Bea is not ready.",
        "•  Seat 4 is open: somebody must sit down there.",
    ]


def test_links_that_hinder_the_start_are_told_apart(
    session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(3), (ANA,)))
    house.arrive("Bea")
    house.arrive("Carla")
    for chair in house.chairs:
        present(chair).ready = True
    house.lost = (1,)

    assert hindrances(replace(house.view(0), missing=(1, 2)), ()) == (
        "Bea cannot be reached from here yet.",
        "Carla is still connecting to the others.",
    )


def test_ready_and_not_ready_after_all(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication, qtbot: QtBot
) -> None:
    session.open(HostRequest(settings(2), (ANA,)))
    settle(qapp)
    house.calls.clear()
    assert page.ready.text() == "Ready"

    press(qtbot, page.ready)
    settle(qapp)
    assert page.ready.text() == "Not ready after all"
    press(qtbot, page.ready)
    settle(qapp)

    assert house.calls == [("intent", 0, SetReady(True)), ("intent", 0, SetReady(False))]


def test_the_keyboard_stays_at_ready_and_a_double_click_says_it_once(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication, qtbot: QtBot
) -> None:
    session.open(HostRequest(settings(2), (ANA,)))
    settle(qapp)
    house.calls.clear()
    page.ready.setFocus()

    press(qtbot, page.ready)
    press(qtbot, page.ready)
    assert page.ready.isEnabled()
    assert page.focusWidget() is page.ready
    settle(qapp)

    assert house.calls == [("intent", 0, SetReady(True))]


def test_while_the_table_agrees_nobody_can_take_ready_back(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(2), (ANA, COMPUTER)))
    house.stage = Stage.AGREEING
    house.tell()
    settle(qapp)

    assert not page.ready.isEnabled()
    assert page.waiting.text() == "The table agrees on the game …"
