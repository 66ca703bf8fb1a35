"""Draws what the expeditions are after: temples and treasures, around the origin."""

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
)

from tikal_qt.board.ink import draw_text, outline_pen

_NO_PEN: Final = Qt.PenStyle.NoPen
_BOTTOM: Final = 4.0

# ------------------------------------------------------------------------------- temple


def crest(value: int) -> float:
    """Return the height (y) at which a pyramid of `value` ends."""
    return _BOTTOM - 30.0 - 2.6 * value


def draw_temple(painter: QPainter, value: int, guarded: bool) -> None:
    """Draw a stepped pyramid that grows with `value`, and the value in large digits."""
    steps = 2 + (value + 1) // 2
    base, top = 52.0 + 4.4 * value, 26.0
    bottom, height = _BOTTOM, _BOTTOM - crest(value)
    painter.setPen(_NO_PEN)
    painter.setBrush(QColor(60, 40, 15, 80))
    painter.drawEllipse(QPointF(5, bottom), base * 0.6, 9)
    for n in range(steps):
        part = n / max(1, steps - 1)
        width = base + (top - base) * part
        y = bottom - height * (n + 1) / steps
        _draw_step(painter, QRectF(-width / 2, y, width, height / steps + 1), part)
    if not guarded:
        _draw_shrine(painter, crest(value))
    _draw_value(painter, value, QPointF(0, bottom - height * 0.42))


def _draw_step(painter: QPainter, box: QRectF, part: float) -> None:
    shade = QLinearGradient(box.topLeft(), box.topRight())
    lift = round(22 * part)
    shade.setColorAt(0, QColor(236 + lift // 2, 222 + lift // 2, 184 + lift))
    shade.setColorAt(1, QColor(150 + lift, 124 + lift, 82 + lift))
    painter.setPen(outline_pen(QColor("#5c4526"), 1.8))
    painter.setBrush(QBrush(shade))
    painter.drawRect(box)


def _draw_shrine(painter: QPainter, top: float) -> None:
    painter.setPen(outline_pen(QColor("#5c4526"), 1.8))
    painter.setBrush(QColor("#c9ae78"))
    painter.drawRect(QRectF(-9, top - 9, 18, 10))
    roof = QPolygonF([QPointF(-13, top - 9), QPointF(0, top - 16), QPointF(13, top - 9)])
    painter.setBrush(QColor("#8e3b21"))
    painter.drawPolygon(roof)


def _draw_value(painter: QPainter, value: int, middle: QPointF) -> None:
    wide = 46 if value > 9 else 34
    painter.setPen(outline_pen(QColor("#f4d98a"), 2.2))
    painter.setBrush(QColor("#3d2716"))
    painter.drawRoundedRect(QRectF(middle.x() - wide / 2, middle.y() - 18, wide, 36), 8, 8)
    draw_text(painter, str(value), middle, 25, QColor("#ffe9ab"))


# ----------------------------------------------------------------------------- treasure

_MASK_PLACES: Final = {
    1: ((0, -22),),
    2: ((-17, -22), (17, -22)),
    3: ((-31, -22), (0, -22), (31, -22)),
    4: ((-17, -38), (17, -38), (-17, -8), (17, -8)),
}


def draw_treasure(painter: QPainter, count: int) -> None:
    """Draw the pit with `count` face-down treasures."""
    rim = QRectF(-58, -58, 116, 70)
    painter.setPen(outline_pen(QColor("#4a2d14"), 2.5))
    painter.setBrush(QColor("#a5753f"))
    painter.drawEllipse(rim)
    pit = QRadialGradient(rim.center(), 60)
    pit.setColorAt(0, QColor("#3a2412"))
    pit.setColorAt(1, QColor("#5f3c1d"))
    painter.setBrush(QBrush(pit))
    painter.drawEllipse(rim.adjusted(7, 6, -7, -5))
    if count == 0:
        _draw_ladder(painter)
    for x, y in _MASK_PLACES.get(count, ()):
        draw_mask(painter, QPointF(x, y), 28)


def _draw_ladder(painter: QPainter) -> None:
    painter.setPen(outline_pen(QColor("#d0a566"), 4))
    painter.drawLine(QPointF(-9, -50), QPointF(-16, 2))
    painter.drawLine(QPointF(11, -50), QPointF(9, 2))
    for n in range(4):
        y = -41 + 12 * n
        painter.drawLine(QPointF(-11 - 1.4 * n, y), QPointF(11, y))


def draw_mask(painter: QPainter, middle: QPointF, size: float) -> None:
    """Draw a golden mask, `size` high: a treasure nobody has seen."""
    x, y, half = middle.x(), middle.y(), size / 2
    face = QPainterPath()
    face.moveTo(x - half * 0.85, y - half * 0.75)
    face.quadTo(x, y - half * 1.3, x + half * 0.85, y - half * 0.75)
    face.cubicTo(x + half * 0.95, y + half * 0.3, x + half * 0.5, y + half, x, y + half)
    face.cubicTo(
        x - half * 0.5, y + half, x - half * 0.95, y + half * 0.3, x - half * 0.85, y - half * 0.75
    )
    gold = QLinearGradient(QPointF(x - half, y - half), QPointF(x + half, y + half))
    gold.setColorAt(0, QColor("#ffe79a"))
    gold.setColorAt(1, QColor("#d29a25"))
    painter.setPen(outline_pen(QColor("#5a3a0c"), size * 0.07))
    painter.setBrush(QBrush(gold))
    painter.drawPath(face)
    painter.setPen(_NO_PEN)
    painter.setBrush(QColor("#5a3a0c"))
    for side in (-1, 1):
        painter.drawEllipse(
            QPointF(x + side * half * 0.38, y - half * 0.2), half * 0.2, half * 0.13
        )
    painter.drawRoundedRect(QRectF(x - half * 0.35, y + half * 0.38, half * 0.7, half * 0.18), 1, 1)
    painter.setBrush(QColor("#c0512b"))
    painter.drawEllipse(QPointF(x, y - half * 0.72), half * 0.15, half * 0.15)
