"""How a case is timed: by its process's own processor time, which other load disturbs least."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import process_time
from typing import Protocol

BATCH = 20
"""How often an operation is called between two looks at the clock."""


@dataclass(frozen=True)
class Case:
    """Something to time. work: does some of it and returns how much: decisions, or calls."""

    work: Callable[[], int]

    def window(self, seconds: float) -> float:
        """Work for `seconds` of processor time; return the amount done in one second."""
        amount = 0
        start = process_time()
        while (elapsed := process_time() - start) < seconds:
            amount += self.work()
        return amount / elapsed


@dataclass(frozen=True)
class Settled:
    """Something to time of which the aftermath is not counted: act, then settle."""

    act: Callable[[], object]
    settle: Callable[[], object]

    def window(self, seconds: float) -> float:
        """Act for `seconds` of processor time in all; return how often in one second."""
        count, spent = 0, 0.0
        while spent < seconds:
            start = process_time()
            self.act()
            spent += process_time() - start
            count += 1
            self.settle()
        return count / spent


class Timed(Protocol):
    """What can be timed."""

    def window(self, seconds: float, /) -> float:
        """Work for about `seconds`; return how much is done in one second."""


Cases = Mapping[str, Timed]
"""What a contender can be timed at, by name."""


def operation(call: Callable[[], object]) -> Case:
    """Return the case of one operation, counted in calls."""

    def batch() -> int:
        for _ in range(BATCH):
            call()
        return BATCH

    return Case(batch)
