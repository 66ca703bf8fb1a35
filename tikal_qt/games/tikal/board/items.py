"""The items of the scene: what they share, and the land and the figures of each hexagon."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.tikal import hexes
from tikal_qt.games.tikal.board import geometry
from tikal_qt.games.tikal.board.facts import Land
from tikal_qt.games.tikal.board.hexagon import draw_land
from tikal_qt.games.tikal.board.look import LIGHT, Look
from tikal_qt.games.tikal.board.pieces import Token, draw_tokens
from tikal_qt.games.tikal.board.sharpness import Sharpness
from tikal_qt.games.tikal.board.terrain import draw_fog

Z_LAND, Z_MARK, Z_ROUTE, Z_TOKENS, Z_GHOST, Z_CURSOR = range(6)


class DrawnItem(QGraphicsItem):
    """Something drawn by a painter alone; it takes no clicks."""

    def __init__(self, layer: int) -> None:
        super().__init__()
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draw it in its own coordinates."""
        raise NotImplementedError

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002 # Qt gives it
        widget: QWidget | None = None,  # noqa: ARG002 # Qt gives it
    ) -> None:
        """Draw it."""
        self.draw(painter)


class HexagonItem(DrawnItem):
    """Something drawn within one hexagon, kept as pixels until it changes.

    sharpness: keeps them; without one it is drawn each time.
    """

    def __init__(self, hexagon: int, layer: int) -> None:
        super().__init__(layer)
        self.hexagon = hexagon
        self.sharpness: Sharpness | None = None
        self.setPos(geometry.centre(hexagon))

    def redraw(self) -> None:
        """Be drawn anew: it looks different now."""
        if self.sharpness is not None:
            self.sharpness.change(self)
        self.update()

    def in_view(self) -> bool:
        """Return whether some of it is to be seen in a view of its scene."""
        scene, covered = self.scene(), self.sceneBoundingRect()
        if scene is None or not self.isVisible():
            return False
        areas = (view.mapToScene(view.viewport().rect()) for view in scene.views())
        return any(area.boundingRect().intersects(covered) for area in areas)

    @property
    def appearance(self) -> Hashable:
        """What it shows, equal for items that look the same; by itself, it looks like no other."""
        return self

    def take_over(self, other: "HexagonItem") -> None:
        """Show the pixels of `other`, if it looks like this."""
        if self.sharpness is None or other.sharpness is None:
            return
        pixels = other.sharpness.pixels_of(other)
        if pixels is not None and self.appearance == other.appearance:
            self.sharpness.adopt(self, pixels)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Show its pixels."""
        if self.sharpness is None:
            super().paint(painter, option, widget)
        else:
            self.sharpness.paint(self, painter)

    def boundingRect(self) -> QRectF:
        """Cover the hexagon and its border."""
        return QRectF(-103, -92, 206, 184)


class LandItem(HexagonItem):
    """Terrain, stones, camp and guard of one hexagon, or its name while it is unexplored."""

    def __init__(self, hexagon: int) -> None:
        super().__init__(hexagon, Z_LAND)
        self._land = Land(-1)
        self._look = LIGHT

    def show_land(self, land: Land, look: Look) -> None:
        """Draw this land from now on."""
        if (land, look) != (self._land, self._look):
            self._land, self._look = land, look
            self.redraw()

    @property
    def appearance(self) -> Hashable:
        """What it shows."""
        return self.hexagon, self._land, self._look

    def draw(self, painter: QPainter) -> None:
        """Draw the land."""
        if self._land.tile < 0:
            draw_fog(painter, self._look, hexes.NAMES[self.hexagon])
        else:
            draw_land(painter, self._land, hexes.NAMES[self.hexagon])


class TokensItem(HexagonItem):
    """The figures in one hexagon."""

    def __init__(self, hexagon: int) -> None:
        super().__init__(hexagon, Z_TOKENS)
        self._tokens: tuple[Token, ...] = ()
        self.hide()

    def show_tokens(self, tokens: tuple[Token, ...]) -> None:
        """Draw these figures from now on."""
        if tokens != self._tokens:
            self._tokens = tokens
            self.setVisible(bool(tokens))
            self.redraw()

    @property
    def appearance(self) -> Hashable:
        """What it shows."""
        return self._tokens

    def draw(self, painter: QPainter) -> None:
        """Draw the figures."""
        draw_tokens(painter, self._tokens)
