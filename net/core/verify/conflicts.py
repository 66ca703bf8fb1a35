"""What one seat signed twice although only once is allowed, in one log or between several."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from net.core.conduct import contradict
from net.core.messages import (
    Ack,
    Action,
    Commit,
    End,
    EpochOk,
    Message,
    Reveal,
    TurnTimeout,
    Vote,
)
from net.core.verify.pool import Item, Pool
from net.core.verify.report import Findings, Verdict

Place = tuple[int, str, bytes, int]
"""Seat, name of what is signed there, epoch, and height or attempt."""


def find_conflicts(pool: Pool, found: Findings) -> None:
    """Report every seat that signed two different things for one place."""
    for items in _related(pool):
        seats = {item.seat for item in items}
        if len(seats) < len(items):
            _search(items, found)


def _related(pool: Pool) -> Iterator[Sequence[Item[Any]]]:
    """Return messages that might contradict each other together."""
    yield from pool.actions.values()
    yield from pool.reveals.values()
    for height, acks in pool.acks.items():
        yield acks + pool.timeouts.get(height, []) if pool.timeouts else acks
    yield from pool.timeouts.values()
    yield from (pool.ends, pool.commits, pool.votes, pool.oks)


def _search(items: Iterable[Item[Message]], found: Findings) -> None:
    places: dict[Place, list[Item[Message]]] = {}
    for item in items:
        places.setdefault(_place(item), []).append(item)
    for place, together in places.items():
        if len(together) > 1:
            _compare(place[3], together, found)


def _place(item: Item[Message]) -> Place:
    message = item.message
    match message:
        case Ack(eid=eid, height=height) | TurnTimeout(eid=eid, height=height):
            # A seat gives either of them to an ACTION, never both.
            return item.seat, "Ack", eid, height
        case Commit(parent_eid=eid, attempt=attempt):
            return item.seat, "Commit", eid, attempt
        case Vote(eid=eid, attempt=attempt):
            return item.seat, "Vote", eid, attempt
        case EpochOk(parent_eid=eid):
            return item.seat, "EpochOk", eid, 0
        case Action() | Reveal() | End():
            return item.seat, type(message).__name__, message.eid, message.height
    raise TypeError(f"{type(message).__name__} has no place of its own")


def _compare(number: int, items: Iterable[Item[Message]], found: Findings) -> None:
    before: list[Item[Message]] = []
    for item in items:
        if any(contradict(one.envelope, item.envelope) for one in before):
            _report(item, number, found)
        before.append(item)


def _report(item: Item[Message], number: int, found: Findings) -> None:
    message = item.message
    params = (("message", type(message).__name__),)
    if isinstance(message, Commit) and not message.parent_eid:
        found.prove(Verdict.DUPLICATE_COMMIT, item.seat, None, item.offset)
    elif isinstance(message, Commit | Vote | EpochOk):
        found.prove(Verdict.EQUIVOCATION, item.seat, None, item.offset, params)
    else:
        found.prove(Verdict.EQUIVOCATION, item.seat, number, item.offset, params)
