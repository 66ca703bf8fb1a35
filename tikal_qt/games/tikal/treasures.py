"""Draws the eight kinds of treasure as they lie in front of a player."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QPolygonF

from tikal_qt.board.halo import with_halo
from tikal_qt.board.ink import draw_text, outline_pen

_INK: Final = QColor("#3a2810")
_GOLD: Final = QColor("#f2bd3a")
_UNITS: Final = 100.0
_HALO: Final = 0.8


def _pen(painter: QPainter, width: float = 4.5) -> None:
    painter.setPen(outline_pen(_INK, width))


def _mask(painter: QPainter) -> None:
    face = QPainterPath(QPointF(20, 18))
    face.quadTo(50, 2, 80, 18)
    face.cubicTo(86, 60, 72, 92, 50, 96)
    face.cubicTo(28, 92, 14, 60, 20, 18)
    painter.setBrush(QColor("#4fae83"))
    painter.drawPath(face)
    painter.setBrush(QColor("#f7f3e3"))
    for x in (36, 64):
        painter.drawEllipse(QPointF(x, 42), 9, 7)
    painter.setBrush(_INK)
    painter.drawRoundedRect(QRectF(36, 70, 28, 7), 3, 3)
    painter.drawLine(QPointF(50, 46), QPointF(50, 60))


def _bowl(painter: QPainter) -> None:
    bowl = QPainterPath(QPointF(8, 34))
    bowl.cubicTo(14, 84, 34, 90, 50, 90)
    bowl.cubicTo(66, 90, 86, 84, 92, 34)
    bowl.closeSubpath()
    painter.setBrush(QColor("#cf6a3a"))
    painter.drawPath(bowl)
    painter.setBrush(QColor("#8c3f1f"))
    painter.drawEllipse(QRectF(8, 22, 84, 24))
    painter.setPen(outline_pen(QColor("#ffe9b8"), 6))
    painter.drawPolyline(
        QPolygonF([QPointF(x, y) for x, y in ((22, 66), (36, 56), (50, 68), (64, 56), (78, 66))])
    )


def _blade(painter: QPainter) -> None:
    painter.translate(50, 50)
    painter.rotate(38)
    blade = QPainterPath(QPointF(0, -54))
    blade.cubicTo(24, -26, 18, 6, 9, 22)
    blade.lineTo(-9, 22)
    blade.cubicTo(-18, 6, -24, -26, 0, -54)
    painter.setBrush(QColor("#3b4150"))
    painter.drawPath(blade)
    painter.setPen(outline_pen(QColor("#aeb8cc"), 4))
    painter.drawLine(QPointF(-4, -32), QPointF(-5, 10))
    _pen(painter)
    painter.setBrush(_GOLD)
    painter.drawRoundedRect(QRectF(-11, 22, 22, 30), 5, 5)


def _necklace(painter: QPainter) -> None:
    painter.setBrush(QColor("#f3ddcd"))
    for x, y in ((12, 22), (17, 42), (29, 58), (71, 58), (83, 42), (88, 22)):
        painter.drawEllipse(QPointF(x, y), 10, 10)
    shell = QPainterPath(QPointF(50, 94))
    shell.cubicTo(20, 80, 28, 54, 50, 54)
    shell.cubicTo(72, 54, 80, 80, 50, 94)
    painter.setBrush(QColor("#e58f86"))
    painter.drawPath(shell)
    for x in (40, 50, 60):
        painter.drawLine(QPointF(50, 90), QPointF(x, 62))


def _flute(painter: QPainter) -> None:
    painter.translate(50, 50)
    painter.rotate(-40)
    painter.setBrush(QColor("#d98a4b"))
    painter.drawRoundedRect(QRectF(-52, -13, 104, 26), 10, 10)
    painter.setBrush(QColor("#8c4a1f"))
    painter.drawRoundedRect(QRectF(-52, -13, 18, 26), 8, 8)
    painter.setBrush(_INK)
    for x in (-14, 6, 26):
        painter.drawEllipse(QPointF(x, 0), 5, 5)


def _sun(painter: QPainter) -> None:
    painter.translate(50, 50)
    painter.setBrush(QColor("#e2842a"))
    ray = QPolygonF([QPointF(-10, -30), QPointF(0, -48), QPointF(10, -30)])
    for turn in range(10):
        painter.save()
        painter.rotate(36 * turn)
        painter.drawPolygon(ray)
        painter.restore()
    painter.setBrush(_GOLD)
    painter.drawEllipse(QPointF(0, 0), 31, 31)
    painter.setBrush(QColor("#fff0b8"))
    painter.drawEllipse(QPointF(0, 0), 14, 14)


def _idol(painter: QPainter) -> None:
    painter.setBrush(QColor("#e9b75a"))
    for x in (24, 76):
        painter.drawEllipse(QPointF(x, 24), 15, 15)
    painter.drawRoundedRect(QRectF(12, 18, 76, 74), 34, 34)
    painter.setBrush(_INK)
    for x in (34, 66):
        painter.drawEllipse(QPointF(x, 48), 6, 8)
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y in ((50, 28), (36, 30), (64, 30), (22, 58), (78, 58)):
        painter.drawEllipse(QPointF(x, y), 4.5, 4.5)
    painter.drawPolygon(QPolygonF([QPointF(42, 62), QPointF(58, 62), QPointF(50, 71)]))
    _pen(painter)
    painter.drawLine(QPointF(50, 70), QPointF(50, 80))


def _crown(painter: QPainter) -> None:
    colours = ("#2f8f83", "#3f74c0", "#c2452f", "#3f74c0", "#2f8f83")
    for number, colour in enumerate(colours):
        painter.save()
        painter.translate(50, 84)
        painter.rotate(-42 + 21 * number)
        painter.setBrush(QColor(colour))
        painter.drawEllipse(QPointF(0, -42), 11, 26)
        painter.restore()
    painter.setBrush(_GOLD)
    painter.drawRoundedRect(QRectF(16, 72, 68, 20), 6, 6)


_DRAWN: Final[tuple[Callable[[QPainter], None], ...]] = (
    _mask,
    _bowl,
    _blade,
    _necklace,
    _flute,
    _sun,
    _idol,
    _crown,
)


def draw_treasure_kind(painter: QPainter, kind: int, box: QRectF) -> None:
    """Draw a treasure of `kind` (0-7) into the square `box`."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / _UNITS, box.height() / _UNITS)
    _pen(painter)
    _DRAWN[kind](painter)
    painter.restore()


@lru_cache(maxsize=256)
def treasure_pixmap(kind: int, count: int, size: int, ratio: float) -> QPixmap:
    """Return a treasure of `kind`, `size` high, with `count` beside it if more than one."""
    width = size if count == 1 else round(size * 1.5)
    pixmap = QPixmap(round(width * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_treasure_kind(painter, kind, QRectF(1, 1, size - 2, size - 2))
    if count > 1:
        middle = QPointF(width - size * 0.36, size * 0.62)
        painter.setPen(outline_pen(_INK, 1))
        painter.setBrush(QColor("#fff8e4"))
        painter.drawEllipse(middle, size * 0.32, size * 0.32)
        draw_text(painter, str(count), middle, size * 0.36, _INK)
    painter.end()
    return with_halo(pixmap, _HALO)
