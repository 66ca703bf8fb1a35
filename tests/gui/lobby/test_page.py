"""The address of the table, the chat in the lobby, and leaving it."""

import gc
import weakref

from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from net.core.io import Say
from net.core.view import ChatLine
from net.shell.events import Listening
from tests.gui.acts import press, settle
from tests.gui.house import House
from tests.gui.lobby.table import settings
from tests.gui.table_for_two import ANA
from tikal_qt.lobby.page import LobbyPage
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession


def test_the_address_others_join_by_can_be_copied(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication, qtbot: QtBot
) -> None:
    session.open(HostRequest(settings(2), (ANA,)))
    house.listener(Listening(0, ("10.0.0.1:47001", "[fd00::1]:47001")))
    settle(qapp)

    press(qtbot, page.copy)

    assert QGuiApplication.clipboard().text() == "10.0.0.1:47001\n[fd00::1]:47001"
    assert not page.reach.isVisible()


def test_a_host_on_no_network_is_told_who_can_join(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication
) -> None:
    session.open(HostRequest(settings(2), (ANA,)))
    house.listener(Listening(0, ("127.0.0.1:47001", "[::1]:47001")))
    settle(qapp)

    assert page.reach.text() == "On no network: only windows on this computer can join."
    assert page.reach.isVisible()


def test_chat_is_said_and_shown_as_plain_text(
    page: LobbyPage, session: TableSession, house: House, qapp: QApplication, qtbot: QtBot
) -> None:
    session.open(HostRequest(settings(2), (ANA,)))
    house.arrive("<i>Bea")
    settle(qapp)
    house.chat = (ChatLine(1, "<b>hi</b>"),)
    house.calls.clear()

    qtbot.keyClicks(page.chat.field, "  hello \r")
    settle(qapp)

    assert house.calls == [("intent", 0, Say("hello"))]
    assert page.chat.lines.toPlainText().splitlines() == [
        "■ <i>Bea: <b>hi</b>",
        "● Ana: hello",
    ]


def test_leaving_is_asked_of_the_window(
    page: LobbyPage, session: TableSession, qapp: QApplication, qtbot: QtBot
) -> None:
    session.open(HostRequest(settings(2), (ANA,)))
    settle(qapp)

    with qtbot.waitSignal(page.left):
        press(qtbot, page.leave)


def test_a_page_that_is_gone_is_told_nothing_more(
    session: TableSession, qapp: QApplication
) -> None:
    gone = LobbyPage(session, ("basic",), range(2, 5), ("greedy",))
    kept = weakref.ref(gone)
    gone.deleteLater()
    del gone
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()

    assert kept() is None
