"""Positions of Tikal made by hand for the computer players."""

from typing import Any

from engine.game import Setup
from engine.tikal.components import TILE_OF
from engine.tikal.game import Tikal
from engine.tikal.hexes import HEXAGON_OF
from engine.tikal.position import NO_TILE, Phase, Position

GAME = Tikal()
VOLCANO = TILE_OF["B6"]


def at(*names: str) -> tuple[int, ...]:
    """Return the hexagons with these names, ascending."""
    return tuple(sorted(HEXAGON_OF[name] for name in names))


def acting(ap: int, **facts: Any) -> Position:
    """Return a two-player position on the board of the start: seat 0 has `ap` and these facts.

    The board of the start: temples of value 1 in a4 and b5, each two AP from the base camp a5,
    a jungle in b4, one AP from it; no other paths.
    """
    begun = GAME.new(Setup(2, "basic", 0))
    return begun._replace(**({"phase": Phase.ACT, "seat": 0, "ap": ap} | facts))


def last_turn(ap: int, **facts: Any) -> Position:
    """Return the same in the last scoring turn of the game."""
    return acting(ap, **({"scoring": (0,), "stack": (), "tile": NO_TILE} | facts))


def by_hexagon(**values: int) -> bytes:
    """Return 40 bytes, 0 where no value is given."""
    data = bytearray(40)
    for name, value in values.items():
        data[HEXAGON_OF[name]] = value
    return bytes(data)


def kinds(*found: int) -> bytes:
    """Return 8 bytes, the number of times each kind 1-8 stands in `found`."""
    return bytes(found.count(kind) for kind in range(1, 9))
