"""The scene of the board: its items, kept in step with a position and what is marked."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from engine.tikal import hexes
from engine.tikal.actions import Action
from engine.tikal.components import BASE_CAMP
from engine.tikal.position import Position
from tikal_qt.board.ink import draw_text, outline_pen
from tikal_qt.games.tikal.board import facts, geometry
from tikal_qt.games.tikal.board.items import HexagonItem, LandItem, TokensItem
from tikal_qt.games.tikal.board.look import LIGHT, Look
from tikal_qt.games.tikal.board.mark_items import (
    HINTED,
    PLANNED,
    CursorItem,
    GhostItem,
    MarkItem,
    RouteItem,
)
from tikal_qt.games.tikal.board.marks import Mark
from tikal_qt.games.tikal.board.motion import RingItem, TravellerItem
from tikal_qt.games.tikal.board.sharpness import Sharpness


class BoardScene(QGraphicsScene):
    """Everything drawn on the board.

    ghost, route, way, traveller, ring, cursor: the items of those names. sharpness: keeps their
    pixels.
    """

    def __init__(self) -> None:
        super().__init__(geometry.board_rect())
        self._look = LIGHT
        self._position: Position | None = None
        self._lands = [LandItem(h) for h in range(hexes.HEXAGONS)]
        self._tokens = [TokensItem(h) for h in range(hexes.HEXAGONS)]
        self._marks = [MarkItem(h) for h in range(hexes.HEXAGONS)]
        self.route = RouteItem(PLANNED)
        self.way = RouteItem(HINTED)
        self.ghost = GhostItem()
        self.traveller = TravellerItem()
        self.ring = RingItem()
        self.cursor = CursorItem(BASE_CAMP)
        for item in self.hexagons:
            self.addItem(item)
        self.sharpness = Sharpness(self)
        for kept in (*self.hexagons, self.ghost, self.ring, self.cursor):
            kept.sharpness = self.sharpness
        over = (self.route, self.way, self.ghost, self.traveller, self.ring, self.cursor)
        for single in over:
            self.addItem(single)

    @property
    def hexagons(self) -> tuple[HexagonItem, ...]:
        """What is drawn in the hexagons, in an order that is the same for all boards."""
        return (*self._lands, *self._tokens, *self._marks)

    def take_over(self, other: "BoardScene") -> None:
        """Show the pixels of `other` wherever it looks the same."""
        for mine, theirs in zip(self.hexagons, other.hexagons, strict=True):
            mine.take_over(theirs)

    def show_look(self, look: Look) -> None:
        """Draw in this look from now on."""
        self._look = look
        self._refresh_land()
        self.invalidate()

    def show_position(self, position: Position, plan: Sequence[Action]) -> None:
        """Draw this position from now on, with the ways figures take in `plan`."""
        self._position = position
        self._refresh_land()
        for hexagon, item in enumerate(self._tokens):
            item.show_tokens(facts.tokens(position, hexagon))
        self.route.show_steps(plan)

    def show_marks(self, marks: Mapping[int, Mark], selection: int) -> None:
        """Draw these marks, and the outline of the chosen hexagon, from now on."""
        for hexagon, item in enumerate(self._marks):
            item.show_mark(marks.get(hexagon), hexagon == selection)

    def _refresh_land(self) -> None:
        for hexagon, item in enumerate(self._lands):
            shown = facts.Land(-1)
            if self._position is not None:
                shown = facts.land(self._position, hexagon)
            item.show_land(shown, self._look)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override] # the stub also admits QRect, which Qt never passes
        """Draw the table and the names of columns and rows."""
        painter.fillRect(rect, self._look.table)
        painter.setPen(outline_pen(self._look.table_edge, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(geometry.board_rect().adjusted(3, 3, -3, -3), 16, 16)
        for place, name in geometry.labels():
            draw_text(painter, name, place, geometry.LEAST_TEXT, self._look.label)
