"""The keyboard's way over the hexagons."""

from typing import Final

from PySide6.QtCore import Qt

from engine.tikal import hexes

_STEPS: Final = {
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
}


def step(hexagon: int, key: int) -> int:
    """Return the hexagon an arrow key leads to: up and down a column, left and right along a row.

    At the board's edge it is `hexagon` itself; hexes.NOWHERE if `key` is no arrow key.
    """
    move = _STEPS.get(Qt.Key(key))
    if move is None:
        return hexes.NOWHERE
    column, row = divmod(hexagon, hexes.ROWS)
    reached = hexes.at(column + move[0], row + move[1])
    return hexagon if reached == hexes.NOWHERE else reached
