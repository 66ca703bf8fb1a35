"""Names that may be tables, and which of them to look at next.

Anybody can flood the network with names. Nobody is kept out for good by that: tables that were
found are looked after first, then names never looked at, the newest before the others, then
those where nothing was found. Of too many names, one without a table goes by lot.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

MAX_NAMES = 1024
AGAIN_S = 10.0
FIRST_PAUSE_S = 1.0
LONGEST_PAUSE_S = 30.0

T = TypeVar("T")


@dataclass(eq=False, slots=True)
class Candidate(Generic[T]):
    """A name seen. table: what was found there last.

    due_s: when to look again, None if that was never done. pause_s: the last pause where nothing
    was found. busy: is being looked at. news: its records have changed since that began.
    """

    name: str
    pause_s: float
    table: T | None = None
    due_s: float | None = None
    busy: bool = False
    news: bool = False


class Candidates(Generic[T]):
    """The names seen and not gone. choose: draws one of several by lot."""

    def __init__(self, choose: Callable[[Sequence[str]], str]) -> None:
        self._choose = choose
        self._by_name: dict[str, Candidate[T]] = {}

    def see(self, name: str, now_s: float) -> None:
        """Note a name that is new or whose records have changed."""
        known = self._by_name.get(name)
        if known is None:
            self._make_room()
            self._by_name[name] = Candidate(name, FIRST_PAUSE_S)
        elif known.busy:
            known.news = True
        elif known.due_s is not None:
            known.due_s = now_s

    def forget(self, name: str) -> None:
        """Note that a name is gone."""
        self._by_name.pop(name, None)

    def clear(self) -> None:
        """Forget all names."""
        self._by_name.clear()

    def tables(self) -> list[T]:
        """Return the tables found, by when their names were first seen."""
        return [one.table for one in self._by_name.values() if one.table is not None]

    def begin(self, now_s: float) -> Candidate[T] | None:
        """Return whom to look at now, until `end`; None if nobody is due."""
        idle = [one for one in self._by_name.values() if not one.busy]
        due = [one for one in idle if one.due_s is not None and one.due_s <= now_s]
        found = [one for one in due if one.table is not None]
        fresh = [one for one in idle if one.due_s is None]
        if fresh and not found:
            chosen = fresh[-1]
        elif due:
            chosen = min(found or due, key=_due)
        else:
            return None
        chosen.busy, chosen.news = True, False
        return chosen

    def end(self, candidate: Candidate[T], table: T | None, now_s: float) -> None:
        """Note what was found at `candidate`, which may have gone meanwhile."""
        candidate.busy = False
        candidate.table = table
        pause_s = AGAIN_S
        if table is None:
            pause_s = candidate.pause_s = min(candidate.pause_s * 2, LONGEST_PAUSE_S)
        else:
            candidate.pause_s = FIRST_PAUSE_S
        candidate.due_s = now_s if candidate.news else now_s + pause_s

    def rest_s(self, now_s: float) -> float | None:
        """Return in how many seconds somebody is due; None if nobody will be."""
        due = [_due(one) for one in self._by_name.values() if not one.busy]
        return max(0.0, min(due) - now_s) if due else None

    def _make_room(self) -> None:
        if len(self._by_name) >= MAX_NAMES:
            empty = [name for name, one in self._by_name.items() if one.table is None]
            del self._by_name[self._choose(empty or tuple(self._by_name))]


def _due(candidate: Candidate[T]) -> float:
    return 0.0 if candidate.due_s is None else candidate.due_s
