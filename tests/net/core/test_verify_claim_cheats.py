"""Claims of the game: what makes one false, and who is not to blame for his."""

from dataclasses import replace
from typing import Any

import pytest

from net.core.envelope import open_
from net.core.logfile import Kind
from net.core.messages import End, Reveal
from net.core.transcript import action_hash
from net.core.verify import Exit, Verdict
from tests.net.core.epoch_table import TIMED, EpochTable, ack
from tests.net.core.honest_table import CHEAT
from tests.net.core.verdicts import blamed, check, convicted, names
from tests.toy_game import TOY, TURNS


def forfeit(table: EpochTable, seat: int, **changes: Any) -> None:
    state = TOY.position_hash(table.position)
    end = End(table.eid, table.height, table.head, state, (0, 0), "forfeit")
    table.sign(Kind.END, seat, replace(end, **changes), table.height)


def two_after_a_turn() -> EpochTable:
    table = EpochTable(2)
    table.play("take 1")
    return table


def test_two_who_both_claim_the_game_dispute_its_end() -> None:
    table = two_after_a_turn()
    forfeit(table, 0)
    one = [*table.lines]
    forfeit(table, 1)
    both = check(table.lines)
    other = [*one[:-1], table.lines[-1]]
    between = check(one, other)

    assert names(both) == [Verdict.DISPUTED_END]
    assert both.findings[0].params == (("seats", "0,1"),)
    assert names(between)[-1] == Verdict.DISPUTED_END
    assert between.findings[-1].log == -1
    for report in (both, between):
        assert blamed(report) == set()
        assert report.exit is Exit.INCONCLUSIVE


def test_one_who_claims_the_game_is_not_disputed() -> None:
    table = two_after_a_turn()
    quiet = [*table.lines]
    forfeit(table, 0)
    report = check(table.lines, quiet)

    assert Verdict.DISPUTED_END not in names(report)
    assert report.findings[0].params == (("seats", "1"), ("voters", "0"), ("reason", "forfeit"))
    assert report.exit is Exit.INCONCLUSIVE


@pytest.mark.parametrize("changes", [{"scores": (9, 0)}, {"state": b"\x01" * 32}], ids=str)
def test_a_false_claim(changes: dict[str, Any]) -> None:
    table = two_after_a_turn()
    forfeit(table, CHEAT, **changes)

    assert convicted(check(table.lines)) == {(Verdict.STATE_MISMATCH, CHEAT)}


def test_who_was_timed_out_and_co_signed_by_one_and_the_same_is_not_to_blame() -> None:
    """Seat 1 calls time on an action and co-signs it as well: either may be final for seat 0."""
    table = EpochTable(2, clock_s=TIMED)
    line = table.sign(Kind.ACTION, 0, table.action("take 3"), 0)
    entry = action_hash(table.gid, open_(line.frame))
    state = TOY.position_hash(replace(table.position, scores=(3, 0), turn=1, left=5))
    for seat in (0, CHEAT):
        table.sign(Kind.ACK, seat, ack(table, "A", entry, post_state=state), 0)
    table.time_out()
    forfeit(table, 0)

    assert convicted(check(table.lines)) == {(Verdict.EQUIVOCATION, CHEAT)}


@pytest.mark.parametrize("draws", [False, True])
def test_who_was_timed_out_is_not_to_blame_where_the_log_does_not_show_it(*, draws: bool) -> None:
    """As before, but the log is of one who was told only that the action is co-signed."""
    table = EpochTable(2, clock_s=TIMED)
    line = table.sign(Kind.ACTION, 0, table.action("take 3"), 0)
    entry = action_hash(table.gid, open_(line.frame))
    state = TOY.position_hash(replace(table.position, scores=(3, 0), turn=1, left=5))
    for seat in (0, CHEAT):
        table.sign(Kind.ACK, seat, ack(table, "A", entry, post_state=state), 0)
    told = list(table.lines)
    table.time_out()
    forfeit(table, 0)
    if draws:
        table.sign(Kind.REVEAL, 0, Reveal(table.gid, 1, 1, 0, b"x" * 32), 1)
    log = [*told, *table.lines[len(told) + 2 :]]

    assert [one.kind for one in log[len(told) :]] == [Kind.END, Kind.REVEAL][: 1 + draws]
    assert convicted(check(log)) == set()


def test_a_claim_on_a_history_that_never_was() -> None:
    table = two_after_a_turn()
    forfeit(table, CHEAT, head=b"\x01" * 32)

    assert convicted(check(table.lines)) == {(Verdict.EQUIVOCATION, CHEAT)}


def test_a_claim_from_before_the_game_went_on() -> None:
    table = two_after_a_turn()
    forfeit(table, CHEAT)
    table.play("take 1")
    under_way = check(table.lines)
    table.play("take 1")

    # Who claims the game may have co-signed the entry that was under way.
    assert blamed(under_way) == set()
    assert convicted(check(table.lines)) == {(Verdict.STATE_MISMATCH, CHEAT)}


def test_a_claim_after_which_the_other_called_time() -> None:
    """The entry under way became final, and so did two that need no word of who has left."""
    table = EpochTable(2, clock_s=TIMED)
    forfeit(table, CHEAT)
    table.play("take 1")
    table.time_out()
    without_him = check(table.lines)
    table.play("take 1")

    assert blamed(without_him) == set()
    assert convicted(check(table.lines)) == {(Verdict.STATE_MISMATCH, CHEAT)}


def test_an_end_without_reason() -> None:
    table = EpochTable(3)
    state = TOY.position_hash(table.position)
    end = End(table.eid, 0, table.head, state, (0, 0, 0), "abandoned")
    table.sign(Kind.END, CHEAT, end, 0)

    assert convicted(check(table.lines)) == {(Verdict.STATE_MISMATCH, CHEAT)}


@pytest.mark.parametrize("first", [True, False])
def test_an_end_for_want_of_players_where_the_game_is_played_to_its_end(first: bool) -> None:
    """Seat 2 has left just then. What the cheat says besides does not undo the end of all."""
    table = EpochTable(3, absent="end")
    while table.height < TURNS:
        table.play("take 1")
    table.change(drop=(2,))
    state = TOY.position_hash(table.position)
    end = End(table.eid, TURNS, table.head, state, (0, 0, 0), "abandoned")
    if first:
        table.sign(Kind.END, CHEAT, end, TURNS)
    table.end()
    if not first:
        table.sign(Kind.END, CHEAT, end, TURNS)
    report = check(table.lines)

    assert (Verdict.STATE_MISMATCH, CHEAT) in convicted(report)
    assert {seat for _, seat in convicted(report)} == {CHEAT}
    assert [log.complete for log in report.logs] == [True]
