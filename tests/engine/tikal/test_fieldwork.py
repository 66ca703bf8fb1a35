"""Uncovering, digging, camps and guards (rules, "Actions")."""

import pytest

from engine.tikal.chance import awaited, drawn
from engine.tikal.hexes import HEXAGON_OF
from engine.tikal.position import GONE, Phase
from tests.engine.tikal.build import FRESH, GARDEN, after, any_position, moves, position, refused

A4, A5, B5, C3, C5 = (HEXAGON_OF[name] for name in ("a4", "a5", "b5", "c3", "c5"))


def test_uncovering_raises_a_temple_and_takes_the_temple_tile() -> None:
    at = position(GARDEN, "0;c3;17;c3;-;00000000", FRESH)
    at = after(at, "uncover c3")
    assert (at.ap, at.temples[C3]) == (8, 2)
    assert list(at.temple_tiles) == [0, 0, 2, 6, 9, 11, 8, 5, 3, 2, 1]
    at = after(at, "uncover c3")
    assert (at.ap, at.temples[C3]) == (6, 3)
    assert list(at.temple_tiles) == [0, 0, 2, 5, 9, 11, 8, 5, 3, 2, 1]


def test_the_second_level_needs_two_figures_in_the_hexagon() -> None:
    at = after(position(GARDEN, "0;c3;18;-;-;00000000", FRESH), "uncover c3")
    assert moves(at, "uncover") == []
    assert refused(at, "uncover c3") == ("too_few_figures", {"needed": 2, "present": 1})


def test_two_levels_of_a_temple_a_turn_and_no_more() -> None:
    at = position(GARDEN, "0;c3;13;c3*5;-;00000000", FRESH)
    at = after(at, "uncover c3", "uncover c3")
    assert refused(at, "uncover c3") == ("twice_this_turn", {"hexagon": "c3"})


def test_each_temple_has_its_own_limit() -> None:
    at = position(GARDEN, "0;supply;14;b5*2,c3*2;-;00000000", FRESH)
    at = after(at, "uncover c3", "uncover b5", "uncover c3", "uncover b5")
    assert (at.ap, at.temples[C3], at.temples[B5]) == (2, 3, 3)


def test_figures_count_at_the_moment_of_the_action() -> None:
    at = position(GARDEN, "0;c4;17;c3;-;00000000", FRESH)
    at = after(at, "uncover c3", "move leader c4 c3", "uncover c3")
    assert (at.ap, at.temples[C3]) == (5, 3)


@pytest.mark.parametrize(
    ("land", "ap", "action", "reason"),
    [
        (GARDEN, 9, "uncover c4", ("no_temple", {"hexagon": "c4"})),
        (GARDEN, 9, "uncover h1", ("no_temple", {"hexagon": "h1"})),
        (GARDEN, 9, "uncover a4", ("too_few_figures", {"needed": 1, "present": 0})),
        (GARDEN, 1, "uncover c3", ("too_few_ap", {"needed": 2, "left": 1})),
        (
            GARDEN.replace("c3:A1/0=1", "c3:A1/0=10"),
            9,
            "uncover c3",
            ("temple_at_top", {"hexagon": "c3"}),
        ),
        (
            GARDEN.replace("a4=1", "a4=10").replace("c3:A1/0=1", "c3:A1/0=9"),
            9,
            "uncover c3",
            ("no_temple_tile", {"level": 10}),
        ),
        (
            GARDEN.replace("a4=1", "a4=10").replace("b5=1", "b5=9").replace("/0=1", "/0=8"),
            9,
            "uncover c3",
            ("no_temple_tile", {"level": 9}),
        ),
        (
            GARDEN.replace("c3:A1/0=1", "c3:A1/0=1!1"),
            9,
            "uncover c3",
            ("temple_guarded", {"hexagon": "c3"}),
        ),
    ],
)
def test_why_a_temple_may_not_be_uncovered(land: str, ap: int, action: str, reason: object) -> None:
    at = any_position(land, "0;c3;17;c3;-;00000000", FRESH, ap=ap)
    assert refused(at, action) == reason
    assert action not in moves(at)


