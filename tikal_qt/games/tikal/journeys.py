"""The cheapest ways of one figure over several steps, each of them a legal action."""

from heapq import heappop, heappush

from engine.tikal import rules
from engine.tikal.actions import Action, Figure, Move, Transfer
from engine.tikal.position import Position
from tikal_qt.games.tikal.modes import Target

_Way = tuple[int, int, int, int, tuple[Action, ...], Position]


def journeys(position: Position, origin: int, figure: Figure) -> dict[int, Target]:
    """Return where `figure` in `origin` can get with the AP left, at the least cost.

    Transfers between camps are steps too. Of ways that cost the same the one with fewer steps
    is taken.
    """
    reached: dict[int, Target] = {}
    serial = 0
    ways: list[_Way] = [(0, 0, serial, origin, (), position)]
    while ways:
        cost, steps, _, here, actions, then = heappop(ways)
        if here in reached:
            continue
        reached[here] = Target(here, cost, actions)
        for step in _steps(then, here, figure):
            serial += 1
            after = rules.apply(then, step)
            spent = position.ap - after.ap
            heappush(ways, (spent, steps + 1, serial, step.target, (*actions, step), after))
    del reached[origin]
    return reached


def _steps(position: Position, here: int, figure: Figure) -> list[Move | Transfer]:
    """Return the legal steps of `figure` out of `here`, those on foot first."""
    steps = [
        action
        for action in rules.legal(position)
        if isinstance(action, Move | Transfer) and action.origin == here and action.figure is figure
    ]
    return sorted(steps, key=lambda step: isinstance(step, Transfer))
