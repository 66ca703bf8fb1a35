"""Why a mode offers nothing now: of all reasons the engine gives, the one that says most."""

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Final

from engine.game import Reason
from engine.tikal import rules
from engine.tikal.actions import (
    Action,
    Camp,
    Dig,
    Exchange,
    Figure,
    Guard,
    Move,
    PlaceFigure,
    PlaceTile,
    Transfer,
    Uncover,
)
from engine.tikal.components import BASE_CAMP, TREASURE_KINDS
from engine.tikal.hexes import AROUND, DIRECTIONS, HEXAGONS, NOWHERE
from engine.tikal.position import Position
from tikal_qt.games.tikal.modes import Mode

_RANKS: Final[Mapping[Mode, tuple[str, ...]]] = {
    Mode.MOVE: ("too_few_ap", "no_path", "volcano", "unexplored"),
    Mode.PLACE_TILE: (),
    Mode.PLACE_FIGURE: ("too_few_ap", "none_in_supply"),
    Mode.TRANSFER: ("too_few_ap", "no_figure_there"),
    Mode.UNCOVER: (
        "too_few_ap",
        "twice_this_turn",
        "too_few_figures",
        "no_temple_tile",
        "temple_at_top",
        "temple_guarded",
    ),
    Mode.DIG: ("too_few_ap", "twice_this_turn", "too_few_figures"),
    Mode.EXCHANGE: ("too_few_ap", "treasure_safe", "same_kind"),
    Mode.CAMP: ("no_camp_in_supply", "too_few_ap", "camp_there", "treasure_left"),
    Mode.GUARD: ("no_guard_in_supply", "too_few_ap", "not_strongest", "temple_guarded"),
}
"""Codes of reasons that say something about the mode, the most telling first."""

_ON_SITE: Final[Mapping[Mode, type[Uncover | Dig | Guard]]] = {
    Mode.UNCOVER: Uncover,
    Mode.DIG: Dig,
    Mode.GUARD: Guard,
}


def hindrance(position: Position, mode: Mode, figure: Figure) -> Reason | None:
    """Return the most telling reason why nothing of `mode` is legal, None if something is.

    figure: which is to be brought in by PLACE_FIGURE.
    """
    reasons = []
    for action in _attempts(position, mode, figure):
        reason = rules.why_illegal(position, action)
        if reason is None:
            return None
        reasons.append(reason)
    return min(reasons, key=lambda reason: _rank(mode, reason.code))


def is_telling(mode: Mode, reason: Reason) -> bool:
    """Say whether `reason` is about the mode as a whole rather than about one hexagon of many."""
    return reason.code in _RANKS[mode] or not reason.params


def _rank(mode: Mode, code: str) -> int:
    codes = _RANKS[mode]
    return codes.index(code) if code in codes else len(codes)


def _attempts(position: Position, mode: Mode, figure: Figure) -> Iterable[Action]:
    """Return actions of `mode` of which one is legal if any is."""
    if mode is Mode.PLACE_FIGURE:
        return [PlaceFigure(figure, BASE_CAMP)]
    if mode in {Mode.MOVE, Mode.TRANSFER}:
        return _ways(position, mode)
    if mode is Mode.PLACE_TILE:
        return [
            PlaceTile(hexagon, turn)
            for hexagon, turn in product(range(HEXAGONS), range(DIRECTIONS))
        ]
    if mode is Mode.EXCHANGE:
        kinds, seats = range(TREASURE_KINDS), range(position.players)
        return [
            Exchange(give, seat, take)
            for give, seat, take in product(kinds, seats, kinds)
            if seat != position.seat
        ]
    if mode is Mode.CAMP:
        return [Camp(hexagon) for hexagon in range(HEXAGONS)]
    return [_ON_SITE[mode](hexagon) for hexagon in _occupied(position)]


def _ways(position: Position, mode: Mode) -> Iterable[Action]:
    if mode is Mode.TRANSFER:
        camps = (BASE_CAMP, *position.camps[position.seat])
        return [Transfer(*way) for way in product(Figure, camps, camps)]
    return [
        Move(figure, origin, target)
        for figure, origin in product(Figure, _occupied(position))
        for target in AROUND[origin]
        if target != NOWHERE
    ]


def _occupied(position: Position) -> tuple[int, ...]:
    """Return the hexagons with figures of the seat to move, the base camp if there are none."""
    leader = position.leaders[position.seat]
    hexagons = {*position.workers[position.seat]}
    if leader >= 0:
        hexagons.add(leader)
    return tuple(sorted(hexagons)) or (BASE_CAMP,)
