"""Several logs against each other: games, forks, cut logs, and what a seat signed twice."""

from collections.abc import Sequence

from net.core.verify.conflicts import find_conflicts
from net.core.verify.pool import Pool
from net.core.verify.report import Findings, Verdict
from net.core.verify.walk import Course


def compare(logs: Sequence[tuple[Course | None, Findings]], between: Findings) -> None:
    """Report what only several logs show: into a log's own findings, or `between` them.

    logs: the course of each log, None if it is unusable, and its findings so far.
    """
    usable = [(course, found) for course, found in logs if course is not None]
    if not usable:
        return
    first = usable[0][0]
    same = [(course, found) for course, found in usable if course.roster.gid == first.roster.gid]
    for course, found in usable:
        if course.roster.gid != first.roster.gid:
            found.damage(Verdict.WRONG_GAME, params=(("reason", "other_log"),))
    _find_forks([course for course, _ in same], between)
    longest = max(course.height for course, _ in same)
    for course, found in same:
        if course.height < longest:
            params = (("entries", course.height), ("known", longest))
            found.damage(Verdict.TRUNCATED, course.height, params=params)
    _find_conflicts(same, between)


def _find_forks(courses: Sequence[Course], between: Findings) -> None:
    """Report the seats that co-signed two histories; a final entry is co-signed by all."""
    reference = max(courses, key=lambda course: course.height)
    for course in courses:
        pairs = zip(course.finals, reference.finals, strict=False)
        for one, other in pairs:
            if one.entry != other.entry:
                for seat in course.roster.seats:
                    between.prove(Verdict.FORK, seat, one.entry.height, None)
                break


def _find_conflicts(logs: Sequence[tuple[Course, Findings]], between: Findings) -> None:
    if len(logs) < 2:
        return
    merged = Pool()
    for course, _ in logs:
        for item in course.pool.signed_items():
            merged.add(item)
    joint = Findings(-1)
    find_conflicts(merged, joint)
    known = {
        (finding.verdict, finding.seat, finding.height)
        for _, found in logs
        for finding in found.all
    }
    for finding in joint.all:
        if (finding.verdict, finding.seat, finding.height) not in known:
            between.prove(finding.verdict, finding.seat, finding.height, None, finding.params)
