"""Several logs against each other: games, forks, cut logs, and what a seat signed twice.

Logs of one game, and of games that go on with it as new ones, belong together.
"""

from collections.abc import Sequence

from net.core.verify.conflicts import find_conflicts
from net.core.verify.ending import report_dispute
from net.core.verify.lineage import check_lineage, related
from net.core.verify.pool import Pool
from net.core.verify.report import BETWEEN, Findings, Verdict
from net.core.verify.walk import Course, Final


def compare(logs: Sequence[tuple[Course | None, Findings]], between: Findings) -> None:
    """Report what only several logs show: into a log's own findings, or `between` them.

    logs: the course of each log, None if it is unusable, and its findings so far.
    """
    usable = [(course, found) for course, found in logs if course is not None]
    if not usable:
        return
    line = related([course for course, _ in usable])
    for course, found in usable:
        if course.roster.gid not in line:
            found.damage(Verdict.WRONG_GAME, params=(("reason", "other_log"),))
    games = dict.fromkeys(course.roster.gid for course, _ in usable)
    for gid in games:
        if gid in line:
            same = [(course, found) for course, found in usable if course.roster.gid == gid]
            _compare_one_game(same, between)
    check_lineage(usable)


def _compare_one_game(same: Sequence[tuple[Course, Findings]], between: Findings) -> None:
    longest = max((course for course, _ in same), key=lambda course: course.height)
    _find_forks([course for course, _ in same], longest, between)
    for course, found in same:
        if _is_cut(course, longest):
            params = (("entries", course.height), ("known", longest.height))
            found.damage(Verdict.TRUNCATED, course.height, params=params)
    if len(same) > 1:
        _find_in_all(same, between)


def _is_cut(course: Course, longest: Course) -> bool:
    """Say whether the log ends although its epoch went on; who was dropped has no more."""
    if course.height >= longest.height:
        return False
    return longest.finals[course.height].entry.eid == course.epoch.eid


def _find_forks(courses: Sequence[Course], reference: Course, between: Findings) -> None:
    """Report the seats that co-signed two histories; a final entry is co-signed by all."""
    for course in courses:
        for one, other in zip(course.finals, reference.finals, strict=False):
            if one.entry.hash != other.entry.hash:
                _report_fork(one, other, between)
                break


def _report_fork(one: Final, other: Final, between: Findings) -> None:
    height = one.entry.height
    if one.entry.eid != other.entry.eid:
        # The later epoch had to keep the entry; which of its seats lied about it stays open.
        between.prove(Verdict.FORK, None, height, None)
        return
    for seat in one.seats:
        between.prove(Verdict.FORK, seat, height, None)


def _find_in_all(logs: Sequence[tuple[Course, Findings]], between: Findings) -> None:
    merged = Pool()
    for course, _ in logs:
        for item in course.pool.signed_items():
            merged.add(item)
    joint = Findings(BETWEEN)
    find_conflicts(merged, joint)
    report_dispute(merged, joint)
    known = {
        (finding.verdict, finding.seat, finding.height)
        for _, found in logs
        for finding in found.all
    }
    for finding in joint.all:
        if (finding.verdict, finding.seat, finding.height) not in known:
            between.add(finding)
