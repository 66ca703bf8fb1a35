"""How a step of the game is shown on the board: who goes where, or where something happens."""

from dataclasses import dataclass

from engine.tikal import hexes
from engine.tikal.actions import (
    Action,
    Camp,
    Dig,
    Figure,
    Guard,
    Move,
    PlaceFigure,
    PlaceTile,
    Transfer,
    Uncover,
)
from engine.tikal.position import GONE, Position, put_in
from tikal_qt.games.tikal.board.pieces import Token
from tikal_qt.games.tikal.history import Step


@dataclass(frozen=True, slots=True)
class Showing:
    """What the board shows while a step is made.

    meanwhile: the position to draw until it is done. target: the hexagon it is about,
    hexes.NOWHERE for a step that leaves the board as it is. token: the figure that goes there,
    None if none does. origin: where it comes from, hexes.NOWHERE for the supply.
    """

    meanwhile: Position
    target: int = hexes.NOWHERE
    token: Token | None = None
    origin: int = hexes.NOWHERE


def showing(step: Step) -> Showing:
    """Return how `step` is shown."""
    action = step.action
    if isinstance(action, Move | Transfer):
        meanwhile = _without(step.before, step.seat, action)
        return Showing(meanwhile, action.target, _token(step.seat, action.figure), action.origin)
    if isinstance(action, PlaceFigure):
        return Showing(step.before, action.hexagon, _token(step.seat, action.figure))
    return Showing(step.after, _hexagon(action))


def _hexagon(action: Action | None) -> int:
    if isinstance(action, PlaceTile | Uncover | Dig | Camp | Guard):
        return action.hexagon
    return hexes.NOWHERE


def _token(seat: int, figure: Figure) -> Token:
    return Token(seat, leader=True) if figure is Figure.LEADER else Token(seat, False, 1)


def _without(position: Position, seat: int, way: Move | Transfer) -> Position:
    """Return `position` without the figure that is on its way."""
    if way.figure is Figure.LEADER:
        return position._replace(leaders=put_in(position.leaders, seat, GONE))
    workers = list(position.workers[seat])
    workers.remove(way.origin)
    return position._replace(workers=put_in(position.workers, seat, tuple(workers)))
