"""Where hexagons lie on the board."""

import pytest
from PySide6.QtCore import QPointF

from engine.tikal.hexes import AROUND, HEXAGON_OF, HEXAGONS, NOWHERE, opposite
from tikal_qt.games.tikal.board.geometry import (
    INRADIUS,
    board_rect,
    centre,
    hexagon_at,
    labels,
    towards,
)


def test_columns_stand_150_apart_and_odd_ones_half_a_hexagon_lower() -> None:
    a1, a2, b1 = (centre(HEXAGON_OF[name]) for name in ("a1", "a2", "b1"))

    assert (a1.x(), a1.y()) == (0, 0)
    assert (a2.x(), b1.x()) == (0, 150)
    assert (a2.y(), b1.y()) == pytest.approx((173.205, 86.603), abs=1e-3)


def test_neighbours_lie_across_the_middle_of_the_edge_they_share() -> None:
    for hexagon in range(HEXAGONS):
        for direction, other in enumerate(AROUND[hexagon]):
            if other == NOWHERE:
                continue
            here = centre(hexagon) + towards(direction) * INRADIUS
            there = centre(other) + towards(opposite(direction)) * INRADIUS
            assert (here - there).manhattanLength() < 1e-6


def test_points_belong_to_the_hexagon_around_them() -> None:
    for hexagon in range(HEXAGONS):
        assert hexagon_at(centre(hexagon)) == hexagon
        for direction in range(6):
            assert hexagon_at(centre(hexagon) + towards(direction) * 86) == hexagon


def test_points_beside_the_board_belong_to_none() -> None:
    assert hexagon_at(QPointF(-101, 0)) == NOWHERE
    assert hexagon_at(QPointF(0, -87)) == NOWHERE
    assert hexagon_at(QPointF(90, -60)) == NOWHERE


def test_the_border_names_eight_columns_and_five_rows_within_the_board() -> None:
    assert [name for _, name in labels()] == list("abcdefgh12345")
    assert all(board_rect().contains(place) for place, _ in labels())
