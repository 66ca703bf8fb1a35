"""What one hexagon shows, gathered from a position as a value that can be compared."""

from dataclasses import dataclass

from engine.tikal.board import UNEXPLORED
from engine.tikal.position import Position
from tikal_qt.games.tikal.board.pieces import Token


@dataclass(frozen=True, slots=True)
class Land:
    """The terrain of a hexagon and what is built there.

    tile: its number, -1 while unexplored. value: of a temple. treasures: face-down ones left.
    camp, guard: the seat that owns it, -1 for none.
    """

    tile: int
    rotation: int = 0
    value: int = 0
    treasures: int = 0
    camp: int = -1
    guard: int = -1


def land(position: Position, hexagon: int) -> Land:
    """Return the land of `hexagon`."""
    tile = position.board.tiles[hexagon]
    if tile == UNEXPLORED:
        return Land(-1)
    owners = [seat for seat, camps in enumerate(position.camps) if hexagon in camps]
    return Land(
        tile,
        position.board.rotations[hexagon],
        position.temples[hexagon],
        position.treasures[hexagon],
        owners[0] if owners else -1,
        position.guards[hexagon] - 1,
    )


def tokens(position: Position, hexagon: int) -> tuple[Token, ...]:
    """Return the figures in `hexagon` as tokens, by seat, a leader before workers."""
    found = []
    for seat in range(position.players):
        if position.leaders[seat] == hexagon:
            found.append(Token(seat, leader=True))
        workers = workers_in(position, seat, hexagon)
        if workers:
            found.append(Token(seat, leader=False, workers=workers))
    return tuple(found)


def workers_in(position: Position, seat: int, hexagon: int) -> int:
    """Return how many workers of `seat` stand in `hexagon`."""
    return position.workers[seat].count(hexagon)
