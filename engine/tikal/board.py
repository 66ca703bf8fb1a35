"""The explored hexagons, with the tables that follow from them alone."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from engine.tikal import hexes
from engine.tikal.actions import Figure, Move
from engine.tikal.components import START, TILES, Terrain
from engine.tikal.hexes import AROUND, DIRECTIONS, HEXAGONS, NOWHERE, opposite

UNEXPLORED: Final = 255
REACHED: Final = 1 << DIRECTIONS

_MOST_AP: Final = 10
_NO_COSTS: Final = (0,) * DIRECTIONS

MovesByAp = tuple[tuple[Move, ...], ...]


@lru_cache(maxsize=8192)
def _moves(figure: Figure, hexagon: int, costs: tuple[int, ...]) -> MovesByAp:
    """Return for each number of AP 0-10 the moves out of `hexagon` that it pays for."""
    every = [
        (cost, Move(figure, hexagon, AROUND[hexagon][d])) for d, cost in enumerate(costs) if cost
    ]
    return tuple(tuple(move for cost, move in every if cost <= ap) for ap in range(_MOST_AP + 1))


class Board:
    """Which tile lies where and how it is turned: a value.

    tiles: 40 bytes, the tile number in each hexagon or UNEXPLORED. rotations: 40 bytes, the
    sixths of a turn clockwise, 0 where unexplored. All else follows from these two:

    costs: for each hexagon by direction the AP of the step, 0 if no path leads there.
    moves: for each figure, hexagon and number of AP 0-10 the moves it pays for.
    frontier: for each unexplored hexagon beside an explored one a set of bits: bit d is set if
    in direction d lies an explored hexagon that is not a volcano, and REACHED if one of those
    has a stone on the edge they share.
    temples: the hexagons with a temple. camp_grounds: those with jungle or treasure terrain.
    Both ascend.
    """

    __slots__ = ("camp_grounds", "costs", "frontier", "moves", "rotations", "temples", "tiles")

    def __init__(
        self,
        land: tuple[bytes, bytes],
        costs: tuple[tuple[int, ...], ...],
        moves: tuple[tuple[MovesByAp, ...], ...],
        frontier: Mapping[int, int],
        temples: tuple[int, ...],
        camp_grounds: tuple[int, ...],
    ) -> None:
        self.tiles, self.rotations = land
        self.costs = costs
        self.moves = moves
        self.frontier = frontier
        self.temples = temples
        self.camp_grounds = camp_grounds

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self.tiles == other.tiles and self.rotations == other.rotations

    def __hash__(self) -> int:
        return hash((self.tiles, self.rotations))

    def __repr__(self) -> str:
        lying = (
            f"{hexes.NAMES[h]}:{TILES[tile].name}/{self.rotations[h]}"
            for h, tile in enumerate(self.tiles)
            if tile != UNEXPLORED
        )
        return f"Board({' '.join(lying)})"

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
        return 0 if direction is None else self.costs[origin][direction]

    def with_tile(self, hexagon: int, tile: int, rotation: int) -> "Board":
        """Return the board with `tile` on the unexplored `hexagon`, whether or not it fits."""
        tiles, rotations = bytearray(self.tiles), bytearray(self.rotations)
        tiles[hexagon], rotations[hexagon] = tile, rotation
        laid = TILES[tile]
        temples, camp_grounds = self.temples, self.camp_grounds
        if laid.terrain is Terrain.TEMPLE:
            temples = tuple(sorted((*temples, hexagon)))
        elif laid.terrain in (Terrain.JUNGLE, Terrain.TREASURE):
            camp_grounds = tuple(sorted((*camp_grounds, hexagon)))
        stones = laid.turned(rotation)
        costs = self._costs_with(hexagon, laid.terrain, stones)
        return Board(
            (bytes(tiles), bytes(rotations)),
            costs,
            self._moves_with(hexagon, costs),
            self._frontier_with(hexagon, laid.terrain, stones),
            temples,
            camp_grounds,
        )

    def _costs_with(
        self, hexagon: int, terrain: Terrain, stones: tuple[int, ...]
    ) -> tuple[tuple[int, ...], ...]:
        if terrain is Terrain.VOLCANO:
            return self.costs
        costs = list(self.costs)
        own = [0] * DIRECTIONS
        for d, neighbour in enumerate(AROUND[hexagon]):
            if neighbour == NOWHERE or self.terrain(neighbour) in (None, Terrain.VOLCANO):
                continue
            facing, there = opposite(d), TILES[self.tiles[neighbour]]
            own[d] = stones[d] + there.stones[(facing - self.rotations[neighbour]) % DIRECTIONS]
            row = costs[neighbour]
            costs[neighbour] = (*row[:facing], own[d], *row[facing + 1 :])
        costs[hexagon] = tuple(own)
        return tuple(costs)

    def _moves_with(
        self, hexagon: int, costs: tuple[tuple[int, ...], ...]
    ) -> tuple[tuple[MovesByAp, ...], ...]:
        touched = [h for h in (hexagon, *AROUND[hexagon]) if h != NOWHERE and any(costs[h])]
        by_figure = []
        for figure, before in zip(Figure, self.moves, strict=True):
            after = list(before)
            for h in touched:
                after[h] = _moves(figure, h, costs[h])
            by_figure.append(tuple(after))
        return tuple(by_figure)

    def _frontier_with(
        self, hexagon: int, terrain: Terrain, stones: tuple[int, ...]
    ) -> Mapping[int, int]:
        frontier = dict(self.frontier)
        frontier.pop(hexagon, None)
        for d, neighbour in enumerate(AROUND[hexagon]):
            if neighbour == NOWHERE or self.tiles[neighbour] != UNEXPLORED:
                continue
            bits = frontier.get(neighbour, 0)
            if terrain is not Terrain.VOLCANO:
                bits |= 1 << opposite(d)
                if stones[d]:
                    bits |= REACHED
            frontier[neighbour] = bits
        return frontier


def start_board() -> Board:
    """Return the board as every game begins."""
    nothing = tuple(tuple(_moves(f, h, _NO_COSTS) for h in range(HEXAGONS)) for f in Figure)
    land = (bytes([UNEXPLORED]) * HEXAGONS, bytes(HEXAGONS))
    board = Board(land, (_NO_COSTS,) * HEXAGONS, nothing, {}, (), ())
    for hexagon, tile in START:
        board = board.with_tile(hexagon, tile, 0)
    return board
