"""What holds the game up is named: a lost player at once, a slow computer after a while."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.tikal.position import Position
from net.core.messages import Settings
from net.core.view import PlayView, Waiting
from net.shell.events import LocalSeat
from tests.gui.house import House
from tests.present import present
from tikal_qt.table.waits import Waits, wait_sentence


@pytest.fixture
def play() -> PlayView[Position]:
    house = House()
    house.open(
        Settings("tikal", "basic", 2, 0, 0, 90, "skip"), [LocalSeat("Ana"), LocalSeat("Bea")]
    )
    house.begin()
    return present(house.view(0).play)


def test_the_sentences() -> None:
    assert wait_sentence("link", ["Bea"]) == "The game is paused: waiting for Bea to return."
    assert (
        wait_sentence("link", ["Bea", "Eva"], seated=False)
        == "No link to Bea and Eva: what is played meanwhile is shown later."
    )
    assert wait_sentence("ack", ["Bea"]) == "Waiting for the computer of Bea to confirm."
    assert wait_sentence("reveal", ["Bea", "Eva"]) == "Waiting for the seed of Bea and Eva."
    assert wait_sentence("end", ["Bea"]) == "Waiting for Bea to sign the result."


def test_a_lost_player_is_named_at_once_and_no_longer_when_back(
    play: PlayView[Position], qapp: QApplication
) -> None:
    waits = Waits()
    waits.watch(replace(play, waiting=Waiting("link", (1,), 0)))
    assert (waits.what, waits.seats) == ("link", (1,))

    waits.watch(replace(play, waiting=Waiting("action", (0,), 0)))
    assert (waits.what, waits.seats) == ("", ())


def test_a_slow_computer_is_named_after_a_while_only(
    play: PlayView[Position], qtbot: QtBot
) -> None:
    waits = Waits(patience_ms=50)
    waits.watch(replace(play, waiting=Waiting("ack", (1,), 0)))
    assert waits.what == ""

    with qtbot.waitSignal(waits.changed, timeout=5000):
        pass

    assert (waits.what, waits.seats) == ("ack", (1,))


def test_who_confirms_in_time_is_never_named(play: PlayView[Position], qtbot: QtBot) -> None:
    waits = Waits(patience_ms=50)
    waits.watch(replace(play, waiting=Waiting("ack", (1,), 0)))
    waits.watch(replace(play, waiting=Waiting("action", (1,), 5)))

    qtbot.wait(120)

    assert waits.what == ""
