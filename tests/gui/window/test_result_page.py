"""The result: the final sums, and what is said of a log that does not hold."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from engine.games import GAMES
from net.core.messages import Settings
from net.shell.build import make_build
from net.shell.events import LocalSeat
from tests.gui.acts import table_of
from tests.gui.house import GAME, House
from tests.present import present
from tikal_qt.games.tikal.desk import TikalDesk
from tikal_qt.main_window import MainWindow
from tikal_qt.replay.watching import Mode
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession
from tikal_qt.table.page import TablePage
from tikal_qt.table.result import ResultPage
from tikal_qt.table.shown import choose

BUILD = make_build("0.1.0", GAMES)


@pytest.fixture
def table(qtbot: QtBot) -> TablePage:
    """A game at its end, played as an absent player plays: Ana and Bea at one window."""
    house = House()
    session = TableSession(house.make)
    settings = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
    session.open(HostRequest(settings, (LocalSeat("Ana"), LocalSeat("Bea"))))
    house.begin()
    while house.stage.value == "playing":
        action = GAME.absent_policy(house.position)
        house.act(house.position.seat, (GAME.format_action(action),))
    house.tell()
    qtbot.waitUntil(lambda: len(session.views) == 2)
    shown = present(choose(session.views, session.persons()))
    page = TablePage(session, shown, TikalDesk(shown.play.start, ("Ana", "Bea")))
    qtbot.addWidget(page)
    page.refresh()
    return page


def result(qtbot: QtBot, table: TablePage, log: Path | None) -> ResultPage:
    page = ResultPage(table, log, GAMES, BUILD)
    qtbot.addWidget(page)
    page.resize(1280, 700)
    page.show()
    return page


def test_who_did_nothing_shares_the_win_without_points(qtbot: QtBot, table: TablePage) -> None:
    page = result(qtbot, table, None)

    assert page.title.text() == "The win is shared by Ana, Bea."
    assert page.check.text() == "This window has no log of the game."


def test_a_log_of_noise_is_called_damaged(qtbot: QtBot, table: TablePage, tmp_path: Path) -> None:
    log = tmp_path / "noise.glog"
    log.write_bytes(bytes(range(256)) * 16)
    page = result(qtbot, table, log)
    qtbot.waitUntil(lambda: present(page.verification).report is not None)

    assert page.check.text() == "The log is damaged and cannot be verified."
    assert page.details.text() == "This is not a game log.\nbyte 0"
    assert page.details.toolTip() == "BAD_FORMAT"
    assert page.check_card.property("mood") == "error"
    assert not page.copy.isEnabled()


def test_a_log_that_is_gone_is_said_to_be(qtbot: QtBot, table: TablePage, tmp_path: Path) -> None:
    page = result(qtbot, table, tmp_path / "gone.glog")
    qtbot.waitUntil(lambda: page.check.text() == "The log could not be read.")

    assert page.details.text() == "No such file or directory"


def test_back_to_the_board_and_to_the_start(qtbot: QtBot, table: TablePage) -> None:
    page = result(qtbot, table, None)

    with qtbot.waitSignal(page.board_asked):
        qtbot.mouseClick(page.board_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.home_asked):
        qtbot.mouseClick(page.home_button, Qt.MouseButton.LeftButton)


def test_the_digest_can_be_copied_once_it_is_known(qtbot: QtBot, table: TablePage) -> None:
    page = result(qtbot, table, None)
    QGuiApplication.clipboard().setText("before")
    qtbot.mouseClick(page.copy, Qt.MouseButton.LeftButton)

    assert QGuiApplication.clipboard().text() == "before"


def play_to_the_end(window: MainWindow, house: House, qtbot: QtBot) -> ResultPage:
    house.begin()
    while house.stage.value == "playing":
        action = GAME.absent_policy(house.position)
        house.act(house.position.seat, (GAME.format_action(action),))
    house.tell()
    qtbot.waitUntil(lambda: window.pages.result is not None)
    return present(window.pages.result)


def test_the_game_can_be_watched_again_from_its_start(
    window: MainWindow, house: House, qtbot: QtBot
) -> None:
    seats = (LocalSeat("Ana"), LocalSeat("Bea"))
    window.open(HostRequest(Settings("tikal", "basic", 2, 0, 0, 90, "skip"), seats))
    page = play_to_the_end(window, house, qtbot)

    qtbot.mouseClick(page.watch_button, Qt.MouseButton.LeftButton)

    table = table_of(window)
    assert window.pages.currentWidget() is table
    watching = table.game.replay.watching
    assert (watching.mode, watching.replay.place) == (Mode.PAST, 1)
    assert watching.replay.playing
    assert table.game.replay.past_bar.isVisible()
    table.game.replay.back.click()
    assert watching.mode is Mode.LIVE


def test_a_game_at_one_window_is_played_again_at_once(
    window: MainWindow, house: House, qtbot: QtBot
) -> None:
    settings = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
    seats = (LocalSeat("Ana"), LocalSeat("Computer 1", "computer", "greedy"))
    window.open(HostRequest(settings, seats, at_once=True, announced=False))
    page = play_to_the_end(window, house, qtbot)
    house.calls.clear()

    qtbot.mouseClick(page.again_button, Qt.MouseButton.LeftButton)

    assert [call for call in house.calls if call[0] in {"leave", "host"}] == [
        ("leave",),
        ("host", settings, seats, 0),
    ]
    assert window.pages.result is None
    assert window._asked == HostRequest(settings, seats, at_once=True, announced=False)


def test_a_table_of_several_is_opened_again_with_room_for_the_others(
    window: MainWindow, house: House, qtbot: QtBot
) -> None:
    settings = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
    window.open(HostRequest(settings, (LocalSeat("Ana"),)))
    house.arrive("Bea")
    page = play_to_the_end(window, house, qtbot)

    assert page.again_button.isVisible()
    with qtbot.waitSignal(page.again_asked) as asked:
        qtbot.mouseClick(page.again_button, Qt.MouseButton.LeftButton)
    assert asked.args == [HostRequest(settings, (LocalSeat("Ana"),), at_once=False)]
    assert window.pages.currentWidget() is not page


def test_who_looked_on_is_not_asked_to_play_again(qtbot: QtBot, table: TablePage) -> None:
    table._session.views = {
        local: replace(view, own_seat=-1) for local, view in table._session.views.items()
    }
    page = result(qtbot, table, None)

    assert not page.again_button.isVisible()
    assert page.watch_button.isVisible()
