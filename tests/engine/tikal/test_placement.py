"""Where tiles may lie (rules, "A turn")."""

import pytest

from engine.tikal.hexes import HEXAGON_OF
from engine.tikal.position import NO_TILE, Phase
from tests.engine.tikal.build import START, after, any_position, moves, position, refused


def in_hand(tile: str, land: str = START) -> list[str]:
    return moves(any_position(land, phase="place_tile", ap=0, tile=tile))


def test_a_tile_may_lie_beside_any_explored_hexagon_with_a_stone_between() -> None:
    around_the_start = ["a3", "b3", "c4", "c5"]
    assert in_hand("A1") == [f"tile {h} {r}" for h in around_the_start for r in range(6)]


def test_a_rotation_that_shows_the_same_stones_is_offered_once() -> None:
    assert in_hand("D3") == [f"tile {h} {r}" for h in ("a3", "b3", "c4", "c5") for r in (0, 1)]
    assert in_hand("B6") == ["tile a3 0", "tile b3 0", "tile c4 0", "tile c5 0"]


def test_without_a_stone_towards_it_only_own_stones_connect() -> None:
    """A2 in c4 shows no stone to d3; A4 has stones at 0, 1 and 3 and must turn one to SW (4)."""
    offered = in_hand("A4", "a4=1,b5=1,c4:A2/0=2")
    assert [t for t in offered if "d3" in t] == ["tile d3 1", "tile d3 3", "tile d3 4"]
    assert [t for t in offered if "d4" in t] == [f"tile d4 {r}" for r in range(6)]


def test_beside_a_volcano_alone_only_a_volcano_may_lie() -> None:
    land = "a4=1,b5=1,c4:B6/0"
    assert not [t for t in in_hand("A4", land) if "d3" in t or "d4" in t]
    assert [t for t in in_hand("D5", land) if "d3" in t] == ["tile d3 0"]


@pytest.mark.parametrize(
    ("tile", "action", "reason"),
    [
        ("A4", "tile a5 0", ("already_explored", {"hexagon": "a5"})),
        ("A4", "tile h1 0", ("not_beside_explored", {"hexagon": "h1"})),
        ("A4", "tile d3 0", ("no_stone_to_explored", {"hexagon": "d3"})),
        ("D3", "tile d3 3", ("rotation_repeats", {"rotation": 3, "same_as": 1})),
        ("B6", "tile d3 5", ("rotation_repeats", {"rotation": 5, "same_as": 0})),
        ("A4", "tile d3 1", None),
        ("A4", "end", ("place_tile_first", {})),
        ("A4", "place worker a5", ("place_tile_first", {})),
    ],
)
def test_why_a_tile_may_not_lie_so(tile: str, action: str, reason: object) -> None:
    at = any_position("a4=1,b5=1,c4:A2/0=2", phase="place_tile", ap=0, tile=tile)
    assert refused(at, action) == reason


def test_placing_costs_nothing_and_comes_once() -> None:
    placed = after(position(START, phase="place_tile", ap=0, tile="A4"), "tile c4 0")
    assert (placed.phase, placed.ap, placed.tile, placed.seat) == (Phase.ACT, 10, NO_TILE, 0)
    assert refused(placed, "tile c5 0") == ("use_ap_or_end_turn", {})


def test_a_temple_begins_with_its_value() -> None:
    placed = after(position(START, phase="place_tile", ap=0, tile="A3"), "tile c4 2")
    assert placed.temples[HEXAGON_OF["c4"]] == 2
    assert placed.treasures == bytes(40)


def test_a_treasure_tile_gets_a_treasure_for_each_mask() -> None:
    placed = after(position(START, phase="place_tile", ap=0, tile="A6"), "tile c5 1")
    assert placed.treasures[HEXAGON_OF["c5"]] == 4
    assert sum(placed.treasures) == 4
