"""The pictures of the rules, drawn by the board's own code."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from engine.game import Setup
from engine.tikal import notation, rules
from engine.tikal.actions import Figure
from engine.tikal.chance import drawn
from engine.tikal.components import TILE_OF, TREASURE_KINDS
from engine.tikal.hexes import HEXAGON_OF as AT
from engine.tikal.opening import new
from engine.tikal.position import BASIC, Position
from tikal_qt.games.tikal.aim import start as first_aim
from tikal_qt.games.tikal.board import geometry
from tikal_qt.games.tikal.board.facts import Land
from tikal_qt.games.tikal.board.hexagon import draw_land, tile_pixmap
from tikal_qt.games.tikal.board.look import LIGHT
from tikal_qt.games.tikal.board.marks import Mark, MarkKind
from tikal_qt.games.tikal.board.pieces import Token, draw_tokens
from tikal_qt.games.tikal.board.scene import BoardScene
from tikal_qt.games.tikal.journeys import journeys
from tikal_qt.games.tikal.treasures import treasure_pixmap
from tikal_qt.theme.scale import px

_RATIO: Final = 2.0
_TILE: Final = 120
_GAP: Final = 10
_CORNER_WIDTH: Final = 300
_CORNER: Final = ("a3", "a4", "a5", "b3", "b4", "b5", "c4", "c5")


def kinds() -> QPixmap:
    """Return a temple, a jungle, a treasure site and a volcano side by side."""
    return _side_by_side([tile_pixmap(TILE_OF[name], px(_TILE), _RATIO) for name in _KINDS])


_KINDS: Final = ("A2", "A4", "A5", "B6")


def placing() -> QPixmap:
    """Return the corner of the first hexagons, with the places for a tile marked."""
    position = _opening("A2")
    spaces = first_aim(position).targets(position)
    return _corner(position, {hexagon: Mark(MarkKind.SPACE) for hexagon in spaces})


def moving() -> QPixmap:
    """Return the same corner, with what each way of a worker in the base camp costs."""
    position = _played(_opening("A2"), "tile a3 0", "place worker a5")
    ways = journeys(position, AT["a5"], Figure.WORKER)
    marks = {way.hexagon: Mark(MarkKind.TARGET, str(way.cost)) for way in ways.values()}
    return _corner(position, marks)


def majority() -> QPixmap:
    """Return a temple of value 4 where the leader of blue stands against two workers of red."""
    land = Land(TILE_OF["A2"], 0, value=4)
    return _hexagon(land, (Token(0, leader=True), Token(1, leader=False, workers=2)))


def guarded() -> QPixmap:
    """Return a temple of value 6 with a guard of red and three workers of blue beside it."""
    land = Land(TILE_OF["C1"], 0, value=6, guard=1)
    return _hexagon(land, (Token(0, leader=False, workers=3),))


def camp() -> QPixmap:
    """Return a jungle with a camp of yellow."""
    return _hexagon(Land(TILE_OF["A4"], 0, camp=2), (Token(2, leader=False, workers=2),))


def treasures() -> QPixmap:
    """Return the eight kinds of treasure."""
    return _side_by_side(
        [treasure_pixmap(kind, 1, px(48), _RATIO) for kind in range(TREASURE_KINDS)]
    )


# -------------------------------------------------------------------------------- drawing


def _opening(tile: str) -> Position:
    """Return the first position of a game in which `tile` was drawn first."""
    position = new(Setup(2, BASIC, 0))
    return drawn(position, tile)


def _played(position: Position, *texts: str) -> Position:
    for text in texts:
        position = rules.apply(position, notation.parse_action(text))
    return position


def _corner(position: Position, marks: dict[int, Mark]) -> QPixmap:
    scene = BoardScene()
    scene.show_look(LIGHT)
    scene.show_position(position, ())
    scene.show_marks(marks, -1)
    shown = QRectF()
    for name in _CORNER:
        shown |= geometry.outline().translated(geometry.centre(AT[name])).boundingRect()
    shown.adjust(-6, -6, 6, 6)
    pixmap = _blank(
        QSize(px(_CORNER_WIDTH), round(px(_CORNER_WIDTH) * shown.height() / shown.width()))
    )
    pixmap.fill(LIGHT.table)
    painter = _painter(pixmap)
    scene.render(painter, QRectF(0, 0, px(_CORNER_WIDTH), pixmap.height() / _RATIO), shown)
    painter.end()
    return pixmap


def _hexagon(land: Land, tokens: tuple[Token, ...]) -> QPixmap:
    side = px(180)
    pixmap = _blank(QSize(side, round(side * 0.88)))
    painter = _painter(pixmap)
    painter.translate(side / 2, side * 0.44)
    painter.scale(side / 202, side / 202)
    draw_land(painter, land)
    draw_tokens(painter, tokens)
    painter.end()
    return pixmap


def _side_by_side(parts: Sequence[QPixmap]) -> QPixmap:
    size = parts[0].deviceIndependentSize()
    gap = px(_GAP)
    wide = round(size.width() * len(parts) + gap * (len(parts) - 1))
    pixmap = _blank(QSize(wide, round(size.height())))
    painter = _painter(pixmap)
    for number, part in enumerate(parts):
        painter.drawPixmap(QPointF(number * (size.width() + gap), 0), part)
    painter.end()
    return pixmap


def _blank(size: QSize) -> QPixmap:
    pixmap = QPixmap(size * _RATIO)
    pixmap.setDevicePixelRatio(_RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _painter(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter
