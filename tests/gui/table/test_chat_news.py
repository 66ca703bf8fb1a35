"""How much talk is new at the table, with onlookers and without."""

from PySide6.QtWidgets import QApplication

from net.core.messages import Settings
from net.core.view import ChatLine
from net.shell.events import LocalSeat
from tests.gui.acts import settle, table_of
from tests.gui.house import House
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest

HELLO = ChatLine(1, "hello")
HEAR = ChatLine(-1, "hear, hear", "Eve", b"e" * 32)


def test_lines_put_aside_are_no_news(window: MainWindow, house: House, qapp: QApplication) -> None:
    window.open(HostRequest(Settings("tikal", "basic", 2, 0, 0, 90, "skip"), (LocalSeat("Ana"),)))
    house.arrive("Bea")
    house.begin()
    house.tell()
    settle(qapp)
    table = table_of(window)
    place = table.tabs.indexOf(table.chat)

    def name(*chat: ChatLine) -> str:
        house.chat = chat
        house.tell()
        settle(qapp)
        return table.tabs.tabText(place)

    assert name(HELLO, HEAR) == "Chat (2)"
    table.chat.onlookers.setChecked(False)
    assert name(HELLO, HEAR) == "Chat (1)"
    assert name(HELLO, HEAR, HEAR) == "Chat (1)"
    assert name(HELLO, HEAR, HEAR, HELLO) == "Chat (2)"
