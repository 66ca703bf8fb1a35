"""What is drawn, and what a draw brings about."""

from functools import lru_cache
from typing import Final

from engine.game import Draw, IllegalDrawError
from engine.tikal import auction, opening, turns
from engine.tikal.components import (
    TERRAIN_TILES,
    TILE_OF,
    TILES,
    TREASURE_COPIES,
    TREASURE_KINDS,
)
from engine.tikal.position import AUCTION, Phase, Position, put, put_in
from engine.tikal.reasons import reason

PHASES: Final = (Phase.FIRST_PLAYER, Phase.DRAW_TILE, Phase.DRAW_TREASURE)
"""The phases that await a draw."""


def awaited(position: Position) -> Draw:
    """Return the draw that a position in one of PHASES awaits."""
    if position.phase is Phase.FIRST_PLAYER:
        return Draw("first_player", tuple(map(str, range(position.players))), None)
    if position.phase is Phase.DRAW_TILE:
        beneficiary = None if position.variant == AUCTION else position.seat
        return Draw("tile", _top_tiles(position.stack), beneficiary)
    return Draw("treasure", _hidden_treasures(position.found), position.seat)


def drawn(position: Position, outcome: str) -> Position:
    """Return the position after the awaited draw gave `outcome`. Raises IllegalDrawError."""
    if position.phase not in PHASES:
        raise IllegalDrawError(reason("no_draw_awaited"))
    if outcome not in awaited(position).choices:
        raise IllegalDrawError(reason("not_drawable", outcome))
    if position.phase is Phase.FIRST_PLAYER:
        return opening.begin(position, int(outcome))
    if position.phase is Phase.DRAW_TILE:
        return _tile_drawn(position, TILE_OF[outcome])
    return _treasure_drawn(position, int(outcome) - 1)


def _tile_drawn(position: Position, tile: int) -> Position:
    stack = tuple(number for number in position.stack if number != tile)
    position = position._replace(stack=stack)
    if position.variant == AUCTION:
        return auction.displayed(position, tile)
    return turns.receive(position, position.seat, tile)


def _treasure_drawn(position: Position, kind: int) -> Position:
    seat = position.seat
    treasures = position.found[seat]
    found = put_in(position.found, seat, put(treasures, kind, treasures[kind] + 1))
    return position._replace(found=found, phase=Phase.ACT)


_LETTERS: Final = tuple(tile.letter for tile in TILES[:TERRAIN_TILES])


def _top_tiles(stack: tuple[int, ...]) -> tuple[str, ...]:
    top = _LETTERS[stack[0]]
    return tuple(TILES[number].name for number in stack if _LETTERS[number] == top)


@lru_cache(maxsize=1024)
def _hidden_treasures(found: tuple[bytes, ...]) -> tuple[str, ...]:
    """Return the kinds, from "1", of all treasures nobody has; which lies where is unknown."""
    return tuple(
        str(kind + 1)
        for kind in range(TREASURE_KINDS)
        for _ in range(TREASURE_COPIES - sum(treasures[kind] for treasures in found))
    )
