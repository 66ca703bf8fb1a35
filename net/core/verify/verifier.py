"""The steps of a verification, for one log and for several."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.game import Game, Setup, SetupError
from net.core.logfile import read
from net.core.messages import Build, End
from net.core.transcript import Roster
from net.core.verify.actions import judge_actions, report_needless_draws
from net.core.verify.compare import compare
from net.core.verify.conflicts import find_conflicts
from net.core.verify.digest import game_digest
from net.core.verify.draws import accept_round, judge_round
from net.core.verify.ending import check_order, check_starts, check_stop, co_signed_end
from net.core.verify.intake import Opener, report_damage, take_in
from net.core.verify.recording import Recording, record
from net.core.verify.report import Findings, LogSummary, Report, Verdict
from net.core.verify.walk import Candidate, Course

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Rules:
    """The games at hand, by name, and the version they are of."""

    games: Mapping[str, Game[Any, Any]]
    build: Build

    def begin(self, roster: Roster, found: Findings) -> tuple[Game[Any, Any] | None, Any]:
        """Return game and first position, or None for both, reported, if they are not at hand."""
        settings = roster.settings
        game = self.games.get(settings.game)
        same = (roster.engine_id, roster.rules_hash) == (
            self.build.engine_id,
            self.build.rules_hash,
        )
        if game is None or not same:
            reason = "engine" if game else "game"
            params = (("reason", reason), ("game", settings.game))
            found.damage(Verdict.UNSUPPORTED_VERSION, params=params)
            return None, None
        try:
            setup = Setup(settings.players, settings.variant, settings.first_player)
            return game, game.new(setup)
        except SetupError as error:
            # The host's signature stands under settings that his own engine refuses.
            found.prove(Verdict.BAD_GENESIS, 0, None, None, (("reason", error.reason.code),))
            return None, None


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
) -> Report:
    """Check the logs, each by itself and then against each other; no bytes make it raise.

    logs: whole files. games: rules by name. build: the version these rules are of; a log of
    another engine or other rule data is checked in all but the rules. progress: called with the
    index of the log and the number of final entries: 0 after each record that is taken in, then
    after each final entry. What it raises ends the verification.
    """
    return examine(logs, games, build, progress).report


def examine(
    logs: Sequence[bytes],
    games: Mapping[str, Game[Any, Any]],
    build: Build,
    progress: Progress = lambda _log, _entries: None,
) -> Examination:
    """Check the logs as `verify` does, and return with the report what they hold of the game."""
    rules, opener = Rules(games, build), Opener()
    checked = [
        _check_log(data, Findings(log), opener, rules, partial(progress, log))
        for log, data in enumerate(logs)
    ]
    between = Findings(-1)
    compare([(item.course, item.found) for item in checked], between)
    for item in checked:
        _conclude(item)
    findings = [finding for item in checked for finding in item.found.all]
    report = Report(tuple(_summary(item) for item in checked), (*findings, *between.all))
    courses = [item.course for item in checked]
    return Examination(report, tuple(record(c) if c is not None else None for c in courses))


def _check_log(
    data: bytes, found: Findings, opener: Opener, rules: Rules, progress: Callable[[int], None]
) -> Checked:
    reading = read(data)
    report_damage(reading, found)
    intake = take_in(reading, opener, found, partial(progress, 0))
    if intake is None:
        return Checked(found)
    find_conflicts(intake.pool, found)
    game, start = rules.begin(intake.roster, found)
    course = Course(intake.roster, intake.pool, game, start, found)
    pending = _walk(course, progress)
    check_order(course)
    check_starts(course)
    check_stop(course, pending)
    return Checked(found, course, co_signed_end(course))


def _walk(course: Course, progress: Callable[[int], None]) -> list[Candidate]:
    """Follow the log as far as it is final; return what may stand next but is not final."""
    while True:
        height = course.height
        candidates = judge_actions(course)
        if course.awaits_draw:
            judged = judge_round(course)
            candidates = judged.candidates
            final = course.settle(candidates)
            if final:
                accept_round(course, judged, final)
        else:
            final = course.settle(candidates)
            if course.game or final:
                report_needless_draws(course, height)
        if not final:
            return candidates
        progress(course.height)


def _conclude(item: Checked) -> None:
    if item.course is None or len(item.found):
        return
    if item.end:
        item.found.conclude(Verdict.OK_COMPLETE)
    else:
        item.found.conclude(Verdict.OK_INCOMPLETE, (("entries", item.course.height),))


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
