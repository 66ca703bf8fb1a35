"""Seats that were dropped, or whose time ran out: what the others say, and what speaks against it.

That a player was silent cannot be proven, nor that he was not.
"""

from net.core.absence import CLOCK
from net.core.epoch import Epoch
from net.core.errors import Params
from net.core.messages import AbsentEntry
from net.core.verify.motions import Change
from net.core.verify.report import Verdict, Weight
from net.core.verify.walk import Course, Drop


def note_drop(course: Course, change: Change, epoch: Epoch) -> None:
    """Remember who was dropped when `course` goes over to `epoch`."""
    gone = tuple(seat for seat in course.epoch.seats if seat not in epoch.seats)
    if not gone:
        return
    voters = tuple(change.votes)
    reasons = [item.message.reason for item in change.votes.values()]
    reason = next((one for one in ("proof", "silence") if one in reasons), reasons[0])
    spoke = tuple(seat for seat in gone if not _owes(course, seat) and _spoke(course, seat, change))
    course.drops.append(Drop(epoch.height, gone, voters, reason, spoke))


def _spoke(course: Course, seat: int, change: Change) -> bool:
    """Say whether the owner of the log voted after `seat` had, which missed nobody.

    It rests on the order of the records, which whoever has the file may have changed.
    """
    own = change.votes.get(course.owner)
    return own is not None and any(
        item.offset < own.offset and not any(one in item.message.drop for one in change.votes)
        for item in course.pool.votes
        if item.seat == seat
        and (item.message.eid, item.message.attempt) == (own.message.eid, own.message.attempt)
    )


def _owes(course: Course, seat: int) -> bool:
    """Say whether the game waited for a signature or an action of `seat`."""
    pool = course.pool
    if course.awaits_draw:
        return not any(item.seat == seat for item in course.here(pool.reveals))
    if course.here(pool.actions):
        return not any(item.seat == seat for item in course.here(pool.acks))
    return course.seat_to_move == seat


def report_suspects(course: Course) -> None:
    """Report voters whose own records speak against the reason they dropped a seat for."""
    proven = {one.seat for one in course.found.all if one.weight is Weight.PROOF}
    for drop in course.drops:
        for seat in drop.seats:
            unproven = drop.reason == "proof" and seat not in proven
            if unproven or (drop.reason == "silence" and seat in drop.spoke):
                params = _told(drop, (seat,))
                course.found.claim(Verdict.UNFAIR_DROP_SUSPECT, drop.height, params)


def drops_told(course: Course) -> list[tuple[int, Params]]:
    """Return height and details of every seat that was dropped or timed out, in order."""
    told = [(drop.height, _told(drop, drop.seats)) for drop in course.drops]
    for final in course.finals:
        message = final.message
        if isinstance(message, AbsentEntry) and message.cause == CLOCK:
            voters = tuple(seat for seat in final.seats if seat != message.seat)
            params = (("seats", str(message.seat)), ("voters", _list(voters)), ("reason", CLOCK))
            told.append((final.entry.height, params))
    return sorted(told)


def _told(drop: Drop, seats: tuple[int, ...]) -> Params:
    return (("seats", _list(seats)), ("voters", _list(drop.voters)), ("reason", drop.reason))


def _list(seats: tuple[int, ...]) -> str:
    return ",".join(str(seat) for seat in seats)
