"""Draws stones, figures, camps and guards around the origin of their hexagon."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF

from tikal_qt.board.ink import draw_text, outline_pen
from tikal_qt.board.seats import OUTLINE, Shape, draw_shape, style_of
from tikal_qt.games.tikal.board.geometry import LEAST_TEXT
from tikal_qt.games.tikal.board.terrain import draw_tent


@dataclass(frozen=True, slots=True)
class Token:
    """What one seat has in a hexagon: its leader, or `workers` workers."""

    seat: int
    leader: bool
    workers: int = 0


# ------------------------------------------------------------------------------- stones

_STONE_AT: Final = 72.0
_STONE_GAP: Final = 20.0
_PATH: Final = QColor(62, 40, 20, 190)


def draw_stones(painter: QPainter, stones: tuple[int, ...]) -> None:
    """Draw the stones of each edge (counts by direction) as pebbles on a trodden path."""
    for direction, count in enumerate(stones):
        if not count:
            continue
        painter.save()
        painter.rotate(60 * direction)
        _draw_edge(painter, count, direction)
        painter.restore()


def _draw_edge(painter: QPainter, count: int, direction: int) -> None:
    wide = _STONE_GAP * (count - 1) + 27
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_PATH)
    painter.drawRoundedRect(QRectF(-wide / 2, -_STONE_AT - 11, wide, 22), 11, 11)
    for n in range(count):
        middle = QPointF((n - (count - 1) / 2) * _STONE_GAP, -_STONE_AT)
        _draw_pebble(painter, middle, 60 * direction)


def _draw_pebble(painter: QPainter, middle: QPointF, turned: int) -> None:
    gradient = QLinearGradient(QPointF(0, -8), QPointF(0, 8))
    gradient.setColorAt(0, QColor("#fbfaf5"))
    gradient.setColorAt(1, QColor("#a9a69c"))
    painter.save()
    painter.translate(middle)
    painter.rotate(-turned)  # light falls from above on every pebble
    painter.setPen(outline_pen(QColor("#2b251d"), 2))
    painter.setBrush(QBrush(gradient))
    painter.drawEllipse(QPointF(0, 0), 8.6, 8.2)
    painter.restore()


# ------------------------------------------------------------------------------ figures

_ROWS: Final = {
    1: ((0, 38),),
    2: ((-24, 38), (24, 38)),
    3: ((-38, 33), (0, 46), (38, 33)),
    4: ((-25, 18), (25, 18), (-23, 49), (23, 49)),
    5: ((-40, 18), (0, 18), (40, 18), (-22, 49), (22, 49)),
    6: ((-40, 18), (0, 18), (40, 18), (-35, 47), (0, 50), (35, 47)),
    7: ((-47, 16), (-16, 16), (16, 16), (47, 16), (-31, 47), (0, 48), (31, 47)),
    8: ((-47, 16), (-16, 16), (16, 16), (47, 16), (-41, 42), (-14, 48), (14, 48), (41, 42)),
}
"""The middles of the tokens by how many there are."""

_TWO_ROWS: Final = 4
"""From so many tokens on they stand in two rows, the upper one first."""

_SIZES: Final = {1: 40.0, 2: 38.0, 3: 34.0, 4: 31.0, 5: 30.0, 6: 29.0, 7: 26.0, 8: 26.0}
_LEADER: Final = 1.3
"""How much larger than a worker's token a leader's is."""


def draw_tokens(painter: QPainter, tokens: tuple[Token, ...]) -> None:
    """Draw the figures of a hexagon: at most a leader and a count of workers for each seat."""
    for token, middle, size in _places(tokens):
        draw_token(painter, token, middle, size, LEAST_TEXT)


def token_at(tokens: tuple[Token, ...], point: QPointF) -> Token | None:
    """Return which of the `tokens` of a hexagon is drawn at `point` from its middle, if any."""
    for token, middle, size in _places(tokens):
        reach = size * (_LEADER if token.leader else 1) / 2
        off = point - middle
        if abs(off.x()) <= reach and abs(off.y()) <= reach:
            return token
    return None


def _places(tokens: tuple[Token, ...]) -> list[tuple[Token, QPointF, float]]:
    """Return each of `tokens` with its middle and size, in the order they are drawn."""
    if not tokens:
        return []
    size, middles = _SIZES[len(tokens)], _ROWS[len(tokens)]
    return [
        (token, QPointF(x, y), size)
        for token, (x, y) in zip(_in_rows(tokens), middles, strict=True)
    ]


def _in_rows(tokens: tuple[Token, ...]) -> list[Token]:
    """Return `tokens` in the order of their places: no crown hides the number of a worker."""
    if len(tokens) < _TWO_ROWS:
        return list(tokens)
    return sorted(tokens, key=lambda token: not token.leader)


def draw_token(
    painter: QPainter, token: Token, middle: QPointF, size: float, least: float = 0.0
) -> None:
    """Draw one token; a leader's is larger and crowned, a worker's holds their number.

    least: how high that number is at least.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 12, 5, 90))
    painter.drawEllipse(middle + QPointF(1.5, size * 0.45), size * 0.5, size * 0.2)
    text = style_of(token.seat).text
    pointed = style_of(token.seat).shape is Shape.TRIANGLE
    lower = QPointF(0, size * 0.14 if pointed else 0)
    if token.leader:
        draw_shape(painter, token.seat, middle, size * _LEADER)
        _draw_crown(painter, middle + QPointF(0, -size * 0.52), size * 0.86)
        _draw_face(painter, middle + lower, size * 0.5, text)
    else:
        draw_shape(painter, token.seat, middle, size)
        height = size * (0.44 if pointed or token.workers > 9 else 0.52)
        if pointed and token.workers > 9:  # two digits: further down, where there is room for them
            lower, height = QPointF(0, size * 0.17), size * 0.34
        draw_text(painter, str(token.workers), middle + lower, max(height, least), text)


