"""What figures do where they stand: uncover, dig, pitch a camp, set a guard."""

from typing import Final

from engine.game import Reason
from engine.tikal.actions import Action, Camp, Dig, Guard, Uncover
from engine.tikal.components import CAMPS, GUARDS, TOP_LEVEL, Terrain
from engine.tikal.hexes import HEXAGONS, NAMES
from engine.tikal.position import GONE, Phase, Position, put, put_in
from engine.tikal.reasons import reason
from engine.tikal.scoring import strongest

UNCOVER_AP: Final = 2
DIG_AP: Final = 3
CAMP_AP: Final = 5
GUARD_AP: Final = 5
MOST_A_TURN: Final = 2
"""How often a turn may uncover a temple, or dig in a hexagon."""

_UNCOVER: Final = tuple(Uncover(h) for h in range(HEXAGONS))
_DIG: Final = tuple(Dig(h) for h in range(HEXAGONS))
_CAMP: Final = tuple(Camp(h) for h in range(HEXAGONS))
_GUARD: Final = tuple(Guard(h) for h in range(HEXAGONS))


def legal(position: Position) -> list[Action]:
    """Return every way for the seat to move to uncover, dig, pitch a camp or set a guard."""
    ap, seat = position.ap, position.seat
    out: list[Action] = []
    if ap < UNCOVER_AP:
        return out
    workers, leader = position.workers[seat], position.leaders[seat]
    occupied = dict.fromkeys((*workers, leader) if leader >= 0 else workers)
    temples, guards = position.temples, position.guards
    open_temples = [h for h in occupied if temples[h] and not guards[h]]
    for hexagon in open_temples:
        level = temples[hexagon]
        if level < TOP_LEVEL and position.temple_tiles[level + 1] and _may_work(position, hexagon):
            out.append(_UNCOVER[hexagon])
    if ap < DIG_AP:
        return out
    treasures = position.treasures
    out += [_DIG[h] for h in occupied if treasures[h] and _may_work(position, h)]
    if ap < CAMP_AP:
        return out
    if len(position.camps[seat]) < CAMPS:
        taken = [h for camps in position.camps for h in camps]
        out += [
            _CAMP[h] for h in position.board.camp_grounds if not treasures[h] and h not in taken
        ]
    if open_temples and guards.count(seat + 1) < GUARDS:
        out += [_GUARD[h] for h in open_temples if strongest(position, h) == seat]
    return out


def _figures(position: Position, hexagon: int) -> int:
    seat = position.seat
    return position.workers[seat].count(hexagon) + (position.leaders[seat] == hexagon)


def _may_work(position: Position, hexagon: int) -> bool:
    done = position.worked[hexagon]
    return done < MOST_A_TURN and _figures(position, hexagon) > done


def _work_refusal(position: Position, hexagon: int, ap: int) -> Reason | None:
    done = position.worked[hexagon]
    if done >= MOST_A_TURN:
        return reason("twice_this_turn", NAMES[hexagon])
    figures = _figures(position, hexagon)
    if figures <= done:
        return reason("too_few_figures", done + 1, figures)
    if position.ap < ap:
        return reason("too_few_ap", ap, position.ap)
    return None


def uncover_refusal(position: Position, action: Uncover) -> Reason | None:
    """Return why no level may be uncovered there, or None."""
    hexagon = action.hexagon
    level = position.temples[hexagon]
    if not level:
        return reason("no_temple", NAMES[hexagon])
    if position.guards[hexagon]:
        return reason("temple_guarded", NAMES[hexagon])
    if level == TOP_LEVEL:
        return reason("temple_at_top", NAMES[hexagon])
    if not position.temple_tiles[level + 1]:
        return reason("no_temple_tile", level + 1)
    return _work_refusal(position, hexagon, UNCOVER_AP)


def uncover(position: Position, action: Uncover) -> Position:
    """Return the position with one more level uncovered."""
    hexagon = action.hexagon
    level = position.temples[hexagon] + 1
    return position._replace(
        temples=put(position.temples, hexagon, level),
        temple_tiles=put(position.temple_tiles, level, position.temple_tiles[level] - 1),
        worked=put(position.worked, hexagon, position.worked[hexagon] + 1),
        ap=position.ap - UNCOVER_AP,
    )


def dig_refusal(position: Position, action: Dig) -> Reason | None:
    """Return why no treasure may be dug there, or None."""
    if not position.treasures[action.hexagon]:
        return reason("no_treasure", NAMES[action.hexagon])
    return _work_refusal(position, action.hexagon, DIG_AP)


def dig(position: Position, action: Dig) -> Position:
    """Return the position that awaits the draw of the treasure dug."""
    hexagon = action.hexagon
    return position._replace(
        treasures=put(position.treasures, hexagon, position.treasures[hexagon] - 1),
        worked=put(position.worked, hexagon, position.worked[hexagon] + 1),
        phase=Phase.DRAW_TREASURE,
        ap=position.ap - DIG_AP,
    )


def camp_refusal(position: Position, action: Camp) -> Reason | None:
    """Return why no camp may be pitched there, or None."""
    refused = _no_camp_ground(position, action.hexagon)
    if refused is not None:
        return refused
    if len(position.camps[position.seat]) == CAMPS:
        return reason("no_camp_in_supply")
    if position.ap < CAMP_AP:
        return reason("too_few_ap", CAMP_AP, position.ap)
    return None


def _no_camp_ground(position: Position, hexagon: int) -> Reason | None:
    name, terrain = NAMES[hexagon], position.board.terrain(hexagon)
    if terrain is None:
        return reason("unexplored", name)
    if terrain not in (Terrain.JUNGLE, Terrain.TREASURE):
        return reason("no_camp_ground", name)
    if position.treasures[hexagon]:
        return reason("treasure_left", name)
    if any(hexagon in camps for camps in position.camps):
        return reason("camp_there", name)
    return None


def camp(position: Position, action: Camp) -> Position:
    """Return the position with the camp pitched."""
    seat = position.seat
    camps = tuple(sorted((*position.camps[seat], action.hexagon)))
    return position._replace(camps=put_in(position.camps, seat, camps), ap=position.ap - CAMP_AP)


def guard_refusal(position: Position, action: Guard) -> Reason | None:
    """Return why no guard may be set there, or None."""
    hexagon = action.hexagon
    if not position.temples[hexagon]:
        return reason("no_temple", NAMES[hexagon])
    if position.guards[hexagon]:
        return reason("temple_guarded", NAMES[hexagon])
    if position.guards.count(position.seat + 1) == GUARDS:
        return reason("no_guard_in_supply")
    if strongest(position, hexagon) != position.seat:
        return reason("not_strongest", NAMES[hexagon])
    if position.ap < GUARD_AP:
        return reason("too_few_ap", GUARD_AP, position.ap)
    return None


def guard(position: Position, action: Guard) -> Position:
    """Return the position with the guard set and the other own figures there gone."""
    seat, hexagon = position.seat, action.hexagon
    workers = tuple(h for h in position.workers[seat] if h != hexagon)
    leaders = position.leaders
    if leaders[seat] == hexagon:
        leaders = put_in(leaders, seat, GONE)
    return position._replace(
        guards=put(position.guards, hexagon, seat + 1),
        workers=put_in(position.workers, seat, workers),
        leaders=leaders,
        ap=position.ap - GUARD_AP,
    )
