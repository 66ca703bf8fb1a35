"""One step of the course: what may stand at the due height, and what is wrong there."""

from dataclasses import dataclass

from net.core.verify.absences import (
    awaits_passive,
    judge_passive,
    judge_timeouts,
    report_needless_absences,
)
from net.core.verify.actions import judge_actions, report_needless_draws
from net.core.verify.draws import Round, accept_round, judge_round
from net.core.verify.inheritance import inherited, judge_required
from net.core.verify.walk import Candidate, Course


@dataclass(frozen=True, slots=True)
class Look:
    """What was seen at the due height. candidates: what may stand. round: if a draw is due."""

    candidates: list[Candidate]
    round: Round | None = None


def look(course: Course) -> Look:
    """Judge all of this epoch at the due height."""
    if course.required:
        return Look(judge_required(course))
    if course.awaits_draw:
        judge_actions(course)
        report_needless_absences(course)
        judged = judge_round(course)
        return Look(judged.candidates, judged)
    if awaits_passive(course):
        judge_actions(course)
        return Look(judge_passive(course))
    report_needless_absences(course)
    return Look([*judge_actions(course), *judge_timeouts(course), *inherited(course)])


def step(course: Course) -> list[Candidate]:
    """Judge all of this epoch at the due height, and go on if an entry is final.

    Return what may stand but is not final, nothing if the course has gone on.
    """
    seen = look(course)
    final = course.certified(seen.candidates)
    if seen.round is None and (course.game or final):
        report_needless_draws(course)
    if final is None:
        return seen.candidates
    if seen.round is not None:
        accept_round(course, seen.round, final)
    course.accept(final)
    return []