def _draw_crown(painter: QPainter, middle: QPointF, width: float) -> None:
    x, y, half, tall = middle.x(), middle.y(), width / 2, width * 0.5
    crown = QPolygonF(
        [
            QPointF(x - half, y + tall / 2),
            QPointF(x - half * 1.05, y - tall / 2),
            QPointF(x - half * 0.45, y),
            QPointF(x, y - tall * 0.75),
            QPointF(x + half * 0.45, y),
            QPointF(x + half * 1.05, y - tall / 2),
            QPointF(x + half, y + tall / 2),
        ]
    )
    painter.setPen(outline_pen(OUTLINE, max(1.4, width * 0.07)))
    painter.setBrush(QColor("#ffd447"))
    painter.drawPolygon(crown)


def _draw_face(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    """Draw a head and shoulders: a person, not a number."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawEllipse(middle + QPointF(0, -size * 0.12), size * 0.24, size * 0.26)
    shoulders = QPainterPath(middle + QPointF(-size * 0.48, size * 0.62))
    shoulders.quadTo(middle + QPointF(0, -size * 0.12), middle + QPointF(size * 0.48, size * 0.62))
    shoulders.closeSubpath()
    painter.drawPath(shoulders)


# --------------------------------------------------------------------- camps and guards


def draw_camp(painter: QPainter, seat: int) -> None:
    """Draw the camp of `seat`: a tent in its colour with its shape."""
    fill = style_of(seat).fill
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(30, 20, 10, 90))
    painter.drawEllipse(QPointF(3, 3), 44, 9)
    draw_tent(painter, QPointF(0, -24), 78, fill, fill.darker(130))
    draw_badge(painter, seat, QPointF(0, -46), 26)


def draw_badge(painter: QPainter, seat: int, middle: QPointF, size: float) -> None:
    """Draw the shape of `seat` on a round pale ground, so that it shows on its own colour."""
    painter.setPen(outline_pen(OUTLINE, size * 0.07))
    painter.setBrush(QColor("#fff8e4"))
    painter.drawEllipse(middle, size / 2, size / 2)
    draw_shape(painter, seat, middle, size * 0.58)


def draw_guard(painter: QPainter, seat: int, feet: float) -> None:
    """Draw the guard of `seat` with its spear, standing at height (y) `feet`."""
    painter.save()
    painter.translate(0, feet)
    painter.scale(0.86, 0.86)
    _draw_spear(painter)
    cloak = QPainterPath(QPointF(-24, 4))
    cloak.cubicTo(-22, -20, -12, -28, 0, -28)
    cloak.cubicTo(12, -28, 22, -20, 24, 4)
    cloak.closeSubpath()
    painter.setPen(outline_pen(OUTLINE, 2.4))
    painter.setBrush(style_of(seat).fill)
    painter.drawPath(cloak)
    painter.setBrush(QColor("#e3b98d"))
    painter.drawEllipse(QPointF(0, -33), 9.5, 10)
    helmet = QPainterPath(QPointF(-11, -34))
    helmet.cubicTo(-10, -49, 10, -49, 11, -34)
    helmet.closeSubpath()
    painter.setBrush(style_of(seat).fill)
    painter.drawPath(helmet)
    draw_badge(painter, seat, QPointF(0, -10), 26)
    painter.restore()


def _draw_spear(painter: QPainter) -> None:
    painter.setPen(outline_pen(QColor("#4a2f15"), 3))
    painter.drawLine(QPointF(27, 4), QPointF(27, -40))
    painter.setPen(outline_pen(OUTLINE, 2))
    painter.setBrush(QColor("#e8e4d8"))
    painter.drawPolygon(QPolygonF([QPointF(22, -37), QPointF(27, -51), QPointF(32, -37)]))
