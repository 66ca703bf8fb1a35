"""What one decision cannot change: the scoring to come and what the rivals have."""

from functools import lru_cache
from typing import Final, NamedTuple

from engine.tikal.components import TILES, TREASURE_COPIES, TREASURE_KINDS, Terrain
from engine.tikal.hexes import HEXAGONS
from engine.tikal.position import NO_TILE, Position
from engine.tikal.scoring import LEADER_STRENGTH, SET_POINTS

_VOLCANOES: Final = frozenset(t.number for t in TILES if t.terrain is Terrain.VOLCANO)

_HOLD: Final = (0, 600, 950, 1150, 1300)
"""In thousandths, how many of the next 0-4 scoring rounds a temple held now will be held in."""

_RIVALS_COUNT: Final = (0, 0, 600, 400, 300)
"""In thousandths, what a point kept from the strongest rival is worth, by number of players."""


class Outlook(NamedTuple):
    """What `seat` looks forward to in this turn.

    now: 1 if the turn is a scoring turn, else 0. later: scoring turns after this turn.
    hold: how many of the later ones a temple held now will be held in, in thousandths.
    denial: what a point kept from a rival is worth, in thousandths. rivals: 40 bytes, the
    strength of the strongest rival in each hexagon. dig: what digging a treasure adds to the
    seat's sets on average, in thousandths of a point a scoring. turns: the seat's turns to come,
    scoring turns counted.
    """

    seat: int
    now: int
    later: int
    hold: int
    denial: int
    rivals: bytes
    dig: int
    turns: int


def outlook(position: Position) -> Outlook:
    """Return the outlook of the seat to move."""
    seat = position.seat
    now = 1 if position.scoring else 0
    later = _rounds_to_come(position)
    return Outlook(
        seat,
        now,
        later,
        _HOLD[later],
        _RIVALS_COUNT[position.players],
        _strongest_rivals(position),
        expected_dig(position.found, seat),
        len(position.stack) // position.players + later,
    )


def _rounds_to_come(position: Position) -> int:
    """Count the scoring rounds that begin after the present turn."""
    hidden = sum(tile in _VOLCANOES for tile in position.stack)
    if position.auction is not None:
        hidden += sum(tile in _VOLCANOES for tile in position.auction.display)
    final_is_on = bool(position.scoring) and position.tile == NO_TILE
    return hidden + (0 if final_is_on else 1)


def _strongest_rivals(position: Position) -> bytes:
    strongest = bytearray(HEXAGONS)
    for rival in range(position.players):
        if rival == position.seat:
            continue
        strength = bytearray(HEXAGONS)
        for hexagon in position.workers[rival]:
            strength[hexagon] += 1
        leader = position.leaders[rival]
        if leader >= 0:
            strength[leader] += LEADER_STRENGTH
        strongest = bytearray(map(max, strongest, strength))
    return bytes(strongest)


@lru_cache(maxsize=256)
def expected_dig(found: tuple[bytes, ...], seat: int) -> int:
    """Return by how many thousandths of a point a scoring the next treasure raises `seat`'s sets.

    found: by seat the treasures of each kind in front of the players.
    """
    hidden = [
        TREASURE_COPIES - sum(treasures[kind] for treasures in found)
        for kind in range(TREASURE_KINDS)
    ]
    if not any(hidden):
        return 0
    raised = sum(
        left * (SET_POINTS[own + 1] - SET_POINTS[own])
        for left, own in zip(hidden, found[seat], strict=True)
        if left
    )
    return raised * 1000 // sum(hidden)
