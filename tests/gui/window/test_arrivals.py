"""Who comes to a table while its lobby is shown."""

from dataclasses import replace

from net.core.messages import Settings
from net.shell.events import LocalSeat
from tests.gui.house import House, key
from tikal_qt.lobby.arrivals import Arrivals

TWO = Settings("tikal", "basic", 2, 0, 0, 90, "skip")


def lobby(*others: str) -> House:
    house = House()
    house.open(TWO, (LocalSeat("Ana"),))
    for nick in others:
        house.arrive(nick)
    return house


def test_who_is_there_at_the_first_look_has_not_come() -> None:
    arrivals = Arrivals()

    assert arrivals.note([lobby("Bea").view(0)]) == frozenset()


def test_who_comes_is_met_once() -> None:
    arrivals = Arrivals()
    arrivals.note([lobby().view(0)])

    assert arrivals.note([lobby("Bea").view(0)]) == {key(1)}
    assert arrivals.note([lobby("Bea").view(0)]) == frozenset()
    assert arrivals.note([lobby().view(0)]) == frozenset()
    assert arrivals.note([lobby("Bea").view(0)]) == frozenset()


def test_another_table_is_looked_at_anew() -> None:
    arrivals = Arrivals()
    arrivals.note([lobby().view(0)])
    elsewhere = replace(lobby("Bea").view(0), lobby_id=b"M" * 32)

    assert arrivals.note([elsewhere]) == frozenset()


def test_who_sits_at_this_window_does_not_come() -> None:
    arrivals = Arrivals()
    arrivals.note([lobby().view(0)])
    both = lobby("Bea")

    assert arrivals.note([both.view(0), both.view(1)]) == frozenset()
