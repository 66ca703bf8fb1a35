"""What one seat signed twice although only once is allowed, in one log or between several."""

from collections.abc import Iterable
from typing import TypeVar

from net.core.messages import Ack, Message
from net.core.verify.pool import Item, Pool
from net.core.verify.report import Findings, Verdict

M = TypeVar("M", bound=Message)


def find_conflicts(pool: Pool, found: Findings) -> None:
    """Report every seat that signed two different things for one place."""
    for height in sorted(pool.actions):
        for action in _repeated(pool.actions[height]):
            _equivocation(action, height, found)
    for height in sorted(pool.acks):
        _ack_conflicts(pool.acks[height], height, found)
    for height in sorted(pool.reveals):
        for reveal in _repeated(pool.reveals[height]):
            _equivocation(reveal, height, found)
    for end in _repeated(pool.ends):
        _equivocation(end, end.message.height, found)
    first_epoch = [item for item in pool.commits if not item.message.parent_eid]
    for commit in _repeated(first_epoch):
        found.prove(Verdict.DUPLICATE_COMMIT, commit.seat, None, commit.offset)


def _repeated(items: Iterable[Item[M]]) -> list[Item[M]]:
    """Return what a seat signed beyond its first; a pool holds only distinct messages."""
    seats: dict[int, None] = {}
    more = []
    for item in items:
        if item.seat in seats:
            more.append(item)
        seats[item.seat] = None
    return more


def _ack_conflicts(items: Iterable[Item[Ack]], height: int, found: Findings) -> None:
    first: dict[int, Ack] = {}
    states: dict[tuple[int, int], bytes] = {}
    for item in items:
        ack, seat = item.message, item.seat
        known = first.setdefault(seat, ack)
        state = states.setdefault((seat, ack.revision), ack.post_state)
        if (known.kind, known.entry) != (ack.kind, ack.entry) or state != ack.post_state:
            _equivocation(item, height, found)


def _equivocation(item: Item[M], height: int, found: Findings) -> None:
    params = (("message", type(item.message).__name__),)
    found.prove(Verdict.EQUIVOCATION, item.seat, height, item.offset, params)
