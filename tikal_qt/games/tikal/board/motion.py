"""What moves on the board while a step is shown: a figure on its way, a ring around a place."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from tikal_qt.board.ink import outline_pen
from tikal_qt.games.tikal.board import geometry
from tikal_qt.games.tikal.board.items import Z_GHOST, DrawnItem, HexagonItem
from tikal_qt.games.tikal.board.mark_items import PLANNED
from tikal_qt.games.tikal.board.pieces import Token, draw_token

_SIZE: Final = 46.0
_DARK: Final = QColor("#16110b")


class TravellerItem(DrawnItem):
    """One figure between two places."""

    def __init__(self) -> None:
        super().__init__(Z_GHOST)
        self._token = Token(0, leader=False)
        self._start = self._end = QPointF()
        self.hide()

    def set_out(self, token: Token, start: QPointF, end: QPointF) -> None:
        """Stand as `token` at `start`, on the way to `end`."""
        self._token, self._start, self._end = token, start, end
        self.advance_to(0.0)
        self.show()
        self.update()

    def advance_to(self, share: float) -> None:
        """Stand where `share` (0-1) of the way is behind."""
        self.setPos(self._start + (self._end - self._start) * share)

    def boundingRect(self) -> QRectF:
        """Cover the token, its crown and its shadow."""
        return QRectF(-_SIZE, -_SIZE, 2 * _SIZE, 2 * _SIZE)

    def draw(self, painter: QPainter) -> None:
        """Draw the figure."""
        draw_token(painter, self._token, QPointF(0, 0), _SIZE)


class RingItem(HexagonItem):
    """A ring that closes around the hexagon where something happens."""

    def __init__(self) -> None:
        super().__init__(0, Z_GHOST)
        self._share = 0.0
        self.hide()

    def surround(self, hexagon: int) -> None:
        """Begin around `hexagon`."""
        self.setPos(geometry.centre(hexagon))
        self.advance_to(0.0)
        self.show()

    def advance_to(self, share: float) -> None:
        """Be as far closed as `share` (0-1) says."""
        self._share = share
        self.redraw()

    def boundingRect(self) -> QRectF:
        """Cover the ring at its widest."""
        return QRectF(-112, -100, 224, 200)

    def draw(self, painter: QPainter) -> None:
        """Draw the ring, wide at first and then along the edge."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((_DARK, 14.0), (PLANNED, 8.0)):
            painter.setPen(outline_pen(colour, width))
            painter.drawPolygon(geometry.outline(104 - 12 * self._share))
