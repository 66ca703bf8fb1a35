"""Seats that sign what they must not: each is convicted by name, and nobody else is."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from net.core.beacon import ChainName
from net.core.entries import play_segment
from net.core.envelope import open_, seal, wrap
from net.core.logfile import Kind
from net.core.messages import (
    Ack,
    Action,
    Commit,
    DrawEntry,
    End,
    Evidence,
    Genesis,
    Message,
    Proposal,
    Reveal,
    StartAck,
)
from net.core.transcript import action_hash, draw_hash, read_genesis, session_id
from net.core.verify import Exit, Report, Verdict, Weight, verify
from tests.net.core.honest_table import (
    BUILD,
    LOBBY,
    Line,
    Table,
    file_of,
    identity,
    root_chain,
    varied,
    whole_game,
)
from tests.net.core.rewriting import rewritten
from tests.net.core.verdicts import check, convicted, names
from tests.toy_game import TOY

GAME = whole_game(3)
CHEAT = 1
Proofs = set[tuple[Verdict, int | None]]


def begun(*bodies: tuple[str, ...], players: int = 3, first_player: int = 0) -> Table:
    """Return a table after these segments, every draw made."""
    table = Table(players, first_player=first_player)
    for body in bodies:
        table.play(*body)
        if table.position.pending:
            table.draw()
    return table


def line_of(table: Table, kind: Kind, seat: int, height: int) -> int:
    """Return the place of the record."""
    return next(
        n
        for n, line in enumerate(table.lines)
        if (line.kind, line.seat, line.height) == (kind, seat, height)
    )


def signed(table: Table, kind: Kind, seat: int, message: Message) -> Line:
    height = getattr(message, "height", -1)
    return Line(kind, seal(identity(seat), table.gid, message), height, seat)


def test_an_action_out_of_turn() -> None:
    table = begun(("take 1",))
    action = replace(table.action("take 3"), seat=2)
    report = check([*table.lines, signed(table, Kind.ACTION, 2, action)])

    assert convicted(report) == {(Verdict.WRONG_ACTOR, 2)}
    assert report.findings[0].height == 1
    assert report.exit is Exit.PROVEN
    assert report.logs[0].entries == 1


def test_an_action_while_a_draw_is_due() -> None:
    table = Table(3)
    table.play("dare")
    action = replace(table.action("take 3"), seat=CHEAT)
    report = check([*table.lines, signed(table, Kind.ACTION, CHEAT, action)])

    assert convicted(report) == {(Verdict.WRONG_ACTOR, CHEAT)}


def test_an_action_after_the_end() -> None:
    action = replace(GAME.action("take 3"), seat=2)
    report = check([*GAME.lines, signed(GAME, Kind.ACTION, 2, action)])

    assert convicted(report) == {(Verdict.WRONG_ACTOR, 2)}


def test_an_action_in_the_name_of_another_seat() -> None:
    table = begun()
    report = check([*table.lines, signed(table, Kind.ACTION, CHEAT, table.action("take 3"))])

    assert convicted(report) == {(Verdict.WRONG_ACTOR, CHEAT)}


@pytest.mark.parametrize(
    ("body", "rule"),
    [
        (("take 4",), "bad_action"),
        (("wait", "wait"), "illegal"),
        (("take 1", "take 1"), "barrier_inside"),
        (("dare", "take 1"), "barrier_inside"),
    ],
)
def test_an_illegal_action_and_its_accomplices(body: tuple[str, ...], rule: str) -> None:
    table = begun(("take 1",))
    line = signed(table, Kind.ACTION, CHEAT, table.action(*body))
    entry = action_hash(table.gid, open_(line.frame))
    ack = Ack(table.gid, 1, "A", entry, b"\x01" * 32, 0)
    alone = check([*table.lines, line])
    helped = check([*table.lines, line, signed(table, Kind.ACK, 2, ack)])

    assert convicted(alone) == {(Verdict.ILLEGAL_ACTION, CHEAT)}
    assert alone.findings[0].params[0] == ("rule", rule)
    assert convicted(helped) == {(Verdict.ILLEGAL_ACTION, CHEAT), (Verdict.ACK_OF_ILLEGAL, 2)}


def test_an_illegal_action_that_all_certified_ends_the_count() -> None:
    table = begun(("take 1",))
    lines = [*table.lines, signed(table, Kind.ACTION, CHEAT, table.action("take 9"))]
    entry = action_hash(table.gid, open_(lines[-1].frame))
    for seat in range(3):
        ack = Ack(table.gid, 1, "A", entry, b"\x01" * 32, 0)
        lines.append(signed(table, Kind.ACK, seat, ack))
    report = check(lines)

    assert report.logs[0].entries == 1
    assert {seat for _, seat in convicted(report)} == {0, 1, 2}


def test_an_action_from_another_position_than_the_rules_give() -> None:
    table = begun(("take 1",))
    action = replace(table.action("take 1"), pre_state=b"\x01" * 32)
    report = check([*table.lines, signed(table, Kind.ACTION, CHEAT, action)])

    assert convicted(report) == {(Verdict.STATE_MISMATCH, CHEAT)}


def test_a_co_signature_of_another_position() -> None:
    table = begun(("take 1",))
    place = line_of(table, Kind.ACK, 2, 0)
    ack = table.lines[place].message
    assert isinstance(ack, Ack)
    wrong = signed(table, Kind.ACK, 2, replace(ack, post_state=b"\x01" * 32))
    report = check([*table.lines[:place], wrong, *table.lines[place + 1 :]])

    assert convicted(report) == {(Verdict.STATE_MISMATCH, 2)}
    assert report.logs[0].entries == 0


def test_a_false_position_that_all_co_signed_is_not_final() -> None:
    table = begun(("take 1",))
    lines = [line for line in table.lines if line.kind is not Kind.ACK]
    for line in table.lines:
        ack = line.message
        if isinstance(ack, Ack):
            false = replace(ack, post_state=b"\x01" * 32)
            lines.append(signed(table, Kind.ACK, line.seat, false))
    report = check(lines)

    assert convicted(report) == {(Verdict.STATE_MISMATCH, seat) for seat in range(3)}
    assert report.logs[0].entries == 0


def test_an_action_on_another_history_breaks_the_chain_and_proves_nothing() -> None:
    table = begun(("take 1",))
    action = replace(table.action("take 9"), prev=b"\x01" * 32)
    report = check([*table.lines, signed(table, Kind.ACTION, CHEAT, action)])

    assert names(report) == [Verdict.BROKEN_CHAIN]
    assert convicted(report) == set()


def test_ends_that_contradict_each_other_complete_nothing_even_without_the_rules() -> None:
    place = line_of(GAME, Kind.END, CHEAT, GAME.height)
    other = signed(GAME, Kind.END, CHEAT, replace(GAME.lines[place].message, scores=(0, 0, 9)))
    lines = [*GAME.lines[:place], other, *GAME.lines[place + 1 :]]
    report = verify([file_of(lines)], {}, BUILD)

    assert names(report) == [Verdict.UNSUPPORTED_VERSION]
    assert not report.logs[0].complete
    assert verify([file_of(GAME.lines)], {}, BUILD).logs[0].complete


def test_a_co_signature_that_was_corrected_is_no_fault() -> None:
    place = line_of(GAME, Kind.ACK, 2, 0)
    ack = GAME.lines[place].message
    assert isinstance(ack, Ack)
    wrong = signed(GAME, Kind.ACK, 2, replace(ack, post_state=b"\x01" * 32))
    right = signed(GAME, Kind.ACK, 2, replace(ack, revision=1))
    report = check([*GAME.lines[:place], wrong, right, *GAME.lines[place + 1 :]])

    assert names(report) == [Verdict.OK_COMPLETE]
    assert report.digest == check(GAME.lines).digest


def reveal_line(table: Table, **changes: Any) -> tuple[int, Line]:
    """Return the place of the cheat's first reveal, and that reveal with `changes`."""
    place = next(
        n for n, line in enumerate(table.lines) if (line.kind, line.seat) == (Kind.REVEAL, CHEAT)
    )
    reveal = replace(table.lines[place].message, **changes)
    return place, signed(table, Kind.REVEAL, CHEAT, reveal)


