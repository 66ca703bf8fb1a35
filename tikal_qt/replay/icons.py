"""The signs on the buttons of a replay, in the colour of their text."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF

_UNITS: Final = 20
_BACK, _ON, _BAR, _PAUSE = "back", "on", "bar", "pause"
_SIGNS: Final[Mapping[str, Sequence[tuple[str, float]]]] = {
    "first": ((_BAR, 3), (_BACK, 6), (_BACK, 12)),
    "previous_turn": ((_BACK, 3), (_BACK, 10)),
    "back": ((_BACK, 6),),
    "play": ((_ON, 6),),
    "pause": ((_PAUSE, 5), (_PAUSE, 12)),
    "on": ((_BAR, 4), (_ON, 9)),
    "next_turn": ((_ON, 3), (_ON, 10)),
    "last": ((_ON, 2), (_ON, 8), (_BAR, 15)),
}
"""By name the parts from left to right, each with its left edge; _UNITS wide and high."""


def sign(name: str, colour: QColor, size: int, ratio: float) -> QIcon:
    """Return the sign `name` in `colour`, `size` device-independent pixels square at `ratio`."""
    pixmap = QPixmap(QSize(size, size) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _UNITS, size / _UNITS)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for part, left in _SIGNS[name]:
        _draw(painter, part, left)
    painter.end()
    return QIcon(pixmap)


def _draw(painter: QPainter, part: str, left: float) -> None:
    if part == _BAR:
        painter.drawRect(QRectF(left, 4, 2.4, 12))
    elif part == _PAUSE:
        painter.drawRect(QRectF(left, 4, 3.4, 12))
    else:
        wide = 8.0
        tip, base = (left, left + wide) if part == _BACK else (left + wide, left)
        painter.drawPolygon(QPolygonF([QPointF(base, 4), QPointF(tip, 10), QPointF(base, 16)]))
