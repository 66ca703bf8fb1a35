"""Evidence drawn from logs: for each seat that is convicted the least that convicts it alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from net.core.logfile import read
from net.core.messages import DrawEntry, Message
from net.core.verify.casefile import (
    MAGIC,
    MAX_POSITION,
    Case,
    case_records,
    evidence_file,
)
from net.core.verify.checking import Checked, judge_case
from net.core.verify.intake import Opener
from net.core.verify.pool import Item, Pool
from net.core.verify.report import BETWEEN, Finding, Findings, Weight
from net.core.verify.rules import Rules
from net.core.verify.walk import Course

MAX_CASES = 16
_MOST_TO_TRY = 120
"""Of so many messages at most it is tried which are needed."""

Items = list[Item[Any]]


@dataclass(frozen=True, slots=True)
class _Source:
    """Where a case is drawn from. course: of one log; pool: its own, or that of all logs."""

    genesis: bytes
    course: Course | None
    pool: Pool


def evidence_of(
    checked: Sequence[Checked], findings: Sequence[Finding], opener: Opener, rules: Rules
) -> bytes:
    """Return an evidence file on the proofs among `findings`, empty if there are none to be had.

    Every case in it has been judged as anybody who gets the file will judge it.
    """
    cases: dict[tuple[str, int | None], bytes] = {}
    for finding in findings:
        key = (finding.verdict.value, finding.seat)
        if finding.weight is Weight.PROOF and key not in cases and len(cases) < MAX_CASES:
            source = _source(checked, finding)
            case = _Prosecutor(source, opener, rules).make_case(finding) if source else b""
            if case:
                cases[key] = case
    return evidence_file(cases.values()) if cases else b""


def _source(checked: Sequence[Checked], finding: Finding) -> _Source | None:
    if finding.log != BETWEEN:
        one = checked[finding.log]
        pool = one.course.pool if one.course else Pool()
        return _Source(one.genesis, one.course, pool) if one.genesis else None
    logs = [one for one in checked if one.course is not None]
    first = logs[0]
    assert first.course is not None
    merged = Pool()
    for one in logs:
        if one.course is not None and one.course.roster.gid == first.course.roster.gid:
            for item in one.course.pool.signed_items():
                merged.add(item)
    return _Source(first.genesis, None, merged)


class _Prosecutor:
    """Makes cases out of `source`."""

    def __init__(self, source: _Source, opener: Opener, rules: Rules) -> None:
        self._source = source
        self._opener = opener
        self._rules = rules

    def make_case(self, finding: Finding) -> bytes:
        """Return the records of the smallest case that proves `finding`, empty if none does."""
        seat = -1 if finding.seat is None else finding.seat
        height = -1 if finding.height is None else finding.height
        charge = Case(finding.verdict.value, seat, height, 0, b"")
        for case, items in self._attempts(charge):
            if self._proves(case, items):
                return self._written(case, self._least(case, items))
        return b""

    def _attempts(self, charge: Case) -> Iterator[tuple[Case, Items]]:
        pool, course = self._source.pool, self._source.course
        yield charge, []
        if charge.seat >= 0:
            yield charge, list(_own(pool, charge.seat, charge.height))
        if course is not None:
            start = _start(course, charge.height)
            if start:
                text = _position(course, start)
                if len(text) <= MAX_POSITION:
                    yield (
                        replace(charge, start=start, position=text),
                        list(_span(course, start, charge.height)),
                    )
            yield charge, list(_until(pool, charge.height))

    def _proves(self, case: Case, items: Items) -> bool:
        data = evidence_file([self._written(case, items)])
        found = Findings(0)
        records = read(data, MAGIC).records
        judge_case(records, found, self._opener, self._rules, lambda _height: None)
        return any(one.weight is Weight.PROOF for one in found.all)

    def _least(self, case: Case, items: Items) -> Items:
        """Leave out whatever the case stands without."""
        if len(items) > _MOST_TO_TRY:
            return items
        kept = list(items)
        for item in items:
            rest = [one for one in kept if one is not item]
            if self._proves(case, rest):
                kept = rest
        return kept

    def _written(self, case: Case, items: Items) -> bytes:
        return case_records(case, self._source.genesis, items)


def _shelves(pool: Pool) -> tuple[dict[int, list[Any]], ...]:
    return (
        pool.actions,
        pool.absents,
        pool.reveals,
        pool.draws,
        pool.acks,
        pool.timeouts,
    )


def _own(pool: Pool, seat: int, height: int) -> Iterator[Item[Message]]:
    """Return what `seat` signed at `height` and between epochs."""
    for shelf in _shelves(pool):
        yield from (item for item in shelf.get(height, ()) if item.seat == seat)
    yield from (item for item in pool.ends if item.seat == seat and item.message.height == height)
    for listed in _between_epochs(pool):
        yield from (item for item in listed if item.seat == seat)


def _between_epochs(pool: Pool) -> tuple[list[Any], ...]:
    return pool.reinstates, pool.votes, pool.commits, pool.oks


def _start(course: Course, height: int) -> int:
    """Return where the game may be taken up for a deed at `height`: after the draw before it.

    0 if it must be told from the start, as after a change of epoch.
    """
    gid = course.roster.gid
    if course.game is None or height < 0:
        return 0
    for final in reversed(course.finals[:height]):
        if final.entry.eid != gid:
            return 0
        if isinstance(final.message, DrawEntry):
            start: int = final.entry.height + 1
            return start
    return 0


def _position(course: Course, start: int) -> bytes:
    assert course.game is not None
    text: str = course.game.format_position(course.finals[start - 1].post)
    return text.encode()


def _span(course: Course, start: int, height: int) -> Iterator[Item[Message]]:
    """Return the draw before `start`, its co-signatures, and all from `start` to `height`."""
    pool, draw = course.pool, course.finals[start - 1]
    yield from (item for item in pool.draws[start - 1] if item.message == draw.message)
    yield from course.ackers(draw.entry)
    for shelf in _shelves(pool):
        for at in range(start, height + 1):
            yield from shelf.get(at, ())
    yield from (item for item in pool.ends if start <= item.message.height <= height)


def _until(pool: Pool, height: int) -> Iterator[Item[Message]]:
    """Return all up to `height`, or all there is if that is below 0."""
    for shelf in _shelves(pool):
        for at in sorted(shelf):
            if height < 0 or at <= height:
                yield from shelf[at]
    yield from pool.ends
    for listed in _between_epochs(pool):
        yield from listed
