"""The sheet of all keys is made from what answers to them, so it cannot lie."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from net.core.messages import Settings
from net.shell.events import LocalSeat
from tests.gui.acts import desk_of, settle, table_of
from tests.present import present
from tikal_qt.board.keys import KeyDeed, native
from tikal_qt.games.registry import ROOMS
from tikal_qt.help.keys import all_keys
from tikal_qt.help.keys_sheet import KeysSheet
from tikal_qt.language.catalogues import speak
from tikal_qt.main_window import MainWindow
from tikal_qt.menu import WindowMenu
from tikal_qt.requests import HostRequest
from tikal_qt.theme.scale import set_scale

BASIC = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
AUCTION = Settings("tikal", "auction", 4, 0, 0, 90, "skip")
PEOPLE = tuple(LocalSeat(name) for name in ("Ana", "Ben", "Cleo", "Dan"))


def rows(menu: WindowMenu) -> list[tuple[str, str]]:
    return [row for section in all_keys(menu, ROOMS["tikal"]) for row in section.rows]


def answered(window: MainWindow) -> set[tuple[str, str]]:
    """Every key that something in the window answers to, with its words."""
    return {(native(deed.keys()), deed.words()) for deed in window.findChildren(KeyDeed)}


@pytest.mark.parametrize("settings", [BASIC, AUCTION], ids=["basic", "auction"])
def test_every_key_of_the_running_window_is_on_the_sheet(
    window: MainWindow, qapp: QApplication, settings: Settings
) -> None:
    window.open(HostRequest(settings, PEOPLE[: settings.players], at_once=True))
    settle(qapp)
    told = rows(window.menu)
    offered = {str(number) for number in range(1, 5)}  # offered tiles are called by what they show

    missing = [row for row in answered(window) if row not in told and row[0] not in offered]
    assert missing == []
    assert offered <= {keys for keys, _ in told}
    assert [
        row for row in desk_of(table_of(window)).board.keyboard.words() if row not in told
    ] == []


def test_a_key_held_down_does_nothing_for_the_next_person(
    window: MainWindow, qapp: QApplication
) -> None:
    window.open(HostRequest(AUCTION, PEOPLE, at_once=True))
    settle(qapp)

    again = {native(deed.keys()) for deed in window.findChildren(KeyDeed) if deed.autoRepeat()}
    steps = {"Ctrl+Home", "Ctrl+Up", "Ctrl+Left", "Ctrl+Right", "Ctrl+Down", "Ctrl+End"}
    assert again == {"PgUp", "PgDown"} | steps


def test_every_key_of_the_menu_is_on_the_sheet(window: MainWindow) -> None:
    told = dict(rows(window.menu))

    assert told[native([QKeySequence("F1"), QKeySequence("?")])] == "Keys"
    assert told["F2"] == "Rules of the game"
    assert told[native([QKeySequence("Ctrl+,")])] == "Settings"
    assert told["F10"] == "Menu"


def test_no_row_is_without_words(window: MainWindow) -> None:
    assert [row for row in rows(window.menu) if not all(row)] == []


def test_the_sheet_opens_by_its_key_and_closes(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window.pages.start.name, Qt.Key.Key_F1)
    sheet = present(window.help.keys)
    text = sheet.text.toPlainText()

    assert "To the next place to choose" in text
    assert "End turn" in text
    sheet.buttons.rejected.emit()
    assert window.help.keys is None


def test_the_sheet_is_no_larger_than_the_screen(window: MainWindow, qapp: QApplication) -> None:
    try:
        set_scale(qapp, 200, 10)
        sheet = KeysSheet(window.menu, ROOMS["tikal"], window)
    finally:
        set_scale(qapp, 100, 10)
    room = window.screen().availableGeometry().size()

    assert room.width() < 1880
    assert (sheet.width(), sheet.height()) == (room.width() - 20, room.height() - 60)


def test_the_sheet_follows_the_language(window: MainWindow, qapp: QApplication) -> None:
    window.menu.keys.trigger()
    try:
        speak(qapp, "es")
        settle(qapp)
        assert "Terminar turno" in present(window.help.keys).text.toPlainText()
        assert present(window.help.keys).windowTitle() == "Teclas"
    finally:
        speak(qapp, "en")


def test_making_the_sheet_leaves_no_keys_behind(window: MainWindow, qapp: QApplication) -> None:
    before = answered(window)
    all_keys(window.menu, ROOMS["tikal"])
    settle(qapp)

    assert answered(window) == before
