"""The window while a game runs: others are followed, and one looks back."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from net.shell.storage import Profile
from tests.gui.acts import desk_of, settle, table_of
from tests.gui.house import House
from tests.gui.table_for_two import ANA, SETTINGS
from tests.gui.verify import tikal_logs
from tikal_qt.main_window import MainWindow
from tikal_qt.preferences import Preferences
from tikal_qt.replay.watching import Mode
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession

LEFT = Qt.MouseButton.LeftButton


def test_the_speed_is_remembered(playing: MainWindow, profile: Profile) -> None:
    table_of(playing).game.replay.follow.speeds["slow"].trigger()

    assert Preferences(profile).speed == "slow"


def test_an_unknown_speed_is_the_normal_one(profile: Profile, qtbot: QtBot) -> None:
    profile.save_settings({"speed": "warp"})

    assert Preferences(profile).speed == "normal"


@pytest.fixture
def watching(
    window: MainWindow, session: TableSession, house: House, qapp: QApplication
) -> MainWindow:
    """Ana's window at a table with Bea, who is elsewhere and to move."""
    window.open(HostRequest(replace(SETTINGS, first_player=1), (ANA,)))
    house.arrive("Bea")
    house.begin()
    house.tell()
    settle(qapp)
    table_of(window).game.replay.watching.finish()
    return window


def first_actions(house: House, count: int) -> tuple[str, ...]:
    """Let Bea place her tile and bring in workers, up to `count` actions, and tell."""
    texts = []
    position = house.position
    for _ in range(count):
        legal = tikal_logs.TIKAL.legal(position)
        action = next((a for a in legal if type(a).__name__ == "PlaceFigure"), legal[0])
        texts.append(tikal_logs.TIKAL.format_action(action))
        position = tikal_logs.TIKAL.apply(position, action)
    return tuple(texts)


def test_others_are_followed_on_the_board(
    watching: MainWindow, house: House, qapp: QApplication
) -> None:
    house.act(1, first_actions(house, 3))
    house.tell()
    settle(qapp)
    table = table_of(watching)

    assert table.game.replay.watching.mode is Mode.FOLLOWING
    assert table.game.replay.caption.isVisible()
    assert table.game.replay.follow.text() == "Skip"
    assert table.strip.sentence.text() == "Bea uses action points: 8 left."

    QTest.mouseClick(table.game.replay.follow, LEFT)
    assert desk_of(table).board.shown == house.position


def test_what_was_shown_as_a_plan_is_not_shown_again(
    watching: MainWindow, house: House, qapp: QApplication
) -> None:
    texts = first_actions(house, 3)
    house.previews[1] = texts[:2]
    house.tell()
    settle(qapp)
    house.act(1, texts)
    house.tell()
    settle(qapp)

    replay = table_of(watching).game.replay.watching.replay
    assert replay.history.steps[replay.place - 1].height == len(house.entries) - 1
    assert replay.place == replay.last  # only the third of three steps is left to show


def test_every_panel_looks_back(playing: MainWindow, house: House, qapp: QApplication) -> None:
    table = table_of(playing)
    house.act(0, first_actions(house, 3))
    house.tell()
    settle(qapp)
    table.game.log.line_chosen.emit(0)

    assert desk_of(table).below.currentWidget() is table.game.replay.past_bar
    assert table.game.replay.past_bar.isVisible()
    assert desk_of(table).players.cards[0].ap.text() == ""
    assert table.strip.sentence.text() == ("Ana, it is your turn: go back to the game to take it.")

    QTest.mouseClick(table.game.replay.back, LEFT)
    assert desk_of(table).below.currentWidget() is desk_of(table).bar
    assert desk_of(table).players.cards[0].ap.text() == "8 AP"


def test_the_recap_names_who_played_since_ones_own_turn(
    playing: MainWindow, house: House, qapp: QApplication
) -> None:
    table = table_of(playing)
    for seat in (0, 1):
        texts = first_actions(house, 1)
        house.act(seat, (*texts, "end"))
    house.tell()
    settle(qapp)
    table.tabs.setCurrentWidget(table.game.recap)

    lines = desk_of(table).recap.toPlainText().splitlines()
    assert lines[:2] == ["Since your last turn", "■ Bea"]
    assert lines[2].startswith("placed a tile in ")