@pytest.mark.parametrize(
    "changes", [{"link": b"\x01" * 32}, {"round": 2}, {"round": 2000}, {"seat": 0}], ids=str
)
def test_a_reveal_of_something_else(changes: dict[str, Any]) -> None:
    place, line = reveal_line(GAME, **changes)
    before = line_of(GAME, Kind.DRAW, -1, GAME.lines[place].height)
    instead = check([*GAME.lines[:place], line, *GAME.lines[place + 1 : before]])
    beside = check([*GAME.lines[: place + 1], line, *GAME.lines[place + 1 :]])

    assert convicted(instead) == {(Verdict.BAD_REVEAL, CHEAT)}
    assert (Verdict.BAD_REVEAL, CHEAT) in convicted(beside)
    assert {seat for _, seat in convicted(beside)} == {CHEAT}


def test_the_link_of_the_next_round_is_not_the_one_due() -> None:
    table = Table(3)
    table.play("dare")
    link = table.chains[CHEAT][2]
    reveal = Reveal(table.gid, 1, 1, CHEAT, link)
    report = check([*table.lines, signed(table, Kind.REVEAL, CHEAT, reveal)])

    assert convicted(report) == {(Verdict.BAD_REVEAL, CHEAT)}


def test_a_reveal_where_nothing_is_drawn() -> None:
    table = begun(("take 1",), ("take 1",))
    for height in (0, 1, 2):
        reveal = Reveal(table.gid, height, 1, CHEAT, table.chains[CHEAT][1])
        report = check([*table.lines, signed(table, Kind.REVEAL, CHEAT, reveal)])
        assert convicted(report) == {(Verdict.EARLY_REVEAL, CHEAT)}


