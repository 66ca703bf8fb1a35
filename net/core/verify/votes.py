"""Votes judged: what can be meant, and what else their authors may have signed.

A vote seals its epoch: what its author signed there besides it must stand in the vote.
"""

from net.core.ballots import is_formed, read_certificate
from net.core.envelope import Envelope, open_
from net.core.epoch import Epoch
from net.core.errors import RemoteError
from net.core.messages import AbsentEntry, Ack, Action, LinkRow, Message, Reveal, TurnTimeout, Vote
from net.core.transcript import DRAW
from net.core.verify.ending import FORFEIT
from net.core.verify.inheritance import identity
from net.core.verify.pool import Item
from net.core.verify.report import Verdict
from net.core.verify.walk import Course

Entries = tuple[tuple[str, bytes], ...]
"""Kind and hash of entries."""


def check_votes(course: Course) -> None:
    """Report every seat whose vote cannot be meant, or denies what it signed in that epoch."""
    epochs = {epoch.eid: epoch for epoch in course.epochs}
    for item in course.pool.votes:
        epoch = epochs.get(item.message.eid)
        if epoch is not None:
            _check_form(course, epoch, item)
            _check_seal(course, epoch, item)


def _check_form(course: Course, epoch: Epoch, item: Item[Vote]) -> None:
    vote, roster = item.message, course.roster
    meant = item.seat in epoch.seats and is_formed(vote, item.seat, epoch, roster)
    if not meant or read_certificate(vote, epoch, roster) is None:
        params = (("reason", "vote"),)
        course.found.prove(Verdict.BAD_EPOCH, item.seat, vote.height, item.offset, params)


def _check_seal(course: Course, epoch: Epoch, item: Item[Vote]) -> None:
    pool, vote = course.pool, item.message
    allowed = _allowed(course, epoch, vote)
    for shelf in (pool.actions, pool.acks, pool.timeouts, pool.reveals):
        for height, items in shelf.items():
            for other in items if height >= vote.height else ():
                of_both = (other.seat, other.message.eid) == (item.seat, vote.eid)
                if of_both and not _stands(other.message, vote, epoch, allowed):
                    params = (("reason", "sealed"), ("message", type(other.message).__name__))
                    where = (item.seat, height, other.offset)
                    course.found.prove(Verdict.BAD_EPOCH, *where, params)
    for end in pool.ends:
        of_both = (end.seat, end.message.eid) == (item.seat, vote.eid)
        # The game may be claimed by one who has voted.
        if of_both and end.message.height > vote.height and end.message.reason != FORFEIT:
            params = (("reason", "sealed"), ("message", "End"))
            where = (item.seat, end.message.height, end.offset)
            course.found.prove(Verdict.BAD_EPOCH, *where, params)


def _allowed(course: Course, epoch: Epoch, vote: Vote) -> Entries | None:
    """Return kind and hash of what its author may have co-signed at the height of the vote.

    None for anything: what the epoch has taken over cannot be told here.
    """
    allowed: Entries = ()
    if vote.height == epoch.height and epoch.number:
        # What the epoch has taken over is co-signed without being locked anew.
        if epoch.required:
            allowed = (identity(course.roster.gid, open_(epoch.required)),)
        elif course.game is None or course.stand_in is None:
            return None
    locked = _locked(vote)
    if locked is not None and isinstance(locked.message, Action | AbsentEntry):
        allowed = (*allowed, identity(course.roster.gid, locked))
    return allowed


def _locked(vote: Vote) -> Envelope | None:
    try:
        return open_(vote.locked) if vote.locked else None
    except RemoteError:
        return None


def _stands(message: Message, vote: Vote, epoch: Epoch, allowed: Entries | None) -> bool:
    """Say whether the author of `vote` may have signed `message`, not below its height."""
    match message:
        case Action(height=height):
            return height == vote.height
        case Reveal(height=height, seat=seat, link=link):
            return height == vote.height and LinkRow(seat, link) in vote.links
        case TurnTimeout(height=height):
            locked = _locked(vote)
            return height == vote.height and locked is not None and locked.message == message
        case Ack(height=height, kind=kind, entry=entry) if height == vote.height:
            drawn = kind == DRAW and len(vote.links) == len(epoch.seats)
            return allowed is None or drawn or (kind, entry) in allowed
    return False
