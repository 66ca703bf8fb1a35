"""The time that each player has used."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from engine.game import Choice, Draw
from net.core.messages import Settings
from net.core.view import PlayView, Waiting
from net.shell.events import LocalSeat
from tests.gui.acts import desk_of, settle, table_of
from tests.gui.house import House
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest
from tikal_qt.table.members_bar import session_ms
from tikal_qt.table.time_used import TimeUsed


@pytest.fixture
def play() -> PlayView[Any]:
    """Ana is to move."""
    house = House()
    house.open(Settings("tikal", "basic", 2, 0, 120, 90, "skip"), (LocalSeat("Ana"),))
    house.arrive("Bea")
    house.begin()
    shown = house.view(0).play
    assert shown is not None
    return replace(shown, awaiting=Choice(0), waiting=Waiting("action", (0,), 0))


@pytest.fixture
def now() -> list[int]:
    """The time in milliseconds, for a test to set."""
    return [1000]


@pytest.fixture
def used(now: list[int]) -> TimeUsed:
    return TimeUsed(2, lambda: now[0])


def test_who_is_to_move_uses_time(used: TimeUsed, now: list[int], play: PlayView[Any]) -> None:
    used.watch(play)
    now[0] += 65_000
    assert used.words() == ["1:05", "0:00"]

    used.watch(replace(play, awaiting=Choice(1)))
    now[0] += 3_000
    used.watch(play)
    now[0] += 5_000
    assert used.words() == ["1:10", "0:03"]


@pytest.mark.parametrize("what", ["link", "ack", "reveal", "epoch"])
def test_nobody_pays_for_what_holds_the_game_up(
    used: TimeUsed, now: list[int], play: PlayView[Any], what: str
) -> None:
    used.watch(replace(play, waiting=Waiting(what, (1,), 0)))
    now[0] += 30_000

    assert used.words() == ["0:00", "0:00"]


def test_draws_and_the_end_take_nobodys_time(
    used: TimeUsed, now: list[int], play: PlayView[Any]
) -> None:
    used.watch(replace(play, awaiting=Draw("tile", (), 0)))
    now[0] += 30_000
    used.watch(replace(play, ended=True))
    now[0] += 30_000

    assert used.words() == ["0:00", "0:00"]


@pytest.mark.parametrize("clock_s", [0, 120])
def test_the_cards_show_it_at_a_table_with_a_clock(
    window: MainWindow, house: House, qapp: QApplication, clock_s: int
) -> None:
    settings = Settings("tikal", "basic", 2, 0, clock_s, 90, "skip")
    window.open(HostRequest(settings, (LocalSeat("Ana"),)))
    house.arrive("Bea")
    house.begin()
    house.turn_since_ms = session_ms() if clock_s else None
    house.tell()
    settle(qapp)
    cards = desk_of(table_of(window)).players.cards

    assert [card.time.isVisible() for card in cards] == [clock_s > 0] * 2
    assert not clock_s or [card.time.text() for card in cards][1] == "0:00"
