"""Where a log stops: why there, and whether the end is co-signed."""

from collections.abc import Sequence

from net.core.errors import Params
from net.core.messages import End
from net.core.transcript import count_acks
from net.core.verify.pool import Item
from net.core.verify.report import Verdict
from net.core.verify.walk import Candidate, Course


def check_order(course: Course) -> None:
    """Report final entries that stand in another order in the file than they were played."""
    last = -1
    for final in course.finals:
        if 0 <= final.offset < last:
            course.found.damage(Verdict.REORDERED, final.entry.height, final.offset)
        last = max(last, final.offset)


def check_starts(course: Course) -> None:
    """Report seats that never agreed to the game although it was played."""
    missing = [seat for seat in course.roster.seats if seat not in course.pool.starts]
    if missing and course.finals:
        params = (("what", "start"), ("missing", _seats(missing)))
        course.found.damage(Verdict.UNCERTIFIED, params=params)


def check_stop(course: Course, pending: list[Candidate]) -> None:
    """Report what the log holds beyond the last final entry.

    pending: entries that may stand at the due height but are not final. Whatever else is wrong
    with entries at that height has been reported.
    """
    height, pool, found = course.height, course.pool, course.found
    entries_later = any(h > height for h in (*pool.actions, *pool.draws))
    if pending:
        if entries_later or _signed_later(course):
            _report_uncertified(course, pending[0])
        elif height + 1 in pool.reveals:
            seats = sorted({item.seat for item in pool.reveals[height + 1]})
            found.claim(Verdict.EARLY_REVEAL, height + 1, (("seats", _seats(seats)),))
    elif height in pool.actions or height in pool.draws:
        return
    elif entries_later:
        found.damage(Verdict.MISSING_ENTRY, height)
    elif _signed_later(course) or height in pool.acks or height + 1 in pool.reveals:
        found.damage(Verdict.TRUNCATED, height)


def co_signed_end(course: Course) -> End | None:
    """Check every END, and return it if all seats co-signed one end of the game."""
    held = {item.seat: item.message for item in course.pool.ends if _end_holds(course, item)}
    if len(held) < len(course.roster.seats) or len(dict.fromkeys(held.values())) > 1:
        return None
    return held[0]


def _end_holds(course: Course, item: Item[End]) -> bool:
    end, found = item.message, course.found
    if end.height > course.height:
        return False
    if end.head != course.head_at(end.height):
        params: Params = (("message", "End"),)
        found.prove(Verdict.EQUIVOCATION, item.seat, end.height, item.offset, params)
        return False
    reason = _end_fault(course, end)
    if reason:
        params = (("message", "End"), ("reason", reason))
        found.prove(Verdict.STATE_MISMATCH, item.seat, end.height, item.offset, params)
    return not reason


def _end_fault(course: Course, end: End) -> str:
    if end.height < course.height or (course.game and course.over is None):
        return "not_over"
    if course.over is None:
        return ""
    if end.state != course.state:
        return "state"
    return "" if end.scores == course.over.scores else "scores"


def _signed_later(course: Course) -> bool:
    height, pool = course.height, course.pool
    return (
        any(h > height for h in pool.acks)
        or any(h > height + 1 for h in pool.reveals)
        or any(item.message.height > height for item in pool.ends)
    )


def _report_uncertified(course: Course, candidate: Candidate) -> None:
    acks = course.pool.acks_by_seat(course.height)
    count = count_acks(candidate.entry, course.roster.seats, acks)
    params = (("what", "entry"), ("missing", _seats(count.missing)))
    course.found.damage(Verdict.UNCERTIFIED, course.height, candidate.offset, params)


def _seats(seats: Sequence[int]) -> str:
    return ",".join(str(seat) for seat in seats)