def test_not_even_its_owner_uncovers_a_guarded_temple() -> None:
    land = GARDEN.replace("b5=1", "b5=1!0")
    at = position(land, "0;supply;16;b5;-;00000000", FRESH)
    assert at.guards[B5] == 1
    assert refused(at, "uncover b5") == ("temple_guarded", {"hexagon": "b5"})


def test_a_dig_awaits_the_draw_of_a_treasure_nobody_has() -> None:
    land = GARDEN.replace("c5:A5/0=4", "c5:A5/0=2")
    at = position(land, "0;supply;17;c5;-;01000000", "0;supply;18;-;-;00000001")
    at = after(at, "dig c5")
    assert (at.phase, at.ap, at.treasures[C5]) == (Phase.DRAW_TREASURE, 7, 1)
    draw = awaited(at)
    assert (draw.purpose, draw.beneficiary) == ("treasure", 0)
    assert draw.choices == tuple("1112233344455566677788")
    at = drawn(at, "2")
    assert (at.phase, at.ap, list(at.found[0])) == (Phase.ACT, 7, [0, 2, 0, 0, 0, 0, 0, 0])


def test_a_kind_found_three_times_is_drawn_no_more() -> None:
    land = GARDEN.replace("c5:A5/0=4", "c5:A5/0=1")
    at = after(position(land, "0;supply;17;c5;-;30000000", FRESH), "dig c5")
    assert awaited(at).choices == tuple("222333444555666777888")


def test_the_second_treasure_of_a_turn_needs_two_figures_and_there_is_no_third() -> None:
    at = position(GARDEN, "0;supply;17;c5;-;00000000", FRESH)
    at = drawn(after(at, "dig c5"), "5")
    assert refused(at, "dig c5") == ("too_few_figures", {"needed": 2, "present": 1})
    at = position(GARDEN, "0;c5;14;c5*4;-;00000000", FRESH)
    at = drawn(after(drawn(after(at, "dig c5"), "5"), "dig c5"), "5")
    assert (at.ap, at.treasures[C5], list(at.found[0])) == (4, 2, [0, 0, 0, 0, 2, 0, 0, 0])
    assert refused(at, "dig c5") == ("twice_this_turn", {"hexagon": "c5"})
    assert moves(at, "dig") == []


@pytest.mark.parametrize(
    ("ap", "action", "reason"),
    [
        (9, "dig c4", ("no_treasure", {"hexagon": "c4"})),
        (9, "dig d4", ("no_treasure", {"hexagon": "d4"})),
        (9, "dig d5", ("too_few_figures", {"needed": 1, "present": 0})),
        (2, "dig c5", ("too_few_ap", {"needed": 3, "left": 2})),
        (3, "dig c5", None),
    ],
)
def test_why_a_treasure_may_not_be_dug(ap: int, action: str, reason: object) -> None:
    land = GARDEN + ",d4:A6/0=0,d5:B5/0=4"
    at = any_position(land, "0;d4;17;c5;-;00000000", "0;d5;18;-;-;00000000", ap=ap)
    assert refused(at, action) == reason
    assert (action in moves(at)) == (reason is None)


def test_camps_stand_on_jungle_and_emptied_treasure_tiles_without_a_figure() -> None:
    land = GARDEN.replace("c5:A5/0=4", "c5:A5/0=0")
    at = position(land, "0;supply;18;-;-;22000000", FRESH)
    assert moves(at, "camp") == ["camp b4", "camp c4", "camp c5"]
    at = after(at, "camp c5")
    assert (at.ap, at.camps) == (5, ((C5,), ()))
    at = after(at, "camp b4")
    assert (at.ap, at.camps) == (0, ((HEXAGON_OF["b4"], C5), ()))


