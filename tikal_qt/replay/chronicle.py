"""What has happened in a game, told from its final entries: the lines of its log."""

from abc import ABC, abstractmethod
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Generic, TypeVar

from net.core.view import EntryView
from tikal_qt.panels.lines import Line
from tikal_qt.replay.history import History, Step

P = TypeVar("P")
A = TypeVar("A")


class Chronicle(ABC, Generic[P, A]):
    """Grows with `extend`; a game's own says in `_tell` what there is to tell of a step.

    history: the game step by step. names: of the players by seat. lines: of the log; places: by
    line, at which place of the history it is told.
    """

    def __init__(self, history: History[P, A], names: Sequence[str]) -> None:
        self.history = history
        self.names = tuple(names)
        self.lines: list[Line] = []
        self.places: list[int] = []

    def extend(self, entries: Sequence[EntryView[P]]) -> tuple[Line, ...]:
        """Take the entries of the game so far and return the lines that are new."""
        first, place = len(self.lines), len(self.history.steps)
        for step in self.history.extend(entries):
            place += 1
            told = len(self.lines)
            self._tell(step)
            self.places += [place] * (len(self.lines) - told)
        return tuple(self.lines[first:])

    @abstractmethod
    def _tell(self, step: Step[P, A]) -> None:
        """Add to `lines` what is told of `step`."""

    def line_at(self, place: int) -> int:
        """Return the number of the last line told at `place` of the history, -1 at the start."""
        return bisect_right(self.places, place) - 1

    def told_at(self, place: int) -> list[Line]:
        """Return the lines told at `place` of the history."""
        end = self.line_at(place) + 1
        return self.lines[bisect_left(self.places, place) : end]