def test_a_reveal_for_an_action_that_is_not_certified_is_only_a_claim() -> None:
    table = Table(3)
    table.play("dare")
    lines = [line for line in table.lines if line.kind is not Kind.ACK or line.seat != 0]
    reveal = Reveal(table.gid, 1, 1, CHEAT, table.chains[CHEAT][1])
    report = check([*lines, signed(table, Kind.REVEAL, CHEAT, reveal)])

    (finding,) = report.findings
    assert (finding.verdict, finding.weight) == (Verdict.EARLY_REVEAL, Weight.CLAIM)
    assert (finding.seat, finding.params) == (None, (("seats", "1"),))
    assert report.exit is Exit.INCONCLUSIVE


def test_co_signers_of_a_false_draw() -> None:
    table = Table(3)
    table.play("dare")
    table.draw()
    place = line_of(table, Kind.DRAW, -1, 1)
    draw = table.lines[place].message
    assert isinstance(draw, DrawEntry)
    false = replace(draw, outcomes=("5",) if draw.outcomes != ("5",) else ("2",))
    line = Line(Kind.DRAW, wrap(table.gid, false), 1)
    ack = Ack(table.gid, 1, "D", draw_hash(table.gid, false), b"\x01" * 32, 0)
    lines = [*table.lines[:place], line, signed(table, Kind.ACK, CHEAT, ack)]

    assert convicted(check(lines)) == {(Verdict.DRAW_MISMATCH, CHEAT)}


def test_two_actions_for_one_height() -> None:
    place = line_of(GAME, Kind.ACTION, 0, 0)
    action = GAME.lines[place].message
    assert isinstance(action, Action)
    for changes in ({"body": ("take 1",)}, {"time_ms": 0}, {"prev": b"\x01" * 32}):
        other = signed(GAME, Kind.ACTION, 0, replace(action, **changes))  # type: ignore[arg-type]  # by name
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


@pytest.mark.parametrize(
    ("changes", "verdict"),
    [
        ({"scores": (99, 0, 0)}, Verdict.STATE_MISMATCH),
        ({"state": b"\x01" * 32}, Verdict.STATE_MISMATCH),
        ({"head": b"\x01" * 32}, Verdict.EQUIVOCATION),
        ({"height": 0, "head": GAME.gid}, Verdict.STATE_MISMATCH),
        ({"height": 1}, Verdict.EQUIVOCATION),
    ],
)
def test_a_false_end(changes: dict[str, Any], verdict: Verdict) -> None:
    place = line_of(GAME, Kind.END, CHEAT, GAME.height)
    other = signed(GAME, Kind.END, CHEAT, replace(GAME.lines[place].message, **changes))
    instead = check([*GAME.lines[:place], other, *GAME.lines[place + 1 :]])
    beside = check([*GAME.lines, other])

    twice = set() if "height" in changes else {(Verdict.EQUIVOCATION, CHEAT)}
    assert convicted(instead) == {(verdict, CHEAT)}
    assert convicted(beside) == {(verdict, CHEAT)} | twice
    assert not instead.logs[0].complete


def test_an_end_before_the_end() -> None:
    table = begun(("take 1",))
    state = TOY.position_hash(table.position)
    end = End(table.gid, 1, table.head, state, (1, 0, 0), "played")
    report = check([*table.lines, signed(table, Kind.END, CHEAT, end)])

    assert convicted(report) == {(Verdict.STATE_MISMATCH, CHEAT)}


