"""Votes that contradict each other or what their author has signed: each convicts him."""

from dataclasses import replace
from typing import Any

import pytest

from net.core.envelope import open_, wrap
from net.core.logfile import Kind
from net.core.messages import End, Evidence
from net.core.transcript import action_hash
from net.core.verify import Verdict
from tests.net.core.epoch_table import TIMED, EpochTable, ack, dropped, open_draw, takes_over
from tests.net.core.honest_table import CHEAT, Line
from tests.net.core.verdicts import IN_ORDER, assert_in_order, check, convicted, names
from tests.toy_game import TOY


def test_two_votes_for_one_attempt() -> None:
    table = EpochTable(3)
    table.play("take 1")
    table.cast((0, CHEAT), table.vote(drop=(2,)))
    table.cast((CHEAT,), table.vote())

    assert convicted(check(table.lines)) == {(Verdict.EQUIVOCATION, CHEAT)}


def test_votes_for_two_attempts_and_one_vote_twice_are_allowed() -> None:
    table = EpochTable(3)
    table.play("take 1")
    table.cast((0, CHEAT), table.vote(drop=(2,)))
    table.cast((CHEAT,), table.vote(drop=(2,)))
    table.cast((0, CHEAT), table.vote(2))

    assert_in_order(table.lines)


def test_two_votes_come_out_between_two_logs() -> None:
    one, two = EpochTable(3), EpochTable(3)
    one.cast((CHEAT,), one.vote(drop=(2,)))
    two.cast((CHEAT,), two.vote())
    report = check(one.lines, two.lines)

    assert convicted(report) == {(Verdict.EQUIVOCATION, CHEAT)}
    assert [finding.log for finding in report.findings] == [0, 1, -1]


def test_evidence_of_two_votes_convicts() -> None:
    table = EpochTable(3)
    one = table.cast((CHEAT,), table.vote(drop=(2,)))[CHEAT]
    two = table.cast((CHEAT,), table.vote())[CHEAT]
    evidence = Evidence("EQUIVOCATION", one.raw, two.raw)
    lines = [*table.lines[:-2], Line(Kind.EVIDENCE, wrap(table.gid, evidence))]

    assert convicted(check(lines)) == {(Verdict.EQUIVOCATION, CHEAT)}


def test_a_co_signature_after_the_own_vote() -> None:
    table = EpochTable(3)
    table.cast((CHEAT,), table.vote())
    assert_in_order(table.lines)
    table.play("take 1")

    assert convicted(check(table.lines)) == {(Verdict.BAD_EPOCH, CHEAT)}


def test_a_co_signature_that_the_vote_holds() -> None:
    table = EpochTable(3)
    line = table.sign(Kind.ACTION, 0, table.action("take 1"), 0)
    entry = action_hash(table.gid, open_(line.frame))
    state = TOY.position_hash(replace(table.position, scores=(1, 0, 0), turn=1, left=5))
    table.sign(Kind.ACK, CHEAT, ack(table, "A", entry, post_state=state), 0)
    table.cast((CHEAT,), table.vote(locked=line.frame))

    assert_in_order(table.lines)
    table.cast((CHEAT,), table.vote(2))
    assert convicted(check(table.lines)) == {(Verdict.BAD_EPOCH, CHEAT)}


def test_a_reveal_that_the_vote_denies() -> None:
    table = EpochTable(3)
    table.play("dare")
    table.round = 1
    table.reveal(0)
    table.reveal(CHEAT)
    honest = [*table.lines]
    table.cast((0, CHEAT), table.vote(links=table.links(0, 1)))
    assert_in_order(table.lines)
    table.lines = honest
    table.cast((0, CHEAT), table.vote(links=table.links(0)))

    assert convicted(check(table.lines)) == {(Verdict.BAD_EPOCH, CHEAT)}


def test_a_reveal_above_the_height_of_the_vote() -> None:
    table = EpochTable(3)
    table.cast((CHEAT,), table.vote())
    table.play("dare")
    table.round = 1
    table.reveal(0)
    table.reveal(CHEAT)

    assert {seat for _, seat in convicted(check(table.lines))} == {CHEAT}


def test_an_action_above_the_height_of_the_vote() -> None:
    table = EpochTable(3)
    table.cast((CHEAT,), table.vote())
    lines = [line for line in table.lines if line.seat != CHEAT or line.kind is not Kind.ACK]
    table.lines = lines
    table.play("take 1")
    table.sign(Kind.ACTION, CHEAT, table.action("take 1"), 1)

    assert (Verdict.BAD_EPOCH, CHEAT) in convicted(check(table.lines))
    assert {seat for _, seat in convicted(check(table.lines))} == {CHEAT}


def test_a_time_out_that_the_vote_denies() -> None:
    table = EpochTable(3, clock_s=TIMED)
    line = table.timeout(CHEAT)
    honest = [*table.lines]
    table.cast((CHEAT,), table.vote(locked=line.frame, reason="clock"))
    assert_in_order(table.lines)
    table.lines = honest
    table.cast((CHEAT,), table.vote(reason="clock"))

    assert convicted(check(table.lines)) == {(Verdict.BAD_EPOCH, CHEAT)}


