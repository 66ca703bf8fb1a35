"""The time a turn has left."""

import pytest

from net.core.messages import Settings
from tests.gui.house import House
from tikal_qt.table import turn_timer
from tikal_qt.table.turn_timer import TurnTimer

TIMED = Settings("tikal", "basic", 2, 0, 120, 90, "skip")
UNTIMED = Settings("tikal", "basic", 2, 0, 0, 90, "skip")


@pytest.fixture
def now(monkeypatch):
    clock = [100_000]
    monkeypatch.setattr(turn_timer, "session_ms", lambda: clock[0])
    return clock


def play(settings: Settings, since_ms: int | None):
    house = House()
    house.settings = settings
    house.begin()
    house.turn_since_ms = since_ms
    return house._play()


def test_a_table_without_a_clock_shows_none(qtbot, now):
    timer = TurnTimer()
    qtbot.addWidget(timer)
    timer.watch(play(UNTIMED, None), UNTIMED)

    assert timer.isHidden()


def test_the_time_of_a_turn_runs_down_and_no_further(qtbot, now):
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


def test_it_hurries_only_towards_the_end(qtbot, now):
    timer = TurnTimer()
    qtbot.addWidget(timer)
    timer.watch(play(TIMED, 100_000), TIMED)

    assert timer.property("mood") != "error"


def test_it_goes_when_nobody_is_to_move(qtbot, now):
    timer = TurnTimer()
    qtbot.addWidget(timer)
    timer.watch(play(TIMED, 100_000), TIMED)
    timer.watch(play(TIMED, None), TIMED)

    assert timer.isHidden()
