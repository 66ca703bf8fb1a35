"""What the others are shown of a plan, and how often."""

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from engine.tikal.actions import Figure, PlaceFigure, PlaceTile
from tests.gui.pointing import move_over
from tests.gui.tikal_positions import AT, acting, placing, start, with_tile
from tikal_qt.games.tikal.action_bar import ActionBar
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.control import TurnControl
from tikal_qt.games.tikal.plan_preview import PlanPreview
from tikal_qt.games.tikal.turn import TurnModel

LEADER = PlaceFigure(Figure.LEADER, AT["a5"])
WORKER = PlaceFigure(Figure.WORKER, AT["a5"])


class Desk:
    """A turn whose preview is heard: told holds what was to be shown, in order."""

    def __init__(self, qtbot: QtBot) -> None:
        self.model = TurnModel()
        self.view = BoardView()
        self.bar = ActionBar(self.model)
        for widget in (self.view, self.bar):
            qtbot.addWidget(widget)
        self.view.resize(800, 600)
        self.view.show()
        self.control = TurnControl(self.view, self.model, self.bar)
        self.preview = PlanPreview(self.model, self.control)
        self.told: list[tuple[str, ...]] = []
        self.preview.due.connect(self.told.append)

    def pause(self) -> None:
        """Let the pause after the last telling be over."""
        if self.preview._rest.isActive():
            self.preview._rest.stop()
            self.preview._rest.timeout.emit()

    def point_at(self, hexagon: str) -> None:
        move_over(self.view.viewport(), QPoint(1, 1))
        move_over(self.view.viewport(), self.view.point_of(AT[hexagon]))


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


def test_a_step_is_told_at_once_and_what_follows_after_a_pause(desk: Desk) -> None:
    desk.model.set_position(acting(), True)
    desk.model.do(LEADER)
    assert desk.told == [("place leader a5",)]

    desk.model.do(WORKER)
    desk.model.do(WORKER)
    desk.model.undo()
    assert len(desk.told) == 1

    desk.pause()
    assert desk.told[1:] == [("place leader a5", "place worker a5")]
    desk.pause()
    assert len(desk.told) == 2


def test_what_is_taken_back_is_taken_back_for_the_others(desk: Desk) -> None:
    desk.model.set_position(acting(), True)
    desk.model.do(LEADER)
    desk.model.restart()
    desk.pause()

    assert desk.told == [("place leader a5",), ()]


def test_the_tile_is_shown_as_it_is_held(desk: Desk) -> None:
    # In d3 the tile A1 fits in rotations 3 and 4 alone; see test_turn_tiles.
    desk.model.set_position(placing("A1", with_tile(start(), "C3", "c4", 4)), True)
    desk.point_at("d3")
    desk.pause()
    desk.control._turn_tile(1)
    desk.pause()
    desk.point_at("h1")
    desk.pause()

    assert desk.told == [("tile d3 3",), ("tile d3 4",), ()]


def test_a_committed_plan_is_shown_no_more(desk: Desk) -> None:
    desk.model.set_position(acting(), True)
    desk.model.do(LEADER)
    desk.model.do(WORKER)
    desk.model.end_turn()
    desk.pause()

    assert desk.told == [("place leader a5",)]


def test_at_the_next_position_the_same_is_shown_anew(desk: Desk) -> None:
    desk.model.set_position(acting(), True)
    desk.model.do(LEADER)
    desk.model.set_position(acting(seat=1), False)
    desk.model.set_position(acting(), True)
    desk.model.do(LEADER)

    assert desk.told == [("place leader a5",), ("place leader a5",)]


def test_what_another_plans_is_his_to_show(desk: Desk) -> None:
    desk.model.set_position(placing("A1"), False)
    desk.model.watch(("tile c4 2",))
    desk.point_at("c4")
    desk.pause()

    assert desk.told == []
    assert desk.model.watched_tile == PlaceTile(AT["c4"], 2)
