"""Watching the last turn of another once more."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.replay.live.page import LEFT, Page, opened
from tests.gui.tale import fresh, two_turns
from tikal_qt.replay.speeds import PACES_MS
from tikal_qt.replay.watching import Mode


@pytest.fixture
def later(qtbot: QtBot) -> Page:
    """Ana's window when her second turn has begun."""
    page = opened(qtbot, two_turns(), 0)
    page.live.watching.finish()
    page.told.clear()
    qtbot.wait(2 * QApplication.doubleClickInterval())
    return page


def test_the_last_turn_of_another_is_played_again_and_then_the_game_shown(
    later: Page, qtbot: QtBot
) -> None:
    later.live.watching.set_pace(20)
    QTest.mouseClick(later.live.follow, LEFT)
    assert (later.mode, later.place) == (Mode.PAST, 8)

    qtbot.waitUntil(lambda: later.mode is Mode.LIVE, timeout=30_000)
    assert [text.split("</b> ")[-1] for text in later.told if text][-5:] == [
        "places the tile in c5",
        "brings the leader to a5",
        "moves the leader from a5 to b4",
        "moves the leader from b4 to c4",
        "ends the turn with 7 AP unused",
    ]


def test_who_takes_over_is_not_sent_back(later: Page, qtbot: QtBot) -> None:
    later.live.watching.set_pace(20)
    QTest.mouseClick(later.live.follow, LEFT)
    later.live.watching.replay.go(11)
    later.live.watching.replay.set_pace(20)
    with qtbot.waitSignal(later.live.watching.replay.stopped):
        later.live.watching.replay.play(13)

    assert (later.mode, later.place) == (Mode.PAST, 13)


def test_with_the_speed_off_the_last_turn_can_be_watched_all_the_same(later: Page) -> None:
    later.live.set_speed("off")
    QTest.mouseClick(later.live.follow, LEFT)

    assert later.live.watching.replay.playing
    assert later.live.watching.replay.pace_ms == PACES_MS["normal"]


def test_before_any_turn_has_ended_the_button_does_nothing(qtbot: QtBot) -> None:
    page = opened(qtbot, fresh(), 0)
    assert page.live.follow.toolTip() == "No turn has ended yet (F9)"
    QTest.mouseClick(page.live.follow, LEFT)

    assert page.mode is Mode.LIVE
