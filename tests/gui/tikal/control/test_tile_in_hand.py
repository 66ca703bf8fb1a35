"""The tile in hand, the own one and that of another."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.tikal.actions import PlaceTile
from engine.tikal.components import TILE_OF
from tests.gui.board.wheel import turn_wheel
from tests.gui.tikal.control.page import LEFT, Page
from tests.gui.tikal_positions import AT, placing, start, with_tile
from tikal_qt.games.tikal.board import Ghost, Mark, MarkKind


def test_the_tile_follows_the_pointer_over_legal_spaces(page: Page) -> None:
    # In d3 the tile A1 fits in rotations 3 and 4 alone; see test_turn_tiles.
    page.model.set_position(placing("A1", with_tile(start(), "C3", "c4", 4)), True)
    assert page.view.marks[AT["d3"]] == Mark(MarkKind.SPACE)

    page.point_at("d3")
    assert page.view.ghost == Ghost(AT["d3"], TILE_OF["A1"], 3)
    QTest.keyClick(page.bar, Qt.Key.Key_R)
    assert page.view.ghost == Ghost(AT["d3"], TILE_OF["A1"], 4)
    page.point_at("h1")
    assert page.view.ghost is None
    page.point_at("d3")
    assert page.view.ghost == Ghost(AT["d3"], TILE_OF["A1"], 4)

    page.click("d3")
    assert page.model.plan == (PlaceTile(AT["d3"], 4),)
    assert page.view.ghost is None
    QTest.mouseClick(page.bar.undo, LEFT)
    assert page.model.plan == ()


def test_the_tile_of_another_is_shown_as_he_holds_it(page: Page) -> None:
    page.model.set_position(placing("A1"), False)

    page.model.watch(("tile c4 2",))
    assert page.view.ghost == Ghost(AT["c4"], TILE_OF["A1"], 2, own=False)
    page.point_at("h1")
    page.model.watch(("tile c4 3",))
    assert page.view.ghost == Ghost(AT["c4"], TILE_OF["A1"], 3, own=False)
    assert page.view.shown == page.model.position

    page.model.watch(())
    assert page.view.ghost is None


def test_the_wheel_does_not_turn_the_tile_of_another(page: Page) -> None:
    page.model.set_position(placing("A1"), False)
    page.model.watch(("tile c4 2",))

    turn_wheel(page.view, 1)

    assert page.view.zoom == pytest.approx(1.2)
