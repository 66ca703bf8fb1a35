"""The start page: tables as they appear, hosting, joining, playing against the computer."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from net.core.messages import Settings
from net.shell.events import FoundTable, LocalSeat
from tests.gui.acts import press
from tests.present import present
from tikal_qt.requests import HostRequest, JoinRequest
from tikal_qt.start.page import StartPage

OPEN = FoundTable("Bea", b"b" * 32, ("10.0.0.2:47001",), "tikal", 1, 4, "lobby", "0.1.0", True)
PLAYING = FoundTable("Carla", b"c" * 32, ("10.0.0.3:5",), "tikal", 3, 3, "playing", "0.1.0", True)
FULL = FoundTable("Dora", b"d" * 32, ("10.0.0.4:5",), "tikal", 2, 2, "lobby", "0.1.0", True)
OTHER = FoundTable("Eva", b"e" * 32, ("10.0.0.5:5",), "tikal", 1, 2, "lobby", "9.9.9", False)


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    made = StartPage("Ana", "tikal", ("basic", "auction"), range(2, 5), ("greedy", "random"))
    made.show_addresses(("10.0.0.1",))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def rows(page: StartPage) -> list[list[str]]:
    tree = page.tables.list
    return [
        [present(tree.topLevelItem(row)).text(column) for column in range(4)]
        for row in range(tree.topLevelItemCount())
    ]


def test_tables_show_host_game_seats_and_state(page: StartPage) -> None:
    page.tables.show_tables((OPEN, PLAYING, FULL, OTHER))

    assert rows(page) == [
        ["Bea", "Tikal", "1 of 4 taken", "open"],
        ["Carla", "Tikal", "3 of 3 taken", "playing"],
        ["Dora", "Tikal", "2 of 2 taken", "full"],
        ["Eva", "Tikal", "1 of 2 taken", "version 9.9.9: incompatible"],
    ]


def test_three_tables_are_in_sight_however_little_room_there_is(page: StartPage) -> None:
    page.tables.show_tables((OPEN, PLAYING, FULL))
    page.resize(page.minimumSizeHint())

    assert page.tables.list.height() == page.tables.list.minimumHeight()
    assert page.tables.list.verticalScrollBar().maximum() == 0


def test_what_to_do_without_tables_takes_no_room_beside_tables(page: StartPage) -> None:
    page.tables.show_tables((OPEN,))
    room = page.tables.minimumSizeHint().height()

    page.tables.empty.setText("one line\n" * 100)

    assert page.tables.list.isVisible()
    assert page.tables.minimumSizeHint().height() == room


def test_a_name_from_the_network_cannot_fill_several_lines(page: StartPage) -> None:
    page.tables.show_tables(
        (
            FoundTable(
                "Bea\nEva", b"b" * 32, ("10.0.0.2:47001",), "tikal", 1, 4, "lobby", "0.1.0", True
            ),
        )
    )

    assert rows(page)[0][0] == "Bea\N{REPLACEMENT CHARACTER}Eva"


def test_joining_a_listed_table(page: StartPage, qtbot: QtBot) -> None:
    page.tables.show_tables((OPEN,))

    with qtbot.waitSignal(page.asked) as heard:
        press(qtbot, page.tables.join_button)

    assert heard.args == [JoinRequest(OPEN, (LocalSeat("Ana"),))]


@pytest.mark.parametrize("table", [PLAYING, FULL, OTHER])
def test_a_table_without_a_free_seat_for_us_cannot_be_joined(
    page: StartPage, table: FoundTable
) -> None:
    page.tables.show_tables((table,))

    assert not page.tables.join_button.isEnabled()


def test_the_selected_table_stays_selected_when_the_list_changes(page: StartPage) -> None:
    page.tables.show_tables((PLAYING, OPEN))
    page.tables.list.setCurrentItem(present(page.tables.list.topLevelItem(1)))

    page.tables.show_tables((FULL, OTHER, OPEN))

    assert present(page.tables.list.currentItem()).text(0) == "Bea"
    assert page.tables.join_button.isEnabled()


def test_without_tables_it_says_what_was_tried_and_what_to_do(page: StartPage) -> None:
    page.tables.show_tables(())

    text = page.tables.empty.accessibleName()
    assert page.tables.empty.isVisible()
    assert "through 10.0.0.1" in text
    assert "firewall" in text
    assert "Or host a table yourself" in text


def test_the_lines_of_a_point_go_on_under_its_words(page: StartPage) -> None:
    page.tables.show_tables(())

    *_, last = page.tables.empty.text().split("<p ")
    wide = page.tables.empty.fontMetrics().horizontalAdvance("•  ")
    style = f"margin:0 0 0 {wide}px;text-indent:-{wide}px"
    assert last == f'style="{style}">•&nbsp; Or host a table yourself.</p>'


def test_a_failed_discovery_is_explained_in_the_lists_place(page: StartPage) -> None:
    page.tables.show_discovery_failure("multicast", (("reason", "no such device"),))

    assert "no such device" in page.tables.empty.text()
    assert "join by it below" in page.tables.empty.text()


def test_joining_by_address(page: StartPage, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.tables.address, " 10.0.0.2:47001 ")

    with qtbot.waitSignal(page.asked) as heard:
        press(qtbot, page.tables.address_button)

    assert heard.args == [JoinRequest("10.0.0.2:47001", (LocalSeat("Ana"),))]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "No address was given"),
        ("10.0.0.2", "10.0.0.2"),
        ("10.0.0.2:99999", "1 to 65535"),
        ("10.0.0.2:http", "1 to 65535"),
        ("a b:47001", "is not an address"),
    ],
)
def test_a_bad_address_is_explained_beside_the_field_and_nothing_is_asked(
    page: StartPage, qtbot: QtBot, text: str, said: str
) -> None:
    qtbot.keyClicks(page.tables.address, text)

    with qtbot.assertNotEmitted(page.asked):
        press(qtbot, page.tables.address_button)

    assert page.tables.address.error.isVisible()
    assert said in page.tables.address.error.text()
    assert page.tables.address.text() == text


def test_hosting_with_guests_at_this_window(page: StartPage, qtbot: QtBot) -> None:
    page.host.players.setValue(3)
    page.host.variant.setCurrentIndex(1)
    page.host.first_player.setCurrentIndex(2)
    page.host.here.setValue(2)
    page.host.guests[0].setText("  Bea  Lee ")
    page.host.port.setValue(47001)

    with qtbot.waitSignal(page.asked) as heard:
        press(qtbot, page.host.button)

    settings = Settings("tikal", "auction", 3, 1, 0, 90, "skip")
    seats = (LocalSeat("Ana"), LocalSeat("Bea Lee"))
    assert heard.args == [HostRequest(settings, seats, 47001)]


def test_no_more_people_at_this_window_than_seats(page: StartPage) -> None:
    page.host.players.setValue(4)
    page.host.here.setValue(4)
    page.host.players.setValue(2)

    assert page.host.here.value() == 2
    assert [field.isVisible() for field in page.host.guests] == [True, False, False]


def test_playing_against_the_computer(page: StartPage, qtbot: QtBot) -> None:
    page.computer.opponents.setValue(2)
    page.computer.strategy.setCurrentIndex(1)

    with qtbot.waitSignal(page.asked) as heard:
        press(qtbot, page.computer.button)

    settings = Settings("tikal", "basic", 3, -1, 0, 90, "skip")
    seats = (
        LocalSeat("Ana"),
        LocalSeat("Computer 1", "computer", "random"),
        LocalSeat("Computer 2", "computer", "random"),
    )
    assert heard.args == [HostRequest(settings, seats, at_once=True, announced=False)]
    page.computer.announced.click()
    with qtbot.waitSignal(page.asked) as heard:
        press(qtbot, page.computer.button)
    assert heard.args[0].announced


def test_without_a_name_nothing_is_asked(page: StartPage, qtbot: QtBot) -> None:
    page.name.setText("   ")

    with qtbot.assertNotEmitted(page.asked):
        press(qtbot, page.computer.button)

    assert page.name_error.isVisible()


def test_the_name_is_told_when_it_is_chosen(page: StartPage, qtbot: QtBot) -> None:
    page.name.clear()
    with qtbot.waitSignal(page.name_chosen) as heard:
        qtbot.keyClicks(page.name, " Zoe \r")

    assert heard.args == ["Zoe"]


def test_while_busy_only_cancelling_is_offered(page: StartPage, qtbot: QtBot) -> None:
    page.set_busy("Joining Bea …")

    assert page.busy_label.isVisible()
    assert not page.computer.button.isEnabled()
    with qtbot.waitSignal(page.cancelled):
        press(qtbot, page.cancel)

    page.set_busy("")
    assert page.computer.button.isEnabled()
    assert not page.cancel.isVisible()


def test_neither_waiting_nor_a_wrong_address_moves_the_page(page: StartPage, qtbot: QtBot) -> None:
    parts = (page.tables, page.tables.address, page.host)
    QApplication.processEvents()
    before = [part.mapToGlobal(part.rect().topLeft()) for part in parts]

    page.tables.address.setText("nowhere")
    press(qtbot, page.tables.address_button)
    page.set_busy("Joining Bea …")
    QApplication.processEvents()

    assert page.tables.address.error.isVisible()
    assert [part.mapToGlobal(part.rect().topLeft()) for part in parts] == before


def test_own_addresses_can_be_copied(page: StartPage, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().clear()

    press(qtbot, page.copy)

    assert QGuiApplication.clipboard().text() == "10.0.0.1"
