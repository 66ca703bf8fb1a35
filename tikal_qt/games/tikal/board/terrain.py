"""Draws the terrain of one hexagon around the origin; see `geometry` for the unit."""

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from engine.tikal.components import Terrain
from tikal_qt.board.ink import draw_text, outline_pen
from tikal_qt.games.tikal.board import geometry
from tikal_qt.games.tikal.board.look import Look

EDGE: Final = QColor("#2a2015")
TILE_RADIUS: Final = 97.0
_NO_PEN: Final = Qt.PenStyle.NoPen

_GROUND: Final = {
    Terrain.BASE_CAMP: ("#e2d09a", "#c3a866"),
    Terrain.TEMPLE: ("#d9c79c", "#b49a68"),
    Terrain.JUNGLE: ("#7fae52", "#3f7a3a"),
    Terrain.TREASURE: ("#b98a58", "#875b36"),
    Terrain.VOLCANO: ("#6a5a58", "#3a3032"),
}
"""The colours of the ground, in the middle and at the edge."""


def draw_ground(painter: QPainter, terrain: Terrain) -> None:
    """Draw the hexagon itself."""
    inner, outer = _GROUND[terrain]
    gradient = QRadialGradient(QPointF(0, 10), 105)
    gradient.setColorAt(0.25, QColor(inner))
    gradient.setColorAt(1, QColor(outer))
    painter.setPen(_NO_PEN)
    painter.setBrush(QBrush(gradient))
    painter.drawPolygon(geometry.outline(TILE_RADIUS))
    if terrain is Terrain.TEMPLE:
        _draw_paving(painter)
    elif terrain is Terrain.TREASURE:
        _draw_grit(painter)


