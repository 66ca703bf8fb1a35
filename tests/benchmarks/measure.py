"""How a case is timed: by its process's own processor time, which other load disturbs least."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import process_time

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


Cases = Mapping[str, Case]
"""What a contender can be timed at, by name."""


def operation(call: Callable[[], object]) -> Case:
    """Return the case of one operation, counted in calls."""

    def batch() -> int:
        for _ in range(BATCH):
            call()
        return BATCH

    return Case(batch)
