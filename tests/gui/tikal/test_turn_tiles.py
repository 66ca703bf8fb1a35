"""The tile of a turn: its spaces, its rotations and when it is committed."""

from pytestqt.qtbot import QtBot

from engine.game import Reason
from engine.tikal.actions import ChooseTile, PlaceTile
from engine.tikal.components import TILE_OF
from engine.tikal.position import Phase, Position
from tests.gui.tikal.turns import model_at
from tests.gui.tikal_positions import AT, bidding, placing, start, with_tile
from tikal_qt.games.tikal.modes import Mode


def d3_with_two_rotations() -> Position:
    """A1 in hand: 2 1 0 0 0 0. Its one explored neighbour in d3 is c4 in the south-west, whose
    only stones face away from d3, so A1 needs a stone in the south-west: rotations 3 and 4."""
    return placing("A1", with_tile(start(), "C3", "c4", 4))


def test_a_tile_turns_to_legal_rotations_alone() -> None:
    model = model_at(d3_with_two_rotations())

    def laid() -> PlaceTile:
        (action,) = model.targets()[AT["d3"]].actions
        assert isinstance(action, PlaceTile)
        return action

    assert laid() == PlaceTile(AT["d3"], 3)
    model.turn_tile(1, AT["d3"])
    assert laid() == PlaceTile(AT["d3"], 4)
    model.turn_tile(1, AT["d3"])
    assert laid() == PlaceTile(AT["d3"], 3)
    model.turn_tile(-1, AT["d3"])
    assert laid() == PlaceTile(AT["d3"], 4)
    model.turn_tile(1, AT["h1"])
    assert laid() == PlaceTile(AT["d3"], 4)


def test_every_space_for_a_tile_is_a_target() -> None:
    model = model_at(placing("A1"))

    assert model.aim.mode is Mode.PLACE_TILE
    assert sorted(model.targets()) == sorted(AT[h] for h in ("a3", "b3", "c4", "c5"))
    assert model.why_not_at(AT["h1"]) == Reason("not_beside_explored", (("hexagon", "h1"),))
    assert model.why_not_at(AT["a5"]) == Reason("already_explored", (("hexagon", "a5"),))


def test_a_placed_tile_can_be_taken_back_until_it_is_committed() -> None:
    model = model_at(placing("A1"))
    model.choose(AT["c5"])
    assert model.planned is not None
    assert (model.planned.phase, model.planned.ap) == (Phase.ACT, 10)
    placed = model.aim.mode

    model.undo()

    assert model.planned.phase is Phase.PLACE_TILE
    assert (placed, model.aim.mode) == (Mode.MOVE, Mode.PLACE_TILE)


def test_a_chosen_tile_is_placed_in_the_same_segment(qtbot: QtBot) -> None:
    model = model_at(bidding()._replace(phase=Phase.CHOOSE_TILE))

    model.do(ChooseTile(TILE_OF["A4"]))
    assert model.aim.mode is Mode.PLACE_TILE
    model.choose(AT["c5"])
    with qtbot.waitSignal(model.committed) as sent:
        model.end_turn()

    assert sent.args == [("choose A4", "tile c5 0", "end")]
