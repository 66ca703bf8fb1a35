"""The epochs of a game: the course goes over to each where it begins."""

from collections.abc import Iterator
from typing import Any

from net.core.messages import AbsentEntry, End, Vote
from net.core.verify.changes import judge_change, judge_said
from net.core.verify.drops import note_drop
from net.core.verify.motions import Change, Motion, choose_change, find_changes, find_motions
from net.core.verify.pool import Item
from net.core.verify.report import Verdict
from net.core.verify.steps import look
from net.core.verify.walk import Course

_UNCONFIRMED = (Vote, End, AbsentEntry)
"""What may stand in an epoch that not all have gone over to.

That is a vote, a forfeit's claim, and what the rules play for a seat, which nobody has signed.
"""


class Epochs:
    """Leads `course` from epoch to epoch.

    proposed: changes that the game did not go on by. made: those by which it did.
    """

    def __init__(self, course: Course) -> None:
        self._course = course
        self._next: Change | None = None
        self._motions: list[Motion] = []
        self._votes: list[Item[Vote]] = []
        self.proposed: list[Change] = []
        self.made: list[Change] = []
        self._look_ahead()

    def _look_ahead(self) -> None:
        pool, epoch = self._course.pool, self._course.epoch
        self._motions = find_motions(pool, epoch)
        self._votes = [item for item in pool.votes if item.message.eid == epoch.eid]
        changes = find_changes(pool, epoch, self._motions)
        self._next = choose_change(pool, changes, self._course.bases)
        self.proposed += [change for change in changes if change is not self._next]

    @property
    def goes_on(self) -> bool:
        """Say whether the log shows an epoch that the course has not come to."""
        return self._next is not None

    def follow(self) -> None:
        """Go over to every epoch that begins at the due height."""
        course = self._course
        self._judge_said()
        while self._next is not None and self._next.height == course.height:
            change = self._next
            course.supersede(look(course).candidates)
            epoch = judge_change(course, change)
            if epoch is None:
                self._next = None
                self.proposed.append(change)
                return
            note_drop(course, change, epoch)
            course.enter(epoch)
            self.made.append(change)
            self._look_ahead()
            self._judge_said()

    def _judge_said(self) -> None:
        height = self._course.height
        votes = (item for item in self._votes if item.message.height == height)
        motions = (motion for motion in self._motions if motion.height == height)
        judge_said(self._course, votes, motions)

    def check(self) -> None:
        """Report messages of epochs that the game did not come to, or not all have gone over to."""
        course = self._course
        settled = {final.entry.eid for final in course.finals}
        for change in self.made:
            if change.eid in settled:
                self._report_uncertified(change, next(iter(change.commits.values())))
        known = {epoch.eid for epoch in course.epochs}
        proposed = {change.eid: change for change in self.proposed}
        told: set[bytes] = set()
        for item in _said(course):
            eid = item.message.eid
            if eid in known:
                continue
            if eid not in proposed:
                course.found.damage(Verdict.WRONG_GAME, offset=item.offset)
            elif eid not in told and not isinstance(item.message, _UNCONFIRMED):
                told.add(eid)
                self._report_uncertified(proposed[eid], item)

    def _report_uncertified(self, change: Change, item: Item[Any]) -> None:
        missing = [str(seat) for seat in change.commits if seat not in change.oks]
        if missing:
            params = (("what", "epoch"), ("missing", ",".join(missing)))
            found = self._course.found
            found.damage(Verdict.UNCERTIFIED, change.height, item.offset, params)


def _said(course: Course) -> Iterator[Item[Any]]:
    """Return all messages that name the epoch they are of."""
    pool = course.pool
    shelves: tuple[dict[int, list[Any]], ...]
    shelves = (pool.actions, pool.acks, pool.timeouts, pool.reveals, pool.draws, pool.absents)
    for shelf in shelves:
        for items in shelf.values():
            yield from items
    yield from pool.ends
    yield from pool.votes
    yield from pool.reinstates
