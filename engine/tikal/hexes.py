"""The grid: 8 columns of 5 flat-top hexagons, odd columns (counted from 0) half a hexagon lower.

A hexagon is an int 0-39, `column * ROWS + row`. Its name is the column's letter a-h from the left
and the row's number 1-5 from the top: the base camp is a5. The six directions are numbered
clockwise from the top: N NE SE S SW NW.
"""

from typing import Final

COLUMNS: Final = 8
ROWS: Final = 5
HEXAGONS: Final = COLUMNS * ROWS
DIRECTIONS: Final = 6
NOWHERE: Final = -1

_EVEN: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_ODD: Final = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def at(column: int, row: int) -> int:
    """Return the hexagon at `column` 0-7 and `row` 0-4, or NOWHERE if that lies off the board."""
    if 0 <= column < COLUMNS and 0 <= row < ROWS:
        return column * ROWS + row
    return NOWHERE


def opposite(direction: int) -> int:
    """Return the direction (0-5) that faces `direction`."""
    return (direction + DIRECTIONS // 2) % DIRECTIONS


def _around(hexagon: int) -> tuple[int, ...]:
    column, row = divmod(hexagon, ROWS)
    steps = _ODD if column % 2 else _EVEN
    return tuple(at(column + across, row + down) for across, down in steps)


NAMES: Final = tuple(f"{'abcdefgh'[h // ROWS]}{h % ROWS + 1}" for h in range(HEXAGONS))
"""The name of each hexagon."""

HEXAGON_OF: Final = {name: hexagon for hexagon, name in enumerate(NAMES)}
"""The hexagon of each name."""

AROUND: Final = tuple(_around(h) for h in range(HEXAGONS))
"""For each hexagon its six neighbours by direction, NOWHERE where the board ends."""

DIRECTION_TO: Final = tuple(
    {neighbour: d for d, neighbour in enumerate(AROUND[h]) if neighbour != NOWHERE}
    for h in range(HEXAGONS)
)
"""For each hexagon its neighbours with the direction in which each lies."""
