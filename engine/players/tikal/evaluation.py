"""What a position is worth to the seat to move, in thousandths of a point."""

from functools import lru_cache
from typing import Final

from engine.players.tikal.outlook import Outlook
from engine.players.tikal.paths import REACH, ways
from engine.tikal.components import GUARDS
from engine.tikal.hexes import HEXAGONS
from engine.tikal.position import Phase, Position
from engine.tikal.scoring import LEADER_STRENGTH, SET_POINTS

_SHARES: Final = (20, 40, 80, 150, 300, 600, 750, 850, 900, 930, 950, 960)
_LEADS: Final = range(-40, 41)
SHARE: Final = {lead: _SHARES[min(max(lead + 4, 0), len(_SHARES) - 1)] for lead in _LEADS}
"""In thousandths, how likely a lead over the strongest rival becomes a majority."""
_AP: Final = 250
"""What saving an AP of a later turn is worth."""
_CROWD: Final = (0, 1000, 1600, 1900, 2000)
"""In thousandths, how many figures so many in one hexagon count for in what they save."""
_COMERS: Final = 3000
"""In thousandths, how many figures of the supply come each turn."""
_GUARD_KEPT: Final = 3500
"""What a guard not yet set is worth for each later scoring round."""
_DIG_PULL: Final = 600
"""In thousandths, what a treasure to dig draws beside one dug."""


def evaluate(position: Position, outlook: Outlook) -> int:
    """Return what `position`, in the turn of `outlook`, is worth to `outlook.seat`."""
    strength = strength_of(position, outlook.seat)
    return (
        _temples(position, outlook, strength)
        + _treasures(position, outlook)
        + _figures(position, outlook, strength)
        + _guards_kept(position, outlook)
    )


def strength_of(position: Position, seat: int) -> dict[int, int]:
    """Return the strength of `seat` by hexagon."""
    strength: dict[int, int] = {}
    for hexagon in position.workers[seat]:
        strength[hexagon] = strength.get(hexagon, 0) + 1
    leader = position.leaders[seat]
    if leader >= 0:
        strength[leader] = strength.get(leader, 0) + LEADER_STRENGTH
    return strength


def _temples(position: Position, outlook: Outlook, strength: dict[int, int]) -> int:
    """Return what the temples promise the seat, less what they promise the rivals."""
    seat, now, later, hold, denial, rivals, *_ = outlook
    temples, guards = position.temples, position.guards
    total = 0
    for hexagon in position.board.temples:
        value, guard = temples[hexagon], guards[hexagon]
        if guard == seat + 1:
            total += value * (now + later) * 1000
            continue
        if guard:
            continue
        own, other = strength.get(hexagon, 0), rivals[hexagon]
        if own:
            total += value * hold * SHARE[own - other] // 1000
            if own > other:
                total += value * now * 1000
        if other:
            total -= value * hold * SHARE[other - own] // 1000 * denial // 1000
    return total


def _treasures(position: Position, outlook: Outlook) -> int:
    """Return what the treasure sets promise the seat, less what they promise the rivals."""
    scorings = outlook.now + outlook.later
    total = 0
    for seat, treasures in enumerate(position.found):
        points = _set_points(treasures) * scorings * 1000
        total += points if seat == outlook.seat else -points * outlook.denial // 1000
    if position.phase is Phase.DRAW_TREASURE:
        total += outlook.dig * scorings
    return total


@lru_cache(maxsize=4096)
def _set_points(treasures: bytes) -> int:
    return sum(SET_POINTS[count] for count in treasures)


def _figures(position: Position, outlook: Outlook, strength: dict[int, int]) -> int:
    """Return what the figures are worth for the AP their places save on ways still to go."""
    if not outlook.later and not position.ap:
        return 0
    pulls = pulls_of(position, outlook, strength)
    walk, _, enter = ways(position.board, position.camps[outlook.seat])
    within = REACH if outlook.later else position.ap
    workers, leader = position.workers[outlook.seat], position.leaders[outlook.seat]
    total = 0
    for origin in strength:
        row = walk[origin]
        best = 0
        for target, pull in pulls:
            if row[target] <= within:
                saved = (enter[target] - row[target]) * _AP
                if saved > best:
                    best = min(saved, pull)
        count = workers.count(origin) + (leader == origin)
        total += best * _CROWD[min(count, len(_CROWD) - 1)] // 1000
    drawn = far = 0
    for target, pull in pulls:
        drawn += pull
        far += pull * enter[target]
    if drawn:
        total -= far * _AP * outlook.turns * _COMERS // (1000 * drawn)
    return total


def pulls_of(
    position: Position, outlook: Outlook, strength: dict[int, int]
) -> list[tuple[int, int]]:
    """Return the hexagons that draw figures, each with what one worker more there is worth."""
    now, hold, denial, rivals = outlook.now, outlook.hold, outlook.denial, outlook.rivals
    pulls = []
    for hexagon in position.board.temples:
        if position.guards[hexagon]:
            continue
        value = position.temples[hexagon]
        own, other = strength.get(hexagon, 0), rivals[hexagon]
        gain = SHARE[own + 1 - other] - (SHARE[own - other] if own else 0)
        if other:
            gain += (SHARE[other - own] - SHARE[other - own - 1]) * denial // 1000
        pull = value * hold * gain // 1000
        if now and own <= other:
            pull += value * 1000 // (other - own + 1)
        pulls.append((hexagon, pull))
    if outlook.dig:
        drawn = outlook.dig * (now + outlook.later) * _DIG_PULL // 1000
        treasures = position.treasures
        pulls += [(hexagon, drawn) for hexagon in range(HEXAGONS) if treasures[hexagon]]
    return pulls


def _guards_kept(position: Position, outlook: Outlook) -> int:
    left = GUARDS - position.guards.count(outlook.seat + 1)
    return left * _GUARD_KEPT * outlook.later
