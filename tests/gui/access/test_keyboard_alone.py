"""The whole client by the keyboard alone."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from engine.tikal.components import BASE_CAMP
from net.core.messages import Settings
from net.shell.events import LocalSeat
from tests.gui.acts import settle
from tests.gui.key_pilot import KeyPilot
from tikal_qt.board.keys import KeyDeed
from tikal_qt.games.tikal.modes import Mode
from tikal_qt.requests import HostRequest

Key = Qt.Key
BASIC = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
AUCTION = Settings("tikal", "auction", 2, 0, 0, 90, "skip")
ANA, COMPUTER = LocalSeat("Ana"), LocalSeat("Robot", "computer", "random")


@pytest.fixture
def active(window, qtbot):
    """The window, with the keyboard in it."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def press(key, held=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(QApplication.focusWidget(), key, held)


def tab_to(widget, most=40):
    for _ in range(most):
        if QApplication.focusWidget() is widget:
            return
        press(Key.Key_Tab)
    raise AssertionError(f"{widget} is not reached by Tab")


def test_a_game_is_begun_by_keyboard(active, house):
    active.pages.start.name.setFocus()
    tab_to(active.pages.start.computer.button)
    press(Key.Key_Space)

    assert house.calls[-1][0] == "host"
    assert house.calls[-1][2][0] == ANA


def test_every_field_and_button_of_the_start_page_is_reached_in_turn(active):
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


def test_the_menu_opens_by_its_key(active, qapp):
    press(Key.Key_F10)

    assert QApplication.activePopupWidget() is active.menu
    QTest.keyClick(active.menu, Key.Key_Escape)


@pytest.mark.parametrize("settings", [BASIC, AUCTION], ids=["basic", "auction"])
def test_a_whole_game_by_keyboard_alone(active, house, qapp, settings):
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
def playing(active, house, qapp):
    """Ana plays against a computer and is to place her first tile."""
    active.open(HostRequest(BASIC, (ANA, COMPUTER), at_once=True))
    settle(qapp)
    return active.pages.table


def test_the_board_has_the_keyboard_at_first(playing):
    assert playing.game.board.hasFocus()


def test_a_turn_by_keyboard(playing, house, qapp):
    for key in (Key.Key_N, Key.Key_R, Key.Key_Return):
        press(key)
    press(Key.Key_W)
    press(Key.Key_N)
    press(Key.Key_Return)
    assert [text.split()[0] for text in playing.game.model.texts] == ["tile", "place"]

    press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [text.split()[0] for text in playing.game.model.texts] == ["tile"]


def test_f6_leads_through_the_parts_of_the_table(playing):
    playing.game.model.choose(min(playing.game.model.targets()))
    reached = []
    for _ in range(4):
        press(Key.Key_F6)
        focused = QApplication.focusWidget()
        parts = {"bar": playing.game.bar, "tabs": playing.tabs, "strip": playing.strip}
        names = [name for name, part in parts.items() if part.isAncestorOf(focused)]
        reached += names or ["board" if focused is playing.game.board else "?"]
    assert reached == ["bar", "tabs", "strip", "board"]

    press(Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert playing.strip.isAncestorOf(QApplication.focusWidget())


def test_a_tab_has_a_key_and_letters_typed_in_the_chat_are_no_commands(playing):
    press(Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    field = QApplication.focusWidget()
    while not isinstance(field, QLineEdit):
        press(Key.Key_Tab)
        field = QApplication.focusWidget()
    before = playing.game.model.aim
    QTest.keyClicks(field, "mlwtudxcgrnip?+-0 123")

    assert field.text() == "mlwtudxcgrnip?+-0 123"
    assert playing.game.model.aim == before
    assert playing.game.model.texts == ()


def test_an_action_chosen_by_keyboard_goes_on_on_the_board(playing):
    playing.game.model.choose(min(playing.game.model.targets()))
    press(Key.Key_F6)
    tab_to(playing.game.bar.action_button(Mode.PLACE_FIGURE))
    press(Key.Key_Space)

    assert playing.game.board.hasFocus()
    assert playing.game.board._board.cursor.isVisible()


def test_the_menu_key_shows_what_can_be_done_at_the_cursor(playing):
    playing.game.model.choose(min(playing.game.model.targets()))
    playing.game.board.keyboard.go(BASE_CAMP)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
    QApplication.sendEvent(playing.game.board, event)

    menu = QApplication.activePopupWidget()
    assert [entry.text() for entry in menu.actions()] == ["Leader: 1 AP", "Worker: 1 AP"]
    QTest.keyClick(menu, Key.Key_Escape)


@pytest.mark.parametrize("settings", [BASIC, AUCTION], ids=["basic", "auction"])
def test_no_key_means_two_things(active, house, qapp, settings):
    active.open(HostRequest(settings, (ANA, COMPUTER), at_once=True))
    settle(qapp)
    table = active.pages.table
    for part in (table.game.bar, table.game.below.auction, table.game.replay.past_bar):
        table.game.below.setCurrentWidget(part)
        used = [key.toString() for a in active.menu.actions() for key in a.shortcuts()]
        for deed in active.findChildren(KeyDeed):
            if deed.parent().isVisible():
                used += map(QKeySequence.toString, deed.keys())
        board = {"Return", "Enter", "Space", "N", "Shift+N", "I", "+", "-", "0"}
        assert sorted(used) == sorted(set(used))
        assert board.isdisjoint(used)
