"""Games that go on with others: which logs belong together, and whether a new game tells the truth.

A new game says where its parent stood. Alone that is its players' word; with a log of the parent it
is compared with what all who then took part had co-signed.
"""

from collections.abc import Sequence

from net.core.errors import Params
from net.core.messages import MAX_LINE, Parent
from net.core.verify.ending import FORFEIT
from net.core.verify.report import Findings, Verdict, Weight
from net.core.verify.walk import Course

Log = tuple[Course, Findings]


def related(courses: Sequence[Course]) -> frozenset[bytes]:
    """Return the ids of the games that are of one line with the first of `courses`."""
    line = {courses[0].roster.gid}
    while True:
        before = len(line)
        for course in courses:
            ids = {course.roster.gid, *_parent_gid(course)}
            if ids & line:
                line |= ids
        if len(line) == before:
            return frozenset(line)


def _parent_gid(course: Course) -> tuple[bytes, ...]:
    parent = course.roster.parent
    return () if parent is None else (parent.gid,)


def check_lineage(logs: Sequence[Log]) -> None:
    """Compare every new game among `logs` with the logs of its parent; report false beginnings."""
    for course, found in logs:
        parent = course.roster.parent
        if parent is None:
            continue
        known = [
            (other, told)
            for other, told in logs
            if other.roster.gid == parent.gid and other.height >= parent.height
        ]
        for other, _ in known:
            _compare(course, parent, other, found)
        if known:
            _suspect(parent, known, found)


def _suspect(parent: Parent, known: Sequence[Log], found: Findings) -> None:
    """Report whom `parent` keeps out for what none of the logs of that game shows."""
    guilty = {seat for other, told in known for seat in _guilty(other, told)}
    seats = [seat for seat in parent.out if seat not in guilty]
    if seats:
        params = (("seats", _list(seats)), ("voters", _list(parent.seats)), ("reason", "out"))
        found.claim(Verdict.UNFAIR_DROP_SUSPECT, 0, params)


def _guilty(course: Course, found: Findings) -> set[int]:
    proven = {one.seat for one in found.all if one.weight is Weight.PROOF and one.seat is not None}
    claimed = {item.seat for item in course.pool.ends if item.message.reason == FORFEIT}
    return {*proven, *claimed, *course.roster.out}


def _compare(course: Course, parent: Parent, other: Course, found: Findings) -> None:
    reason, liars = _fault(course, parent, other)
    if not reason:
        course.confirmed_by_parent = other.continued = True
    for seat in liars:
        if seat in course.pool.starts:
            params = (("reason", reason),)
            found.prove(Verdict.BAD_PARENT, seat, None, course.pool.starts[seat], params)
    if reason and not any(seat in course.pool.starts for seat in liars):
        found.claim(Verdict.BAD_PARENT, 0, (("reason", reason),))


def _fault(course: Course, parent: Parent, other: Course) -> tuple[str, tuple[int, ...]]:
    """Return what `parent` says wrongly, "" for nothing, and who has signed otherwise himself."""
    everybody = course.roster.starters
    if course.roster.keys != other.roster.keys:
        return "players", everybody
    if parent.line != other.roster.line[:MAX_LINE]:
        return "line", everybody
    knew = everybody
    if parent.height:
        # Who had been dropped by then may have been told otherwise.
        knew = other.finals[parent.height - 1].seats
    if other.head_at(parent.height) != parent.head:
        return "head", knew
    if other.state_at(parent.height) not in (None, parent.state):
        return "state", knew
    return "", ()


def beginnings_told(course: Course) -> list[tuple[Verdict, Params]]:
    """Return what a new game says of its beginning, which its players alone vouch for."""
    roster = course.roster
    if roster.parent is None:
        return []
    starters = _list(roster.starters)
    away = _list([seat for seat in roster.seats if seat not in roster.starters])
    told: list[tuple[Verdict, Params]] = []
    if not course.confirmed_by_parent:
        origin: Params = (("parent", roster.parent.gid.hex()), ("entries", roster.parent.height))
        told.append((Verdict.OK_FROM_PARENT, origin))
    if away:
        gone: Params = (("seats", away), ("voters", starters), ("reason", "new_game"))
        told.append((Verdict.OK_WITH_DROPS, gone))
    return told


def _list(seats: Sequence[int]) -> str:
    return ",".join(str(seat) for seat in seats)
