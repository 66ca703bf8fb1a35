"""How the seats are told apart: each has a colour and a shape of its own.

The colours differ in lightness too, so that they stay apart for colour-blind people; the shape
says the same again without any colour.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap, QPolygonF

from tikal_qt.board.ink import outline_pen


class Shape(Enum):
    """The outline of a seat's tokens."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """fill: the seat's colour. text: what is legible on it. shape: the outline of its tokens."""

    fill: QColor
    text: QColor
    shape: Shape


OUTLINE: Final = QColor("#20160e")

_INK: Final = QColor("#1d140c")
_PAPER: Final = QColor("#ffffff")

SEATS: Final = (
    SeatStyle(QColor("#1b62b5"), _PAPER, Shape.CIRCLE),
    SeatStyle(QColor("#d24a1b"), _PAPER, Shape.SQUARE),
    SeatStyle(QColor("#f5c52c"), _INK, Shape.TRIANGLE),
    SeatStyle(QColor("#f4efe6"), _INK, Shape.DIAMOND),
)
"""The style of each seat."""


def colour_name(seat: int) -> str:
    """Return the name of the seat's colour in the person's language."""
    return (
        QCoreApplication.translate("seats", "Blue"),
        QCoreApplication.translate("seats", "Red"),
        QCoreApplication.translate("seats", "Yellow"),
        QCoreApplication.translate("seats", "White"),
    )[seat]


def shape_name(seat: int) -> str:
    """Return the name of the seat's shape in the person's language."""
    return {
        Shape.CIRCLE: QCoreApplication.translate("seats", "circle"),
        Shape.SQUARE: QCoreApplication.translate("seats", "square"),
        Shape.TRIANGLE: QCoreApplication.translate("seats", "triangle"),
        Shape.DIAMOND: QCoreApplication.translate("seats", "diamond"),
    }[SEATS[seat].shape]


def shape_path(seat: int, centre: QPointF, size: float) -> QPainterPath:
    """Return the outline of a token of `seat`: about `size` wide, with the same weight for all."""
    x, y, half = centre.x(), centre.y(), size / 2
    path = QPainterPath()
    match SEATS[seat].shape:
        case Shape.CIRCLE:
            path.addEllipse(centre, half, half)
        case Shape.SQUARE:
            side = size * 0.9
            path.addRoundedRect(
                QRectF(x - side / 2, y - side / 2, side, side), size * 0.1, size * 0.1
            )
        case Shape.TRIANGLE:
            top, base, wide = y - half * 1.1, y + half * 0.88, half * 1.2
            path.addPolygon(
                QPolygonF([QPointF(x, top), QPointF(x + wide, base), QPointF(x - wide, base)])
            )
            path.closeSubpath()
        case Shape.DIAMOND:
            reach = half * 1.2
            path.addPolygon(
                QPolygonF(
                    [
                        QPointF(x, y - reach),
                        QPointF(x + reach, y),
                        QPointF(x, y + reach),
                        QPointF(x - reach, y),
                    ]
                )
            )
            path.closeSubpath()
    return path


def draw_shape(painter: QPainter, seat: int, centre: QPointF, size: float) -> None:
    """Draw the filled shape of `seat` with its dark outline."""
    painter.setPen(outline_pen(OUTLINE, max(1.0, size * 0.08)))
    painter.setBrush(QBrush(SEATS[seat].fill))
    painter.drawPath(shape_path(seat, centre, size))


def seat_pixmap(seat: int, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the seat's token, `size` device-independent pixels square, at device `ratio`."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_shape(painter, seat, QPointF(size / 2, size / 2), size * 0.76)
    painter.end()
    return pixmap
