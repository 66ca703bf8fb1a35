"""Bringing figures onto the board and moving them: place, transfer and move."""

from bisect import insort
from functools import lru_cache

from engine.game import Reason
from engine.tikal.actions import Action, Figure, Move, PlaceFigure, Transfer
from engine.tikal.components import BASE_CAMP, Terrain
from engine.tikal.hexes import DIRECTION_TO, NAMES
from engine.tikal.position import SUPPLY, Position, put_in
from engine.tikal.reasons import reason

PLACE_AP = 1
TRANSFER_AP = 1

Camps = tuple[int, ...]


@lru_cache(maxsize=4096)
def _placements(figure: Figure, camps: Camps) -> tuple[PlaceFigure, ...]:
    return tuple(PlaceFigure(figure, site) for site in (BASE_CAMP, *camps))


@lru_cache(maxsize=4096)
def _transfers(figure: Figure, origin: int, camps: Camps) -> tuple[Transfer, ...]:
    return tuple(Transfer(figure, origin, site) for site in (BASE_CAMP, *camps) if site != origin)


def legal(position: Position) -> list[Action]:
    """Return every way for the seat to move to place, transfer or move a figure."""
    ap, seat = position.ap, position.seat
    out: list[Action] = []
    if not ap:
        return out
    workers, leader = position.workers[seat], position.leaders[seat]
    camps = position.camps[seat]
    if leader == SUPPLY:
        out += _placements(Figure.LEADER, camps)
    if position.supply[seat]:
        out += _placements(Figure.WORKER, camps)
    if camps:
        for site in (BASE_CAMP, *camps):
            if leader == site:
                out += _transfers(Figure.LEADER, site, camps)
            if site in workers:
                out += _transfers(Figure.WORKER, site, camps)
    leader_moves, worker_moves = position.board.moves
    if leader >= 0:
        out += leader_moves[leader][ap]
    for hexagon in dict.fromkeys(workers):
        out += worker_moves[hexagon][ap]
    return out


def place_refusal(position: Position, action: PlaceFigure) -> Reason | None:
    """Return why the figure may not be placed there, or None."""
    seat, figure = position.seat, action.figure
    if not (position.supply[seat] if figure is Figure.WORKER else position.leaders[seat] == SUPPLY):
        return reason("none_in_supply", figure.name.lower())
    if not _is_site(position, action.hexagon):
        return reason("not_own_camp", NAMES[action.hexagon])
    if position.ap < PLACE_AP:
        return reason("too_few_ap", PLACE_AP, position.ap)
    return None


def place(position: Position, action: PlaceFigure) -> Position:
    """Return the position with the figure placed."""
    seat, ap = position.seat, position.ap - PLACE_AP
    if action.figure is Figure.LEADER:
        leaders = put_in(position.leaders, seat, action.hexagon)
        return position._replace(leaders=leaders, ap=ap)
    workers = [*position.workers[seat]]
    insort(workers, action.hexagon)
    return position._replace(
        workers=put_in(position.workers, seat, tuple(workers)),
        supply=put_in(position.supply, seat, position.supply[seat] - 1),
        ap=ap,
    )


def transfer_refusal(position: Position, action: Transfer) -> Reason | None:
    """Return why the figure may not be transferred so, or None."""
    for site in (action.origin, action.target):
        if not _is_site(position, site):
            return reason("not_own_camp", NAMES[site])
    if action.origin == action.target:
        return reason("same_hexagon", NAMES[action.target])
    if not _stands(position, action.figure, action.origin):
        return reason("no_figure_there", action.figure.name.lower(), NAMES[action.origin])
    if position.ap < TRANSFER_AP:
        return reason("too_few_ap", TRANSFER_AP, position.ap)
    return None


def transfer(position: Position, action: Transfer) -> Position:
    """Return the position with the figure transferred."""
    return _shifted(position, action, TRANSFER_AP)


def move_refusal(position: Position, action: Move) -> Reason | None:
    """Return why the figure may not step there, or None."""
    board, origin, target = position.board, action.origin, action.target
    if not _stands(position, action.figure, origin):
        return reason("no_figure_there", action.figure.name.lower(), NAMES[origin])
    direction = DIRECTION_TO[origin].get(target)
    if direction is None:
        return reason("not_neighbours", NAMES[origin], NAMES[target])
    cost = board.costs[origin][direction]
    if not cost:
        return _no_path(position, origin, target)
    if position.ap < cost:
        return reason("too_few_ap", cost, position.ap)
    return None


def move(position: Position, action: Move) -> Position:
    """Return the position with the figure moved."""
    return _shifted(position, action, position.board.cost(action.origin, action.target))


def _is_site(position: Position, hexagon: int) -> bool:
    return hexagon == BASE_CAMP or hexagon in position.camps[position.seat]


def _stands(position: Position, figure: Figure, hexagon: int) -> bool:
    if figure is Figure.WORKER:
        return hexagon in position.workers[position.seat]
    return position.leaders[position.seat] == hexagon


def _no_path(position: Position, origin: int, target: int) -> Reason:
    terrain = position.board.terrain(target)
    if terrain is None:
        return reason("unexplored", NAMES[target])
    if terrain is Terrain.VOLCANO:
        return reason("volcano", NAMES[target])
    return reason("no_path", NAMES[origin], NAMES[target])


def _shifted(position: Position, action: Transfer | Move, ap: int) -> Position:
    seat, left = position.seat, position.ap - ap
    if action.figure is Figure.LEADER:
        return position._replace(leaders=put_in(position.leaders, seat, action.target), ap=left)
    workers = [*position.workers[seat]]
    workers.remove(action.origin)
    insort(workers, action.target)
    return position._replace(workers=put_in(position.workers, seat, tuple(workers)), ap=left)
