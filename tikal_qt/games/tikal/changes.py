"""What differs between two positions for the scoring: who would score where, then and now."""

from dataclasses import dataclass

from engine.tikal import scoring
from engine.tikal.position import Position


@dataclass(frozen=True, slots=True)
class Temple:
    """How a temple stands. value: 0 while it is not explored. holder: who scores, or NOBODY.

    strengths: by seat. guarded: it scores for the guard's owner, whatever the strengths.
    """

    value: int
    holder: int
    strengths: tuple[int, ...]
    guarded: bool


@dataclass(frozen=True, slots=True)
class TempleChange:
    """The temple in `hexagon` stands otherwise now than then."""

    hexagon: int
    then: Temple
    now: Temple


def temple_changes(then: Position, now: Position) -> tuple[TempleChange, ...]:
    """Return every temple of which anything differs, by hexagon."""
    changes = (
        TempleChange(hexagon, _temple(then, hexagon), _temple(now, hexagon))
        for hexagon in now.board.temples
    )
    return tuple(change for change in changes if change.then != change.now)


def _temple(position: Position, hexagon: int) -> Temple:
    return Temple(
        position.temples[hexagon],
        scoring.controller(position, hexagon),
        scoring.strengths(position, hexagon),
        bool(position.guards[hexagon]),
    )


def worth(position: Position) -> tuple[int, ...]:
    """Return by seat what each would score now."""
    return tuple(sheet.total for sheet in scoring.score_sheet(position))


def treasure_points(position: Position) -> tuple[int, ...]:
    """Return by seat what the treasures of each would score now."""
    return tuple(
        sum(found.points for found in sheet.treasures) for sheet in scoring.score_sheet(position)
    )
