"""The entry that an epoch takes over from the one before it."""

from itertools import chain
from typing import Any

from engine.game import Game
from net.core.entries import play_segment
from net.core.envelope import Envelope, open_
from net.core.messages import AbsentEntry, Action, DrawEntry
from net.core.transcript import (
    ABSENT,
    ACTION,
    DRAW,
    Entry,
    absent_hash,
    action_hash,
    draw_hash,
)
from net.core.verify.pool import Item
from net.core.verify.report import Verdict
from net.core.verify.walk import Candidate, Course

Inherited = Action | DrawEntry | AbsentEntry

_BROKEN = (("reason", "required"),)


def judge_required(course: Course) -> list[Candidate]:
    """Return the entry that must stand here, and report who signed for any other."""
    candidate = _candidate(course, open_(course.required), _offset(course))
    entry, pool, found = candidate.entry, course.pool, course.found
    for item in chain(course.here(pool.actions), course.here(pool.timeouts)):
        found.prove(Verdict.BAD_EPOCH, item.seat, course.height, item.offset, _BROKEN)
    for ack in course.here(pool.acks):
        if (ack.message.kind, ack.message.entry) != (entry.kind, entry.hash):
            found.prove(Verdict.BAD_EPOCH, ack.seat, course.height, ack.offset, _BROKEN)
    return [candidate]


def inherited(course: Course) -> list[Candidate]:
    """Return what this epoch may have taken over, where the rules cannot tell what it must."""
    if course.game is not None or course.height != course.epoch.height or not course.epoch.number:
        return []
    return [
        _candidate(course, item.envelope, item.offset)
        for item in _recorded(course)
        if item.message.eid != course.epoch.eid and item.message.prev == course.head
    ]


def _recorded(course: Course) -> list[Item[Any]]:
    pool, height = course.pool, course.height
    shelves: tuple[dict[int, list[Any]], ...] = (pool.actions, pool.draws, pool.absents)
    return [item for shelf in shelves for item in shelf.get(height, ())]


def _offset(course: Course) -> int:
    raw = course.required
    return next((item.offset for item in _recorded(course) if item.envelope.raw == raw), -1)


def _candidate(course: Course, envelope: Envelope, offset: int) -> Candidate:
    message = envelope.message
    assert isinstance(message, Inherited)
    kind, entry_hash = identity(course.roster.gid, envelope)
    entry = Entry(course.epoch.eid, course.height, kind, entry_hash)
    post = _play(course.game, course.position, message) if course.game else None
    return Candidate(entry, message, post, offset)


def identity(gid: bytes, envelope: Envelope) -> tuple[str, bytes]:
    """Return kind and hash of the entry in `envelope`."""
    match envelope.message:
        case DrawEntry() as draw:
            return DRAW, draw_hash(gid, draw)
        case AbsentEntry() as absent:
            return ABSENT, absent_hash(gid, absent)
    return ACTION, action_hash(gid, envelope)


def _play(game: Game[Any, Any], position: Any, message: Inherited) -> Any:
    if not isinstance(message, DrawEntry):
        return play_segment(game, position, message.seat, message.body)
    for outcome in message.outcomes:
        position = game.draw(position, outcome)
    return position
