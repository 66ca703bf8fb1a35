"""The story of a hexagon: what it is, who stands there, who scores and where paths lead."""

from engine.tikal.position import put
from tests.gui.tikal_positions import (
    AT,
    NAMES,
    acting,
    with_camp,
    with_leader,
    with_tile,
    with_workers,
)
from tikal_qt.games.tikal.story import story


def test_an_unexplored_hexagon() -> None:
    assert story(acting(), AT["h1"], NAMES) == "h1: not explored"


def test_a_temple_with_figures_of_two_players() -> None:
    position = with_leader(with_workers(acting(), 0, "a4", "a4"), 0, "a4")
    position = with_workers(position, 1, "a4")

    assert story(position, AT["a4"], NAMES).splitlines() == [
        "a4: temple of value 1",
        "Ana: leader and workers: 2 (strength 5)",
        "Ben: workers: 1 (strength 1)",
        "Would score 1 for Ana now",
        "Next level 2; temple tiles of it left: 3",
        "Paths: a5 for 2 AP",
    ]


def test_a_tie_scores_for_nobody() -> None:
    position = with_workers(with_leader(acting(), 0, "a4"), 1, "a4", "a4", "a4")

    assert story(position, AT["a4"], NAMES).splitlines()[1:4] == [
        "Ana: leader (strength 3)",
        "Ben: workers: 3 (strength 3)",
        "Would score for nobody now",
    ]


def test_a_guarded_temple_scores_for_its_guard() -> None:
    position = with_workers(acting(), 0, "a4")
    position = position._replace(guards=put(position.guards, AT["a4"], 2))

    assert story(position, AT["a4"], NAMES).splitlines()[2:4] == [
        "Guarded: scores 1 for Ben, whoever else is there",
        "Guarded: it is not uncovered further",
    ]


def test_treasures_camps_and_the_highest_level() -> None:
    position = with_camp(with_tile(acting(), "A5", "c4", 0), 1, "b4")
    assert story(position, AT["c4"], NAMES).splitlines() == [
        "c4: treasure site, treasures left: 4",
        "Paths: b4 for 1 AP",
    ]
    assert story(position, AT["b4"], NAMES).splitlines() == [
        "b4: jungle",
        "Camp of Ben",
        "Paths: c4 for 1 AP, a5 for 1 AP",
    ]
    empty = position._replace(treasures=bytes(40))
    assert story(empty, AT["c4"], NAMES).splitlines()[0] == "c4: treasure site, all dug up"
    top = position._replace(temples=put(position.temples, AT["a4"], 10))
    assert "Uncovered to the highest level" in story(top, AT["a4"], NAMES)


def test_a_volcano_has_no_paths() -> None:
    assert story(with_tile(acting(), "B6", "c5", 0), AT["c5"], NAMES) == "c5: volcano"


def test_a_hexagon_without_a_path_says_so() -> None:
    # C5's three stones in h1 look north, off the board; no neighbour is explored.
    position = with_tile(acting(), "C5", "h1", 0)

    assert story(position, AT["h1"], NAMES).splitlines()[1] == "No path leads here."
