"""What the log of a game is made of, whatever the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum


class LineKind(Enum):
    """What a line of the log is about."""

    ACTION = "action"
    DRAW = "draw"
    SCORE = "score"
    NEWS = "news"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log.

    height: of the entry it tells of. seat: who does it, or whom it concerns; -1 for nobody.
    text: a clause that goes on after the seat's name. cost: AP used, 0 for none. seeds: how
    many seats made a draw.
    """

    height: int
    kind: LineKind
    seat: int
    text: str
    cost: int = 0
    seeds: int = 0


def line_words(line: Line, names: Sequence[str]) -> str:
    """Return a line of the log as a sentence; names: of the players by seat."""
    return f"{names[line.seat]} {line.text}" if line.seat >= 0 else line.text