def test_evidence_convicts_as_the_messages_themselves() -> None:
    place = line_of(GAME, Kind.ACTION, 0, 0)
    action = GAME.lines[place].message
    assert isinstance(action, Action)
    other = signed(GAME, Kind.ACTION, 0, replace(action, body=("take 1",)))
    evidence = Evidence("EQUIVOCATION", GAME.lines[place].frame, other.frame)
    report = check([*GAME.lines, Line(Kind.EVIDENCE, wrap(GAME.gid, evidence))])

    assert convicted(report) == {(Verdict.EQUIVOCATION, 0)}
    assert report.findings[0].offset == len(file_of(GAME.lines))


def test_two_commitments_of_one_seat() -> None:
    raw = GAME.genesis.commits[CHEAT]
    commit = open_(raw).message
    assert isinstance(commit, Commit)
    second = seal(identity(CHEAT), commit.sid, replace(commit, tip=b"\x01" * 32))
    evidence = Evidence("DUPLICATE_COMMIT", raw, second)
    report = check([*GAME.lines, Line(Kind.EVIDENCE, wrap(GAME.gid, evidence))])

    assert convicted(report) == {(Verdict.DUPLICATE_COMMIT, CHEAT)}


def opening(proposal: bytes, tips: Sequence[bytes] = ()) -> Report:
    return check(opening_lines(proposal, tips))


def opening_lines(proposal: bytes, tips: Sequence[bytes] = ()) -> list[Line]:
    """Return the records of a log that holds a GENESIS with these tips alone."""
    sid = session_id(open_(proposal))
    commits = []
    for seat in range(3):
        tip = (
            tips[seat] if tips else root_chain(ChainName(sid, b"", 0, seat, identity(seat).key))[0]
        )
        commit = Commit(sid, b"", 0, b"", seat, tip, 1024, b"")
        commits.append(seal(identity(seat), sid, commit))
    return [Line(Kind.GENESIS, wrap(b"", Genesis(proposal, tuple(commits))))]


def proposal_with(**changes: Any) -> bytes:
    message = open_(GAME.proposal()).message
    assert isinstance(message, Proposal)
    return seal(identity(0), LOBBY, replace(message, **changes))


def test_a_copied_commitment_is_proven_of_one_of_two() -> None:
    report = opening(GAME.proposal(), (b"\x01" * 32, b"\x02" * 32, b"\x01" * 32))

    (finding,) = report.findings
    assert finding.verdict is Verdict.DUPLICATE_COMMIT
    assert finding.params == (("first", 0), ("second", 2))
    assert (finding.seat, finding.weight) == (None, Weight.PROOF)


def test_a_weak_key_at_a_seat() -> None:
    message = open_(GAME.proposal()).message
    assert isinstance(message, Proposal)
    rows = (message.seats[0], replace(message.seats[1], key=bytes(32)), message.seats[2])

    assert convicted(opening(proposal_with(seats=rows))) == {(Verdict.WEAK_KEY, 1)}


def test_settings_that_no_game_allows_are_laid_to_the_host() -> None:
    unknown = replace(GAME.settings, variant="chess")
    uneven = replace(GAME.settings, players=4)

    assert convicted(opening(proposal_with(settings=unknown))) == {(Verdict.BAD_GENESIS, 0)}
    assert convicted(opening(proposal_with(settings=uneven))) == {(Verdict.BAD_GENESIS, 0)}


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
    again = signed(GAME, Kind.ACK, CHEAT, replace(GAME.lines[place].message, revision=1))

    assert names(check([*GAME.lines, again])) == [Verdict.OK_COMPLETE]


def forked() -> tuple[Table, Table]:
    """Return two tables of one game whose third entries differ."""
    one, two = begun(("take 1",), ("take 2",)), begun(("take 1",), ("take 2",))
    assert one.gid == two.gid
    one.play("take 1")
    two.play("take 3")
    one.play_on(varied)
    two.play_on(varied)
    return one, two


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


def test_the_tables_of_these_tests_are_honest() -> None:
    """What convicts a seat above must be its own deed, not a fault of the table."""
    table = begun(("dare",), ("wait", "gift"))
    position = play_segment(TOY, table.position, 2, ("take 1",))

    assert names(check(table.lines)) == [Verdict.OK_INCOMPLETE]
    assert table.height == 4
    assert position.turn == 0
    assert read_genesis(table.genesis).gid == table.gid
    assert open_(table.lines[1].frame).message == StartAck(table.gid)
