"""What is still to come: terrain tiles by letter, temple tiles by number."""

from collections import Counter
from dataclasses import dataclass

from engine.tikal.components import TEMPLE_TILES, TERRAIN_TILES, TILES, Terrain
from engine.tikal.position import Position
from tikal_qt.games.tikal.words import tile_name


@dataclass(frozen=True, slots=True)
class Supply:
    """What everybody may know of the stacks.

    tiles: (letter, how many are left), every letter of the game, as they come. shown: by letter,
    what those left show, one name a tile. volcanoes: how many of them are volcanoes. temples:
    (level, how many tiles of it are left), every level that has tiles.
    """

    tiles: tuple[tuple[str, int], ...]
    shown: tuple[tuple[str, ...], ...]
    volcanoes: int
    temples: tuple[tuple[int, int], ...]


def supply(position: Position) -> Supply:
    """Return what is left at `position`."""
    letters = sorted({tile.letter for tile in TILES[:TERRAIN_TILES]})
    left = [TILES[number] for number in position.stack]
    counts = Counter(tile.letter for tile in left)
    shown = (
        tuple(tile_name(tile.number) for tile in left if tile.letter == letter)
        for letter in letters
    )
    levels = (level for level, made in enumerate(TEMPLE_TILES) if made)
    return Supply(
        tuple((letter, counts[letter]) for letter in letters),
        tuple(shown),
        sum(tile.terrain is Terrain.VOLCANO for tile in left),
        tuple((level, position.temple_tiles[level]) for level in levels),
    )
