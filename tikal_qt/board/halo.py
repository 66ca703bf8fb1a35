"""A pale edge around small pictures, so that their dark outlines show on a dark window too."""

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

_PALE: Final = QColor("#f6efdf")
_DIRECTIONS: Final = 12
_CLEARED: Final = 4
"""How often a picture is laid over itself until nothing is left of its faint shadows."""


def with_halo(picture: QPixmap, width: float) -> QPixmap:
    """Return `picture` with a pale edge `width` device-independent pixels wide around its shape.

    A shadow gets none: it is no part of the shape.
    """
    pale = _tinted(picture)
    result = _empty_like(picture)
    painter = QPainter(result)
    for n in range(_DIRECTIONS):
        angle = 2 * math.pi * n / _DIRECTIONS
        painter.drawPixmap(QPointF(width * math.cos(angle), width * math.sin(angle)), pale)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return result


def _tinted(picture: QPixmap) -> QPixmap:
    result = _empty_like(picture)
    painter = QPainter(result)
    painter.drawPixmap(0, 0, picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    for _ in range(_CLEARED):
        painter.drawPixmap(0, 0, picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(result.rect(), _PALE)
    painter.end()
    return result


def _empty_like(picture: QPixmap) -> QPixmap:
    result = QPixmap(picture.size())
    result.setDevicePixelRatio(picture.devicePixelRatio())
    result.fill(Qt.GlobalColor.transparent)
    return result
