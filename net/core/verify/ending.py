"""Where a log stops: why there, and whether the end is co-signed."""

from collections.abc import Mapping, Sequence
from typing import Any

from net.core.absence import CLOCK
from net.core.epoch import is_abandoned
from net.core.errors import Params
from net.core.messages import AbsentEntry, DrawEntry, End
from net.core.transcript import count_acks
from net.core.verify.pool import Item, Pool
from net.core.verify.report import Findings, Verdict
from net.core.verify.walk import Candidate, Course, Final

FORFEIT = "forfeit"


def check_records(course: Course) -> None:
    """Report final entries without a record, or in another order in the file than played."""
    last = -1
    for final in course.finals:
        height, offset = final.entry.height, final.offset
        if offset < 0 and not _comes_last(course, final):
            params = (("what", _WHAT.get(type(final.message), "action")),)
            course.found.damage(Verdict.MISSING_ENTRY, height, params=params)
        elif offset < last:
            course.found.damage(Verdict.REORDERED, height, offset)
        last = max(last, offset)


def _comes_last(course: Course, final: Final) -> bool:
    """Say whether the record of `final` is written after what makes it final, and nothing else."""
    timed_out = isinstance(final.message, AbsentEntry) and final.message.cause == CLOCK
    return timed_out and final is course.finals[-1]


_WHAT = {DrawEntry: "draw", AbsentEntry: "absent"}


def check_starts(course: Course) -> None:
    """Report seats that never agreed to the game although it was played."""
    missing = [seat for seat in course.roster.starters if seat not in course.pool.starts]
    if missing and course.finals:
        params = (("what", "start"), ("missing", _seats(missing)))
        course.found.damage(Verdict.UNCERTIFIED, params=params)


def check_stop(course: Course, pending: list[Candidate], *, goes_on: bool) -> None:
    """Report what the log holds beyond the last final entry.

    pending: entries that may stand at the due height but are not final. Whatever else is wrong
    with entries at that height has been reported. goes_on: the log shows an epoch that begins
    later.
    """
    height, pool, found = course.height, course.pool, course.found
    entries_later = goes_on or any(
        (_above(course, pool.actions), _above(course, pool.draws), _above(course, pool.absents))
    )
    acted, drawn = course.here(pool.actions), course.here(pool.draws)
    reveals_next = [item for item in pool.reveals.get(height + 1, ()) if _is_here(course, item)]
    if pending:
        if entries_later or _signed_later(course):
            _report_uncertified(course, pending[0])
        elif reveals_next:
            seats = sorted({item.seat for item in reveals_next})
            found.claim(Verdict.EARLY_REVEAL, height + 1, (("seats", _seats(seats)),))
    elif acted or drawn:
        return
    elif entries_later:
        found.damage(Verdict.MISSING_ENTRY, height)
    elif _signed_later(course) or course.here(pool.acks) or reveals_next:
        found.damage(Verdict.TRUNCATED, height)


def _is_here(course: Course, item: Item[Any]) -> bool:
    return bool(item.message.eid == course.epoch.eid)


def _above(course: Course, shelf: Mapping[int, Sequence[Item[Any]]], least: int = 1) -> bool:
    """Say whether there is anything of this epoch, `least` or more above the due height."""
    return any(
        _is_here(course, item)
        for height, items in shelf.items()
        if height >= course.height + least
        for item in items
    )


def _signed_later(course: Course) -> bool:
    pool = course.pool
    ends = (item for item in pool.ends if _is_here(course, item))
    return (
        _above(course, pool.acks)
        or _above(course, pool.timeouts)
        or _above(course, pool.reveals, 2)
        or any(item.message.height > course.height for item in ends)
    )


def _report_uncertified(course: Course, candidate: Candidate) -> None:
    acks = course.pool.acks_by_seat(course.height)
    count = count_acks(candidate.entry, course.epoch.seats, acks)
    params = (("what", "entry"), ("missing", _seats(count.missing)))
    course.found.damage(Verdict.UNCERTIFIED, course.height, candidate.offset, params)


