"""The stones around a tile in words, for who does not see them."""

from PySide6.QtCore import QCoreApplication

from engine.tikal.components import TILES
from tikal_qt.games.tikal.words import tile_name

translate = QCoreApplication.translate


def direction_name(direction: int) -> str:
    """Return the name of an edge, 0 = north, then clockwise."""
    return (
        translate("Stones", "north"),
        translate("Stones", "north-east"),
        translate("Stones", "south-east"),
        translate("Stones", "south"),
        translate("Stones", "south-west"),
        translate("Stones", "north-west"),
    )[direction]


def tile_words(tile: int, rotation: int) -> str:
    """Return what `tile` shows when it is turned by `rotation` sixths: "temple 2, stones: …"."""
    stones = ", ".join(
        f"{direction_name(direction)} {count}"
        for direction, count in enumerate(TILES[tile].turned(rotation))
        if count
    )
    name = tile_name(tile)
    if not stones:
        return translate("Stones", "{tile}, no stones").format(tile=name)
    return translate("Stones", "{tile}, stones: {stones}").format(tile=name, stones=stones)
