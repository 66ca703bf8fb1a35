"""Whatever takes the keyboard has a name that a screen reader can say."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from net.core.messages import Settings
from net.shell.events import LocalSeat, TablesFound
from tests.gui.acts import settle, table_of
from tests.gui.house import House
from tests.gui.table_for_two import FOUND
from tests.present import present
from tikal_qt.games.tikal.board.accessible import publish_boards
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest

BASIC = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
AUCTION = Settings("tikal", "auction", 2, 0, 0, 90, "skip")
PEOPLE = (LocalSeat("Ana"), LocalSeat("Bea"))


def nameless(root: QWidget) -> list[str]:
    """Return what takes the keyboard on `root` and has no name."""
    publish_boards()
    found = []
    for widget in root.findChildren(QWidget):
        by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        kind = widget.metaObject().className()
        # A part of another field, such as the text of a spin box, goes by that one's name.
        part = widget.focusProxy() is not None or widget.objectName().startswith("qt_")
        if not (by_tab and widget.isVisible() and widget.isEnabled()) or part:
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        if not interface.text(QAccessible.Text.Name).strip():
            found.append(kind)
    return found


def test_the_start_page(window: MainWindow, house: House, qapp: QApplication) -> None:
    house.listener(TablesFound((FOUND,)))
    settle(qapp)

    assert nameless(window) == []


def test_the_lobby(window: MainWindow, qapp: QApplication) -> None:
    window.open(HostRequest(BASIC, PEOPLE[:1]))
    settle(qapp)

    assert nameless(window) == []


@pytest.mark.parametrize("settings", [BASIC, AUCTION], ids=["basic", "auction"])
@pytest.mark.parametrize("tab", range(4))
def test_the_table(window: MainWindow, qapp: QApplication, settings: Settings, tab: int) -> None:
    window.open(HostRequest(settings, PEOPLE, at_once=True))
    settle(qapp)
    table_of(window).tabs.setCurrentIndex(tab)
    settle(qapp)

    assert nameless(window) == []


def test_looking_back(window: MainWindow, qapp: QApplication) -> None:
    window.open(HostRequest(BASIC, PEOPLE, at_once=True))
    settle(qapp)
    table_of(window).game.replay.look.click()
    settle(qapp)

    assert nameless(window) == []


def test_settings_rules_and_keys(window: MainWindow, qapp: QApplication) -> None:
    window.menu.settings.trigger()
    settle(qapp)
    assert nameless(present(window.settings.dialog)) == []
    present(window.settings.dialog).reject()

    window.menu.rules.trigger()
    window.menu.keys.trigger()
    settle(qapp)
    assert nameless(present(window.help.rules)) == []
    assert nameless(present(window.help.keys)) == []


def test_the_search_finds_a_field_without_a_name(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    field = QLineEdit(page)
    page.show()
    assert nameless(page) == ["QLineEdit"]

    field.setAccessibleName("Name")
    assert nameless(page) == []
