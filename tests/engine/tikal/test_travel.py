"""Placing, transferring and moving figures (rules, "Actions")."""

import pytest

from engine.tikal.hexes import HEXAGON_OF
from engine.tikal.position import GONE, SUPPLY
from tests.engine.tikal.build import (
    FRESH,
    GARDEN,
    START,
    after,
    any_position,
    moves,
    position,
    refused,
)

A5, B4, C4 = HEXAGON_OF["a5"], HEXAGON_OF["b4"], HEXAGON_OF["c4"]


def test_figures_come_into_the_base_camp_or_an_own_camp() -> None:
    at = position(GARDEN, "0;supply;18;-;b4,c4;00000000", FRESH)
    assert moves(at, "place") == [
        "place leader a5",
        "place leader b4",
        "place leader c4",
        "place worker a5",
        "place worker b4",
        "place worker c4",
    ]


def test_placing_takes_a_figure_from_the_supply_for_1_ap() -> None:
    at = after(position(START), "place worker a5", "place leader a5", "place worker a5")
    assert (at.ap, at.supply, at.workers, at.leaders) == (
        7,
        (16, 18),
        ((A5, A5), ()),
        (A5, SUPPLY),
    )


@pytest.mark.parametrize(
    ("seat", "ap", "action", "reason"),
    [
        ("0;a5;18;-;-;00000000", 9, "place leader a5", ("none_in_supply", {"figure": "leader"})),
        ("0;gone;18;-;-;00000000", 9, "place leader a5", ("none_in_supply", {"figure": "leader"})),
        ("0;a5;0;a5*18;-;00000000", 9, "place worker a5", ("none_in_supply", {"figure": "worker"})),
        (FRESH, 9, "place worker b4", ("not_own_camp", {"hexagon": "b4"})),
        (FRESH, 9, "place worker c4", ("not_own_camp", {"hexagon": "c4"})),
        (FRESH, 0, "place worker a5", ("too_few_ap", {"needed": 1, "left": 0})),
        (FRESH, 1, "place worker a5", None),
    ],
)
def test_why_a_figure_may_not_be_placed(seat: str, ap: int, action: str, reason: object) -> None:
    at = any_position(GARDEN, seat, "0;supply;18;-;c4;00000000", ap=ap)
    assert refused(at, action) == reason


def test_secret_paths_join_the_base_camp_and_own_camps() -> None:
    at = position(GARDEN, "0;c4;15;a5,b4,c5;b4,c4;00000000", FRESH)
    assert moves(at, "transfer") == [
        "transfer worker a5 b4",
        "transfer worker a5 c4",
        "transfer worker b4 a5",
        "transfer worker b4 c4",
        "transfer leader c4 a5",
        "transfer leader c4 b4",
    ]


def test_a_transfer_costs_1_ap() -> None:
    at = position(GARDEN, "0;c4;16;a5,b4;b4,c4;00000000", FRESH)
    at = after(at, "transfer leader c4 a5", "transfer worker b4 c4")
    assert (at.ap, at.leaders[0], at.workers[0]) == (8, A5, (A5, C4))


@pytest.mark.parametrize(
    ("ap", "action", "reason"),
    [
        (9, "transfer worker a5 c4", ("not_own_camp", {"hexagon": "c4"})),
        (9, "transfer worker c4 a5", ("not_own_camp", {"hexagon": "c4"})),
        (9, "transfer worker b4 b4", ("same_hexagon", {"hexagon": "b4"})),
        (
            9,
            "transfer leader b4 a5",
            ("no_figure_there", {"figure": "leader", "hexagon": "b4"}),
        ),
        (0, "transfer worker b4 a5", ("too_few_ap", {"needed": 1, "left": 0})),
        (1, "transfer worker b4 a5", None),
    ],
)
def test_why_a_figure_may_not_be_transferred(ap: int, action: str, reason: object) -> None:
    at = position(GARDEN, "0;a5;16;b4,c4;b4;00000000", "0;supply;18;-;c4;00000000", ap=ap)
    assert refused(at, action) == reason


