"""Ways of several steps: a figure goes where it is drawn, from the supply if need be."""

from bisect import insort
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.players.tikal.paths import Ways
from engine.tikal.actions import Action, Figure, Move, PlaceFigure, Transfer
from engine.tikal.position import SUPPLY, Position, put_in
from engine.tikal.travel import PLACE_AP, TRANSFER_AP


class Journey(NamedTuple):
    """A way that the AP at hand pay for. first: its first action. ap: its cost.

    after: the position at its end.
    """

    first: Action
    ap: int
    after: Position


def journeys(
    position: Position, ways: Ways, targets: Sequence[int], legal: Sequence[Action]
) -> Iterator[Journey]:
    """Yield the ways of at least two actions that end in one of `targets`.

    ways: of the seat to move. legal: the legal actions of `position`.
    """
    starts: dict[tuple[Figure, int], list[tuple[Action, int, int]]] = {}
    for action in legal:
        match action:
            case PlaceFigure(figure, site):
                starts.setdefault((figure, SUPPLY), []).append((action, PLACE_AP, site))
            case Transfer(figure, origin, site):
                starts.setdefault((figure, origin), []).append((action, TRANSFER_AP, site))
            case Move(figure, origin, target):
                cost = position.board.cost(origin, target)
                starts.setdefault((figure, origin), []).append((action, cost, target))
    for (figure, origin), steps in starts.items():
        row = ways.enter if origin == SUPPLY else ways.walk[origin]
        for target in targets:
            ap = row[target]
            if not ap or ap > position.ap:
                continue
            for action, cost, site in steps:
                if site != target and cost + ways.walk[site][target] == ap:
                    yield Journey(action, ap, _arrived(position, figure, origin, target, ap))
                    break


def _arrived(position: Position, figure: Figure, origin: int, target: int, ap: int) -> Position:
    seat, left = position.seat, position.ap - ap
    if figure is Figure.LEADER:
        return position._replace(leaders=put_in(position.leaders, seat, target), ap=left)
    workers, supply = [*position.workers[seat]], position.supply
    if origin == SUPPLY:
        supply = put_in(supply, seat, supply[seat] - 1)
    else:
        workers.remove(origin)
    insort(workers, target)
    return position._replace(
        workers=put_in(position.workers, seat, tuple(workers)), supply=supply, ap=left
    )
