"""What the rules play for a seat, judged: one that was dropped, or whose time was over."""

from net.core.absence import CLOCK, PASSIVE, absent_segment
from net.core.entries import SegmentError, play_segment
from net.core.messages import AbsentEntry
from net.core.transcript import absent_entry
from net.core.verify.pool import Item
from net.core.verify.report import Verdict
from net.core.verify.walk import Candidate, Course


def awaits_passive(course: Course) -> bool:
    """Say whether a seat is to move that takes no part; without the game the log decides."""
    if course.game is None:
        return bool(course.here(course.pool.absents)) and not course.here(course.pool.timeouts)
    return course.seat_to_move >= 0 and course.seat_to_move not in course.epoch.seats


def judge_passive(course: Course) -> list[Candidate]:
    """Return what may stand at the due height, where a passive seat is to move."""
    if course.game is None or course.stand_in is None:
        return _recorded(course, PASSIVE)
    return _derived(course, PASSIVE)


def judge_timeouts(course: Course) -> list[Candidate]:
    """Judge the TURN_TIMEOUTs at the due height; return the entry that they may make final."""
    items = course.here(course.pool.timeouts)
    if not items:
        return []
    if course.game is None:
        return _recorded(course, CLOCK)
    candidates: list[Candidate] = []
    if course.seat_to_move >= 0 and course.roster.settings.clock_s:
        candidates = _derived(course, CLOCK)
    called = {
        (one.message.seat, one.entry.hash, course.hash_of(one.post))
        for one in candidates
        if isinstance(one.message, AbsentEntry)
    }
    for item in items:
        timeout = item.message
        where = (item.seat, timeout.height, item.offset)
        if (timeout.seat, timeout.entry, timeout.post_state) not in called:
            params = (("message", "TurnTimeout"),)
            course.found.prove(Verdict.STATE_MISMATCH, *where, params)
    return candidates


def report_needless_absences(course: Course) -> None:
    """Report entries of this epoch at the due height for a seat that chooses itself."""
    for item in course.here(course.pool.absents):
        if item.message.cause == PASSIVE:
            _report(course, item)


def derive_absent(course: Course, cause: str) -> tuple[AbsentEntry, object]:
    """Return what the rules play for the seat to move, and the position after it.

    The game and, for PASSIVE, the stand-in are at hand.
    """
    game, state = course.game, course.state
    assert game is not None
    assert state is not None
    choose = course.stand_in if cause == PASSIVE else game.absent_policy
    assert choose is not None
    body, post = absent_segment(game, course.position, choose)
    where = (course.epoch.eid, course.height, course.head, course.seat_to_move, state)
    return AbsentEntry(*where, cause, body), post


def _derived(course: Course, cause: str) -> list[Candidate]:
    due, post = derive_absent(course, cause)
    offset = -1
    for item in course.here(course.pool.absents):
        if item.message == due:
            offset = item.offset
        elif item.message.cause == cause:
            _report(course, item)
    entry = absent_entry(course.roster.gid, due)
    return [Candidate(entry, due, post, offset, timed_out=cause == CLOCK)]


def _recorded(course: Course, cause: str) -> list[Candidate]:
    """Return what the log says was played; its author is not at hand, so it need but be legal."""
    candidates = []
    for item in course.here(course.pool.absents):
        absent = item.message
        if absent.cause != cause or absent.prev != course.head:
            continue
        post = None
        if course.game is not None:
            try:
                post = play_segment(course.game, course.position, absent.seat, absent.body)
            except SegmentError:
                _report(course, item)
                continue
        entry = absent_entry(course.roster.gid, absent)
        candidates.append(Candidate(entry, absent, post, item.offset, timed_out=cause == CLOCK))
    return candidates


def _report(course: Course, item: Item[AbsentEntry]) -> None:
    absent = item.message
    course.found.damage(Verdict.BROKEN_CHAIN, absent.height, item.offset)
    if absent.prev != course.head:
        return
    for ack in course.ackers(absent_entry(course.roster.gid, absent)):
        course.found.prove(Verdict.ACK_OF_ILLEGAL, ack.seat, absent.height, ack.offset)
