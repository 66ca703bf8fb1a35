"""Steps on the board: figures on their way, rings where something happens."""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from engine.tikal.hexes import HEXAGON_OF as AT
from engine.tikal.hexes import NOWHERE
from tests.gui.tale import two_turns
from tikal_qt.games.tikal.board import BoardView, Ghost, Mark, MarkKind
from tikal_qt.games.tikal.board.geometry import centre
from tikal_qt.games.tikal.history import Step, history_from
from tikal_qt.games.tikal.stage import TikalStage


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    made = BoardView()
    qtbot.addWidget(made)
    made.resize(800, 600)
    made.show()
    return made


@pytest.fixture
def stage(view: BoardView) -> TikalStage:
    return TikalStage(view)


@pytest.fixture
def steps() -> list[Step]:
    tale = two_turns()
    history = history_from(tale.start)
    history.extend(tale.entries)
    return history.steps


def test_a_figure_goes_along_its_arrow_and_then_stands_there(
    stage: TikalStage, view: BoardView, steps: list[Step], qtbot: QtBot
) -> None:
    step = steps[3]  # a worker from a5 to b4
    stage.animate(step, 60)
    assert stage.moving
    assert view.traveller.isVisible()
    assert view.traveller.pos() == centre(AT["a5"])
    assert view.shown == step.before._replace(workers=((), ()))
    assert view.route == ((AT["a5"], AT["b4"]),)

    qtbot.waitUntil(lambda: not stage.moving, timeout=30_000)
    assert not view.traveller.isVisible()
    assert view.shown == step.after
    assert view.selection == AT["b4"]


def test_a_figure_of_the_supply_comes_from_above(
    stage: TikalStage, view: BoardView, steps: list[Step]
) -> None:
    stage.animate(steps[2], 60_000)

    assert view.traveller.pos() == centre(AT["a5"]) - QPointF(0, 120)


def test_what_happens_in_a_hexagon_is_ringed(
    stage: TikalStage, view: BoardView, steps: list[Step], qtbot: QtBot
) -> None:
    stage.animate(steps[5], 60)  # a level of c4 uncovered
    assert view.ring.isVisible()
    assert view.ring.pos() == centre(AT["c4"])
    assert view.shown == steps[5].after

    qtbot.waitUntil(lambda: not stage.moving, timeout=30_000)
    assert not view.ring.isVisible()
    assert view.selection == AT["c4"]


def test_the_end_of_a_turn_moves_nothing(
    stage: TikalStage, view: BoardView, steps: list[Step]
) -> None:
    stage.animate(steps[6], 60_000)

    assert not stage.moving
    assert (view.shown, view.selection) == (steps[6].after, NOWHERE)


def test_the_next_step_ends_the_movement_before(
    stage: TikalStage, view: BoardView, steps: list[Step]
) -> None:
    stage.animate(steps[3], 60_000)
    stage.animate(steps[5], 60_000)
    assert not view.traveller.isVisible()

    stage.show(steps[0].after, steps[0])
    assert not stage.moving
    assert not view.ring.isVisible()
    assert (view.shown, view.route) == (steps[0].after, ())


def test_clearing_takes_away_what_belongs_to_a_plan(stage: TikalStage, view: BoardView) -> None:
    view.set_targets({3: Mark(MarkKind.TARGET, "1")})
    view.set_selection(4)
    view.set_ghost(Ghost(5, 0, 0))
    stage.clear()

    assert (dict(view.marks), view.selection, view.ghost, view.way) == ({}, NOWHERE, None, ())
