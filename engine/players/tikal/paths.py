"""How many AP it takes to get from one hexagon to another."""

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from engine.tikal.board import Board
from engine.tikal.components import BASE_CAMP
from engine.tikal.hexes import AROUND, HEXAGONS
from engine.tikal.travel import PLACE_AP, TRANSFER_AP

FAR: Final = 99
"""More AP than any path costs: no way leads there."""
REACH: Final = 12
"""A place further away than this many AP draws no figures."""
_CAPPED: Final = bytes(min(ap, REACH) for ap in range(FAR + 1)) + bytes([REACH]) * (255 - FAR)


class Ways(NamedTuple):
    """The AP that reaching each hexagon costs one seat.

    walk: by origin a row of 40 bytes by target, secret paths between its camps included.
    enter: 40 bytes by target, for a figure of the supply. capped: the same, at most REACH.
    """

    walk: tuple[bytes, ...]
    enter: bytes
    capped: bytes


@lru_cache(maxsize=64)
def distances(board: Board) -> tuple[bytes, ...]:
    """Return by origin the AP to each hexagon on foot, FAR where no path leads."""
    return tuple(_from(board, origin) for origin in range(HEXAGONS))


def _from(board: Board, origin: int) -> bytes:
    costs = board.costs
    best = bytearray([FAR]) * HEXAGONS
    best[origin] = 0
    queue = [(0, origin)]
    while queue:
        ap, here = heappop(queue)
        if ap > best[here]:
            continue
        for neighbour, cost in zip(AROUND[here], costs[here], strict=True):
            if cost and ap + cost < best[neighbour]:
                best[neighbour] = ap + cost
                heappush(queue, (ap + cost, neighbour))
    return bytes(best)


@lru_cache(maxsize=512)
def ways(board: Board, camps: tuple[int, ...]) -> Ways:
    """Return what reaching each hexagon costs the seat with `camps`."""
    walk = distances(board)
    sites = (BASE_CAMP, *camps)
    out = [min(walk[site][target] for site in sites) for target in range(HEXAGONS)]
    enter = bytes(min(PLACE_AP + ap, FAR) for ap in out)
    if not camps:
        return Ways(walk, enter, enter.translate(_CAPPED))
    rows = []
    for row in walk:
        jump = min(row[site] for site in sites) + TRANSFER_AP
        rows.append(bytes(min(ap, jump + rest) for ap, rest in zip(row, out, strict=True)))
    return Ways(tuple(rows), enter, enter.translate(_CAPPED))