def voted_before_the_last_entry() -> EpochTable:
    """Return a table whose CHEAT has voted before the last entry, which it has locked."""
    table = EpochTable(3)
    for _ in range(5):
        table.play("take 1")
    vote = table.vote()
    table.play("take 1")
    action = next(one for one in table.lines if (one.kind, one.height) == (Kind.ACTION, 5))
    table.cast((CHEAT,), replace(vote, locked=action.frame))
    return table


def test_an_end_above_the_height_of_the_vote() -> None:
    table = voted_before_the_last_entry()
    table.end()
    mine = table.lines.index(
        next(one for one in table.lines if one.kind is Kind.END and one.seat == CHEAT)
    )
    assert_in_order([*table.lines[:mine], *table.lines[mine + 1 :]])

    assert convicted(check(table.lines)) == {(Verdict.BAD_EPOCH, CHEAT)}


def test_a_claim_above_the_height_of_the_vote_is_allowed() -> None:
    table = voted_before_the_last_entry()
    state = TOY.position_hash(table.position)
    end = End(table.eid, 6, table.head, state, (0, 0, 0), "forfeit")
    table.sign(Kind.END, CHEAT, end, 6)

    assert_in_order(table.lines)


def test_an_end_at_the_height_of_a_later_vote_is_allowed() -> None:
    table = EpochTable(3)
    for _ in range(6):
        table.play("take 1")
    table.end()
    table.cast((CHEAT,), table.vote(drop=(2,)))

    assert_in_order(table.lines)


def test_a_link_in_a_vote_that_is_none() -> None:
    table = open_draw()
    false = (replace(table.links(2)[0], link=b"\x01" * 32),)
    links = {seat: table.chains[seat][1] for seat in (0, 1)}
    votes = table.cast((0,), table.vote(drop=(2,))) | table.cast(
        (CHEAT,), table.vote(drop=(2,), links=false)
    )
    commits = table.commit(votes, (0, 1), links)
    table.confirm(table.next_eid(votes, commits), (0, 1))

    assert (Verdict.BAD_EPOCH, CHEAT) in convicted(check(table.lines))


def test_a_link_in_a_vote_that_is_none_though_nothing_came_of_it() -> None:
    table = open_draw()
    table.cast((CHEAT,), table.vote(links=(replace(table.links(2)[0], link=b"\x01" * 32),)))
    assert convicted(check(table.lines)) == {(Verdict.BAD_EPOCH, CHEAT)}

    table = open_draw()
    table.cast((CHEAT,), table.vote(links=table.links(2)))
    assert_in_order(table.lines)


@pytest.mark.parametrize(
    "changes",
    [
        {"certificate": ()},
        {"drop": (2, 2)},
        {"join": (0,)},
        {"drop": (2,), "height": 0, "head": b"\x01" * 32},
    ],
    ids=str,
)
def test_a_vote_that_cannot_be_meant(changes: dict[str, Any]) -> None:
    table = EpochTable(3)
    table.play("take 1")
    table.change(drop=(2,))
    good = check(table.lines)
    assert set(names(good)) <= IN_ORDER

    table = EpochTable(3)
    table.play("take 1")
    votes = table.cast((0, CHEAT), table.vote(drop=(2,)))
    place = next(n for n, line in enumerate(table.lines) if line.frame == votes[CHEAT].raw)
    del table.lines[place]
    votes |= table.cast((CHEAT,), table.vote(**({"drop": (2,)} | changes)))
    commits = table.commit(votes, (0, CHEAT), {})
    table.confirm(table.next_eid(votes, commits), (0, CHEAT))

    assert convicted(check(table.lines)) == {(Verdict.BAD_EPOCH, CHEAT)}


def test_a_vote_right_after_a_change_of_epoch_hides_nothing_either() -> None:
    table = dropped()
    line = table.sign(Kind.ACTION, 1, table.action("take 3"), 1)
    entry = action_hash(table.gid, open_(line.frame))
    state = TOY.position_hash(replace(table.position, scores=(1, 3, 0), turn=2, left=4))
    table.sign(Kind.ACK, CHEAT, ack(table, "A", entry, post_state=state), 1)
    honest = [*table.lines]
    table.cast((CHEAT,), table.vote(locked=line.frame))
    assert_in_order(table.lines)
    table.lines = honest
    table.cast((CHEAT,), table.vote())

    assert convicted(check(table.lines)) == {(Verdict.BAD_EPOCH, CHEAT)}


def test_a_vote_need_not_name_what_its_epoch_had_to_take_over() -> None:
    table, line = takes_over()
    entry = action_hash(table.gid, open_(line.frame))
    state = TOY.position_hash(replace(table.position, scores=(3, 0, 0), turn=1, left=5))
    table.sign(Kind.ACK, CHEAT, ack(table, "A", entry, post_state=state), 0)
    table.cast((CHEAT,), table.vote())

    assert_in_order(table.lines)
