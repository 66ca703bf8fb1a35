"""Where things lie on the board, in scene units: a hexagon is 200 wide."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from engine.tikal import hexes

RADIUS: Final = 100.0
"""From a hexagon's centre to a corner."""
INRADIUS: Final = RADIUS * math.sqrt(3) / 2
"""From a hexagon's centre to the middle of an edge."""
MARGIN: Final = 34.0
"""The border around the board that holds the names of columns and rows."""

LEAST_TEXT: Final = 16.0
"""How high digits are at least, so that they can be read on a screen of 1366x768 pixels."""


def centre(hexagon: int) -> QPointF:
    """Return the centre of `hexagon`; that of a1 lies at the origin."""
    column, row = divmod(hexagon, hexes.ROWS)
    return QPointF(column * RADIUS * 1.5, row * 2 * INRADIUS + (INRADIUS if column % 2 else 0))


def outline(radius: float = RADIUS) -> QPolygonF:
    """Return a flat-top hexagon of `radius` around the origin, from its right corner clockwise."""
    return QPolygonF(
        [
            QPointF(radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a)))
            for a in range(0, 360, 60)
        ]
    )


def towards(direction: int) -> QPointF:
    """Return the unit vector from a centre to the middle of the edge in `direction` (0 = N)."""
    angle = math.radians(60 * direction - 90)
    return QPointF(math.cos(angle), math.sin(angle))


def board_rect() -> QRectF:
    """Return the rectangle that holds every hexagon and the border."""
    last = centre(hexes.at(hexes.COLUMNS - 1, hexes.ROWS - 1))
    hexagons = QRectF(-RADIUS, -INRADIUS, last.x() + 2 * RADIUS, last.y() + 2 * INRADIUS)
    return hexagons.adjusted(-MARGIN, -MARGIN, MARGIN / 2, MARGIN / 2)


def hexagon_at(point: QPointF) -> int:
    """Return the hexagon that holds `point`, hexes.NOWHERE beside the board."""
    for hexagon in range(hexes.HEXAGONS):
        offset = point - centre(hexagon)
        across, down = abs(offset.x()), abs(offset.y())
        if down <= INRADIUS and math.sqrt(3) * across + down <= math.sqrt(3) * RADIUS:
            return hexagon
    return hexes.NOWHERE


def labels() -> list[tuple[QPointF, str]]:
    """Return where the names of columns and rows stand in the border, with the names."""
    top, left = -INRADIUS - MARGIN / 2, -RADIUS - MARGIN / 2 + 4
    columns = [
        (QPointF(centre(hexes.at(c, 0)).x(), top), hexes.NAMES[hexes.at(c, 0)][0])
        for c in range(hexes.COLUMNS)
    ]
    rows = [
        (QPointF(left, centre(hexes.at(0, r)).y()), hexes.NAMES[hexes.at(0, r)][1])
        for r in range(hexes.ROWS)
    ]
    return columns + rows
