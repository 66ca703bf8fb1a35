"""Where to lay a tile: what is worth having near oneself and far from the rivals."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.players.tikal.outlook import Outlook
from engine.players.tikal.paths import FAR, ways
from engine.tikal.actions import PlaceTile
from engine.tikal.components import CAMPS, TILES, Terrain, Tile
from engine.tikal.hexes import AROUND, HEXAGONS, NOWHERE, opposite
from engine.tikal.position import Position

_HORIZON: Final = 15
"""A hexagon further away than this many AP is of no use."""
_LEVELS_TO_COME: Final = 2
"""How many levels a new temple is thought to gain."""
_CAMP_GROUND: Final = 500
"""What a jungle is worth for each later scoring round to a seat with camps left."""
_OBSTACLE: Final = -1000
"""What a volcano is worth, for each later scoring round."""


class Nearness(NamedTuple):
    """40 bytes each: the AP from the seat's, and the nearest rival's, figures or supply."""

    own: bytes
    rivals: bytes


def nearness(position: Position, seat: int) -> Nearness:
    """Return how far each hexagon is from `seat` and from its rivals."""
    rivals = bytes([FAR]) * HEXAGONS
    for rival in range(position.players):
        if rival != seat:
            rivals = bytes(map(min, rivals, _reach(position, rival)))
    return Nearness(_reach(position, seat), rivals)


def _reach(position: Position, seat: int) -> bytes:
    walk, reach, _ = ways(position.board, position.camps[seat])
    leader = position.leaders[seat]
    origins = {*position.workers[seat], *((leader,) if leader >= 0 else ())}
    for origin in sorted(origins):
        reach = bytes(map(min, reach, walk[origin]))
    return reach


def worth(tile: Tile, position: Position, outlook: Outlook) -> int:
    """Return what having the hexagon of `tile` at hand is worth to the outlook's seat."""
    if tile.terrain is Terrain.TEMPLE:
        return (tile.value + _LEVELS_TO_COME) * outlook.hold
    if tile.terrain is Terrain.TREASURE:
        return tile.value * outlook.dig * outlook.later
    if tile.terrain is Terrain.VOLCANO:
        return _OBSTACLE * outlook.later
    left = CAMPS - len(position.camps[outlook.seat])
    return _CAMP_GROUND * outlook.later if left else 0


def laying_value(action: PlaceTile, position: Position, outlook: Outlook, near: Nearness) -> int:
    """Return what laying the tile in hand so is worth to the outlook's seat."""
    tile = TILES[position.tile]
    own, rivals = _HORIZON, _HORIZON
    stones = tile.turned(action.rotation)
    for d, neighbour in enumerate(AROUND[action.hexagon]):
        if neighbour == NOWHERE:
            continue
        there = position.board.stones(neighbour)
        if there is None or position.board.terrain(neighbour) is Terrain.VOLCANO:
            continue
        step = stones[d] + there[opposite(d)]
        if step or tile.terrain is Terrain.VOLCANO:
            own = min(own, near.own[neighbour] + step)
            rivals = min(rivals, near.rivals[neighbour] + step)
    at_hand = _HORIZON - own - (_HORIZON - rivals) * outlook.denial // 1000
    return worth(tile, position, outlook) * at_hand // _HORIZON


def best_laying(
    actions: Sequence[PlaceTile], position: Position, outlook: Outlook
) -> tuple[int, list[PlaceTile]]:
    """Return the highest value of the `actions`, all of them PlaceTile, and those that have it."""
    near = nearness(position, outlook.seat)
    values = [laying_value(action, position, outlook, near) for action in actions]
    best = max(values)
    return best, [action for action, value in zip(actions, values, strict=True) if value == best]
