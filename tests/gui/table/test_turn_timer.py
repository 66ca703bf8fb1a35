"""The time a turn has left."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from net.core.messages import Settings
from net.core.view import PlayView
from tests.gui.house import House
from tests.present import present
from tikal_qt.table import turn_timer
from tikal_qt.table.turn_timer import TurnTimer

TIMED = Settings("tikal", "basic", 2, 0, 120, 90, "skip")
UNTIMED = Settings("tikal", "basic", 2, 0, 0, 90, "skip")


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    clock = [100_000]
    monkeypatch.setattr(turn_timer, "session_ms", lambda: clock[0])
    return clock


def play(settings: Settings, since_ms: int | None) -> PlayView[Any]:
    house = House()
    house.settings = settings
    house.begin()
    house.turn_since_ms = since_ms
    return present(house._play())


def test_a_table_without_a_clock_shows_none(qtbot: QtBot, now: list[int]) -> None:
    timer = TurnTimer()
    qtbot.addWidget(timer)
    timer.watch(play(UNTIMED, None), UNTIMED)

    assert timer.isHidden()


def test_the_time_of_a_turn_runs_down_and_no_further(qtbot: QtBot, now: list[int]) -> None:
    timer = TurnTimer()
    qtbot.addWidget(timer)
    timer.watch(play(TIMED, 100_000), TIMED)
    texts = [timer.text()]
    for ms in (155_200, 201_000, 400_000):
        now[0] = ms
        timer._show()
        texts.append(timer.text())

    assert texts == ["2:00", "1:05", "0:19", "0:00"]
    assert timer.property("mood") == "error"
    assert timer.accessibleName() == "0:00 left for this turn"


def test_it_hurries_only_towards_the_end(qtbot: QtBot, now: list[int]) -> None:
    timer = TurnTimer()
    qtbot.addWidget(timer)
    timer.watch(play(TIMED, 100_000), TIMED)

    assert timer.property("mood") != "error"


def test_it_goes_when_nobody_is_to_move(qtbot: QtBot, now: list[int]) -> None:
    timer = TurnTimer()
    qtbot.addWidget(timer)
    timer.watch(play(TIMED, 100_000), TIMED)
    timer.watch(play(TIMED, None), TIMED)

    assert timer.isHidden()
