"""Two signatures for one place, in one log or between two, and what only looks like that."""

from dataclasses import replace
from typing import Any

import pytest

from net.core.envelope import open_, wrap
from net.core.logfile import Kind
from net.core.messages import Ack, Action, End, Evidence
from net.core.verify import Exit, Verdict
from tests.net.core.changed_logs import GAME, begun, forked, line_of, signed
from tests.net.core.honest_table import CHEAT, Line, file_of, identity, whole_game
from tests.net.core.rewriting import rewritten
from tests.net.core.verdicts import check, convicted, names


def test_a_co_signature_that_was_corrected_is_no_fault() -> None:
    place = line_of(GAME, Kind.ACK, 2, 0)
    ack = GAME.lines[place].message
    assert isinstance(ack, Ack)
    wrong = signed(GAME, Kind.ACK, 2, replace(ack, post_state=b"\x01" * 32))
    right = signed(GAME, Kind.ACK, 2, replace(ack, revision=1))
    report = check([*GAME.lines[:place], wrong, right, *GAME.lines[place + 1 :]])

    assert names(report) == [Verdict.OK_COMPLETE]
    assert report.digest == check(GAME.lines).digest


def test_two_actions_for_one_height() -> None:
    place = line_of(GAME, Kind.ACTION, 0, 0)
    action = GAME.lines[place].message
    assert isinstance(action, Action)
    others = (
        replace(action, body=("take 1",)),
        replace(action, time_ms=0),
        replace(action, prev=b"\x01" * 32),
    )
    for changed in others:
        other = signed(GAME, Kind.ACTION, 0, changed)
        before = check([*GAME.lines[:place], other, *GAME.lines[place:]])
        after = check([*GAME.lines, other])
        for report in (before, after):
            assert (Verdict.EQUIVOCATION, 0) in convicted(report)
            assert {seat for _, seat in convicted(report)} == {0}
            assert report.logs[0].entries == GAME.height


@pytest.mark.parametrize(
    "changes",
    [
        {"entry": b"\x01" * 32},
        {"kind": "D"},
        {"post_state": b"\x01" * 32},
        {"entry": b"\x01" * 32, "revision": 1},
    ],
    ids=str,
)
def test_two_co_signatures_for_one_height(changes: dict[str, Any]) -> None:
    place = line_of(GAME, Kind.ACK, CHEAT, 0)
    other = signed(GAME, Kind.ACK, CHEAT, replace(GAME.lines[place].message, **changes))

    assert (Verdict.EQUIVOCATION, CHEAT) in convicted(check([*GAME.lines, other]))
    assert {seat for _, seat in convicted(check([*GAME.lines, other]))} == {CHEAT}


def test_evidence_convicts_as_the_messages_themselves() -> None:
    place = line_of(GAME, Kind.ACTION, 0, 0)
    action = GAME.lines[place].message
    assert isinstance(action, Action)
    other = signed(GAME, Kind.ACTION, 0, replace(action, body=("take 1",)))
    evidence = Evidence("EQUIVOCATION", GAME.lines[place].frame, other.frame)
    report = check([*GAME.lines, Line(Kind.EVIDENCE, wrap(GAME.gid, evidence))])

    assert convicted(report) == {(Verdict.EQUIVOCATION, 0)}
    assert report.findings[0].offset == len(file_of(GAME.lines))


SIGNED = [n for n, line in enumerate(GAME.lines) if line.seat >= 0]


def test_every_field_rewritten_by_its_author_is_noticed_and_nobody_else_is_blamed() -> None:
    count = 0
    for place in SIGNED:
        line = GAME.lines[place]
        for frame in rewritten(open_(line.frame), identity(line.seat)):
            count += 1
            other = replace(line, frame=frame)
            instead = check([*GAME.lines[:place], other, *GAME.lines[place + 1 :]])
            beside = check([*GAME.lines[:place], other, *GAME.lines[place:]])
            for report in (instead, beside):
                assert report.exit in (Exit.PROVEN, Exit.INCONCLUSIVE), other.message
                assert {seat for _, seat in convicted(report)} <= {line.seat}, other.message
    assert count > 300


def test_a_second_revision_with_the_same_state_is_harmless() -> None:
    place = line_of(GAME, Kind.ACK, CHEAT, 0)
    ack = GAME.lines[place].message
    assert isinstance(ack, Ack)
    again = signed(GAME, Kind.ACK, CHEAT, replace(ack, revision=1))

    assert names(check([*GAME.lines, again])) == [Verdict.OK_COMPLETE]


def test_two_certified_histories_convict_all_who_signed_both() -> None:
    one, two = forked()
    report = check(one.lines, two.lines)
    forks = [finding for finding in report.findings if finding.verdict is Verdict.FORK]

    assert [(f.seat, f.height, f.log) for f in forks] == [(0, 2, -1), (1, 2, -1), (2, 2, -1)]
    assert report.digest == b""
    assert check(one.lines).exit is Exit.CLEAN


def test_what_a_seat_signed_differently_to_two_players_comes_out_between_their_logs() -> None:
    one, two = begun(("take 1",)), begun(("take 1",))
    first = signed(one, Kind.ACTION, CHEAT, one.action("take 1"))
    second = signed(two, Kind.ACTION, CHEAT, two.action("take 3"))
    report = check([*one.lines, first], [*two.lines, second])

    assert convicted(report) == {(Verdict.EQUIVOCATION, CHEAT)}
    assert [finding.log for finding in report.findings] == [0, 1, -1]


def test_a_log_shorter_than_another_is_cut_and_blames_nobody() -> None:
    short = GAME.lines[: line_of(GAME, Kind.ACTION, 0, 0)]
    report = check(short, GAME.lines)

    assert names(report) == [Verdict.TRUNCATED, Verdict.OK_COMPLETE]
    assert report.findings[0].params == (("entries", 0), ("known", GAME.height))
    assert convicted(report) == set()


def test_logs_of_two_games_are_told_apart() -> None:
    other = whole_game(3, first_player=1)
    report = check(GAME.lines, other.lines)

    assert names(report) == [Verdict.OK_COMPLETE, Verdict.WRONG_GAME]
    assert report.exit is Exit.INCONCLUSIVE
    assert report.digest == b""


def test_a_proof_outweighs_an_unusable_log() -> None:
    other = signed(GAME, Kind.END, 0, End(GAME.gid, 0, GAME.gid, GAME.gid, (0, 0, 0), "played"))

    assert check([*GAME.lines, other], []).exit is Exit.PROVEN
