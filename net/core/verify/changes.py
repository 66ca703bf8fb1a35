"""A change of epoch judged, where the course has come to it."""

from collections.abc import Iterable
from typing import Any

from net.core.ballots import is_honoured, required_entry
from net.core.envelope import open_
from net.core.epoch import Epoch, best_vote, has_quorum, next_epoch
from net.core.history import OpenEntry
from net.core.messages import AbsentEntry, Commit, DrawEntry, Vote
from net.core.verify.absences import derive_absent
from net.core.verify.draws import derive_draw
from net.core.verify.motions import Change, Motion, envelopes
from net.core.verify.pool import Item
from net.core.verify.report import Verdict
from net.core.verify.walk import Course


class CourseBook:
    """The course at its height, as players look at their own game when an epoch ends."""

    def __init__(self, course: Course) -> None:
        assert course.game is not None
        assert course.state is not None
        self._course = course
        self.roster = course.roster
        self.epoch = course.epoch
        self.rounds = course.rounds
        self.game = course.game
        self.open: OpenEntry[Any] = OpenEntry(
            course.height,
            course.head,
            course.position,
            course.state,
            course.game.awaiting(course.position),
            open_(course.required) if course.required else None,
        )

    def draw_entry(self, links: dict[int, bytes]) -> tuple[DrawEntry, Any]:
        """Return the DRAW that the links of all active seats give, and the position after it."""
        return derive_draw(self._course, links)

    def derive_absent(self, cause: str) -> tuple[AbsentEntry, Any]:
        """Return the entry the rules choose for the seat to move, and the position after it."""
        return derive_absent(self._course, cause)


def judge_change(course: Course, change: Change) -> Epoch | None:
    """Return the epoch that `change` leads to at the due height, None if it is not valid."""
    best = next(one.message for one in change.votes.values() if one.message.height == change.height)
    if best.head != course.head:
        offset = next(iter(change.commits.values())).offset
        course.found.damage(Verdict.BROKEN_CHAIN, course.height, offset)
        return None
    reason = _fault(course, change)
    if reason:
        for ok in change.oks.values():
            params = (("reason", reason),)
            course.found.prove(Verdict.BAD_EPOCH, ok.seat, course.height, ok.offset, params)
        return None
    _check_consents(course, best)
    required = b""
    votes, commits = envelopes(change.votes), envelopes(change.commits)
    if course.game is not None and _can_derive(course):
        entry = required_entry(CourseBook(course), votes, commits)
        required = entry.raw if entry is not None else b""
    return next_epoch(course.epoch, votes, commits, required, confirmed=True)


def _can_derive(course: Course) -> bool:
    """Say whether all is at hand that the players derived the entry to take over from."""
    passive = course.seat_to_move not in (-1, *course.epoch.seats)
    return not passive or course.stand_in is not None


def judge_said(course: Course, votes: Iterable[Item[Vote]], motions: Iterable[Motion]) -> None:
    """Judge links in `votes` and COMMITs of `motions`, whatever came of them.

    All are of the due height.
    """
    for item in votes:
        if course.awaits_draw and not _links_hold(course, item.message):
            params = (("reason", "link"),)
            found = course.found
            found.prove(Verdict.BAD_EPOCH, item.seat, course.height, item.offset, params)
    if course.game is None:
        return
    for motion in motions:
        if best_vote(envelopes(motion.votes)).head == course.head:
            for commit in motion.commits:
                _judge_commit(course, commit)


def _judge_commit(course: Course, item: Item[Commit]) -> None:
    if not is_honoured(CourseBook(course), item.seat, item.message):
        params = (("reason", "commit"),)
        course.found.prove(Verdict.BAD_EPOCH, item.seat, course.height, item.offset, params)


def _links_hold(course: Course, vote: Vote) -> bool:
    return all(course.rounds.follows(row.seat, row.link) for row in vote.links)


def _fault(course: Course, change: Change) -> str:
    """Return why nobody may go over to the new epoch, "" if everybody may."""
    remaining = tuple(change.votes)
    if not any(has_quorum(base, remaining) for base in course.bases):
        return "quorum"
    if course.game is None:
        return ""
    book = CourseBook(course)
    whole = all(is_honoured(book, seat, item.message) for seat, item in change.commits.items())
    return "" if whole else "commit"


def _check_consents(course: Course, best: Vote) -> None:
    """Report a seat that came back although the log does not show that everybody agreed."""
    for seat in best.join:
        agreed = {
            item.seat
            for item in course.pool.reinstates
            if (item.message.eid, item.message.seat) == (course.epoch.eid, seat)
        }
        missing = [str(one) for one in course.epoch.seats if one not in agreed]
        if missing:
            params = (("what", "reinstate"), ("of", ",".join(missing)))
            course.found.damage(Verdict.MISSING_ENTRY, course.height, params=params)