@pytest.mark.parametrize(
    ("seat", "ap", "action", "reason"),
    [
        (FRESH, 9, "camp a3", ("unexplored", {"hexagon": "a3"})),
        (FRESH, 9, "camp a5", ("no_camp_ground", {"hexagon": "a5"})),
        (FRESH, 9, "camp c3", ("no_camp_ground", {"hexagon": "c3"})),
        (FRESH, 9, "camp c5", ("treasure_left", {"hexagon": "c5"})),
        (FRESH, 9, "camp b4", ("camp_there", {"hexagon": "b4"})),
        (FRESH, 4, "camp c4", ("too_few_ap", {"needed": 5, "left": 4})),
        ("0;supply;18;-;d4,d5;00000000", 9, "camp c4", ("no_camp_in_supply", {})),
        (FRESH, 5, "camp c4", None),
    ],
)
def test_why_no_camp_may_be_pitched(seat: str, ap: int, action: str, reason: object) -> None:
    land = GARDEN + ",d4:B3/0,d5:B4/0"
    at = any_position(land, seat, "0;supply;18;-;b4;00000000", ap=ap)
    assert refused(at, action) == reason
    assert (action in moves(at)) == (reason is None)


def test_a_guard_stays_and_every_other_own_figure_there_leaves() -> None:
    at = position(GARDEN, "0;c3;14;a5,c3*3;-;00000000", "0;c4;16;c3*2;-;00000000")
    at = after(at, "guard c3")
    assert at.ap == 5
    assert at.guards[C3] == 1
    assert at.workers == ((A5,), (C3, C3))
    assert at.leaders == (GONE, HEXAGON_OF["c4"])
    assert at.supply == (14, 16)


def test_a_leader_alone_can_become_the_guard() -> None:
    at = after(position(GARDEN, "0;c3;18;-;-;00000000", FRESH), "guard c3")
    assert (at.guards[C3], at.leaders[0], at.supply[0]) == (1, GONE, 18)


@pytest.mark.parametrize(
    ("own", "other", "strongest"),
    [
        ("0;c3;18;-;-;00000000", "0;supply;16;c3*2;-;00000000", True),
        ("0;c3;18;-;-;00000000", "0;supply;15;c3*3;-;00000000", False),
        ("0;supply;14;c3*4;-;00000000", "0;c3;18;-;-;00000000", True),
        ("0;supply;14;c3*4;-;00000000", "0;c3;17;c3;-;00000000", False),
        ("0;supply;17;c3;-;00000000", FRESH, True),
        ("0;supply;17;c4;-;00000000", FRESH, False),
    ],
)
def test_a_guard_needs_to_be_strictly_strongest(own: str, other: str, strongest: bool) -> None:
    at = position(GARDEN, own, other)
    assert ("guard c3" in moves(at)) == strongest
    assert refused(at, "guard c3") == (None if strongest else ("not_strongest", {"hexagon": "c3"}))


def test_stronger_than_each_other_player_not_than_all_together() -> None:
    two = "0;supply;16;c3*2;-;00000000"
    at = position(GARDEN, "0;c3;18;-;-;00000000", two, two)
    assert refused(at, "guard c3") is None


@pytest.mark.parametrize(
    ("land", "ap", "action", "reason"),
    [
        (GARDEN, 9, "guard c4", ("no_temple", {"hexagon": "c4"})),
        (GARDEN, 4, "guard c3", ("too_few_ap", {"needed": 5, "left": 4})),
        (
            GARDEN.replace("c3:A1/0=1", "c3:A1/0=1!1"),
            9,
            "guard c3",
            ("temple_guarded", {"hexagon": "c3"}),
        ),
        (
            GARDEN.replace("a4=1,b5=1", "a4=1!0,b5=1!0"),
            9,
            "guard c3",
            ("no_guard_in_supply", {}),
        ),
    ],
)
def test_why_no_guard_may_be_set(land: str, ap: int, action: str, reason: object) -> None:
    at = any_position(land, "0;supply;13;c3*2;-;00000000", "0;supply;17;-;-;00000000", ap=ap)
    assert refused(at, action) == reason
    assert action not in moves(at)
