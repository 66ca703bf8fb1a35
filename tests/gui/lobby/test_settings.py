"""What is played, as the lobby shows it and the host changes it."""

from PySide6.QtWidgets import QApplication

from net.core.io import ChangeSettings
from tests.gui.acts import settle
from tests.gui.house import House
from tests.gui.lobby.table import COMPUTER, settings
from tests.gui.table_for_two import ANA
from tikal_qt.lobby.page import LobbyPage
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession


def test_a_guest_reads_the_settings_and_sends_nobody_away(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    house.hosting = False
    session.open(HostRequest(settings(3, "auction", 1), (ANA,)))
    house.arrive("Bea")
    house.arrive("Carla")
    settle(qapp)

    assert page.title.text() == "Table of Carla"
    assert not page.settings.players.isVisible()
    assert [text.text() for text in page.settings.texts] == [
        "3",
        "Auction version",
        "Seat 2",
        "No turn clock",
        "The seat only lays tiles",
    ]
    assert not hasattr(page.rows[1], "free_button")
    assert not page.address_card.isVisible()


def test_the_host_changes_the_settings(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(4, first=3), (ANA,)))
    settle(qapp)
    house.calls.clear()

    page.settings.variant.setCurrentIndex(1)
    settle(qapp)
    page.settings.players.setValue(3)
    settle(qapp)

    assert house.calls == [
        ("intent", 0, ChangeSettings(settings(4, "auction", 3))),
        ("intent", 0, ChangeSettings(settings(3, "auction", -1))),
    ]
    assert len(page.rows) == 3


def test_refused_settings_are_not_shown_as_the_table_s(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(3), (ANA, COMPUTER)))
    house.arrive("Bea")
    settle(qapp)

    page.settings.players.setValue(2)
    settle(qapp)

    assert page.settings.players.value() == 3
    assert len(page.rows) == 3


def test_showing_settings_changes_nothing(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(4, "auction", 2), (ANA,)))
    settle(qapp)
    house.calls.clear()
    house.tell()
    settle(qapp)

    assert house.calls == []
