"""Who sits where in the lobby, and how seats are filled and freed."""

import pytest
from PySide6.QtWidgets import QApplication, QInputDialog
from pytestqt.qtbot import QtBot

from net.core.io import Kick
from net.core.keys import fingerprint
from net.shell.events import LocalSeat
from tests.gui.acts import press, settle
from tests.gui.house import House, key
from tests.gui.lobby.table import COMPUTER, settings, shown
from tests.gui.table_for_two import ANA
from tests.present import present
from tikal_qt.lobby.page import LobbyPage
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession
from tikal_qt.theme.colours import CONTRAST, LIGHT, Colours
from tikal_qt.theme.sheet import sheet


def test_each_seat_shows_who_sits_there_and_how_ready(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(), (ANA, COMPUTER)))
    house.arrive("Bea")
    settle(qapp)

    assert page.title.text() == "Table of Ana"
    assert shown(page) == [
        ("Ana", "you", "not ready"),
        ("Computer 1", "computer here · Greedy (plays sensibly)", "✓ ready"),
        ("Bea", "a person on the network", "not ready"),
        ("Seat 4", "open", ""),
    ]


@pytest.mark.parametrize("colours", [LIGHT, CONTRAST], ids=["light", "contrast"])
def test_all_names_stand_in_one_line_in_any_look(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication, colours: Colours
) -> None:
    page.setStyleSheet(sheet(colours, 9.0))
    session.open(HostRequest(settings(), (ANA,)))
    house.arrive("Bea")
    page.show()
    settle(qapp)

    assert len({row.name.x() for row in page.rows}) == 1


def test_each_player_shows_the_words_of_his_key(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(2), (ANA,)))
    settle(qapp)

    labels = [label.text() for label in page.rows[0].findChildren(type(page.title))]
    assert " ".join(fingerprint(key(0))) in labels


def test_the_words_of_keys_are_explained_once_somebody_elsewhere_sits_here(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(), (ANA, COMPUTER)))
    settle(qapp)
    assert not page.fingerprints.isVisible()

    house.arrive("Bea")
    settle(qapp)
    assert page.fingerprints.isVisible()
    assert page.fingerprints.text().startswith(
        "The five words under a name are the fingerprint of that player's key. Read them aloud"
    )


def test_all_who_sit_here_are_told_to_be_at_this_window(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(3), (ANA, LocalSeat("Bea"))))
    house.arrive("Carla")
    settle(qapp)

    assert page.waiting.text().splitlines()[1:] == [
        "•  Ana (at this window) is not ready.",
        "•  Bea (at this window) is not ready.",
        "•  Carla is not ready.",
    ]


def test_an_open_seat_can_be_filled_by_a_person_or_a_computer_here(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication, qtbot: QtBot
) -> None:
    session.open(HostRequest(settings(), (ANA,)))
    settle(qapp)

    press(qtbot, page.rows[1].person_button)
    present(page.findChild(QInputDialog)).accept()
    settle(qapp)
    page.rows[2].computer_button.menu().actions()[1].trigger()
    settle(qapp)

    assert shown(page)[1:3] == [
        ("Guest 1", "a person at this window", "not ready"),
        ("Computer 1", "computer here · Random (very easy)", "✓ ready"),
    ]


@pytest.mark.parametrize(
    ("typed", "seats"), [("  Bea\t", [LocalSeat("Bea")]), ("  ", [LocalSeat("Guest 1")])]
)
def test_one_more_person_is_asked_for_the_name(
    page: LobbyPage,
    session: TableSession,
    house: House,
    qapp: QApplication,
    qtbot: QtBot,
    typed: str,
    seats: list[LocalSeat],
) -> None:
    session.open(HostRequest(settings(), (ANA,)))
    settle(qapp)
    press(qtbot, page.rows[1].person_button)
    dialog = present(page.findChild(QInputDialog))
    assert dialog.textValue() == "Guest 1"

    dialog.setTextValue(typed)
    dialog.accept()
    settle(qapp)

    assert [call[1] for call in house.calls if call[0] == "add_seat"] == seats


def test_who_thinks_better_of_it_adds_nobody(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication, qtbot: QtBot
) -> None:
    session.open(HostRequest(settings(), (ANA,)))
    settle(qapp)
    press(qtbot, page.rows[1].person_button)
    present(page.findChild(QInputDialog)).reject()
    settle(qapp)

    assert [call for call in house.calls if call[0] == "add_seat"] == []


def test_seats_of_this_window_are_freed_and_others_sent_away_by_the_host(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication, qtbot: QtBot
) -> None:
    session.open(HostRequest(settings(3), (ANA, COMPUTER)))
    house.arrive("Bea")
    settle(qapp)
    house.calls.clear()

    press(qtbot, page.rows[2].free_button)
    settle(qapp)
    press(qtbot, page.rows[1].free_button)
    settle(qapp)

    assert house.calls == [("intent", 0, Kick(key(2))), ("remove_seat", 1)]
    assert [name for name, _, _ in shown(page)] == ["Ana", "Seat 2", "Seat 3"]


def test_one_is_never_asked_to_free_the_own_seat(
    page: LobbyPage, session: TableSession, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(2), (ANA,)))
    settle(qapp)

    assert not hasattr(page.rows[0], "free_button")
