"""The explored hexagons."""

from engine.tikal import hexes
from engine.tikal.components import START, TILES, Terrain

UNEXPLORED = 255


class Board:
    """Which tile lies where and how it is turned: a value.

    tiles: 40 bytes, the tile number in each hexagon or UNEXPLORED. rotations: 40 bytes, the
    sixths of a turn clockwise, 0 where unexplored.
    """

    __slots__ = ("rotations", "tiles")

    def __init__(self, tiles: bytes, rotations: bytes) -> None:
        self.tiles = tiles
        self.rotations = rotations

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return (self.tiles, self.rotations) == (other.tiles, other.rotations)

    def __hash__(self) -> int:
        return hash((self.tiles, self.rotations))

    def terrain(self, hexagon: int) -> Terrain | None:
        """Return what `hexagon` shows, or None while it is unexplored."""
        tile = self.tiles[hexagon]
        return None if tile == UNEXPLORED else TILES[tile].terrain

    def stones(self, hexagon: int) -> tuple[int, ...] | None:
        """Return the stones of `hexagon` by direction, or None while it is unexplored."""
        tile = self.tiles[hexagon]
        return None if tile == UNEXPLORED else TILES[tile].turned(self.rotations[hexagon])

    def cost(self, origin: int, target: int) -> int:
        """Return the AP of a step between two hexagons, 0 if no path joins them."""
        direction = hexes.DIRECTION_TO[origin].get(target)
        here, there = self.stones(origin), self.stones(target)
        if direction is None or here is None or there is None:
            return 0
        if Terrain.VOLCANO in (self.terrain(origin), self.terrain(target)):
            return 0
        return here[direction] + there[hexes.opposite(direction)]

    def with_tile(self, hexagon: int, tile: int, rotation: int) -> "Board":
        """Return the board with one more tile on it."""
        tiles, rotations = bytearray(self.tiles), bytearray(self.rotations)
        tiles[hexagon], rotations[hexagon] = tile, rotation
        return Board(bytes(tiles), bytes(rotations))


def start_board() -> Board:
    """Return the board as every game begins."""
    board = Board(bytes([UNEXPLORED] * hexes.HEXAGONS), bytes(hexes.HEXAGONS))
    for hexagon, tile in START:
        board = board.with_tile(hexagon, tile, 0)
    return board
