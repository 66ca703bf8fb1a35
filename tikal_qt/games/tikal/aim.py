"""What the person has chosen to do next, as a value, and what clicks then do."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

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
from engine.tikal.position import Phase, Position
from tikal_qt.games.tikal import modes
from tikal_qt.games.tikal.journeys import journeys
from tikal_qt.games.tikal.modes import Mode, Target

_WORKS: Final[Mapping[Mode, type[Uncover | Dig | Camp | Guard]]] = {
    Mode.UNCOVER: Uncover,
    Mode.DIG: Dig,
    Mode.CAMP: Camp,
    Mode.GUARD: Guard,
}


@dataclass(frozen=True, slots=True)
class Aim:
    """What a click means.

    mode: what it does. chosen: hexagon and kind of the figure to move or transfer. figure: the
    kind that PLACE_FIGURE brings in. rotation: how the tile in hand is held, 0-5.
    """

    mode: Mode = Mode.MOVE
    chosen: tuple[int, Figure] | None = None
    figure: Figure = Figure.WORKER
    rotation: int = 0

    def targets(self, position: Position) -> dict[int, Target]:
        """Return where a click does something at `position`, by hexagon."""
        if self.mode is Mode.PLACE_TILE:
            return {
                hexagon: Target(hexagon, 0, (self._laid(hexagon, turns),))
                for hexagon, turns in modes.rotations(position).items()
            }
        if self.mode is Mode.PLACE_FIGURE:
            return modes.placements(position, self.figure)
        if self.mode in _WORKS:
            return modes.works(position, self.mode)
        if self.chosen is None:
            return {}
        follow = modes.transfers if self.mode is Mode.TRANSFER else journeys
        return follow(position, *self.chosen)

    def attempt(self, hexagon: int) -> Action | None:
        """Return what a click on `hexagon` would try, None if nothing is chosen."""
        if self.mode is Mode.PLACE_TILE:
            return PlaceTile(hexagon, 0)
        if self.mode is Mode.PLACE_FIGURE:
            return PlaceFigure(self.figure, hexagon)
        if self.mode in _WORKS:
            return _WORKS[self.mode](hexagon)
        if self.chosen is None or self.chosen[0] == hexagon:
            return None
        origin, figure = self.chosen
        if self.mode is Mode.TRANSFER:
            return Transfer(figure, origin, hexagon)
        return Move(figure, origin, hexagon)

    def turned(self, position: Position, steps: int, hexagon: int) -> "Aim":
        """Return the aim with the tile turned by `steps` of the ways it may lie in `hexagon`."""
        turns = modes.rotations(position).get(hexagon)
        if not turns:
            return self
        at = turns.index(self._laid(hexagon, turns).rotation)
        return replace(self, rotation=turns[(at + steps) % len(turns)])

    def _laid(self, hexagon: int, turns: tuple[int, ...]) -> PlaceTile:
        """Return the tile in `hexagon`, turned on from how it is held to the first legal way."""
        held = self.rotation
        return PlaceTile(hexagon, min(turns, key=lambda turn: (turn - held) % hexes.DIRECTIONS))

    def after(self, action: Action, position: Position) -> "Aim":
        """Return the aim with which the next click likely goes on after `action`."""
        if isinstance(action, Move | Transfer) and self.mode in {Mode.MOVE, Mode.TRANSFER}:
            # Were it still chosen, a click meant to choose the next figure would move this one.
            return replace(self, chosen=None)
        if isinstance(action, PlaceFigure) and self.mode is Mode.PLACE_FIGURE:
            figures = modes.placeable(position)
            return replace(self, figure=figures[-1]) if figures else start(position)
        if self.mode in _WORKS and self.targets(position):
            return self
        return start(position)


def start(position: Position | None) -> Aim:
    """Return the aim a person begins with at `position`."""
    placing = position is not None and position.phase is Phase.PLACE_TILE
    return Aim(Mode.PLACE_TILE if placing else Mode.MOVE)
