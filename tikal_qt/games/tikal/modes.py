"""What a click on the board does in each mode, read off the engine's legal actions."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.tikal import rules
from engine.tikal.actions import (
    Action,
    Camp,
    Dig,
    Exchange,
    Figure,
    Guard,
    Move,
    PlaceFigure,
    PlaceTile,
    Transfer,
    Uncover,
)
from engine.tikal.exchange import EXCHANGE_AP
from engine.tikal.fieldwork import CAMP_AP, DIG_AP, GUARD_AP, UNCOVER_AP
from engine.tikal.position import Position
from engine.tikal.travel import PLACE_AP, TRANSFER_AP


class Mode(Enum):
    """What a click on the board does."""

    MOVE = "move"
    PLACE_TILE = "place_tile"
    PLACE_FIGURE = "place_figure"
    TRANSFER = "transfer"
    UNCOVER = "uncover"
    DIG = "dig"
    EXCHANGE = "exchange"
    CAMP = "camp"
    GUARD = "guard"


COSTS: Final[Mapping[Mode, int]] = {
    Mode.PLACE_FIGURE: PLACE_AP,
    Mode.TRANSFER: TRANSFER_AP,
    Mode.UNCOVER: UNCOVER_AP,
    Mode.DIG: DIG_AP,
    Mode.EXCHANGE: EXCHANGE_AP,
    Mode.CAMP: CAMP_AP,
    Mode.GUARD: GUARD_AP,
}
"""The AP of each mode's action; those of a move depend on the way, a tile costs none."""

ACTION_OF: Final[Mapping[Mode, type[Action]]] = {
    Mode.MOVE: Move,
    Mode.PLACE_TILE: PlaceTile,
    Mode.PLACE_FIGURE: PlaceFigure,
    Mode.TRANSFER: Transfer,
    Mode.UNCOVER: Uncover,
    Mode.DIG: Dig,
    Mode.EXCHANGE: Exchange,
    Mode.CAMP: Camp,
    Mode.GUARD: Guard,
}
"""The kind of action of each mode."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a click does something now. cost: AP in all. actions: what it does, in order."""

    hexagon: int
    cost: int
    actions: tuple[Action, ...]


def open_modes(position: Position) -> frozenset[Mode]:
    """Return the modes of which at least one action is legal now."""
    kinds = {type(action) for action in rules.legal(position)}
    return frozenset(mode for mode, kind in ACTION_OF.items() if kind in kinds)


def movable(position: Position, mode: Mode) -> dict[int, tuple[Figure, ...]]:
    """Return the figures that can be chosen, by hexagon: to move (also by transfer) or transfer."""
    kinds = Transfer if mode is Mode.TRANSFER else Move | Transfer
    found: dict[int, list[Figure]] = {}
    for action in rules.legal(position):
        if isinstance(action, kinds) and isinstance(action, Move | Transfer):
            figures = found.setdefault(action.origin, [])
            if action.figure not in figures:
                figures.append(action.figure)
    return {hexagon: tuple(sorted(figures)) for hexagon, figures in found.items()}


def placeable(position: Position) -> tuple[Figure, ...]:
    """Return the kinds of figures that can be brought in now, the leader first."""
    kinds = {a.figure for a in rules.legal(position) if isinstance(a, PlaceFigure)}
    return tuple(sorted(kinds))


def placements(position: Position, figure: Figure) -> dict[int, Target]:
    """Return where `figure` can be brought in from the supply."""
    return {
        action.hexagon: _target(position, action.hexagon, action)
        for action in rules.legal(position)
        if isinstance(action, PlaceFigure) and action.figure is figure
    }


def transfers(position: Position, origin: int, figure: Figure) -> dict[int, Target]:
    """Return where `figure` in `origin` can be transferred."""
    return {
        action.target: _target(position, action.target, action)
        for action in rules.legal(position)
        if isinstance(action, Transfer) and (action.origin, action.figure) == (origin, figure)
    }


def works(position: Position, mode: Mode) -> dict[int, Target]:
    """Return where to uncover, dig, pitch a camp or set a guard."""
    return {
        action.hexagon: _target(position, action.hexagon, action)
        for action in rules.legal(position)
        if isinstance(action, Uncover | Dig | Camp | Guard) and type(action) is ACTION_OF[mode]
    }


def rotations(position: Position) -> dict[int, tuple[int, ...]]:
    """Return in which rotations the tile in hand may lie, by hexagon."""
    found: dict[int, list[int]] = {}
    for action in rules.legal(position):
        if isinstance(action, PlaceTile):
            found.setdefault(action.hexagon, []).append(action.rotation)
    return {hexagon: tuple(turns) for hexagon, turns in found.items()}


def exchanges(position: Position) -> tuple[Exchange, ...]:
    """Return every exchange open to the seat to move."""
    return tuple(a for a in rules.legal(position) if isinstance(a, Exchange))


def _target(position: Position, hexagon: int, action: Action) -> Target:
    return Target(hexagon, position.ap - rules.apply(position, action).ap, (action,))
