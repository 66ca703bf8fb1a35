"""Every action of the game as a value, one class a kind.

Hexagons are ints (see `hexes`), tiles are numbers (see `components`), treasure kinds are 0-7 and
seats are counted from 0. Costs are in action points (AP).
"""

from dataclasses import dataclass
from enum import IntEnum


class Figure(IntEnum):
    """A member of an expedition."""

    LEADER = 0
    WORKER = 1


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Lay the tile in hand on `hexagon`, turned clockwise by `rotation` sixths of a turn.

    A rotation that shows the same stones as a smaller one is not used.
    """

    hexagon: int
    rotation: int


@dataclass(frozen=True, slots=True)
class PlaceFigure:
    """Bring a figure from the supply to the base camp or an own camp. 1 AP."""

    figure: Figure
    hexagon: int


@dataclass(frozen=True, slots=True)
class Transfer:
    """Send a figure from one of base camp and own camps to another. 1 AP."""

    figure: Figure
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Move:
    """Step to a neighbouring hexagon. Costs the stones on both facing edges."""

    figure: Figure
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Uncover:
    """Uncover one level of the temple in `hexagon`. 2 AP."""

    hexagon: int


@dataclass(frozen=True, slots=True)
class Dig:
    """Dig the top treasure out of `hexagon`. 3 AP. Which one it is, a draw decides."""

    hexagon: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """Give the own single treasure of kind `give` for the single one of kind `take` of `seat`.

    3 AP.
    """

    give: int
    seat: int
    take: int


@dataclass(frozen=True, slots=True)
class Camp:
    """Pitch an own camp in `hexagon`. 5 AP."""

    hexagon: int


@dataclass(frozen=True, slots=True)
class Guard:
    """Set a guard over the temple in `hexagon`; the other own figures there leave. 5 AP."""

    hexagon: int


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn; unused AP are lost. A scoring turn scores its player now."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Offer `amount` points for the next turn (auction version)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the bidding for the next turn (auction version)."""


@dataclass(frozen=True, slots=True)
class ChooseTile:
    """Take `tile` from the display (auction version)."""

    tile: int


Action = (
    PlaceTile
    | PlaceFigure
    | Transfer
    | Move
    | Uncover
    | Dig
    | Exchange
    | Camp
    | Guard
    | EndTurn
    | Bid
    | Pass
    | ChooseTile
)