def test_moves_offered_are_those_the_ap_pay_for() -> None:
    seat = "0;c4;17;a5;-;00000000"
    assert moves(position(GARDEN, seat, FRESH, ap=1), "move") == [
        "move leader c4 c3",
        "move leader c4 b4",
        "move worker a5 b4",
    ]
    assert moves(position(GARDEN, seat, FRESH, ap=2), "move") == [
        "move leader c4 c3",
        "move leader c4 b4",
        "move worker a5 a4",
        "move worker a5 b4",
        "move worker a5 b5",
    ]
    assert "move leader c4 c5" in moves(position(GARDEN, seat, FRESH, ap=3), "move")


def test_a_move_costs_the_stones_on_its_edges() -> None:
    at = position(GARDEN, "0;supply;16;a5*2;-;00000000", FRESH)
    at = after(at, "move worker a5 b4", "move worker b4 c4", "move worker c4 c5")
    assert (at.ap, at.workers[0]) == (10 - 1 - 1 - 3, (A5, HEXAGON_OF["c5"]))


def test_the_dearest_step_costs_6() -> None:
    at = any_position("a4=1,b5=1,c3:C1/3=3,c4:C3/0", "0;c4;18;-;-;00000000", FRESH, ap=6)
    assert after(at, "move leader c4 c3").ap == 0
    assert refused(at._replace(ap=5), "move leader c4 c3") == (
        "too_few_ap",
        {"needed": 6, "left": 5},
    )


def test_other_players_figures_and_camps_do_not_hinder() -> None:
    other = "0;b4;12;a5,b4*5;b4;00000000"
    at = after(position(START, "0;a5;18;-;-;00000000", other), "move leader a5 b4")
    assert at.leaders == (B4, B4)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("move worker c4 c5", ("no_figure_there", {"figure": "worker", "hexagon": "c4"})),
        ("move leader a4 b4", ("no_path", {"hexagon": "a4", "other": "b4"})),
        ("move leader a4 a3", ("unexplored", {"hexagon": "a3"})),
        ("move leader a4 b3", ("volcano", {"hexagon": "b3"})),
        ("move leader a4 c4", ("not_neighbours", {"hexagon": "a4", "other": "c4"})),
        ("move leader a4 a4", ("not_neighbours", {"hexagon": "a4", "other": "a4"})),
        ("move leader a4 a5", ("too_few_ap", {"needed": 2, "left": 1})),
    ],
)
def test_why_a_figure_may_not_move(action: str, reason: object) -> None:
    land = "a4=1,b3:B6/0,b5=1,c4:A4/0"
    at = any_position(land, "0;a4;18;-;-;00000000", "0;c4;17;c4;-;00000000", ap=1)
    assert refused(at, action) == reason


def test_stones_towards_a_volcano_lead_nowhere() -> None:
    """c4 lies beside the volcano in b3 with a stone towards it, laid before it or after."""
    c4_and_b3 = any_position("a4=1,b3:B6/0,b5=1,c4:A4/2", "0;c4;18;-;-;00000000", FRESH)
    d4_and_e4 = any_position("a4=1,b5=1,d4:A4/1,e4:B6/0", "0;d4;18;-;-;00000000", FRESH)
    assert refused(c4_and_b3, "move leader c4 b3") == ("volcano", {"hexagon": "b3"})
    assert refused(d4_and_e4, "move leader d4 e4") == ("volcano", {"hexagon": "e4"})
    assert moves(c4_and_b3, "move") == ["move leader c4 b4"]


def test_nothing_can_be_done_without_ap_but_ending_the_turn() -> None:
    at = position(GARDEN, "0;c4;15;a5,b4,c5;b4,c4;00000000", FRESH, ap=0)
    assert moves(at) == ["end"]


def test_a_leader_gone_does_not_come_back() -> None:
    land = GARDEN.replace("b5=1", "b5=1!0")
    at = position(land, "0;gone;17;a5;-;00000000", FRESH)
    assert at.leaders[0] == GONE
    assert moves(at, "place") == ["place worker a5"]
