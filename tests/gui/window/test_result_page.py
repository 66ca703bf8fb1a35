"""The result: the final sums, and what is said of a log that does not hold."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from engine.games import GAMES
from net.core.messages import Settings
from net.shell.build import make_build
from net.shell.events import LocalSeat
from tests.gui.house import GAME, House
from tikal_qt.games.tikal.desk import TikalDesk
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession
from tikal_qt.table.page import TablePage
from tikal_qt.table.result import ResultPage
from tikal_qt.table.shown import choose

BUILD = make_build("0.1.0", GAMES)


@pytest.fixture
def table(qtbot):
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
    shown = choose(session.views, session.persons())
    page = TablePage(session, shown, TikalDesk(shown.play.start, ("Ana", "Bea")))
    qtbot.addWidget(page)
    page.refresh()
    return page


def result(qtbot, table, log):
    page = ResultPage(table, log, GAMES, BUILD)
    qtbot.addWidget(page)
    page.resize(1280, 700)
    page.show()
    return page


def test_who_did_nothing_shares_the_win_without_points(qtbot, table):
    page = result(qtbot, table, None)

    assert page.title.text() == "The win is shared by Ana, Bea."
    assert page.check.text() == "This window has no log of the game."


def test_a_log_of_noise_is_called_damaged(qtbot, table, tmp_path):
    log = tmp_path / "noise.glog"
    log.write_bytes(bytes(range(256)) * 16)
    page = result(qtbot, table, log)
    qtbot.waitUntil(lambda: page.verification.report is not None)

    assert page.check.text() == "The log is damaged and cannot be verified."
    assert page.details.text() == "This is not a game log.\nbyte 0"
    assert page.details.toolTip() == "BAD_FORMAT"
    assert page.check_card.property("mood") == "error"
    assert not page.copy.isEnabled()


def test_a_log_that_is_gone_is_said_to_be(qtbot, table, tmp_path):
    page = result(qtbot, table, tmp_path / "gone.glog")
    qtbot.waitUntil(lambda: page.check.text() == "The log could not be read.")

    assert page.details.text() == "No such file or directory"


def test_back_to_the_board_and_to_the_start(qtbot, table):
    page = result(qtbot, table, None)

    with qtbot.waitSignal(page.board_asked):
        qtbot.mouseClick(page.board_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.home_asked):
        qtbot.mouseClick(page.home_button, Qt.MouseButton.LeftButton)


def test_the_digest_can_be_copied_once_it_is_known(qtbot, table):
    page = result(qtbot, table, None)
    QGuiApplication.clipboard().setText("before")
    qtbot.mouseClick(page.copy, Qt.MouseButton.LeftButton)

    assert QGuiApplication.clipboard().text() == "before"
