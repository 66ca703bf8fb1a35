"""What is asked before a table is left or the window closed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from net.shell.storage import Profile
from tests.gui.acts import press, settle, table_of
from tests.gui.house import House
from tests.gui.table_for_two import ANA, SETTINGS
from tests.present import present
from tikal_qt.main_window import MainWindow
from tikal_qt.preferences import Preferences
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession


def test_leaving_the_lobby_asks_nothing(
    window: MainWindow, house: House, qapp: QApplication, qtbot: QtBot
) -> None:
    window.open(HostRequest(SETTINGS, (ANA,)))
    settle(qapp)

    press(qtbot, window.pages.lobby.leave)

    assert window.pages.currentWidget() is window.pages.start
    assert house.calls[-1] == ("leave",)


def test_leaving_a_game_asks_and_stays_by_default(
    playing: MainWindow, house: House, qtbot: QtBot
) -> None:
    press(qtbot, table_of(playing).strip.leave)
    assert present(playing.question).isVisible()
    assert present(playing.question).defaultButton().text() == "Stay"

    qtbot.keyClick(playing.question, Qt.Key.Key_Return)

    assert playing.question is None
    assert playing.pages.currentWidget() is playing.pages.table
    assert ("leave",) not in house.calls


def test_who_leaves_friends_elsewhere_is_told_that_they_wait(
    window: MainWindow, house: House, qapp: QApplication, qtbot: QtBot
) -> None:
    window.open(HostRequest(SETTINGS, (ANA,)))
    house.arrive("Carla")
    house.begin()
    house.tell()
    settle(qapp)
    press(qtbot, table_of(window).strip.leave)

    assert present(window.question).informativeText().startswith("The others wait for this window")
    present(window.question).reject()


def test_who_leaves_nobody_elsewhere_is_not(playing: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, table_of(playing).strip.leave)

    assert (
        present(playing.question)
        .informativeText()
        .startswith("Nobody is waiting for you. You can come back")
    )
    present(playing.question).reject()


def test_escape_stays_in_the_game(playing: MainWindow, house: House, qtbot: QtBot) -> None:
    press(qtbot, table_of(playing).strip.leave)
    qtbot.keyClick(playing.question, Qt.Key.Key_Escape)

    assert playing.pages.currentWidget() is playing.pages.table
    assert ("leave",) not in house.calls


def test_leaving_a_game_on_purpose(playing: MainWindow, house: House, qtbot: QtBot) -> None:
    press(qtbot, table_of(playing).strip.leave)
    leave = next(b for b in present(playing.question).buttons() if b.text() == "Leave the game")
    press(qtbot, leave)

    assert playing.pages.currentWidget() is playing.pages.start
    assert playing.pages.table is None
    assert house.calls[-1] == ("leave",)
    assert playing.windowTitle() == "Tikal"


def test_closing_the_window_during_a_game_asks_once_and_stays_by_default(
    playing: MainWindow, house: House, qtbot: QtBot
) -> None:
    playing.close()
    first = playing.question
    playing.close()
    assert playing.question is first
    assert playing.isVisible()

    qtbot.keyClick(playing.question, Qt.Key.Key_Escape)

    assert playing.isVisible()
    assert ("stop",) not in house.calls


def test_closing_the_window_on_purpose_stops_the_node(
    playing: MainWindow, session: TableSession, house: House, qtbot: QtBot
) -> None:
    session.start()
    playing.close()
    leave = next(b for b in present(playing.question).buttons() if b.text() == "Leave the game")
    with qtbot.waitSignal(playing.closed):
        press(qtbot, leave)

    assert not playing.isVisible()
    assert house.calls[-1] == ("stop",)


def test_closing_without_a_game_asks_nothing_and_keeps_the_place(
    window: MainWindow, profile: Profile
) -> None:
    window.resize(1100, 700)
    window.close()

    assert not window.isVisible()
    assert not Preferences(profile).geometry.isEmpty()
