"""What is marked on the board over the terrain, as values."""

from dataclasses import dataclass
from enum import Enum


class MarkKind(Enum):
    """Why a hexagon is marked; each kind has a pattern of its own."""

    TARGET = "target"
    """A click here does the chosen action."""
    SPACE = "space"
    """The tile in hand may lie here."""
    SOURCE = "source"
    """A click here chooses what stands here."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A hexagon that can be clicked. badge: a short text shown on it, such as its cost in AP."""

    kind: MarkKind
    badge: str = ""


@dataclass(frozen=True, slots=True)
class Ghost:
    """A tile that is not placed yet, where and as it may lie. own: the person here turns it."""

    hexagon: int
    tile: int
    rotation: int
    own: bool = True
