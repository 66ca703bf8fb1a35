"""The items of the scene that lie over a hexagon: marks, a tile to place, cursor and arrows."""

from collections.abc import Hashable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.tikal.actions import Action, Move, Transfer
from engine.tikal.components import TILES
from tikal_qt.board.ink import draw_text, outline_pen
from tikal_qt.games.tikal.board import geometry
from tikal_qt.games.tikal.board.hexagon import draw_tile
from tikal_qt.games.tikal.board.items import (
    Z_CURSOR,
    Z_GHOST,
    Z_MARK,
    Z_ROUTE,
    DrawnItem,
    HexagonItem,
)
from tikal_qt.games.tikal.board.look import ACTION_POINT
from tikal_qt.games.tikal.board.marks import Ghost, Mark, MarkKind

_GO: Final = QColor("#ffffff")
_GO_EDGE: Final = QColor("#0b3d91")
PLANNED: Final = QColor("#ffdf3d")
HINTED: Final = QColor("#ffffff")
_CHOSEN: Final = QColor("#ffdf3d")
_DARK: Final = QColor("#16110b")
_STRIPE: Final = QColor(255, 255, 255, 150)
_STRIPE_GAP: Final = 18
_STRIPE_WIDTH: Final = 2.2
_SEAM: Final = 98.5
"""The radius of marks: those of neighbours lie on each other, and none covers a stone."""
_FIGURE_EDGE: Final = 60.0
"""So far from the middle of a hexagon figures reach, which lie over the arrows."""


class MarkItem(HexagonItem):
    """The mark of a hexagon that can be clicked: outline, pattern and badge."""

    def __init__(self, hexagon: int) -> None:
        super().__init__(hexagon, Z_MARK)
        self._mark: Mark | None = None
        self._chosen = False
        self.hide()

    def show_mark(self, mark: Mark | None, chosen: bool) -> None:
        """Draw this mark, and whether the hexagon is the chosen one, from now on."""
        if (mark, chosen) != (self._mark, self._chosen):
            self._mark, self._chosen = mark, chosen
            self.setVisible(mark is not None or chosen)
            self.redraw()

    @property
    def appearance(self) -> Hashable:
        """What it shows."""
        return self._mark, self._chosen

    def draw(self, painter: QPainter) -> None:
        """Draw the mark."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._chosen:
            painter.setPen(outline_pen(_DARK, 12))
            painter.drawPolygon(geometry.outline(95))
            painter.setPen(outline_pen(_CHOSEN, 7))
            painter.drawPolygon(geometry.outline(95))
        if self._mark is None:
            return
        if self._mark.kind is not MarkKind.SOURCE:
            self._paint_target(painter, spacious=self._mark.kind is MarkKind.SPACE)
        elif not self._chosen:
            self._paint_source(painter)
        if self._mark.badge:
            _draw_badge(painter, self._mark.badge)

    def _paint_target(self, painter: QPainter, *, spacious: bool) -> None:
        """Draw a blue and white edge; on an empty space stripes too, which would hide terrain."""
        if spacious:
            _draw_stripes(painter)
        _draw_edge(painter, _SEAM, outline_pen(_GO_EDGE, 7.5), outline_pen(_GO, 3.4), [3.6, 2.6])

    def _paint_source(self, painter: QPainter) -> None:
        _draw_edge(painter, _SEAM, outline_pen(_DARK, 8), outline_pen(_CHOSEN, 4.5), [1.2, 2.4])


def _draw_stripes(painter: QPainter) -> None:
    """Draw slanting lines over a hexagon, as wide as the board is large: a pattern would not be."""
    within = QPainterPath()
    within.addPolygon(geometry.outline(90))
    painter.save()
    painter.setClipPath(within, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(_STRIPE, _STRIPE_WIDTH))
    for at in range(-180, 181, _STRIPE_GAP):
        painter.drawLine(at - 90, 90, at + 90, -90)
    painter.restore()


def _draw_edge(
    painter: QPainter, radius: float, under: QPen, dashes: QPen, pattern: list[float]
) -> None:
    """Draw a hexagon's edge: `dashes`, in `pattern`, over the full line `under`."""
    outline = geometry.outline(radius)
    painter.setPen(under)
    painter.drawPolygon(outline)
    dashes.setDashPattern(pattern)
    painter.setPen(dashes)
    painter.drawPolygon(outline)


