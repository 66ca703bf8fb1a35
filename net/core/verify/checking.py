"""One file verified by itself: a log, or the cases of an evidence file."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.game import NotationError
from net.core.genesis import Roster
from net.core.logfile import FORMAT, Kind, Reading, Record, read
from net.core.messages import End
from net.core.transcript import draw_entry
from net.core.verify.casefile import MAGIC, Case, read_case, split_cases
from net.core.verify.conflicts import find_conflicts
from net.core.verify.drops import report_suspects
from net.core.verify.ending import (
    check_records,
    check_starts,
    check_stop,
    co_signed_end,
    report_dispute,
)
from net.core.verify.epochs import Epochs
from net.core.verify.intake import Intake, Opener, report_damage, take_in
from net.core.verify.report import Findings, Verdict, Weight
from net.core.verify.rules import Rules
from net.core.verify.steps import step
from net.core.verify.votes import check_votes
from net.core.verify.walk import Candidate, Course, Final, common_state

Told = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Checked:
    """One file verified by itself.

    course: None if it is no log or unusable. genesis: the frame of GENESIS, empty if there is none.
    end: if co-signed. roster, cases: of an evidence file, how many cases it holds.
    """

    found: Findings
    course: Course | None = None
    genesis: bytes = b""
    end: End | None = None
    roster: Roster | None = None
    cases: int = 0


def check_file(data: bytes, found: Findings, opener: Opener, rules: Rules, told: Told) -> Checked:
    """Verify the bytes of a file. told: called with the number of final entries."""
    if data.startswith(MAGIC):
        return _check_evidence(data, found, opener, rules, told)
    reading = read(data)
    report_damage(reading, found)
    intake = take_in(reading, opener, found, lambda: told(0))
    if intake is None:
        frames = (one.payload for one in reading.records if one.kind is Kind.GENESIS)
        return Checked(found, genesis=next(frames, b""))
    find_conflicts(intake.pool, found)
    course = _course(intake, rules, found)
    epochs = Epochs(course)
    pending = walk(course, epochs, told)
    check_records(course)
    check_starts(course)
    check_stop(course, pending, goes_on=epochs.goes_on)
    epochs.check()
    check_votes(course)
    end = co_signed_end(course)
    report_suspects(course)
    report_dispute(course.pool, found)
    return Checked(found, course, intake.genesis, end)


def _course(intake: Intake, rules: Rules, found: Findings) -> Course:
    roster = intake.roster
    game, start = rules.begin(roster, found)
    course = Course(roster, intake.pool, game, start, rules.stand_in(roster, game), found)
    course.owner = intake.owner
    return course


def walk(course: Course, epochs: Epochs, told: Told) -> list[Candidate]:
    """Follow `course` as far as it is final; return what may stand next but is not final."""
    while True:
        epochs.follow()
        height = course.height
        pending = step(course)
        if course.height == height:
            return pending
        told(course.height)


# ---------------------------------------------------------------- evidence


def _check_evidence(
    data: bytes, found: Findings, opener: Opener, rules: Rules, told: Told
) -> Checked:
    reading = read(data, MAGIC)
    report_damage(reading, found)
    cases = split_cases(reading.records)
    if not cases and reading.damage is None:
        found.damage(Verdict.BAD_FORMAT, params=(("reason", "no_case"),))
    rosters = [judge_case(records, found, opener, rules, told) for records in cases]
    return Checked(found, roster=next(filter(None, rosters), None), cases=len(cases))


def judge_case(
    records: Sequence[Record], found: Findings, opener: Opener, rules: Rules, told: Told
) -> Roster | None:
    """Add to `found` what the records of one case prove, or that they do not; return the roster."""
    case = read_case(records)
    if case is None:
        offset = records[0].offset
        found.damage(Verdict.BAD_FORMAT, offset=offset, params=(("reason", "case"),))
        return None
    here = Findings(found.log)
    reading = Reading(FORMAT, tuple(records), None, 0)
    intake = take_in(reading, opener, here, lambda: told(0))
    if intake is not None:
        find_conflicts(intake.pool, here)
        course = _course(intake, rules, here)
        if not case.start or _resume(course, case):
            walk(course, Epochs(course), lambda _height: None)
        check_votes(course)
        co_signed_end(course)
    proofs = [finding for finding in here.all if finding.weight is Weight.PROOF]
    if any((-1 if one.seat is None else one.seat) == case.seat for one in proofs):
        for finding in proofs:
            found.add(finding)
    else:
        _report_unproven(case, records[0], here, found)
    return None if intake is None else intake.roster


def _report_unproven(case: Case, first: Record, here: Findings, found: Findings) -> None:
    for finding in here.all:
        if finding.weight is Weight.DAMAGE and finding.offset is not None:
            found.add(finding)
    params = (("verdict", case.verdict), ("of", case.seat))
    found.damage(Verdict.UNPROVEN, offset=first.offset, params=params)


def _resume(course: Course, case: Case) -> bool:
    """Go to where `case` begins, if all co-signed the draw before and the position after it."""
    game, roster, height = course.game, course.roster, case.start - 1
    if game is None:
        return False
    try:
        position = game.parse_position(case.position.decode())
    except (UnicodeDecodeError, NotationError):
        return False
    state = game.position_hash(position)
    for item in course.pool.draws.get(height, ()):
        draw = item.message
        entry = draw_entry(roster.gid, draw)
        whole = draw.eid == roster.gid and len(draw.links) == len(roster.starters)
        # Nobody is held to a position but the one who signed it; so all must have.
        if whole and common_state(course.ackers(entry), roster.starters, state) == state:
            course.resume(Final(entry, draw, position, state, item.offset, roster.starters))
            return True
    return False
