"""Colours are chosen in the lobby."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from net.core.io import TakeColour
from net.core.view import ChatLine
from net.shell.events import LocalSeat
from tests.gui.acts import settle
from tests.gui.house import House
from tests.gui.lobby.table import settings
from tests.gui.table_for_two import ANA
from tests.present import present
from tikal_qt.lobby.page import LobbyPage
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession


def test_who_sits_here_chooses_a_free_colour(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(players=3), (ANA, LocalSeat("Bea"))))
    house.arrive("Carla")
    settle(qapp)
    choices = [
        [action.text() for action in present(row.colour_button).menu().actions()]
        for row in page.rows[:2]
    ]
    present(page.rows[1].colour_button).menu().actions()[0].trigger()
    settle(qapp)

    assert choices == [["White, diamond"]] * 2
    assert ("intent", 1, TakeColour(3)) in house.calls
    assert page.rows[2].colour_button is None
    icon = present(page.rows[1].colour_button).icon()
    shown = [icon.pixmap(30, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)]
    assert shown[0] == shown[1]
    assert present(page.rows[1].colour_button).accessibleName() == "Colour: White, diamond"
    assert [action.text() for action in present(page.rows[0].colour_button).menu().actions()] == [
        "Red, square"
    ]
    assert page.colours == (0, 3, 2)


def test_at_a_full_table_of_four_it_is_said_why_no_colour_can_be_chosen(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(4), (ANA,)))
    for nick in ("Bea", "Carla", "Dan"):
        house.arrive(nick)
    settle(qapp)
    colour = present(page.rows[0].colour_button)

    assert not colour.isEnabled()
    assert colour.toolTip() == "Colour: Blue, circle. The other colours are taken."


def test_an_open_seat_has_no_colour_to_choose(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(players=2), (ANA,)))
    settle(qapp)

    assert page.rows[1].colour_button is None
    assert page.colours == (0, -1)


def test_the_chat_follows_the_colours(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(players=2), (ANA,)))
    house.chat = (ChatLine(0, "hello"),)
    house.tell()
    settle(qapp)
    before = page.chat.lines.toPlainText()
    session.take_colour(0, 2)
    settle(qapp)

    assert before.startswith("●")
    assert page.chat.lines.toPlainText().startswith("▲")