# ---------------------------------------------------------------- the end


def co_signed_end(course: Course) -> End | None:
    """Check every END, and return it if all seats of one epoch co-signed one end of the game.

    Some may have gone over to another epoch meanwhile, and signed it there as well.
    """
    held: dict[bytes, dict[int, End]] = {}
    for item in course.pool.ends:
        if _end_holds(course, item) and item.message.reason != FORFEIT:
            held.setdefault(item.message.eid, {})[item.seat] = item.message
    for epoch in reversed(course.epochs):
        ends = [held.get(epoch.eid, {}).get(seat) for seat in epoch.seats]
        first = ends[0]
        if first is not None and first.height == course.height and ends.count(first) == len(ends):
            return first
    return None


def _end_holds(course: Course, item: Item[End]) -> bool:
    end, found = item.message, course.found
    if not course.first <= end.height <= course.height:
        return False
    if end.head != course.head_at(end.height):
        if course.may_be_timed_out(item.seat, end.height):
            return False
        params: Params = (("message", "End"),)
        found.prove(Verdict.EQUIVOCATION, item.seat, end.height, item.offset, params)
        return False
    reason = _end_fault(course, item)
    if reason:
        params = (("message", "End"), ("reason", reason))
        found.prove(Verdict.STATE_MISMATCH, item.seat, end.height, item.offset, params)
    return not reason


def _end_fault(course: Course, item: Item[End]) -> str:
    """Return what is wrong with an END whose head is right, "" if nothing."""
    end = item.message
    if _goes_on(course, item):
        return "not_over"
    if end.reason != "played":
        return _unplayed_fault(course, end)
    if end.height < course.height or (course.game and course.over is None):
        return "not_over"
    if course.over is None:
        return ""
    if end.state != course.state:
        return "state"
    return "" if end.scores == course.over.scores else "scores"


def _goes_on(course: Course, item: Item[End]) -> bool:
    """Say whether the game goes on in that epoch though the END of `item` is signed.

    Others may play on after a claim: by an entry under way that its author had co-signed before,
    and by calling time on him.
    """
    end = item.message
    if end.reason != FORFEIT:
        return any(final.entry.eid == end.eid for final in course.finals_from(end.height))
    pool = course.pool
    shelves: tuple[Mapping[int, Sequence[Item[Any]]], ...] = (pool.acks, pool.actions)
    said = (one for shelf in shelves for height in shelf for one in shelf[height])
    by_him = (one.message for one in said if one.seat == item.seat)
    return any(one.eid == end.eid and one.height > end.height for one in by_him)


def _unplayed_fault(course: Course, end: End) -> str:
    if course.state_at(end.height) not in (None, end.state):
        return "state"
    if any(end.scores):
        return "scores"
    epoch = next((one for one in course.epochs if one.eid == end.eid), course.epoch)
    played = course.over is not None and end.height == course.height
    fits = end.reason == FORFEIT or (is_abandoned(epoch, course.roster) and not played)
    return "" if fits else "reason"


def claims_of(pool: Pool) -> dict[int, End]:
    """Return who claims that everybody else has forfeited the game, with his END."""
    return {item.seat: item.message for item in pool.ends if item.message.reason == FORFEIT}


def report_dispute(pool: Pool, found: Findings) -> None:
    """Report that more than one seat claims the others' forfeit."""
    claims = claims_of(pool)
    if len(claims) > 1:
        height = min(end.height for end in claims.values())
        params = (("seats", _seats(sorted(claims))),)
        found.claim(Verdict.DISPUTED_END, height, params)


def forfeits_told(course: Course) -> list[tuple[int, Params]]:
    """Return height and details of every claim of a forfeit."""
    told: list[tuple[int, Params]] = []
    for seat, end in claims_of(course.pool).items():
        others = [one for one in course.epoch.seats if one != seat]
        details = (("seats", _seats(others)), ("voters", str(seat)), ("reason", FORFEIT))
        told.append((end.height, details))
    return told


def _seats(seats: Sequence[int]) -> str:
    return ",".join(str(seat) for seat in seats)
