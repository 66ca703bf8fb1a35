"""Draws a whole hexagon around the origin: terrain, stones, camp and guard."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from engine.tikal.components import TILES, Terrain, Tile
from tikal_qt.games.tikal.board import pieces, ruins, terrain
from tikal_qt.games.tikal.board.facts import Land


def draw_land(painter: QPainter, land: Land, name: str = "") -> None:
    """Draw an explored hexagon with its name."""
    tile = TILES[land.tile]
    terrain.draw_ground(painter, tile.terrain)
    _draw_features(painter, tile.terrain, land)
    terrain.draw_edge(painter)
    if name:
        terrain.draw_name(painter, name, tile.terrain)
    pieces.draw_stones(painter, tile.turned(land.rotation))
    if land.camp >= 0:
        pieces.draw_camp(painter, land.camp)
    if land.guard >= 0:
        pieces.draw_guard(painter, land.guard, ruins.GUARD_FEET)


def draw_tile(painter: QPainter, tile: Tile, rotation: int) -> None:
    """Draw a terrain tile as it is placed, nothing done to it yet."""
    treasures = tile.value if tile.terrain is Terrain.TREASURE else 0
    draw_land(painter, Land(tile.number, rotation, tile.value, treasures))


def _draw_features(painter: QPainter, kind: Terrain, land: Land) -> None:
    match kind:
        case Terrain.BASE_CAMP:
            terrain.draw_base_camp(painter)
        case Terrain.TEMPLE:
            ruins.draw_temple(painter, land.value, guarded=land.guard >= 0)
        case Terrain.JUNGLE:
            terrain.draw_jungle(painter, sparse=land.camp >= 0)
        case Terrain.TREASURE:
            ruins.draw_treasure(painter, land.treasures)
        case Terrain.VOLCANO:
            terrain.draw_volcano(painter)


def tile_pixmap(tile: int, width: int, ratio: float = 1.0, rotation: int = 0) -> QPixmap:
    """Return terrain tile number `tile` as a picture `width` device-independent pixels wide."""
    size = QSize(width, round(width * 0.88))
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size.width() / 2, size.height() / 2)
    painter.scale(width / 202, width / 202)
    draw_tile(painter, TILES[tile], rotation)
    painter.end()
    return pixmap