def _draw_badge(painter: QPainter, text: str) -> None:
    """Draw `text`, action points, into the right corner, where neither stones nor figures are."""
    wide = 36 + 15 * (len(text) - 1)
    box = QRectF(88 - wide, -18, wide, 36)
    painter.setPen(outline_pen(_DARK, 3.5))
    painter.setBrush(ACTION_POINT)
    painter.drawRoundedRect(box, 18, 18)
    draw_text(painter, text, box.center(), 21, _DARK)


class GhostItem(HexagonItem):
    """A tile that is not placed yet, over the hexagon it may go to."""

    def __init__(self) -> None:
        super().__init__(0, Z_GHOST)
        self.ghost: Ghost | None = None
        self.hide()

    def show_ghost(self, ghost: Ghost | None) -> None:
        """Draw this ghost from now on."""
        if ghost != self.ghost:
            self.ghost = ghost
            self.setVisible(ghost is not None)
            if ghost is not None:
                self.setPos(geometry.centre(ghost.hexagon))
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Draw the tile with a dashed border."""
        if self.ghost is None:
            return
        painter.setOpacity(0.92)
        draw_tile(painter, TILES[self.ghost.tile], self.ghost.rotation)
        painter.setOpacity(1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _draw_edge(painter, 92, outline_pen(_DARK, 11), outline_pen(_CHOSEN, 6), [2.2, 1.6])


class CursorItem(HexagonItem):
    """Where the keyboard's cursor is."""

    def __init__(self, hexagon: int) -> None:
        super().__init__(hexagon, Z_CURSOR)
        self.hide()

    def move_to(self, hexagon: int) -> None:
        """Stand on `hexagon` from now on."""
        self.hexagon = hexagon
        self.setPos(geometry.centre(hexagon))

    def draw(self, painter: QPainter) -> None:
        """Draw brackets around the corners of the hexagon."""
        corners = QPainterPath()
        points = geometry.outline(98).toList()
        for n in range(6):
            here, before, after = points[n], points[n - 1], points[(n + 1) % 6]
            corners.moveTo(here + (before - here) * 0.2)
            corners.lineTo(here)
            corners.lineTo(here + (after - here) * 0.2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(outline_pen(_DARK, 8))
        painter.drawPath(corners)
        painter.setPen(outline_pen(_GO, 4))
        painter.drawPath(corners)


class RouteItem(DrawnItem):
    """Arrows for steps of figures, in one colour."""

    def __init__(self, colour: QColor) -> None:
        super().__init__(Z_ROUTE)
        self._colour = colour
        self.steps: tuple[tuple[int, int], ...] = ()

    def show_steps(self, actions: Iterable[Action]) -> None:
        """Draw an arrow for each step among `actions` from now on."""
        ways = [action for action in actions if isinstance(action, Move | Transfer)]
        steps = tuple((way.origin, way.target) for way in ways)
        if steps != self.steps:
            self.steps = steps
            self.update()

    def boundingRect(self) -> QRectF:
        """Cover the board."""
        return geometry.board_rect()

    def draw(self, painter: QPainter) -> None:
        """Draw the arrows."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((_DARK, 13.0), (self._colour, 7.0)):
            painter.setPen(outline_pen(colour, width))
            for origin, target in self.steps:
                painter.drawPath(_arrow(geometry.centre(origin), geometry.centre(target)))


def _arrow(start: QPointF, end: QPointF) -> QPainterPath:
    along = end - start
    length = (along.x() ** 2 + along.y() ** 2) ** 0.5
    unit = along / length
    side = QPointF(-unit.y(), unit.x())
    tail, tip = start + unit * _FIGURE_EDGE, end - unit * _FIGURE_EDGE
    path = QPainterPath(tail)
    path.lineTo(tip)
    path.moveTo(tip - unit * 17 + side * 14)
    path.lineTo(tip)
    path.lineTo(tip - unit * 17 - side * 14)
    return path
