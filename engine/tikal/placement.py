"""Where a tile may lie."""

from typing import Final

from engine.game import Reason
from engine.tikal.actions import Action, PlaceTile
from engine.tikal.board import REACHED, UNEXPLORED, Board
from engine.tikal.components import TERRAIN_TILES, TILES, Terrain, Tile
from engine.tikal.hexes import DIRECTIONS, HEXAGONS, NAMES
from engine.tikal.position import NO_TILE, TURN_AP, Phase, Position, put
from engine.tikal.reasons import reason

_PLACE: Final = tuple(
    tuple(PlaceTile(h, rotation) for rotation in range(DIRECTIONS)) for h in range(HEXAGONS)
)


def _fitting(tile: Tile, bits: int) -> tuple[int, ...]:
    """Return the rotations of `tile` that fit a frontier hexagon with `bits` (see Board)."""
    if tile.terrain is Terrain.VOLCANO or bits & REACHED:
        return tuple(range(tile.turns))
    return tuple(
        rotation
        for rotation in range(tile.turns)
        if any(stones and bits >> d & 1 for d, stones in enumerate(tile.turned(rotation)))
    )


_FITTING: Final = tuple(
    tuple(_fitting(tile, bits) for bits in range(2 * REACHED)) for tile in TILES[:TERRAIN_TILES]
)
"""For each drawn tile and each set of frontier bits the rotations that fit."""


def fits(position: Position, tile: int) -> bool:
    """Say whether `tile` may lie anywhere."""
    fitting = _FITTING[tile]
    return any(fitting[bits] for bits in position.board.frontier.values())


def may_lie(board: Board, hexagon: int, tile: int, rotation: int) -> bool:
    """Say whether `tile` may be laid on `hexagon` turned so; a rotation that repeats may not."""
    bits = board.frontier.get(hexagon)
    return bits is not None and rotation in _FITTING[tile][bits]


def legal(position: Position) -> list[Action]:
    """Return every way to place the tile in hand, by hexagon and rotation."""
    fitting = _FITTING[position.tile]
    out: list[Action] = []
    for hexagon, bits in sorted(position.board.frontier.items()):
        places = _PLACE[hexagon]
        out += [places[rotation] for rotation in fitting[bits]]
    return out


def refusal(position: Position, action: PlaceTile) -> Reason | None:
    """Return why the tile in hand may not lie so, or None."""
    name = NAMES[action.hexagon]
    if position.board.tiles[action.hexagon] != UNEXPLORED:
        return reason("already_explored", name)
    bits = position.board.frontier.get(action.hexagon)
    if bits is None:
        return reason("not_beside_explored", name)
    turns = TILES[position.tile].turns
    if action.rotation >= turns:
        return reason("rotation_repeats", action.rotation, action.rotation % turns)
    if action.rotation not in _FITTING[position.tile][bits]:
        return reason("no_stone_to_explored", name)
    return None


def place(position: Position, action: PlaceTile) -> Position:
    """Return the position with the tile in hand placed and the turn's AP at hand."""
    hexagon, tile = action.hexagon, TILES[position.tile]
    temples, treasures = position.temples, position.treasures
    if tile.terrain is Terrain.TEMPLE:
        temples = put(temples, hexagon, tile.value)
    elif tile.terrain is Terrain.TREASURE:
        treasures = put(treasures, hexagon, tile.value)
    return position._replace(
        board=position.board.with_tile(hexagon, tile.number, action.rotation),
        temples=temples,
        treasures=treasures,
        tile=NO_TILE,
        phase=Phase.ACT,
        ap=TURN_AP,
    )


def set_aside(position: Position) -> Position:
    """Return the position with the tile in hand, which fits nowhere, set aside."""
    return position._replace(
        set_aside=(*position.set_aside, position.tile), tile=NO_TILE, phase=Phase.ACT, ap=TURN_AP
    )
