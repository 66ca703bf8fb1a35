"""How the seats are told apart: each has a colour and a shape of its own.

The colours differ in lightness too, so that they stay apart for colour-blind people; the shape
says the same again without any colour.

Players choose their colours, so every game has its own. One game is looked at at a time, so what is
worn now is kept here, as an application keeps its palette, rather than handed to all that draws.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap, QPolygonF

from tikal_qt.board.ink import outline_pen


class Shape(Enum):
    """The outline of a player's tokens."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """fill: the colour. text: what is legible on it. shape: the outline of tokens."""

    fill: QColor
    text: QColor
    shape: Shape


OUTLINE: Final = QColor("#20160e")

_INK: Final = QColor("#1d140c")
_PAPER: Final = QColor("#ffffff")

STYLES: Final = (
    SeatStyle(QColor("#1b62b5"), _PAPER, Shape.CIRCLE),
    SeatStyle(QColor("#d24a1b"), _PAPER, Shape.SQUARE),
    SeatStyle(QColor("#f5c52c"), _INK, Shape.TRIANGLE),
    SeatStyle(QColor("#f4efe6"), _INK, Shape.DIAMOND),
)
"""The style of each colour, by its number."""

NUMBERS: Final = tuple(range(len(STYLES)))
"""The colours of a game in which each seat has that of its number."""

_worn: list[tuple[int, ...]] = [NUMBERS]


def wear(colours: Sequence[int]) -> None:
    """Show the seats in `colours`, by seat, from now on; -1 or none is the seat's own number."""
    _worn[0] = tuple(colours)


@contextmanager
def wearing(colours: Sequence[int]) -> Iterator[None]:
    """Show the seats in `colours` as long as the `with` lasts."""
    before = _worn[0]
    wear(colours)
    try:
        yield
    finally:
        wear(before)


def colour_of(seat: int) -> int:
    """Return the number of the colour that `seat` wears now."""
    worn = _worn[0]
    return worn[seat] if seat < len(worn) and worn[seat] in NUMBERS else seat


def style_of(seat: int) -> SeatStyle:
    """Return how `seat` is shown now."""
    return STYLES[colour_of(seat)]


def colour_name(colour: int) -> str:
    """Return the name of a colour in the person's language."""
    return (
        QCoreApplication.translate("seats", "Blue"),
        QCoreApplication.translate("seats", "Red"),
        QCoreApplication.translate("seats", "Yellow"),
        QCoreApplication.translate("seats", "White"),
    )[colour]


def shape_name(colour: int) -> str:
    """Return the name of the shape that goes with a colour in the person's language."""
    return {
        Shape.CIRCLE: QCoreApplication.translate("seats", "circle"),
        Shape.SQUARE: QCoreApplication.translate("seats", "square"),
        Shape.TRIANGLE: QCoreApplication.translate("seats", "triangle"),
        Shape.DIAMOND: QCoreApplication.translate("seats", "diamond"),
    }[STYLES[colour].shape]


def seat_words(seat: int) -> str:
    """Return the names of the colour and the shape that `seat` wears now."""
    return colour_words(colour_of(seat))


def colour_words(colour: int) -> str:
    """Return the names of a colour and of the shape that goes with it."""
    return f"{colour_name(colour)}, {shape_name(colour)}"


def _shape_path(shape: Shape, centre: QPointF, size: float) -> QPainterPath:
    """Return the outline of a token: about `size` wide, with the same weight for all shapes."""
    x, y, half = centre.x(), centre.y(), size / 2
    path = QPainterPath()
    match shape:
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
    _draw_style(painter, style_of(seat), centre, size)


def _draw_style(painter: QPainter, style: SeatStyle, centre: QPointF, size: float) -> None:
    painter.setPen(outline_pen(OUTLINE, max(1.0, size * 0.08)))
    painter.setBrush(QBrush(style.fill))
    painter.drawPath(_shape_path(style.shape, centre, size))


def seat_pixmap(seat: int, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the seat's token, `size` device-independent pixels square, at device `ratio`."""
    return colour_pixmap(colour_of(seat), size, ratio)


def colour_pixmap(colour: int, size: int, ratio: float = 1.0) -> QPixmap:
    """Return a token in a colour, `size` device-independent pixels square, at device `ratio`."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_style(painter, STYLES[colour], QPointF(size / 2, size / 2), size * 0.76)
    painter.end()
    return pixmap
