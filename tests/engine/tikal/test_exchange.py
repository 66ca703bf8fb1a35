"""Exchanging treasures (rules, "Actions")."""

import pytest

from tests.engine.tikal.build import after, any_position, moves, position, refused

TWELVE_DUG = "a4=1,b5=1,c4:A5/0=0,c5:A6/4=0,d4:B5/0=0"


def test_only_single_treasures_are_offered_and_taken() -> None:
    at = any_position(
        TWELVE_DUG,
        "0;supply;18;-;-;11200000",
        "0;supply;18;-;-;01030010",
        "0;supply;18;-;-;00001000",
    )
    assert moves(at, "exchange") == [
        "exchange 1 1 2",
        "exchange 1 1 7",
        "exchange 1 2 5",
        "exchange 2 1 7",
        "exchange 2 2 5",
    ]


def test_the_two_treasures_change_places_for_3_ap() -> None:
    at = position("a4=1,b5=1,c5:A5/0=0", "0;supply;18;-;-;11000000", "0;supply;18;-;-;01001000")
    at = after(at, "exchange 1 1 5")
    assert at.ap == 7
    assert [list(found) for found in at.found] == [
        [0, 1, 0, 0, 1, 0, 0, 0],
        [1, 1, 0, 0, 0, 0, 0, 0],
    ]


def test_an_exchange_may_make_a_pair_that_is_safe_from_then_on() -> None:
    at = position("a4=1,b5=1,c5:A5/0=0", "0;supply;18;-;-;11000000", "0;supply;18;-;-;01100000")
    at = after(at, "exchange 1 1 2")
    assert [list(found) for found in at.found] == [
        [0, 2, 0, 0, 0, 0, 0, 0],
        [1, 0, 1, 0, 0, 0, 0, 0],
    ]
    assert refused(at, "exchange 2 1 1") == ("treasure_safe", {"seat": 0, "kind": 2})


def test_only_ap_limit_how_often() -> None:
    at = position("a4=1,b5=1,c5:A5/0=0", "0;supply;18;-;-;10000000", "0;supply;18;-;-;01110000")
    at = after(at, "exchange 1 1 2", "exchange 2 1 3", "exchange 3 1 4")
    assert at.ap == 1
    assert refused(at, "exchange 4 1 1") == ("too_few_ap", {"needed": 3, "left": 1})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("exchange 1 2 2", ("no_such_seat", {"seat": 2})),
        ("exchange 1 0 2", ("own_seat", {"seat": 0})),
        ("exchange 1 1 1", ("same_kind", {"kind": 1})),
        ("exchange 5 1 1", ("treasure_missing", {"seat": 0, "kind": 5})),
        ("exchange 2 1 1", ("treasure_safe", {"seat": 0, "kind": 2})),
        ("exchange 1 1 5", ("treasure_missing", {"seat": 1, "kind": 5})),
        ("exchange 1 1 3", ("treasure_safe", {"seat": 1, "kind": 3})),
        ("exchange 1 1 4", ("too_few_ap", {"needed": 3, "left": 2})),
    ],
)
def test_why_treasures_may_not_be_exchanged(action: str, reason: object) -> None:
    at = any_position(TWELVE_DUG, "0;supply;18;-;-;12000000", "0;supply;18;-;-;10310000", ap=2)
    assert refused(at, action) == reason
    assert action not in moves(at)
