"""Small pictures of the actions, in the colour of the seat to move."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap

from engine.tikal.actions import Figure
from tikal_qt.board.halo import with_halo
from tikal_qt.board.ink import outline_pen
from tikal_qt.board.seats import OUTLINE, colour_of, style_of
from tikal_qt.games.tikal.board import pieces, ruins, terrain
from tikal_qt.games.tikal.modes import Mode

_ARROW: Final = QColor("#f2a33a")
_HALO: Final = 1.0


def action_icon(mode: Mode, seat: int, figure: Figure = Figure.WORKER, size: int = 32) -> QIcon:
    """Return the picture of an action of `seat`; figure: what PLACE_FIGURE brings in."""
    return _icon(mode, seat, colour_of(seat), figure, size)


@lru_cache(maxsize=128)
def _icon(mode: Mode, seat: int, _colour: int, figure: Figure, size: int) -> QIcon:
    icon = QIcon()
    icon.addPixmap(_pixmap(mode, seat, figure, size, faded=False))
    icon.addPixmap(_pixmap(mode, seat, figure, size, faded=True), QIcon.Mode.Disabled)
    return icon


def _pixmap(mode: Mode, seat: int, figure: Figure, size: int, *, faded: bool) -> QPixmap:
    ratio = 2.0
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    painter.scale(size / 108, size / 108)
    if mode is Mode.PLACE_FIGURE:
        _place(painter, seat, figure)
    else:
        _PICTURES[mode](painter, seat)
    painter.end()
    pictured = with_halo(pixmap, _HALO)
    return _faded(pictured) if faded else pictured


def _faded(picture: QPixmap) -> QPixmap:
    result = QPixmap(picture.size())
    result.setDevicePixelRatio(picture.devicePixelRatio())
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setOpacity(0.35)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return result


def _place(painter: QPainter, seat: int, figure: Figure) -> None:
    leader = figure is Figure.LEADER
    middle, size = (QPointF(0, 12), 58.0) if leader else (QPointF(0, 2), 72.0)
    pieces.draw_token(painter, pieces.Token(seat, leader, 1), middle, size)


def _arrow(painter: QPainter, start: QPointF, end: QPointF) -> None:
    along = end - start
    length = (along.x() ** 2 + along.y() ** 2) ** 0.5
    unit = along / length
    side = QPointF(-unit.y(), unit.x())
    path = QPainterPath(start)
    path.lineTo(end)
    path.moveTo(end - unit * 18 + side * 15)
    path.lineTo(end)
    path.lineTo(end - unit * 18 - side * 15)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((OUTLINE, 17.0), (_ARROW, 9.0)):
        painter.setPen(outline_pen(colour, width))
        painter.drawPath(path)


def _move(painter: QPainter, seat: int) -> None:
    pieces.draw_token(painter, pieces.Token(seat, leader=False, workers=1), QPointF(-20, 14), 54)
    _arrow(painter, QPointF(2, -14), QPointF(40, -36))


def _transfer(painter: QPainter, seat: int) -> None:
    fill = style_of(seat).fill
    for x in (-28, 28):
        terrain.draw_tent(painter, QPointF(x, 18), 46, fill, fill.darker(130))
    _arrow(painter, QPointF(-34, -24), QPointF(36, -24))


def _uncover(painter: QPainter, _seat: int) -> None:
    painter.save()
    painter.translate(-8, 38)
    painter.scale(0.72, 0.95)
    ruins.draw_pyramid(painter, 6)
    painter.restore()
    _arrow(painter, QPointF(34, 20), QPointF(34, -36))


def _dig(painter: QPainter, _seat: int) -> None:
    ruins.draw_mask(painter, QPointF(0, 0), 76)


def _exchange(painter: QPainter, _seat: int) -> None:
    ruins.draw_mask(painter, QPointF(-26, 20), 46)
    ruins.draw_mask(painter, QPointF(26, -20), 46)
    _arrow(painter, QPointF(-34, -12), QPointF(-8, -38))
    _arrow(painter, QPointF(34, 12), QPointF(8, 38))


def _camp(painter: QPainter, seat: int) -> None:
    painter.translate(0, 26)
    pieces.draw_camp(painter, seat)


def _guard(painter: QPainter, seat: int) -> None:
    painter.scale(1.6, 1.6)
    pieces.draw_guard(painter, seat, 22)


_PICTURES: Final[Mapping[Mode, Callable[[QPainter, int], None]]] = {
    Mode.MOVE: _move,
    Mode.TRANSFER: _transfer,
    Mode.UNCOVER: _uncover,
    Mode.DIG: _dig,
    Mode.EXCHANGE: _exchange,
    Mode.CAMP: _camp,
    Mode.GUARD: _guard,
}
