"""What is in the box, read from resources/data/tikal.json."""

import json
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from engine.tikal import hexes
from resources import read_text


class Terrain(IntEnum):
    """What a hexagon shows."""

    BASE_CAMP = 0
    TEMPLE = 1
    JUNGLE = 2
    TREASURE = 3
    VOLCANO = 4


@dataclass(frozen=True, slots=True)
class Tile:
    """One hexagon of terrain, preprinted or drawn.

    number: its index in TILES. name: "A1".."G4", or the preprinted hexagon's id. letter: that on
    its back, "" if preprinted. value: a temple's starting value, a treasure tile's masks, else 0.
    stones: six counts clockwise from the top edge, unturned. turns: how many rotations differ.
    """

    number: int
    name: str
    letter: str
    terrain: Terrain
    value: int
    stones: tuple[int, ...]
    turns: int

    def turned(self, rotation: int) -> tuple[int, ...]:
        """Return the stones by direction after `rotation` (0-5) sixths of a turn clockwise."""
        return tuple(self.stones[(d - rotation) % hexes.DIRECTIONS] for d in range(6))


def _distinct_turns(stones: tuple[int, ...]) -> int:
    return next(r for r in (1, 2, 3, 6) if stones[-r:] + stones[:-r] == stones)


def _tile(number: int, record: dict[str, Any]) -> Tile:
    stones = tuple(record["stones"])
    terrain = Terrain[record["type"].upper()]
    letter = record.get("letter", "")
    turns = _distinct_turns(stones)
    return Tile(number, record["id"], letter, terrain, record["value"], stones, turns)


_DATA: Final[dict[str, Any]] = json.loads(read_text("data/tikal.json"))
_PREPRINTED: Final[list[dict[str, Any]]] = _DATA["board"]["preprinted"]
_DRAWN: Final[list[dict[str, Any]]] = _DATA["terrain_tiles"]

TERRAIN_TILES: Final = len(_DRAWN)
"""How many tiles are drawn in a game: numbers 0..35 in TILES, ordered A1 to G4."""

TILES: Final = tuple(_tile(n, record) for n, record in enumerate(_DRAWN + _PREPRINTED))
"""Every tile by number: the drawn ones first, then the preprinted hexagons."""

TILE_OF: Final = {tile.name: tile.number for tile in TILES[:TERRAIN_TILES]}
"""The number of each drawn tile by its name."""

START: Final = tuple(
    (hexes.at(record["col"], record["row"]), TERRAIN_TILES + n)
    for n, record in enumerate(_PREPRINTED)
)
"""(hexagon, tile number) of each hexagon explored from the start; none of them is turned."""

BASE_CAMP: Final = next(h for h, n in START if TILES[n].terrain is Terrain.BASE_CAMP)
"""The hexagon of the base camp."""

TEMPLE_TILES: Final = bytes(_DATA["temple_tiles"].get(str(level), 0) for level in range(11))
"""How many temple tiles of each level 0-10 the box holds."""

TOP_LEVEL: Final = len(TEMPLE_TILES) - 1
"""The highest level of a temple."""

TREASURE_KINDS: Final[int] = _DATA["treasures"]["kinds"]
TREASURE_COPIES: Final[int] = _DATA["treasures"]["copies"]
TREASURES: Final = TREASURE_KINDS * TREASURE_COPIES
WORKERS: Final[int] = _DATA["per_player"]["workers"]
CAMPS: Final[int] = _DATA["per_player"]["camps"]
GUARDS: Final[int] = _DATA["per_player"]["guards"]
