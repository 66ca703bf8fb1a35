"""Seats that break the rules between epochs: each is convicted, who nearly does so is not."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from net.core.envelope import open_, wrap
from net.core.logfile import Kind
from net.core.messages import (
    AbsentEntry,
    Ack,
    Action,
    Commit,
    End,
    EpochOk,
    Evidence,
    Reveal,
    TurnTimeout,
    Vote,
)
from net.core.transcript import absent_hash, action_hash
from net.core.verify import Exit, Verdict, Weight, verify
from tests.net.core.epoch_table import TIMED, EpochTable, dropped
from tests.net.core.honest_table import BUILD, GAMES, Line, file_of
from tests.net.core.verdicts import blamed, charge, check, convicted, names
from tests.toy_game import TOY

CHEAT = 1
IN_ORDER = {Verdict.OK_COMPLETE, Verdict.OK_INCOMPLETE, Verdict.OK_WITH_DROPS}


def ack(table: EpochTable, kind: str, entry: bytes, **changes: Any) -> Ack:
    return replace(
        Ack(table.eid, table.height, kind, entry, b"\x01" * 32, 0),
        **changes,
    )


def assert_in_order(lines: Sequence[Line]) -> None:
    report = check(lines)
    assert set(names(report)) <= IN_ORDER
    assert blamed(report) == set()


# ---------------------------------------------------------------- signed twice


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


def test_two_commitments_for_one_attempt() -> None:
    table = EpochTable(3)
    table.play("take 1")
    votes = table.cast((0, CHEAT), table.vote(drop=(2,)))
    commits = table.commit(votes, (0, CHEAT), {})
    commit = commits[CHEAT].message
    assert isinstance(commit, Commit)
    assert_in_order(table.lines)
    table.sign_commit(CHEAT, replace(commit, tip=b"\x01" * 32))

    assert convicted(check(table.lines)) == {(Verdict.EQUIVOCATION, CHEAT)}


def test_going_over_to_two_epochs() -> None:
    table = dropped()
    other = Line(Kind.EPOCH, table.lines[-1].frame, -1, CHEAT)
    assert_in_order([*table.lines, other])
    ok = open_(other.frame).message
    assert isinstance(ok, EpochOk)
    table.sign(Kind.EPOCH, CHEAT, replace(ok, eid=b"\x01" * 32), -1)

    assert convicted(check(table.lines)) == {(Verdict.EQUIVOCATION, CHEAT)}


def test_an_action_and_its_time_out_by_one_seat() -> None:
    table = EpochTable(3, clock_s=TIMED)
    line = table.sign(Kind.ACTION, 0, table.action("take 3"), 0)
    table.timeout(CHEAT)
    assert_in_order(table.lines)
    entry = action_hash(table.gid, open_(line.frame))
    state = TOY.position_hash(replace(table.position, scores=(3, 0, 0), turn=1, left=5))
    table.sign(Kind.ACK, CHEAT, ack(table, "A", entry, post_state=state), 0)

    assert convicted(check(table.lines)) == {(Verdict.EQUIVOCATION, CHEAT)}


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


# ---------------------------------------------------------------- the seal of a vote


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


# ---------------------------------------------------------------- what makes an epoch


def test_a_minority_that_goes_on_alone() -> None:
    table = EpochTable(4)
    table.play("take 1")
    table.change(drop=(0, 1))

    assert convicted(check(table.lines)) == {(Verdict.BAD_EPOCH, 2), (Verdict.BAD_EPOCH, 3)}


@pytest.mark.parametrize(("players", "gone"), [(4, (2, 3)), (4, (0,)), (3, (0,)), (3, (2,))])
def test_a_majority_or_half_with_the_lowest_seat_may_go_on(
    players: int, gone: tuple[int, ...]
) -> None:
    table = EpochTable(players)
    table.play("take 1")
    table.change(drop=gone)
    table.go_on()

    assert names(check(table.lines)) == [Verdict.OK_WITH_DROPS]


def test_the_quorum_is_of_the_last_epoch_that_was_confirmed() -> None:
    table = EpochTable(4)
    table.play("take 1")
    table.change(drop=(3,))
    table.play("take 1")
    table.change(drop=(0,))
    table.go_on()

    report = check(table.lines)
    assert names(report) == [Verdict.OK_WITH_DROPS] * 2
    assert report.exit is Exit.CLEAN


def open_draw() -> EpochTable:
    """Return a table at which the action that asks for a draw is final."""
    table = EpochTable(3)
    table.play("dare")
    table.round = 1
    return table


def test_who_stays_must_hand_over_his_open_link() -> None:
    table = open_draw()
    links = {seat: table.chains[seat][1] for seat in (0, 1)}
    table.change(drop=(2,), open_links={0: links[0]})
    assert convicted(check(table.lines)) == {
        (Verdict.BAD_EPOCH, 0),  # both have gone over to an epoch without the link
        (Verdict.BAD_EPOCH, 1),
    }

    table = open_draw()
    votes = table.cast((0, 1), table.vote(drop=(2,)))
    table.commit(votes, (0, 1), {0: links[0]})
    assert convicted(check(table.lines)) == {(Verdict.BAD_EPOCH, 1)}

    table = open_draw()
    votes = table.cast((0, 1), table.vote(drop=(2,)))
    table.commit(votes, (0, 1), links)
    assert_in_order(table.lines)


def test_a_commitment_that_lacks_its_links_though_nobody_has_gone_over() -> None:
    table = EpochTable(3)
    votes = table.cast((0, CHEAT), table.vote(drop=(2,)))
    table.commit(votes, (0,), {})
    assert_in_order(table.lines)
    honest = table.commit(votes, (CHEAT,), {})[CHEAT].message
    assert isinstance(honest, Commit)
    assert_in_order(table.lines)
    table.lines.pop()
    table.sign_commit(CHEAT, replace(honest, links=1))

    assert convicted(check(table.lines)) == {(Verdict.BAD_EPOCH, CHEAT)}


def test_a_copied_commitment_convicts_nobody() -> None:
    """No link of the copier leads to it, so he can reveal nothing."""
    table = EpochTable(3)
    table.play("take 1")
    votes = table.cast((0, CHEAT), table.vote(drop=(2,)))
    commits = table.commit(votes, (0,), {})
    copied = commits[0].message
    assert isinstance(copied, Commit)
    commits[CHEAT] = table.sign_commit(CHEAT, replace(copied, seat=CHEAT))
    table.confirm(table.next_eid(votes, commits), (0, CHEAT))

    assert convicted(check(table.lines)) == set()


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


def takes_over() -> tuple[EpochTable, Line]:
    """Return a table whose new epoch must take over the ACTION that all who stay had locked."""
    table = EpochTable(3)
    line = table.sign(Kind.ACTION, 0, table.action("take 3"), 0)
    entry = action_hash(table.gid, open_(line.frame))
    state = TOY.position_hash(replace(table.position, scores=(3, 0, 0), turn=1, left=5))
    for seat in (0, CHEAT):
        table.sign(Kind.ACK, seat, ack(table, "A", entry, post_state=state), 0)
    table.change(drop=(2,), locked=line.frame)
    return table, line


def test_a_new_epoch_takes_over_what_was_locked() -> None:
    table, line = takes_over()
    table.position = replace(table.position, scores=(3, 0, 0), turn=1, left=5)
    table.ack("A", action_hash(table.gid, open_(line.frame)))
    table.go_on()
    report = check(table.lines)

    assert names(report) == [Verdict.OK_WITH_DROPS]
    assert report.exit is Exit.CLEAN


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


def test_a_new_epoch_that_forgets_what_was_locked() -> None:
    table, _ = takes_over()
    table.play("take 1")

    convictions = convicted(check(table.lines))
    assert convictions == {(Verdict.BAD_EPOCH, 0), (Verdict.BAD_EPOCH, CHEAT)}


def test_an_epoch_that_not_all_have_gone_over_to() -> None:
    table = dropped()
    lines = [line for line in table.lines if not isinstance(line.message, EpochOk)]
    lines = [*lines, table.lines[-1]]
    mark = len(table.lines)
    table.play("take 1")
    report = check([*lines, *table.lines[mark:]])

    assert Verdict.UNCERTIFIED in names(report)
    assert blamed(report) == set()
    assert report.logs[0].entries == 1


def test_messages_of_an_epoch_nothing_tells_of() -> None:
    table = dropped()
    table.play("take 1")
    votes = [line for line in table.lines if line.kind is not Kind.VOTE]
    report = check(votes)

    assert set(names(report)) == {Verdict.WRONG_GAME}
    assert blamed(report) == set()


def test_a_seat_that_came_back_without_being_asked_back() -> None:
    table = dropped()
    table.change(join=(2,), reason="return")
    assert_in_order(table.lines)
    asked = [n for n, line in enumerate(table.lines) if line.kind is Kind.TIMEOUT]
    lines = [line for n, line in enumerate(table.lines) if n != asked[0]]
    report = check(lines)

    assert names(report) == [Verdict.MISSING_ENTRY]
    assert report.findings[0].params == (("what", "reinstate"), ("of", "0"))


# ---------------------------------------------------------------- seats that do not choose


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


# ---------------------------------------------------------------- claims


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


# ---------------------------------------------------------------- histories


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


@pytest.mark.parametrize("build", ["other", "none"])
def test_epochs_of_another_version_are_followed_without_the_rules(build: str) -> None:
    table, line = takes_over()
    table.position = replace(table.position, scores=(3, 0, 0), turn=1, left=5)
    table.ack("A", action_hash(table.gid, open_(line.frame)))
    table.go_on()
    games: Any = GAMES if build == "other" else {}
    other = replace(BUILD, engine_id=b"E" * 32) if build == "other" else BUILD
    report = verify([file_of(table.lines)], games, other)

    assert names(report) == [Verdict.UNSUPPORTED_VERSION]
    assert report.logs[0].entries == table.height
    assert report.logs[0].complete
    assert report.digest == check(table.lines).digest


def test_what_happens_between_epochs_gives_evidence_that_stands_alone() -> None:
    table, _ = takes_over()
    table.play("take 1")
    report, evidence = charge(table.lines)
    again = verify([evidence], GAMES, BUILD)

    assert convicted(report) == {(Verdict.BAD_EPOCH, 0), (Verdict.BAD_EPOCH, CHEAT)}
    assert convicted(again) == convicted(report)


def test_the_tables_of_these_tests_are_honest() -> None:
    """What convicts a seat above must be its own deed, not a fault of the table."""
    table = dropped()
    vote = next(line.message for line in table.lines if line.kind is Kind.VOTE)
    assert isinstance(vote, Vote)
    assert (vote.height, len(vote.certificate)) == (1, 3)
    table.play("take 1")
    table.play_absent()
    absent = next(line.message for line in table.lines if line.kind is Kind.ABSENT)
    assert isinstance(absent, AbsentEntry)
    assert (absent.seat, absent.body, absent.cause) == (2, ("take 1",), "passive")
    assert_in_order(table.lines)
    assert not [line for line in table.lines if isinstance(line.message, Reveal | Action)][2:]
