"""Control and points (rules, "Scoring rounds")."""

import pytest

from engine.tikal.hexes import HEXAGON_OF
from engine.tikal.position import NOBODY
from engine.tikal.scoring import (
    ScoreSheet,
    SetScore,
    TempleScore,
    controller,
    score_sheet,
    strengths,
    turn_sheet,
)
from tests.engine.tikal.build import FRESH, GARDEN, GROVE, any_position, position

A4, B5, C3 = HEXAGON_OF["a4"], HEXAGON_OF["b5"], HEXAGON_OF["c3"]


def test_a_leader_weighs_3_and_a_worker_1() -> None:
    at = position(GARDEN, "0;c3;16;c3*2;-;00000000", "0;a5;14;c3*4;-;00000000")
    assert strengths(at, C3) == (5, 4)
    assert strengths(at, HEXAGON_OF["a5"]) == (0, 3)


@pytest.mark.parametrize(
    ("workers", "owner"),
    [
        ((0, 0, 0), NOBODY),
        ((1, 0, 0), 0),
        ((0, 0, 2), 2),
        ((1, 2, 0), 1),
        ((2, 1, 2), NOBODY),
        ((2, 2, 3), 2),
        ((3, 2, 2), 0),
        ((3, 3, 3), NOBODY),
    ],
)
def test_only_who_is_strictly_strongest_controls(workers: tuple[int, ...], owner: int) -> None:
    seats = [
        f"0;supply;{18 - n};{f'c3*{n}' if n > 1 else 'c3' if n else '-'};-;00000000"
        for n in workers
    ]
    assert controller(position(GARDEN, *seats), C3) == owner


def test_a_guarded_temple_scores_for_its_guard_alone() -> None:
    land = GARDEN.replace("c3:A1/0=1", "c3:A1/0=4!1")
    at = position(land, "0;c3;10;c3*8;-;00000000", "0;supply;17;-;-;00000000")
    assert controller(at, C3) == 1
    assert [sheet.total for sheet in score_sheet(at)] == [0, 4]


def test_the_sheet_names_every_temple_and_every_set() -> None:
    land = "a4=3,b5=2!0,c3:A1/0=5,c4:A4/0,c5:A5/0=0,d4:A6/0=0"
    at = any_position(land, "7;a4;15;b5,c3;-;12030000", "9;c3;18;-;-;11000000")
    own, other = score_sheet(at)
    assert own == ScoreSheet(
        0,
        (TempleScore(A4, 3, False), TempleScore(B5, 2, True)),
        (SetScore(0, 1, 1), SetScore(1, 2, 3), SetScore(3, 3, 6)),
    )
    assert own.total == 3 + 2 + 1 + 3 + 6
    assert other == ScoreSheet(
        1, (TempleScore(C3, 5, False),), (SetScore(0, 1, 1), SetScore(1, 1, 1))
    )
    assert other.total == 7


def test_the_sheet_as_plain_data() -> None:
    at = position("a4=1,b5=2!0,c5:A5/0=3", "0;supply;17;-;-;00001000", "0;b5;18;-;-;00000000")
    assert score_sheet(at)[0].as_data() == {
        "seat": 0,
        "temples": [{"hexagon": "b5", "points": 2, "guarded": True}],
        "treasures": [{"kind": 5, "count": 1, "points": 1}],
        "total": 3,
    }


def test_what_a_scoring_turn_will_score_is_known_before_it_ends() -> None:
    seats = (FRESH, "0;a4;18;-;-;00000000")
    at = position(GROVE, *seats, seat="1", tile="B6", scoring="1,0", ap=4)
    assert turn_sheet(at) == ScoreSheet(1, (TempleScore(A4, 1, False),), ())
    assert turn_sheet(position(GARDEN, *seats, seat="1", ap=4)) is None
