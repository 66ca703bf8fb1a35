"""What no game can bring about: the faults of a position read from text.

The checks bind one fact to another, they do not replay a game: a position without a fault can
be played on, and its parts are those of the box. docs/notation.md lists the faults.
"""

from collections.abc import Callable
from typing import Final

from engine.tikal import flow_validity
from engine.tikal.board import UNEXPLORED, start_board
from engine.tikal.components import (
    CAMPS,
    GUARDS,
    TERRAIN_TILES,
    TILES,
    TOP_LEVEL,
    TREASURE_COPIES,
    TREASURE_KINDS,
    WORKERS,
    Terrain,
)
from engine.tikal.hexes import HEXAGONS
from engine.tikal.placement import may_lie
from engine.tikal.position import GONE, SUPPLY, Phase, Position


def fault(position: Position) -> str | None:
    """Return the code of the first fault of `position`, or None.

    Its hexagons, tiles, kinds and phase must exist; no tile may be in two places.
    """
    for code, fine in (*_CHECKS, *flow_validity.CHECKS):
        if not fine(position):
            return code
    return None


def _rotations(position: Position) -> bool:
    board = position.board
    return all(
        board.rotations[h] < TILES[number].turns
        for h, number in enumerate(board.tiles)
        if number != UNEXPLORED
    )


def _reachable(position: Position) -> bool:
    """Say whether the tiles can have been laid in some order, each beside the earlier ones."""
    final, board = position.board, start_board()
    left = [h for h, number in enumerate(final.tiles) if number < TERRAIN_TILES]
    while left:
        placeable = [h for h in left if may_lie(board, h, final.tiles[h], final.rotations[h])]
        if not placeable:
            return False
        for h in placeable:
            board = board.with_tile(h, final.tiles[h], final.rotations[h])
            left.remove(h)
    return True


def _stack_order(position: Position) -> bool:
    if not position.stack:
        return True
    out = (n for n in range(TERRAIN_TILES) if n not in position.stack)
    top = TILES[position.stack[0]].letter
    return all(TILES[number].letter <= top for number in out)


def _set_aside(position: Position) -> bool:
    return all(TILES[number].terrain is not Terrain.VOLCANO for number in position.set_aside)


def _temple_values(position: Position) -> bool:
    tiles = position.board.tiles
    return all(
        TILES[tiles[h]].value + position.worked[h] <= position.temples[h] <= TOP_LEVEL
        for h in position.board.temples
    )


def _treasure_counts(position: Position) -> bool:
    return all(left + position.worked[h] <= masks for h, masks, left in _masks(position))


def _masks(position: Position) -> list[tuple[int, int, int]]:
    """Return for each treasure tile its hexagon, its masks and the treasures left there."""
    return [
        (h, TILES[number].value, position.treasures[h])
        for h, number in enumerate(position.board.tiles)
        if number != UNEXPLORED and TILES[number].terrain is Terrain.TREASURE
    ]


def _work_places(position: Position) -> bool:
    places = (*position.board.temples, *(h for h, _, _ in _masks(position)))
    return all(h in places for h in range(HEXAGONS) if position.worked[h])


def _guards(position: Position) -> bool:
    temples = position.board.temples
    standing = [(h, guard) for h, guard in enumerate(position.guards) if guard]
    return all(h in temples and guard <= position.players for h, guard in standing) and all(
        position.guards.count(seat + 1) <= GUARDS for seat in range(position.players)
    )


def _camps(position: Position) -> bool:
    pitched = [h for camps in position.camps for h in camps]
    grounds = [h for h in position.board.camp_grounds if not position.treasures[h]]
    return (
        all(len(camps) <= CAMPS and list(camps) == sorted(camps) for camps in position.camps)
        and all(h in grounds for h in pitched)
        and len(pitched) == len(dict.fromkeys(pitched))
    )


def _figure_places(position: Position) -> bool:
    places = [h for workers in position.workers for h in workers]
    places += [leader for leader in position.leaders if leader not in (SUPPLY, GONE)]
    return all(position.board.terrain(h) not in (None, Terrain.VOLCANO) for h in places)


def _figure_counts(position: Position) -> bool:
    """Say whether each seat has all its figures but those that guards account for."""
    for seat in range(position.players):
        guards = position.guards.count(seat + 1)
        leader_gone = position.leaders[seat] == GONE
        workers = position.supply[seat] + len(position.workers[seat])
        if not guards and (leader_gone or workers != WORKERS):
            return False
        if workers + guards - leader_gone > WORKERS:
            return False
    return True


def _found(position: Position) -> bool:
    pending = position.phase is Phase.DRAW_TREASURE
    dug = sum(masks - left for _, masks, left in _masks(position)) - pending
    return sum(map(sum, position.found)) == dug and all(
        sum(found[kind] for found in position.found) <= TREASURE_COPIES
        for kind in range(TREASURE_KINDS)
    )


_CHECKS: Final[tuple[tuple[str, Callable[[Position], bool]], ...]] = (
    ("rotation_repeats", _rotations),
    ("tile_unreachable", _reachable),
    ("stack_order", _stack_order),
    ("volcano_set_aside", _set_aside),
    ("temple_value", _temple_values),
    ("treasure_count", _treasure_counts),
    ("work_place", _work_places),
    ("guards", _guards),
    ("camps", _camps),
    ("figure_place", _figure_places),
    ("figure_count", _figure_counts),
    ("found_treasures", _found),
)
