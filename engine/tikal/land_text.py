"""The hexagons in a position's text: tiles, temples, treasures, guards and the turn's work."""

import re
from typing import Final, NamedTuple

from engine.tikal.board import UNEXPLORED, Board, start_board
from engine.tikal.components import TEMPLE_TILES, TERRAIN_TILES, TILE_OF, TILES, Terrain
from engine.tikal.hexes import HEXAGON_OF, HEXAGONS, NAMES
from engine.tikal.position import Position
from engine.tikal.text_fields import bad_field, impossible, known, listed

_LAND: Final = re.compile(
    r"([a-h][1-5])(?::([A-G][1-6])/([0-5]))?(?:=([0-9]|10))?(?:!([0-3]))?(?:\*([12]))?", re.ASCII
)


class Land(NamedTuple):
    """The board and the facts by hexagon; see Position for each."""

    board: Board
    temples: bytes
    treasures: bytes
    guards: bytes
    worked: bytes


def format_land(position: Position) -> str:
    """Return the text of all hexagons of which there is anything to say."""
    return listed(
        word for h in range(HEXAGONS) if (word := _format_hexagon(position, h)) != NAMES[h]
    )


def _format_hexagon(position: Position, hexagon: int) -> str:
    """Return the name of a hexagon and all there is to say of it."""
    word = NAMES[hexagon]
    number = position.board.tiles[hexagon]
    if number == UNEXPLORED:
        return word
    if number < TERRAIN_TILES:
        word += f":{TILES[number].name}/{position.board.rotations[hexagon]}"
    if TILES[number].terrain is Terrain.TEMPLE:
        word += f"={position.temples[hexagon]}"
    elif TILES[number].terrain is Terrain.TREASURE:
        word += f"={position.treasures[hexagon]}"
    if position.guards[hexagon]:
        word += f"!{position.guards[hexagon] - 1}"
    if position.worked[hexagon]:
        word += f"*{position.worked[hexagon]}"
    return word


def parse_land(text: str) -> Land:
    """Return the land of `text`. Raises NotationError."""
    board = start_board()
    temples, treasures = bytearray(HEXAGONS), bytearray(HEXAGONS)
    guards, worked = bytearray(HEXAGONS), bytearray(HEXAGONS)
    for word in text.split(","):
        match = _LAND.fullmatch(word)
        if match is None:
            raise bad_field("board")
        name, tile, rotation, value, guard, done = match.groups()
        hexagon = HEXAGON_OF[name]
        if tile is not None:
            if board.tiles[hexagon] != UNEXPLORED:
                raise bad_field("board")
            board = board.with_tile(hexagon, known(TILE_OF, tile, "board"), int(rotation))
        terrain = board.terrain(hexagon)
        if terrain is Terrain.TEMPLE:
            temples[hexagon] = int(value or 0)
        elif terrain is Terrain.TREASURE:
            treasures[hexagon] = int(value or 0)
        guards[hexagon] = int(guard) + 1 if guard else 0
        worked[hexagon] = int(done or 0)
    return Land(board, bytes(temples), bytes(treasures), bytes(guards), bytes(worked))


def stack_of(board: Board, elsewhere: tuple[int, ...]) -> tuple[int, ...]:
    """Return the tiles that lie neither on the board nor `elsewhere`."""
    seen = [tile for tile in (*board.tiles, *elsewhere) if tile in range(TERRAIN_TILES)]
    if len(seen) != len(dict.fromkeys(seen)):
        raise impossible("tile_twice")
    return tuple(tile for tile in range(TERRAIN_TILES) if tile not in seen)


def temple_tiles_left(land: Land) -> bytes:
    """Return the temple tiles that no temple has taken while its value rose."""
    left = list(TEMPLE_TILES)
    for hexagon in land.board.temples:
        for level in range(TILES[land.board.tiles[hexagon]].value + 1, land.temples[hexagon] + 1):
            left[level] -= 1
    if any(count < 0 for count in left):
        raise impossible("temple_tiles")
    return bytes(left)
