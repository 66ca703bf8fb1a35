"""The grid and the components against figures counted on the printed game."""

from collections import Counter

import pytest

from engine.tikal import components as box
from engine.tikal import hexes
from engine.tikal.board import start_board
from engine.tikal.components import Terrain


def around(name: str) -> list[str]:
    neighbours = hexes.AROUND[hexes.HEXAGON_OF[name]]
    return ["-" if h == hexes.NOWHERE else hexes.NAMES[h] for h in neighbours]


@pytest.mark.parametrize(
    ("name", "neighbours"),
    [
        ("a5", ["a4", "b4", "b5", "-", "-", "-"]),
        ("b4", ["b3", "c4", "c5", "b5", "a5", "a4"]),
        ("c4", ["c3", "d3", "d4", "c5", "b4", "b3"]),
        ("a1", ["-", "-", "b1", "a2", "-", "-"]),
        ("h1", ["-", "-", "-", "h2", "g2", "g1"]),
        ("h5", ["h4", "-", "-", "-", "-", "g5"]),
        ("g5", ["g4", "h4", "h5", "-", "f5", "f4"]),
    ],
)
def test_neighbours_stand_clockwise_from_the_top(name: str, neighbours: list[str]) -> None:
    assert around(name) == neighbours


def test_being_neighbours_is_mutual() -> None:
    for h in range(hexes.HEXAGONS):
        for d, other in enumerate(hexes.AROUND[h]):
            if other != hexes.NOWHERE:
                assert hexes.AROUND[other][hexes.opposite(d)] == h
                assert hexes.DIRECTION_TO[h][other] == d


def test_names_count_columns_from_the_left_and_rows_from_the_top() -> None:
    assert len(hexes.NAMES) == 40
    assert hexes.NAMES[0] == "a1"
    assert hexes.NAMES[hexes.at(7, 4)] == "h5"
    assert hexes.at(8, 0) == hexes.NOWHERE


def test_the_stack_holds_what_the_printed_one_holds() -> None:
    drawn = box.TILES[: box.TERRAIN_TILES]
    letters = Counter(tile.letter for tile in drawn)
    assert letters == {"A": 6, "B": 6, "C": 5, "D": 5, "E": 5, "F": 5, "G": 4}
    volcanoes = [tile.letter for tile in drawn if tile.terrain is Terrain.VOLCANO]
    assert volcanoes == ["B", "D", "F"]
    assert [tile.name for tile in drawn] == sorted(tile.name for tile in drawn)


def test_masks_and_treasures_are_24() -> None:
    masks = sum(tile.value for tile in box.TILES if tile.terrain is Terrain.TREASURE)
    assert (masks, box.TREASURES) == (24, 24)


def test_48_temple_tiles() -> None:
    assert list(box.TEMPLE_TILES) == [0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1]
    assert box.TOP_LEVEL == 10


def test_the_start_shows_the_base_camp_two_temples_and_a_jungle() -> None:
    board = start_board()
    shown = {
        hexes.NAMES[h]: terrain.name
        for h in range(hexes.HEXAGONS)
        if (terrain := board.terrain(h)) is not None
    }
    assert shown == {"a4": "TEMPLE", "a5": "BASE_CAMP", "b4": "JUNGLE", "b5": "TEMPLE"}
    assert hexes.NAMES[box.BASE_CAMP] == "a5"


def test_turning_a_tile_moves_its_stones_clockwise() -> None:
    tile = box.TILES[box.TILE_OF["A1"]]
    assert tile.stones == (2, 1, 0, 0, 0, 0)
    assert tile.turned(1) == (0, 2, 1, 0, 0, 0)
    assert tile.turned(5) == (1, 0, 0, 0, 0, 2)


def test_only_rotations_that_look_different_count() -> None:
    turns = {t.name: t.turns for t in box.TILES[: box.TERRAIN_TILES] if t.turns != 6}
    assert turns == {"B6": 1, "D3": 2, "D5": 1, "F5": 1}


@pytest.mark.parametrize(
    ("origin", "target", "ap"),
    [
        ("a5", "a4", 2),
        ("a5", "b4", 1),
        ("a5", "b5", 2),
        ("a4", "b4", 0),
        ("b4", "b5", 0),
        ("a4", "a3", 0),
        ("a5", "h1", 0),
    ],
)
def test_a_step_costs_the_stones_on_both_edges(origin: str, target: str, ap: int) -> None:
    board, here, there = start_board(), hexes.HEXAGON_OF[origin], hexes.HEXAGON_OF[target]
    assert board.cost(here, there) == ap
    assert board.cost(there, here) == ap


def test_boards_are_equal_if_the_same_tiles_lie_the_same_way() -> None:
    c4, c5 = hexes.HEXAGON_OF["c4"], hexes.HEXAGON_OF["c5"]
    one = start_board().with_tile(c4, 3, 0).with_tile(c5, 4, 1)
    other = start_board().with_tile(c5, 4, 1).with_tile(c4, 3, 0)
    assert one == other
    assert hash(one) == hash(other)
    assert (one.temples, one.camp_grounds, one.costs) == (
        other.temples,
        other.camp_grounds,
        other.costs,
    )
    assert one != start_board().with_tile(c4, 3, 0).with_tile(c5, 4, 2)
    assert one != "a board"
    assert "c4:A4/0 c5:A5/1" in repr(one)
