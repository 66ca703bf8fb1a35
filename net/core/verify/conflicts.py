"""What one seat signed twice although only once is allowed, in one log or between several."""

from collections.abc import Iterable

from net.core.conduct import contradict
from net.core.messages import Ack, Commit, EpochOk, Message, TurnTimeout, Vote
from net.core.verify.pool import Item, Pool
from net.core.verify.report import Findings, Verdict

Place = tuple[int, str, bytes, int]
"""Seat, name of what is signed there, epoch, and height or attempt."""


def find_conflicts(pool: Pool, found: Findings) -> None:
    """Report every seat that signed two different things for one place."""
    places: dict[Place, list[Item[Message]]] = {}
    for item in pool.signed_items():
        places.setdefault(_place(item), []).append(item)
    for place, items in places.items():
        if len(items) > 1:
            _compare(place[3], items, found)


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
    name = type(message).__name__
    return item.seat, name, getattr(message, "eid", b""), getattr(message, "height", 0)


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
