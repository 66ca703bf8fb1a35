"""Who controls which temple and what a player's temples and treasures are worth."""

from dataclasses import dataclass
from typing import Final

from engine.tikal.hexes import NAMES
from engine.tikal.position import NOBODY, Position, put_in

LEADER_STRENGTH: Final = 3
SET_POINTS: Final = (0, 1, 3, 6)
"""Points for so many treasures of a kind."""


@dataclass(frozen=True, slots=True)
class TempleScore:
    """Points for the temple in `hexagon`; guarded: by an own guard, else by majority."""

    hexagon: int
    points: int
    guarded: bool


@dataclass(frozen=True, slots=True)
class SetScore:
    """Points for `count` (1-3) treasures of `kind` (0-7)."""

    kind: int
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What one seat scores: temples by hexagon, treasure sets by kind."""

    seat: int
    temples: tuple[TempleScore, ...]
    treasures: tuple[SetScore, ...]

    @property
    def total(self) -> int:
        """The sum of all points."""
        return sum(t.points for t in self.temples) + sum(s.points for s in self.treasures)

    def as_data(self) -> dict[str, object]:
        """Return the sheet as plain data for JSON: hexagons by name, kinds from 1."""
        return {
            "seat": self.seat,
            "temples": [
                {"hexagon": NAMES[t.hexagon], "points": t.points, "guarded": t.guarded}
                for t in self.temples
            ],
            "treasures": [
                {"kind": s.kind + 1, "count": s.count, "points": s.points} for s in self.treasures
            ],
            "total": self.total,
        }


def strengths(position: Position, hexagon: int) -> tuple[int, ...]:
    """Return by seat the strength of its figures in `hexagon`: leader 3, worker 1."""
    return tuple(
        workers.count(hexagon) + (LEADER_STRENGTH if leader == hexagon else 0)
        for workers, leader in zip(position.workers, position.leaders, strict=True)
    )


def strongest(position: Position, hexagon: int) -> int:
    """Return the seat strictly stronger in `hexagon` than each other one, or NOBODY."""
    best, holder = 0, NOBODY
    for seat, strength in enumerate(strengths(position, hexagon)):
        if strength > best:
            best, holder = strength, seat
        elif strength == best:
            holder = NOBODY
    return holder


def controller(position: Position, hexagon: int) -> int:
    """Return the seat that scores for the temple in `hexagon`, or NOBODY.

    A guarded temple scores for the guard's owner alone (rules, "Scoring rounds").
    """
    guard = position.guards[hexagon]
    return guard - 1 if guard else strongest(position, hexagon)


def sheet(position: Position, seat: int) -> ScoreSheet:
    """Return what `seat` would score now."""
    temples = tuple(
        TempleScore(h, position.temples[h], bool(position.guards[h]))
        for h in position.board.temples
        if controller(position, h) == seat
    )
    treasures = tuple(
        SetScore(kind, count, SET_POINTS[count])
        for kind, count in enumerate(position.found[seat])
        if count
    )
    return ScoreSheet(seat, temples, treasures)


def score_sheet(position: Position) -> tuple[ScoreSheet, ...]:
    """Return by seat what each would score now."""
    return tuple(sheet(position, seat) for seat in range(position.players))


def turn_sheet(position: Position) -> ScoreSheet | None:
    """Return what ending the turn scores for the seat to move; None outside scoring turns."""
    return sheet(position, position.seat) if position.scoring else None


def scored(position: Position) -> Position:
    """Return the position after the seat to move has scored."""
    seat = position.seat
    points = position.scores[seat] + sheet(position, seat).total
    return position._replace(scores=put_in(position.scores, seat, points))
