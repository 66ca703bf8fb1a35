"""Short ways to ask a report."""

from collections.abc import Sequence

from net.core.verify import Report, Verdict, Weight, examine, verify
from tests.net.core.honest_table import BUILD, GAMES, Line, file_of


def check(*logs: Sequence[Line]) -> Report:
    return verify([file_of(lines) for lines in logs], GAMES, BUILD)


def charge(*logs: Sequence[Line]) -> tuple[Report, bytes]:
    """Return the report on these logs, and the evidence drawn from them."""
    files = [file_of(lines) for lines in logs]
    examination = examine(files, GAMES, BUILD, with_evidence=True)
    return examination.report, examination.evidence


def names(report: Report) -> list[Verdict]:
    return [finding.verdict for finding in report.findings]


def convicted(report: Report) -> set[tuple[Verdict, int | None]]:
    return {(f.verdict, f.seat) for f in report.findings if f.weight is Weight.PROOF}


def blamed(report: Report) -> set[int | None]:
    """Return every seat named by any finding."""
    proofs = {f.seat for f in report.findings if f.weight is Weight.PROOF}
    return proofs | {f.seat for f in report.findings if f.seat is not None}


IN_ORDER = {Verdict.OK_COMPLETE, Verdict.OK_INCOMPLETE, Verdict.OK_WITH_DROPS}


def assert_in_order(lines: Sequence[Line]) -> None:
    report = check(lines)
    assert set(names(report)) <= IN_ORDER
    assert blamed(report) == set()
