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
_BOTTOM: Final = -2.0
_BOTTOM_GUARDED: Final = 12.0
GUARD_FEET: Final = -26.0
"""The height (y) at which a guard stands on its temple."""

# ------------------------------------------------------------------------------- temple


def draw_temple(painter: QPainter, value: int, guarded: bool) -> None:
    """Draw a stepped pyramid that grows with `value`, and the value in large digits.

    guarded: leave room for the guard on its top; see `GUARD_FEET`.
    """
    bottom = _BOTTOM_GUARDED if guarded else _BOTTOM
    painter.save()
    painter.translate(0, bottom)
    if guarded:
        _draw_steps(painter, value, bottom - GUARD_FEET)
    else:
        draw_pyramid(painter, value)
    painter.restore()
    _draw_value(painter, value, QPointF(0, bottom - 21))


def draw_pyramid(painter: QPainter, value: int) -> None:
    """Draw the pyramid of a temple of `value` alone, standing on the origin."""
    height = 36.0 + 1.7 * value
    _draw_steps(painter, value, height)
    _draw_shrine(painter, -height)


def _draw_steps(painter: QPainter, value: int, height: float) -> None:
    steps = 2 + (value + 1) // 2
    base, top = 82.0 + 5.0 * value, 34.0
    painter.setPen(_NO_PEN)
    painter.setBrush(QColor(60, 40, 15, 80))
    painter.drawEllipse(QPointF(4, 0), base * 0.56, 9)
    for n in range(steps):
        width = base + (top - base) * n / (steps - 1)
        box = QRectF(-width / 2, -height * (n + 1) / steps, width, height / steps + 1)
        _draw_step(painter, box, n / (steps - 1))


def _draw_step(painter: QPainter, box: QRectF, part: float) -> None:
    shade = QLinearGradient(box.topLeft(), box.topRight())
    lift = round(18 * part)
    shade.setColorAt(0, QColor(246, 238 - lift // 2, 206))
    shade.setColorAt(1, QColor(158 + lift, 130 + lift, 86 + lift))
    painter.setPen(outline_pen(QColor("#5c4526"), 1.8))
    painter.setBrush(QBrush(shade))
    painter.drawRect(box)


def _draw_shrine(painter: QPainter, foot: float) -> None:
    painter.setPen(outline_pen(QColor("#5c4526"), 1.8))
    painter.setBrush(QColor("#c9ae78"))
    painter.drawRect(QRectF(-11, foot - 8, 22, 9))
    painter.setBrush(QColor("#a8401f"))
    painter.drawPolygon(
        QPolygonF([QPointF(-15, foot - 8), QPointF(0, foot - 15), QPointF(15, foot - 8)])
    )


def _draw_value(painter: QPainter, value: int, middle: QPointF) -> None:
    wide = 54 if value > 9 else 40
    painter.setPen(outline_pen(QColor("#f4d98a"), 2.4))
    painter.setBrush(QColor("#3a2415"))
    painter.drawRoundedRect(QRectF(middle.x() - wide / 2, middle.y() - 19, wide, 38), 8, 8)
    draw_text(painter, str(value), middle, 28, QColor("#ffe9ab"))


# ----------------------------------------------------------------------------- treasure

_MASK_PLACES: Final = {
    1: ((0, -24),),
    2: ((-20, -24), (20, -24)),
    3: ((-34, -24), (0, -24), (34, -24)),
    4: ((-19, -41), (19, -41), (-19, -7), (19, -7)),
}


def draw_treasure(painter: QPainter, count: int) -> None:
    """Draw the pit with `count` face-down treasures."""
    for x, y, wide in ((-60, -2, 18), (58, 0, 20), (-30, 12, 15)):
        painter.setPen(outline_pen(QColor("#5a381a"), 1.6))
        painter.setBrush(QColor("#c79a63"))
        painter.drawEllipse(QPointF(x, y), wide, wide * 0.45)
    rim = QRectF(-64, -66, 128, 84)
    painter.setPen(outline_pen(QColor("#4a2d14"), 2.5))
    painter.setBrush(QColor("#c2935a"))
    painter.drawEllipse(rim)
    pit = QRadialGradient(rim.center(), 66)
    pit.setColorAt(0, QColor("#2e1c0d"))
    pit.setColorAt(1, QColor("#5f3c1d"))
    painter.setBrush(QBrush(pit))
    painter.drawEllipse(rim.adjusted(7, 6, -7, -6))
    if count == 0:
        _draw_ladder(painter)
    for x, y in _MASK_PLACES.get(count, ()):
        draw_mask(painter, QPointF(x, y), 32)


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
