"""The steps of a verification, for one log and for several."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import Any

from engine.game import Game
from net.core.absence import StandIn
from net.core.messages import Build
from net.core.verify.checking import Checked, check_file
from net.core.verify.compare import compare
from net.core.verify.conviction import evidence_of
from net.core.verify.digest import game_digest
from net.core.verify.drops import drops_told
from net.core.verify.ending import forfeits_told
from net.core.verify.intake import Opener
from net.core.verify.lineage import beginnings_told
from net.core.verify.recording import Recording, record
from net.core.verify.report import BETWEEN, Findings, LogSummary, Report, Verdict
from net.core.verify.rules import Rules

NO_STAND_INS: Mapping[str, StandIn] = MappingProxyType({})
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Examination:
    """What the logs prove, and for each what can be replayed, None where nothing can.

    evidence: a file on what is proven, which stands without the logs; empty if it was not asked
    for, nothing is proven, or nothing that can be shown alone.
    """

    report: Report
    recordings: tuple[Recording | None, ...]
    evidence: bytes = b""


def verify(
    logs: Sequence[bytes],
    games: Mapping[str, Game[Any, Any]],
    build: Build,
    progress: Progress = lambda _log, _entries: None,
    stand_ins: Mapping[str, StandIn] = NO_STAND_INS,
) -> Report:
    """Check the logs, each by itself and then against each other; no bytes make it raise.

    logs: whole files. games: rules by name. build: the version these rules are of; a log of
    another engine or other rule data is checked in all but the rules. progress: called with the
    index of the log and the number of final entries: 0 after each record that is taken in, then
    after each final entry. What it raises ends the verification. stand_ins: how passive seats play
    where the table lets a computer play for them, by game.
    """
    return _report(_check(logs, Rules(games, build, stand_ins), progress, Opener()))


def examine(
    logs: Sequence[bytes],
    games: Mapping[str, Game[Any, Any]],
    build: Build,
    progress: Progress = lambda _log, _entries: None,
    stand_ins: Mapping[str, StandIn] = NO_STAND_INS,
    *,
    with_evidence: bool = False,
) -> Examination:
    """Check the logs as `verify` does, and return with the report what they hold of the game.

    with_evidence: draw evidence from them as well.
    """
    rules, opener = Rules(games, build, stand_ins), Opener()
    checked = _check(logs, rules, progress, opener)
    report = _report(checked)
    courses = [item.course for item in checked]
    recordings = tuple(record(one) if one is not None else None for one in courses)
    evidence = b""
    if with_evidence:
        evidence = evidence_of(checked, report.findings, opener, rules)
    return Examination(report, recordings, evidence)


def _check(
    logs: Sequence[bytes], rules: Rules, progress: Progress, opener: Opener
) -> list[Checked]:
    return [
        check_file(data, Findings(log), opener, rules, partial(progress, log))
        for log, data in enumerate(logs)
    ]


def _report(checked: Sequence[Checked]) -> Report:
    between = Findings(BETWEEN)
    compare([(item.course, item.found) for item in checked], between)
    for item in checked:
        _conclude(item)
    findings = [finding for item in checked for finding in item.found.all]
    return Report(tuple(_summary(item) for item in checked), (*findings, *between.all))


def _conclude(item: Checked) -> None:
    course, found = item.course, item.found
    if course is None or len(found):
        return
    claims = [*drops_told(course), *forfeits_told(course)]
    for height, params in claims:
        found.claim(Verdict.OK_WITH_DROPS, height, params)
    begun = beginnings_told(course)
    for verdict, params in begun:
        found.claim(verdict, 0, params)
    if course.continued and not item.end:
        found.claim(Verdict.OK_CONTINUED, course.height, (("entries", course.height),))
    elif not item.end:
        found.conclude(Verdict.OK_INCOMPLETE, (("entries", course.height),))
    elif not claims and not begun:
        found.conclude(Verdict.OK_COMPLETE)


def _summary(item: Checked) -> LogSummary:
    roster = item.course.roster if item.course is not None else item.roster
    if roster is None:
        return LogSummary()
    summary = LogSummary(
        gid=roster.gid,
        game=roster.settings.game,
        variant=roster.settings.variant,
        nicks=roster.nicks,
        keys=roster.keys,
        cases=item.cases,
    )
    course = item.course
    if course is None:
        return summary
    over = course.over
    return replace(
        summary,
        entries=course.height,
        complete=item.end is not None,
        continued=course.continued,
        parent=roster.parent.gid if roster.parent is not None else b"",
        digest=game_digest(course, item.end),
        scores=over.scores if over else (),
        winners=over.winners if over else (),
    )
