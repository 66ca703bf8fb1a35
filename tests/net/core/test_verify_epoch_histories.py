"""Histories that part at a change of epoch, in one log or between two."""

from dataclasses import replace

from net.core.envelope import open_
from net.core.logfile import Kind
from net.core.transcript import action_hash
from net.core.verify import Verdict
from tests.net.core.epoch_table import EpochTable, ack, dropped
from tests.net.core.honest_table import Line
from tests.net.core.verdicts import check, convicted, names
from tests.toy_game import TOY


def test_two_epochs_that_certify_two_histories() -> None:
    one, two = dropped(2, 4), dropped(3, 4)
    one.play("take 1")
    two.play("take 3")
    report = check(one.lines, two.lines)

    assert {(f.verdict, f.seat) for f in report.findings if f.log == -1} == {
        (Verdict.FORK, None),
        (Verdict.EQUIVOCATION, 0),
        (Verdict.EQUIVOCATION, 1),
    }


def signed_by_all_before_the_change() -> tuple[EpochTable, Line]:
    """Return a table whose first entry all three have co-signed, as the next vote comes."""
    table = EpochTable(3)
    line = table.sign(Kind.ACTION, 0, table.action("take 3"), 0)
    entry = action_hash(table.gid, open_(line.frame))
    state = TOY.position_hash(replace(table.position, scores=(3, 0, 0), turn=1, left=5))
    for seat in (0, 1, 2):
        table.sign(Kind.ACK, seat, ack(table, "A", entry, post_state=state), 0)
    return table, line


def test_an_epoch_that_settles_anew_what_was_final_shows_it_in_one_log() -> None:
    """Seat 2 has the first entry for final and is dropped; the others deny it and play another."""
    table, _ = signed_by_all_before_the_change()
    table.change(drop=(2,))
    table.play("take 1")
    report = check(table.lines)

    assert (Verdict.FORK, None) in convicted(report)
    assert convicted(report) - {(Verdict.FORK, None)} == {
        (Verdict.BAD_EPOCH, 0),
        (Verdict.BAD_EPOCH, 1),
    }
    assert [f.log for f in report.findings if f.verdict is Verdict.FORK] == [0]


def test_an_epoch_that_keeps_what_was_final_is_no_fork() -> None:
    table, line = signed_by_all_before_the_change()
    table.change(drop=(2,), locked=line.frame)
    table.position = replace(table.position, scores=(3, 0, 0), turn=1, left=5)
    table.ack("A", action_hash(table.gid, open_(line.frame)))
    table.go_on()

    assert names(check(table.lines)) == [Verdict.OK_WITH_DROPS]


def test_who_was_dropped_has_a_shorter_log_and_no_fault() -> None:
    table = EpochTable(3)
    table.play("take 1")
    short = [*table.lines]
    table.change(drop=(2,))
    table.go_on()
    report = check(short, table.lines)

    assert names(report) == [Verdict.OK_INCOMPLETE, Verdict.OK_WITH_DROPS]


def test_a_log_without_its_last_entries_is_cut_in_any_epoch() -> None:
    table = dropped()
    table.play("take 2")
    short = [*table.lines]
    table.go_on()

    assert names(check(short, table.lines))[0] is Verdict.TRUNCATED
