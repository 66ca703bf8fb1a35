"""What is signed about seats that are passive, out of time or left out."""

from dataclasses import replace
from typing import Any

import pytest

from net.core.envelope import open_, wrap
from net.core.logfile import Kind
from net.core.messages import TurnTimeout
from net.core.transcript import absent_hash, action_hash
from net.core.verify import Exit, Verdict, Weight, verify
from tests.net.core.epoch_table import TIMED, EpochTable, ack, dropped
from tests.net.core.honest_table import BUILD, CHEAT, GAMES, Line, file_of
from tests.net.core.verdicts import assert_in_order, blamed, check, convicted, names
from tests.toy_game import TOY


def test_an_action_and_its_time_out_by_one_seat() -> None:
    table = EpochTable(3, clock_s=TIMED)
    line = table.sign(Kind.ACTION, 0, table.action("take 3"), 0)
    table.timeout(CHEAT)
    assert_in_order(table.lines)
    entry = action_hash(table.gid, open_(line.frame))
    state = TOY.position_hash(replace(table.position, scores=(3, 0, 0), turn=1, left=5))
    table.sign(Kind.ACK, CHEAT, ack(table, "A", entry, post_state=state), 0)

    assert convicted(check(table.lines)) == {(Verdict.EQUIVOCATION, CHEAT)}


def test_a_passive_seat_that_acts() -> None:
    table = dropped(1, 3)
    table.sign(Kind.ACTION, 1, table.action("take 3"), 1)

    assert convicted(check(table.lines)) == {(Verdict.WRONG_ACTOR, 1)}


def test_a_false_entry_for_a_passive_seat() -> None:
    table = dropped(1, 3)
    absent, _ = table.absent_entry("passive")
    false = replace(absent, body=("take 3",))
    table.lines.append(Line(Kind.ABSENT, wrap(table.gid, false), 1))
    alone = check(table.lines)
    table.sign(Kind.ACK, 0, ack(table, "P", absent_hash(table.gid, false)), 1)

    assert names(alone) == [Verdict.BROKEN_CHAIN]
    assert blamed(alone) == set()
    assert convicted(check(table.lines)) == {(Verdict.ACK_OF_ILLEGAL, 0)}


def test_an_entry_for_a_seat_that_is_not_passive() -> None:
    table = EpochTable(3)
    absent, _ = table.absent_entry("passive")
    table.lines.append(Line(Kind.ABSENT, wrap(table.gid, absent), 0))
    table.sign(Kind.ACK, CHEAT, ack(table, "P", absent_hash(table.gid, absent)), 0)

    assert convicted(check(table.lines)) == {(Verdict.ACK_OF_ILLEGAL, CHEAT)}


@pytest.mark.parametrize(
    "changes", [{"entry": b"\x01" * 32}, {"post_state": b"\x01" * 32}, {"seat": 2}], ids=str
)
def test_a_false_time_out(changes: dict[str, Any]) -> None:
    table = EpochTable(3, clock_s=TIMED)
    honest = table.timeout(CHEAT).message
    assert isinstance(honest, TurnTimeout)
    assert_in_order(table.lines)
    table.lines.pop()
    table.sign(Kind.TIMEOUT, CHEAT, replace(honest, **changes), 0)

    assert convicted(check(table.lines)) == {(Verdict.STATE_MISMATCH, CHEAT)}


def test_a_time_out_at_a_table_without_a_clock() -> None:
    table = EpochTable(3)
    table.timeout(CHEAT)

    assert convicted(check(table.lines)) == {(Verdict.STATE_MISMATCH, CHEAT)}


def voted_out(*, first: bool, owes: bool) -> EpochTable:
    """Return a table that drops seat 2 for silence, though it votes as well.

    first: seat 2 voted before the others did. owes: the game waited for seat 2.
    """
    table = EpochTable(3, first_player=2 if owes else 0)
    present = table.vote()
    if first:
        table.cast((2,), present)
    votes = table.cast((0, 1), table.vote(drop=(2,)))
    if not first:
        table.cast((2,), present)
    commits = table.commit(votes, (0, 1), {})
    table.confirm(table.next_eid(votes, commits), (0, 1))
    table.enter(votes, commits)
    return table


def test_a_seat_dropped_for_silence_though_the_voter_had_heard_it() -> None:
    table = voted_out(first=True, owes=False)
    report = check(table.lines)

    (finding,) = report.findings
    assert (finding.verdict, finding.weight) == (Verdict.UNFAIR_DROP_SUSPECT, Weight.CLAIM)
    assert finding.params == (("seats", "2"), ("voters", "0,1"), ("reason", "silence"))
    assert (finding.seat, report.exit) == (None, Exit.INCONCLUSIVE)


@pytest.mark.parametrize(("first", "owes"), [(False, False), (True, True)])
def test_a_seat_heard_too_late_or_that_owed_something(first: bool, owes: bool) -> None:
    table = voted_out(first=first, owes=owes)

    assert names(check(table.lines)) == [Verdict.OK_WITH_DROPS, Verdict.OK_INCOMPLETE]


def test_only_the_log_of_a_voter_makes_him_suspect() -> None:
    table = voted_out(first=True, owes=False)
    report = verify([file_of(table.lines, seat=2)], GAMES, BUILD)

    assert names(report) == [Verdict.OK_WITH_DROPS, Verdict.OK_INCOMPLETE]


def test_a_seat_dropped_over_a_proof_that_is_not_there() -> None:
    table = EpochTable(3)
    table.change(drop=(2,), reason="proof")
    without = check(table.lines)
    cheat = EpochTable(3)
    cheat.sign(Kind.ACTION, 2, replace(cheat.action("take 1"), seat=2), 0)
    cheat.change(drop=(2,), reason="proof")

    assert names(without) == [Verdict.UNFAIR_DROP_SUSPECT]
    assert names(check(cheat.lines)) == [Verdict.WRONG_ACTOR]
