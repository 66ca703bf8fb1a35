"""What a player did in a turn, summed up: figures by where they got to, levels, treasures."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.tikal.actions import (
    Camp,
    ChooseTile,
    Exchange,
    Figure,
    Guard,
    Move,
    PlaceFigure,
    PlaceTile,
    Transfer,
    Uncover,
)
from engine.tikal.position import Phase
from tikal_qt.games.tikal.history import Step

FROM_SUPPLY: Final = -1


@dataclass(frozen=True, slots=True)
class Bought:
    """`tile` was chosen from the display, and `points` were paid for the turn."""

    tile: int
    points: int


@dataclass(frozen=True, slots=True)
class Laid:
    """`tile` was placed in `hexagon`."""

    tile: int
    hexagon: int


@dataclass(frozen=True, slots=True)
class LaidAside:
    """`tile` fitted nowhere."""

    tile: int


@dataclass(frozen=True, slots=True)
class Went:
    """`count` figures of a kind got from `origin` (FROM_SUPPLY: into the game) to `target`."""

    figure: Figure
    origin: int
    target: int
    count: int


@dataclass(frozen=True, slots=True)
class Uncovered:
    """So many `levels` of the temple in `hexagon` were uncovered."""

    hexagon: int
    levels: int


@dataclass(frozen=True, slots=True)
class Dug:
    """Treasures of these `kinds` were found, in this order."""

    kinds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A treasure of kind `give` was given to `seat` for one of kind `take`."""

    give: int
    seat: int
    take: int


@dataclass(frozen=True, slots=True)
class Camped:
    """A camp was pitched in `hexagon`."""

    hexagon: int


@dataclass(frozen=True, slots=True)
class Guarded:
    """A guard was set over the temple in `hexagon`."""

    hexagon: int


Deed = Bought | Laid | LaidAside | Went | Uncovered | Dug | Exchanged | Camped | Guarded


def deeds(steps: Sequence[Step], seat: int) -> tuple[Deed, ...]:
    """Return what `seat` did in `steps`, which belong to one turn: kind by kind, in fixed order.

    What others do meanwhile, such as bidding, is left out.
    """
    own = [step for step in steps if step.seat == seat]
    return (
        *_bought(steps, seat),
        *_laid(steps),
        *_went(own),
        *_uncovered(own),
        *_dug(steps),
        *_rest(own),
    )


def _bought(steps: Sequence[Step], seat: int) -> Iterator[Deed]:
    paid = 0
    for step in steps:
        if step.before.phase is Phase.BID and step.after.phase is Phase.CHOOSE_TILE:
            paid = step.before.scores[seat] - step.after.scores[seat]
        if isinstance(step.action, ChooseTile):
            yield Bought(step.action.tile, paid)


def _laid(steps: Sequence[Step]) -> Iterator[Deed]:
    for step in steps:
        if isinstance(step.action, PlaceTile):
            yield Laid(step.before.tile, step.action.hexagon)
        for tile in step.after.set_aside[len(step.before.set_aside) :]:
            yield LaidAside(tile)


def _went(own: Sequence[Step]) -> Iterator[Deed]:
    """Yield each figure's way as one: workers are alike, so one that goes on is any there."""
    ways: list[tuple[Figure, int, int]] = []
    for step in own:
        action = step.action
        if isinstance(action, PlaceFigure):
            ways.append((action.figure, FROM_SUPPLY, action.hexagon))
        elif isinstance(action, Move | Transfer):
            ways.append(_going_on(ways, action))
    for way in dict.fromkeys(ways):
        figure, origin, target = way
        if origin != target:
            yield Went(figure, origin, target, ways.count(way))


def _going_on(
    ways: list[tuple[Figure, int, int]], step: Move | Transfer
) -> tuple[Figure, int, int]:
    """Return the way with `step` at its end; one that it goes on from is taken out of `ways`."""
    for n in reversed(range(len(ways))):
        figure, origin, target = ways[n]
        if (figure, target) == (step.figure, step.origin):
            del ways[n]
            return figure, origin, step.target
    return step.figure, step.origin, step.target


def _uncovered(own: Sequence[Step]) -> Iterator[Deed]:
    where = [step.action.hexagon for step in own if isinstance(step.action, Uncover)]
    for hexagon in dict.fromkeys(where):
        yield Uncovered(hexagon, where.count(hexagon))


def _dug(steps: Sequence[Step]) -> Iterator[Deed]:
    kinds = tuple(int(step.outcome) - 1 for step in steps if step.purpose == "treasure")
    if kinds:
        yield Dug(kinds)


def _rest(own: Sequence[Step]) -> Iterator[Deed]:
    for step in own:
        match step.action:
            case Exchange(give, seat, take):
                yield Exchanged(give, seat, take)
            case Camp(hexagon):
                yield Camped(hexagon)
            case Guard(hexagon):
                yield Guarded(hexagon)
