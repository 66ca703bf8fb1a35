"""Positions made by hand for the tests of the window.

The start board (hexagon: stones N NE SE S SW NW): base camp a5: 1 1 1 0 0 0, temple a4:
1 1 0 1 0 0, jungle b4: 1 1 1 0 0 0, temple b5: 0 1 0 0 0 1. So a step between a5 and a4 costs 2,
a5 and b4 1, a5 and b5 2; a4, b4 and b5 are not joined.
"""

from typing import Any, Final

from engine.game import Setup
from engine.tikal.actions import Figure
from engine.tikal.components import TILE_OF, TILES, Terrain
from engine.tikal.hexes import HEXAGON_OF
from engine.tikal.opening import new
from engine.tikal.position import Auction, Phase, Position, put

AT: Final = HEXAGON_OF
NAMES = ("Ana", "Ben", "Cleo", "Dan")
LEADER, WORKER = Figure.LEADER, Figure.WORKER


def start(players: int = 2, variant: str = "basic") -> Position:
    """Seat 0 is to draw the first tile."""
    return new(Setup(players, variant, 0))


def placing(tile: str, position: Position | None = None) -> Position:
    """Seat 0 has `tile` in hand."""
    at = start() if position is None else position
    number = TILE_OF[tile]
    stack = tuple(n for n in at.stack if n != number)
    return at._replace(phase=Phase.PLACE_TILE, seat=0, ap=0, tile=number, stack=stack)


def acting(ap: int = 10, **changes: Any) -> Position:
    """Seat 0 has `ap` AP; `changes` are fields of the position."""
    return start(changes.pop("players", 2))._replace(
        **{"phase": Phase.ACT, "seat": 0, "ap": ap, **changes}
    )


def with_tile(position: Position, name: str, hexagon: str, rotation: int) -> Position:
    """A tile lies on the board, with its temple's value or its treasures."""
    tile, where = TILES[TILE_OF[name]], AT[hexagon]
    temples, treasures = position.temples, position.treasures
    if tile.terrain is Terrain.TEMPLE:
        temples = put(temples, where, tile.value)
    if tile.terrain is Terrain.TREASURE:
        treasures = put(treasures, where, tile.value)
    return position._replace(
        board=position.board.with_tile(where, tile.number, rotation),
        temples=temples,
        treasures=treasures,
        stack=tuple(n for n in position.stack if n != tile.number),
    )


def with_workers(position: Position, seat: int, *hexagons: str) -> Position:
    """Exactly these workers of `seat` stand on the board."""
    workers, supply = list(position.workers), list(position.supply)
    workers[seat] = tuple(sorted(AT[h] for h in hexagons))
    supply[seat] = 18 - len(hexagons)
    return position._replace(workers=tuple(workers), supply=tuple(supply))


def with_leader(position: Position, seat: int, hexagon: str) -> Position:
    """The leader of `seat` stands in `hexagon`."""
    leaders = list(position.leaders)
    leaders[seat] = AT[hexagon]
    return position._replace(leaders=tuple(leaders))


def with_camp(position: Position, seat: int, hexagon: str) -> Position:
    """A camp of `seat` stands in `hexagon`."""
    camps = list(position.camps)
    camps[seat] = tuple(sorted((*camps[seat], AT[hexagon])))
    return position._replace(camps=tuple(camps))


def bidding(
    bid: int = 0, bidder: int = -1, seat: int = 0, passed: tuple[int, ...] = ()
) -> Position:
    """Three players bid for the first turn; on display are A1, A4 and A5."""
    display = tuple(TILE_OF[name] for name in ("A1", "A4", "A5"))
    at = start(3, "auction")
    return at._replace(
        phase=Phase.BID,
        seat=seat,
        stack=tuple(n for n in at.stack if n not in display),
        auction=Auction(display, (0, 1, 2), passed, bid, bidder),
    )
