"""The whole client by the keyboard alone."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from engine.tikal.components import BASE_CAMP
from net.core.messages import Settings
from net.shell.events import LocalSeat
from tests.gui.acts import desk_of, settle, table_of
from tests.gui.house import House
from tests.gui.key_pilot import KeyPilot
from tests.present import present
from tikal_qt.board.keys import KeyDeed
from tikal_qt.games.tikal.modes import Mode
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest
from tikal_qt.table.page import TablePage

Key = Qt.Key
BASIC = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
AUCTION = Settings("tikal", "auction", 2, 0, 0, 90, "skip")
ANA, COMPUTER = LocalSeat("Ana"), LocalSeat("Robot", "computer", "random")


@pytest.fixture
def active(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window, with the keyboard in it."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(present(QApplication.focusWidget()), key, held)


def tab_to(widget: QWidget, most: int = 40) -> None:
    for _ in range(most):
        if QApplication.focusWidget() is widget:
            return
        press(Key.Key_Tab)
    raise AssertionError(f"{widget} is not reached by Tab")


def test_a_game_is_begun_by_keyboard(active: MainWindow, house: House) -> None:
    active.pages.start.name.setFocus()
    tab_to(active.pages.start.computer.button)
    press(Key.Key_Space)

    assert house.calls[-1][0] == "host"
    assert house.calls[-1][2][0] == ANA


def test_every_field_and_button_of_the_start_page_is_reached_in_turn(active: MainWindow) -> None:
    start = active.pages.start
    start.name.setFocus()
    seen = []
    for _ in range(60):
        seen.append(QApplication.focusWidget())
        press(Key.Key_Tab)
    wanted = [
        start.name,
        start.tables.address,
        start.tables.address_button,
        start.log.open,
        start.copy,
        start.computer.opponents,
        start.computer.strategy,
        start.computer.button,
        start.host.players,
        start.host.button,
    ]

    assert [seen.index(part) for part in wanted] == sorted(seen.index(part) for part in wanted)


def test_the_menu_opens_by_its_key(active: MainWindow, qapp: QApplication) -> None:
    press(Key.Key_F10)

    assert QApplication.activePopupWidget() is active.menu
    QTest.keyClick(active.menu, Key.Key_Escape)


@pytest.mark.parametrize("settings", [BASIC, AUCTION], ids=["basic", "auction"])
def test_a_whole_game_by_keyboard_alone(
    active: MainWindow, house: House, qapp: QApplication, settings: Settings
) -> None:
    active.open(HostRequest(settings, (ANA, COMPUTER), at_once=True))
    settle(qapp)
    pilot = KeyPilot(active, seed=3)
    for _ in range(3000):
        if active.pages.result is not None:
            break
        pilot.step()
        settle(qapp)

    assert active.pages.currentWidget() is active.pages.result
    own = [e for e in house.entries if e.kind == "action" and e.seat == 0]
    done = {text.split()[0] for entry in own for text in entry.texts}
    assert {"tile", "move", "end"} <= done
    assert len(own) > 18


@pytest.fixture
def playing(active: MainWindow, house: House, qapp: QApplication) -> TablePage:
    """Ana plays against a computer and is to place her first tile."""
    active.open(HostRequest(BASIC, (ANA, COMPUTER), at_once=True))
    settle(qapp)
    return table_of(active)


def test_the_board_has_the_keyboard_at_first(playing: TablePage) -> None:
    assert playing.game.board.hasFocus()


def test_a_turn_by_keyboard(playing: TablePage, house: House, qapp: QApplication) -> None:
    for key in (Key.Key_N, Key.Key_R, Key.Key_Return):
        press(key)
    press(Key.Key_W)
    press(Key.Key_N)
    press(Key.Key_Return)
    assert [text.split()[0] for text in desk_of(playing).model.texts] == ["tile", "place"]

    press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [text.split()[0] for text in desk_of(playing).model.texts] == ["tile"]


def test_f6_leads_through_the_parts_of_the_table(playing: TablePage) -> None:
    desk_of(playing).model.choose(min(desk_of(playing).model.targets()))
    reached = []
    for _ in range(4):
        press(Key.Key_F6)
        focused = QApplication.focusWidget()
        parts = {"bar": desk_of(playing).bar, "tabs": playing.tabs, "strip": playing.strip}
        names = [name for name, part in parts.items() if part.isAncestorOf(present(focused))]
        reached += names or ["board" if focused is playing.game.board else "?"]
    assert reached == ["bar", "tabs", "strip", "board"]

    press(Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert playing.strip.isAncestorOf(present(QApplication.focusWidget()))


def test_a_tab_has_a_key_and_letters_typed_in_the_chat_are_no_commands(playing: TablePage) -> None:
    press(Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    field = QApplication.focusWidget()
    while not isinstance(field, QLineEdit):
        press(Key.Key_Tab)
        field = QApplication.focusWidget()
    before = desk_of(playing).model.aim
    QTest.keyClicks(field, "mlwtudxcgrnip?+-0 123")

    assert field.text() == "mlwtudxcgrnip?+-0 123"
    assert desk_of(playing).model.aim == before
    assert desk_of(playing).model.texts == ()


def test_an_action_chosen_by_keyboard_goes_on_on_the_board(playing: TablePage) -> None:
    desk_of(playing).model.choose(min(desk_of(playing).model.targets()))
    press(Key.Key_F6)
    tab_to(desk_of(playing).bar.action_button(Mode.PLACE_FIGURE))
    press(Key.Key_Space)

    assert playing.game.board.hasFocus()
    assert desk_of(playing).board._board.cursor.isVisible()


def test_the_menu_key_shows_what_can_be_done_at_the_cursor(playing: TablePage) -> None:
    desk_of(playing).model.choose(min(desk_of(playing).model.targets()))
    desk_of(playing).board.keyboard.go(BASE_CAMP)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
    QApplication.sendEvent(playing.game.board, event)

    menu = present(QApplication.activePopupWidget())
    assert [entry.text() for entry in menu.actions()] == ["Leader: 1 AP", "Worker: 1 AP"]
    QTest.keyClick(menu, Key.Key_Escape)


@pytest.mark.parametrize("settings", [BASIC, AUCTION], ids=["basic", "auction"])
def test_no_key_means_two_things(
    active: MainWindow, house: House, qapp: QApplication, settings: Settings
) -> None:
    active.open(HostRequest(settings, (ANA, COMPUTER), at_once=True))
    settle(qapp)
    table = table_of(active)
    for part in (desk_of(table).bar, desk_of(table).below.auction, table.game.replay.past_bar):
        desk_of(table).below.setCurrentWidget(part)
        used = [key.toString() for a in active.menu.actions() for key in a.shortcuts()]
        for deed in active.findChildren(KeyDeed):
            place = deed.parent()
            assert isinstance(place, QWidget)
            if place.isVisible():
                used += map(QKeySequence.toString, deed.keys())
        board = {"Return", "Enter", "Space", "N", "Shift+N", "I", "+", "-", "0"}
        assert sorted(used) == sorted(set(used))
        assert board.isdisjoint(used)
