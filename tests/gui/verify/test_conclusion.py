"""What is said of evidence files and of games in which seats were dropped."""

from pathlib import Path

from net.core.verify import LogSummary
from tests.net.core.changed_logs import illegal
from tests.net.core.epoch_table import dropped
from tests.net.core.verdicts import charge, check
from tikal_qt.verify.conclusion import headline
from tikal_qt.verify.summary import summary_words


def test_an_evidence_file_is_told_by_its_cases(qapp: object, english: None) -> None:
    summary = LogSummary(b"g", "tikal", "basic", ("Anna", "Bert"), (b"a", b"b"), 2)

    assert summary_words(Path("case.gevd"), summary) == [
        "case.gevd",
        "Basic version · Anna, Bert",
        "evidence, 2 cases",
    ]


def test_a_proof_is_one_with_or_without_the_log(qapp: object) -> None:
    report, evidence = charge(illegal())

    assert evidence
    assert headline(report) == "It is proven: Anna broke the rules."


def test_a_dropped_seat_is_no_contradiction(qapp: object) -> None:
    table = dropped()
    unfinished = headline(check(table.lines))
    table.go_on()

    assert unfinished == "Valid as far as it goes, but the end of the game is not in the log."
    assert headline(check(table.lines)).startswith("✓ Verified")