def _draw_paving(painter: QPainter) -> None:
    painter.setPen(outline_pen(QColor(120, 92, 50, 70), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_paving())


@cache
def _paving() -> QPainterPath:
    """Return the joints between slabs, cut to the hexagon."""
    joints = QPainterPath()
    for n in range(9):
        y = 18.0 * n - 72
        half = 94 - abs(y) / math.sqrt(3)
        joints.moveTo(-half, y)
        joints.lineTo(half, y)
        for m in range(-3, 4):
            x = 34.0 * m + (17 if n % 2 else 0)
            if abs(x) < 90 - max(abs(y), abs(y + 18)) / math.sqrt(3) and y < 72:
                joints.moveTo(x, y)
                joints.lineTo(x, y + 18)
    return joints


def _draw_grit(painter: QPainter) -> None:
    painter.setPen(_NO_PEN)
    painter.setBrush(QColor(70, 42, 18, 90))
    painter.drawPath(_grit())


@cache
def _grit() -> QPainterPath:
    """Return grains strewn over the hexagon."""
    grains = QPainterPath()
    for n in range(46):
        x, y = (n * 67) % 190 - 95.0, (n * 41) % 168 - 84.0
        if abs(x) < 92 - abs(y) / math.sqrt(3):
            grains.addEllipse(QPointF(x, y), 1.6 + n % 3, 1.2 + n % 2)
    return grains


def draw_edge(painter: QPainter) -> None:
    """Draw the border of an explored hexagon."""
    painter.setPen(outline_pen(EDGE, 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(geometry.outline(TILE_RADIUS))


def draw_name(painter: QPainter, name: str, terrain: Terrain) -> None:
    """Write the name of an explored hexagon into its left corner."""
    pale = terrain in (Terrain.VOLCANO, Terrain.TREASURE, Terrain.JUNGLE)
    ink = QColor(255, 248, 225, 215) if pale else QColor(60, 40, 15, 200)
    draw_text(painter, name, QPointF(-72, 0), geometry.LEAST_TEXT, ink)


def draw_fog(painter: QPainter, look: Look, name: str) -> None:
    """Draw a hexagon nobody has explored, with its name."""
    painter.setPen(outline_pen(look.fog_line, 2))
    painter.setBrush(look.fog)
    painter.drawPolygon(geometry.outline(TILE_RADIUS))
    painter.setPen(_NO_PEN)
    painter.setBrush(look.fog_shade)
    for n in range(6):
        spot = geometry.towards(n) * (42 + 10 * (n % 2))
        painter.drawPath(_leaf(spot, 60.0 * n, 22))
    draw_text(painter, name, QPointF(0, 0), 17, look.fog_text)


def _leaf(tip: QPointF, angle: float, size: float) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0, -size)
    path.cubicTo(size * 0.7, -size * 0.3, size * 0.5, size * 0.6, 0, size)
    path.cubicTo(-size * 0.5, size * 0.6, -size * 0.7, -size * 0.3, 0, -size)
    return QTransform().rotate(angle).map(path).translated(tip)


# ------------------------------------------------------------------------------- jungle

_CROWNS: Final = (
    (-56, -27, 22),
    (-33, -54, 20),
    (2, -52, 20),
    (34, -53, 21),
    (57, -26, 22),
    (-26, -26, 21),
    (23, -27, 22),
    (-71, 2, 14),
    (71, 3, 14),
    (-46, 40, 13),
    (46, 42, 13),
)
"""x, y and radius of each tree, those behind first."""


def draw_jungle(painter: QPainter, sparse: bool) -> None:
    """Draw tree crowns; `sparse` leaves a clearing in the upper half, for a camp."""
    for n, (x, y, radius) in enumerate(_CROWNS):
        if sparse and abs(x) < 45 and y < 0:
            continue
        _draw_tree(painter, QPointF(x, y), radius, n)


@cache
def _crown(radius: float) -> QPainterPath:
    crown = QPainterPath()
    for n in range(6):
        ball = QPainterPath()
        ball.addEllipse(geometry.towards(n) * (radius * 0.55), radius * 0.55, radius * 0.55)
        crown = crown.united(ball)
    return crown


def _draw_tree(painter: QPainter, middle: QPointF, radius: float, kind: int) -> None:
    painter.setPen(_NO_PEN)
    painter.setBrush(QColor(20, 45, 20, 110))
    painter.drawEllipse(middle + QPointF(2, 6), radius, radius * 0.9)
    gradient = QRadialGradient(middle + QPointF(-radius * 0.3, -radius * 0.4), radius * 1.5)
    light, dark = (("#8fc85a", "#2f7a35"), ("#6fb04c", "#23642f"))[kind % 2]
    gradient.setColorAt(0, QColor(light))
    gradient.setColorAt(1, QColor(dark))
    painter.setPen(outline_pen(QColor("#173f20"), 1.6))
    painter.setBrush(QBrush(gradient))
    painter.drawPath(_crown(radius).translated(middle))
    painter.setPen(outline_pen(QColor(190, 230, 130, 150), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for angle in (100, 150):
        painter.drawArc(
            QRectF(middle.x() - radius * 0.6, middle.y() - radius * 0.6, radius, radius),
            angle * 16,
            30 * 16,
        )


# ------------------------------------------------------------------------------ volcano


def draw_volcano(painter: QPainter) -> None:
    """Draw a cone with lava and smoke."""
    painter.save()
    painter.setClipPath(_whole(), Qt.ClipOperation.IntersectClip)
    painter.setPen(_NO_PEN)
    for x, y, radius, alpha in ((10, -62, 13, 90), (26, -55, 17, 70), (-6, -54, 14, 80)):
        painter.setBrush(QColor(225, 215, 205, alpha))
        painter.drawEllipse(QPointF(x, y), radius, radius * 0.8)
    cone = QPainterPath(QPointF(-18, -36))
    cone.lineTo(18, -36)
    cone.cubicTo(26, 0, 50, 34, 66, 46)
    cone.quadTo(0, 66, -66, 46)
    cone.cubicTo(-50, 34, -26, 0, -18, -36)
    rock = QLinearGradient(QPointF(-60, 0), QPointF(60, 20))
    rock.setColorAt(0, QColor("#8a6f66"))
    rock.setColorAt(0.5, QColor("#5c4643"))
    rock.setColorAt(1, QColor("#33272a"))
    painter.setPen(outline_pen(QColor("#1c1416"), 2.5))
    painter.setBrush(QBrush(rock))
    painter.drawPath(cone)
    painter.setPen(_NO_PEN)
    painter.setBrush(QColor("#ff8a1f"))
    painter.drawEllipse(QPointF(0, -36), 18, 6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in (("#c8240f", 11.0), ("#ff7a1a", 6.0), ("#ffd65a", 2.4)):
        painter.setPen(outline_pen(QColor(colour), width))
        for flow in _lava():
            painter.drawPath(flow)
    painter.restore()


@cache
def _whole() -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(geometry.outline(TILE_RADIUS))
    return path


def _lava() -> tuple[QPainterPath, ...]:
    middle = QPainterPath(QPointF(0, -34))
    middle.cubicTo(-8, -12, 12, 6, 2, 36)
    left = QPainterPath(QPointF(-9, -34))
    left.cubicTo(-16, -14, -18, 2, -34, 18)
    right = QPainterPath(QPointF(9, -34))
    right.cubicTo(14, -16, 22, -4, 26, 10)
    return middle, left, right


# ---------------------------------------------------------------------------- base camp


def draw_base_camp(painter: QPainter) -> None:
    """Draw the yard of tents everybody starts from."""
    painter.setPen(_NO_PEN)
    painter.setBrush(QColor(120, 95, 40, 70))
    painter.drawEllipse(QPointF(0, 12), 66, 30)
    for x, y, size in ((0, -45, 46), (-38, -26, 54), (36, -28, 56)):
        draw_tent(painter, QPointF(x, y), size, QColor("#fbf5e4"), QColor("#bda46e"))
    painter.setPen(outline_pen(QColor("#5c3a1a"), 4))
    painter.drawLine(QPointF(-9, 0), QPointF(9, -5))
    painter.drawLine(QPointF(9, 0), QPointF(-9, -5))
    for colour, tall in (("#e2571e", 1.0), ("#ffc93c", 0.55)):
        painter.setPen(_NO_PEN)
        painter.setBrush(QColor(colour))
        painter.drawPath(_flame(tall))


def _flame(size: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, -24 * size - 4))
    path.cubicTo(10 * size, -14 * size - 2, 9 * size, -3, 0, -3)
    path.cubicTo(-9 * size, -3, -10 * size, -14 * size - 2, 0, -24 * size - 4)
    return path


def draw_tent(
    painter: QPainter, middle: QPointF, size: float, cloth: QColor, shade: QColor
) -> None:
    """Draw a tent `size` wide around `middle`."""
    x, y, half = middle.x(), middle.y(), size / 2
    tall = size * 0.72
    top, bottom = QPointF(x, y - tall / 2), y + tall / 2
    painter.setPen(outline_pen(EDGE, max(1.5, size * 0.045)))
    painter.setBrush(cloth)
    painter.drawPolygon(QPolygonF([top, QPointF(x + half, bottom), QPointF(x - half, bottom)]))
    painter.setBrush(shade)
    painter.drawPolygon(
        QPolygonF([top, QPointF(x + half, bottom), QPointF(x + half * 0.38, bottom)])
    )
    painter.setBrush(QColor("#2f2114"))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(x - half * 0.16, y),
                QPointF(x + half * 0.14, bottom),
                QPointF(x - half * 0.44, bottom),
            ]
        )
    )
