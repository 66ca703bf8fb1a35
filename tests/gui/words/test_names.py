"""What players are called."""

from dataclasses import replace

from net.core.messages import Settings
from net.shell.events import LocalSeat
from tests.gui.house import House
from tikal_qt.words.names import listed, seat_names, with_points


def table(*nicks: str) -> House:
    house = House()
    house.open(
        Settings("tikal", "basic", len(nicks), 0, 0, 90, "skip"),
        [LocalSeat(nick) for nick in nicks],
    )
    return house


def test_namesakes_are_told_apart_by_their_seat() -> None:
    view = table("Ana", "Bea", "Ana").view(0)

    assert seat_names(view) == ("Ana (1)", "Bea", "Ana (3)")


def test_an_open_seat_is_called_by_its_number() -> None:
    house = table("Ana", "Bea")
    house.chairs[1] = None

    assert seat_names(house.view(0)) == ("Ana", "Seat 2")


def test_marks_that_reorder_text_are_replaced() -> None:
    house = table("Ana", "Bea")
    seats = house.view(0).seats
    view = replace(house.view(0), seats=(seats[0], replace(seats[1], nick="B\u202eea")))

    assert seat_names(view) == ("Ana", "B\N{REPLACEMENT CHARACTER}ea")


def test_names_in_lists() -> None:
    assert listed([]) == ""
    assert listed(["Ana"]) == "Ana"
    assert listed(["Ana", "Bea"]) == "Ana and Bea"
    assert listed(["Ana", "Bea", "Carla"]) == "Ana, Bea and Carla"


def test_points_stand_apart_from_a_name_that_ends_in_a_number() -> None:
    assert with_points(("Ana", "Computer 1"), (9, 159)) == "Ana: 9, Computer 1: 159"
