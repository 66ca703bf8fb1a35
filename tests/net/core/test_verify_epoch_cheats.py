"""Epochs that must not begin: who goes over to one is convicted, who nearly does so is not."""

from dataclasses import replace
from typing import Any

import pytest

from net.core.envelope import open_
from net.core.logfile import Kind
from net.core.messages import AbsentEntry, Action, Commit, EpochOk, Reveal, Vote
from net.core.transcript import action_hash
from net.core.verify import Exit, Verdict, verify
from tests.net.core.epoch_table import EpochTable, dropped, open_draw, takes_over
from tests.net.core.honest_table import BUILD, CHEAT, GAMES, Line, file_of
from tests.net.core.verdicts import assert_in_order, blamed, charge, check, convicted, names


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


def test_a_new_epoch_takes_over_what_was_locked() -> None:
    table, line = takes_over()
    table.position = replace(table.position, scores=(3, 0, 0), turn=1, left=5)
    table.ack("A", action_hash(table.gid, open_(line.frame)))
    table.go_on()
    report = check(table.lines)

    assert names(report) == [Verdict.OK_WITH_DROPS]
    assert report.exit is Exit.CLEAN


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
    """What convicts a seat here must be its own deed, not a fault of the table."""
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
