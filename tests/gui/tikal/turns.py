"""Turns as the window plans them."""

from engine.tikal.position import Position
from tikal_qt.games.tikal.turn import TurnModel


def model_at(position: Position, controlled: bool = True) -> TurnModel:
    model = TurnModel()
    model.set_position(position, controlled)
    return model


def costs(model: TurnModel) -> dict[int, int]:
    return {hexagon: target.cost for hexagon, target in model.targets().items()}
