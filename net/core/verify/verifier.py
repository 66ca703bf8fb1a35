"""The steps of a verification, for one log and for several."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Any

from engine.game import Game
from net.core.absence import StandIn
from net.core.logfile import read
from net.core.messages import Build, End
from net.core.verify.compare import compare
from net.core.verify.conflicts import find_conflicts
from net.core.verify.digest import game_digest
from net.core.verify.drops import drops_told, report_suspects
from net.core.verify.ending import (
    check_records,
    check_starts,
    check_stop,
    co_signed_end,
    forfeits_told,
    report_dispute,
)
from net.core.verify.epochs import Epochs
from net.core.verify.intake import Opener, report_damage, take_in
from net.core.verify.recording import Recording, record
from net.core.verify.report import BETWEEN, Findings, LogSummary, Report, Verdict
from net.core.verify.rules import Rules
from net.core.verify.seals import check_seals
from net.core.verify.steps import step
from net.core.verify.walk import Candidate, Course

NO_STAND_INS: Mapping[str, StandIn] = MappingProxyType({})
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Checked:
    """One log verified by itself. course: None if the log is unusable. end: if co-signed."""

    found: Findings
    course: Course | None = None
    end: End | None = None


@dataclass(frozen=True, slots=True)
class Examination:
    """What the logs prove, and for each what can be replayed, None where nothing can."""

    report: Report
    recordings: tuple[Recording | None, ...]


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
    return _report(_check(logs, Rules(games, build, stand_ins), progress))


def examine(
    logs: Sequence[bytes],
    games: Mapping[str, Game[Any, Any]],
    build: Build,
    progress: Progress = lambda _log, _entries: None,
    stand_ins: Mapping[str, StandIn] = NO_STAND_INS,
) -> Examination:
    """Check the logs as `verify` does, and return with the report what they hold of the game."""
    checked = _check(logs, Rules(games, build, stand_ins), progress)
    courses = [item.course for item in checked]
    recordings = tuple(record(one) if one is not None else None for one in courses)
    return Examination(_report(checked), recordings)


def _check(logs: Sequence[bytes], rules: Rules, progress: Progress) -> list[Checked]:
    opener = Opener()
    return [
        _check_log(data, Findings(log), opener, rules, partial(progress, log))
        for log, data in enumerate(logs)
    ]


def _report(checked: Sequence[Checked]) -> Report:
    between = Findings(BETWEEN)
    compare([(item.course, item.found) for item in checked], between)
    for item in checked:
        _conclude(item)
    findings = [finding for item in checked for finding in item.found.all]
    return Report(tuple(_summary(item) for item in checked), (*findings, *between.all))


def _check_log(
    data: bytes, found: Findings, opener: Opener, rules: Rules, progress: Callable[[int], None]
) -> Checked:
    reading = read(data)
    report_damage(reading, found)
    intake = take_in(reading, opener, found, partial(progress, 0))
    if intake is None:
        return Checked(found)
    find_conflicts(intake.pool, found)
    roster = intake.roster
    game, start = rules.begin(roster, found)
    course = Course(roster, intake.pool, game, start, rules.stand_in(roster, game), found)
    epochs = Epochs(course)
    pending = _walk(course, epochs, progress)
    check_records(course)
    check_starts(course)
    check_stop(course, pending, goes_on=epochs.goes_on)
    epochs.check()
    check_seals(course)
    end = co_signed_end(course)
    report_suspects(course)
    report_dispute(course.pool, found)
    return Checked(found, course, end)


def _walk(course: Course, epochs: Epochs, progress: Callable[[int], None]) -> list[Candidate]:
    """Follow the log as far as it is final; return what may stand next but is not final."""
    while True:
        epochs.follow()
        height = course.height
        pending = step(course)
        if course.height == height:
            return pending
        progress(course.height)


def _conclude(item: Checked) -> None:
    course, found = item.course, item.found
    if course is None or len(found):
        return
    claims = [*drops_told(course), *forfeits_told(course)]
    for height, params in claims:
        found.claim(Verdict.OK_WITH_DROPS, height, params)
    if not item.end:
        found.conclude(Verdict.OK_INCOMPLETE, (("entries", course.height),))
    elif not claims:
        found.conclude(Verdict.OK_COMPLETE)


def _summary(item: Checked) -> LogSummary:
    course = item.course
    if course is None:
        return LogSummary()
    over = course.over
    return LogSummary(
        gid=course.roster.gid,
        game=course.roster.settings.game,
        variant=course.roster.settings.variant,
        nicks=course.roster.nicks,
        entries=course.height,
        complete=item.end is not None,
        digest=game_digest(course, item.end),
        scores=over.scores if over else (),
        winners=over.winners if over else (),
    )
