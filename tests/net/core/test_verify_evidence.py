"""Evidence files: what convicts a seat stands without the log, and cannot be made up."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from net.core import logfile
from net.core.envelope import open_, wrap
from net.core.logfile import Kind, read
from net.core.messages import Ack, Action, DrawEntry, End, Evidence, Reveal
from net.core.transcript import action_hash, draw_hash
from net.core.verify import Exit, Report, Verdict, Weight, verify
from net.core.verify.casefile import MAGIC, Case, read_case, split_cases
from tests.net.core.changed_logs import (
    GAME,
    begun,
    forked,
    illegal,
    line_of,
    opening_lines,
    proposal_with,
    signed,
)
from tests.net.core.epoch_table import EpochTable, dropped
from tests.net.core.honest_table import BUILD, CHEAT, GAMES, Line, Table, file_of, whole_game
from tests.net.core.verdicts import blamed, charge, convicted, names

Lines = Sequence[Line]


def alone(evidence: bytes) -> Report:
    return verify([evidence], GAMES, BUILD)


def twice_acted() -> Lines:
    table = begun(("take 1",), ("dare",), ("take 2",))
    place = line_of(table, Kind.ACTION, CHEAT, 1)
    action = table.lines[place].message
    assert isinstance(action, Action)
    other = replace(action, body=("take 3",))
    return [*table.lines, signed(table, Kind.ACTION, CHEAT, other)]


def out_of_turn() -> Lines:
    table = begun(("dare",), ("take 1",))
    action = replace(table.action("take 3"), seat=CHEAT)
    return [*table.lines, signed(table, Kind.ACTION, CHEAT, action)]


def accomplice() -> Lines:
    table = begun(("dare",), ("take 1",))
    line = signed(table, Kind.ACTION, 2, table.action("take 9"))
    entry = action_hash(table.gid, open_(line.frame))
    ack = Ack(table.gid, table.height, "A", entry, b"\x01" * 32, 0)
    return [*table.lines, line, signed(table, Kind.ACK, CHEAT, ack)]


def false_state() -> Lines:
    table = begun(("dare",), ("take 1",))
    place = line_of(table, Kind.ACK, CHEAT, table.height - 1)
    ack = table.lines[place].message
    assert isinstance(ack, Ack)
    wrong = signed(table, Kind.ACK, CHEAT, replace(ack, post_state=b"\x01" * 32))
    return [*table.lines[:place], wrong, *table.lines[place + 1 :]]


def bad_reveal() -> Lines:
    table = begun(("dare",), ("take 1",), ("take 2",))
    table.play("dare")
    reveal = Reveal(table.gid, table.height, 2, CHEAT, b"\x01" * 32)
    return [*table.lines, signed(table, Kind.REVEAL, CHEAT, reveal)]


def false_draw() -> Lines:
    table = begun(("dare",))
    table.play("dare")
    table.draw()
    place = line_of(table, Kind.DRAW, -1, table.height - 1)
    draw = table.lines[place].message
    assert isinstance(draw, DrawEntry)
    false = replace(draw, outcomes=("5",) if draw.outcomes != ("5",) else ("2",))
    line = Line(Kind.DRAW, wrap(table.gid, false), draw.height)
    entry = draw_hash(table.gid, false)
    ack = Ack(table.gid, draw.height, "D", entry, b"\x01" * 32, 0)
    return [*table.lines[:place], line, signed(table, Kind.ACK, CHEAT, ack)]


def early_end() -> Lines:
    table = begun(("dare",), ("take 1",))
    state = GAMES["toy"].position_hash(table.position)
    end = End(table.gid, table.height, table.head, state, (1, 0, 0), "played")
    return [*table.lines, signed(table, Kind.END, CHEAT, end)]


def sealed() -> Lines:
    table = EpochTable(3)
    table.play("take 1")
    table.cast((CHEAT,), table.vote(drop=(2,)))
    table.play("take 2")
    return table.lines


def sealed_later() -> Lines:
    table = dropped(2, 3)
    table.play("take 2")
    table.cast((CHEAT,), table.vote(reason="reseed"))
    table.play_absent()
    return table.lines


DEEDS: dict[str, tuple[Callable[[], Lines], Verdict]] = {
    "two actions": (twice_acted, Verdict.EQUIVOCATION),
    "illegal at once": (illegal, Verdict.ILLEGAL_ACTION),
    "illegal later": (
        lambda: illegal(("dare",), ("take 1",), ("take 2",)),
        Verdict.ILLEGAL_ACTION,
    ),
    "out of turn": (out_of_turn, Verdict.WRONG_ACTOR),
    "accomplice": (accomplice, Verdict.ACK_OF_ILLEGAL),
    "false state": (false_state, Verdict.STATE_MISMATCH),
    "bad reveal": (bad_reveal, Verdict.BAD_REVEAL),
    "false draw": (false_draw, Verdict.DRAW_MISMATCH),
    "early end": (early_end, Verdict.STATE_MISMATCH),
    "sealed": (sealed, Verdict.BAD_EPOCH),
    "sealed later": (sealed_later, Verdict.BAD_EPOCH),
}


@pytest.mark.parametrize(("deed", "verdict"), DEEDS.values(), ids=DEEDS)
def test_evidence_convicts_alone(deed: Callable[[], Lines], verdict: Verdict) -> None:
    lines = deed()
    report, evidence = charge(lines)
    again = alone(evidence)

    assert verdict in {found for found, _ in convicted(report)}
    assert convicted(again) == convicted(report)
    assert again.exit is Exit.PROVEN
    assert Verdict.UNPROVEN not in names(again)
    assert again.logs[0].nicks == ("Anna", "Bert", "Cleo")
    assert again.logs[0].cases == len(convicted(report))
    assert len(evidence) < 6_000 * again.logs[0].cases


def test_honest_logs_give_no_evidence() -> None:
    assert charge(GAME.lines)[1] == b""
    assert charge(GAME.lines[:20], GAME.lines)[1] == b""


def test_evidence_of_a_fork_is_what_each_signed_twice() -> None:
    one, two = forked()
    report, evidence = charge(one.lines, two.lines)
    again = alone(evidence)

    assert {seat for found, seat in convicted(report) if found is Verdict.FORK} == {0, 1, 2}
    assert {seat for _, seat in convicted(again)} == {0, 1, 2}
    assert {found for found, _ in convicted(again)} == {Verdict.EQUIVOCATION}


def test_evidence_beside_the_log_it_is_from() -> None:
    lines = twice_acted()
    _, evidence = charge(lines)
    report = verify([file_of(lines), evidence], GAMES, BUILD)

    assert [log.cases for log in report.logs] == [0, 1]
    assert convicted(report) == {(Verdict.EQUIVOCATION, CHEAT)}


def rewritten_case(evidence: bytes, **changes: object) -> bytes:
    """Return the file with its first case's header changed."""
    from net.core.codec import pack
    from net.core.schema import dump

    records = read(evidence, MAGIC).records
    case = read_case(records)
    assert case is not None
    head = logfile.record(Kind.META, pack(dump(replace(case, **changes))))  # type: ignore[arg-type]  # by name
    return evidence[: records[0].offset] + head + evidence[records[0].end :]


def test_a_charge_against_another_seat_is_not_proven() -> None:
    _, evidence = charge(illegal(("dare",), ("take 1",), ("take 2",)))
    report = alone(rewritten_case(evidence, seat=2))

    assert names(report) == [Verdict.UNPROVEN]
    assert report.findings[0].weight is Weight.DAMAGE
    assert report.exit is Exit.INCONCLUSIVE


@pytest.mark.parametrize("position", [b"", b"\xff", b"nonsense", b"9,9,9/1/3/0/", b"0,0,0/2/5/1/"])
def test_a_made_up_position_convicts_nobody(position: bytes) -> None:
    _, evidence = charge(illegal(("dare",), ("take 1",), ("take 2",)))
    report = alone(rewritten_case(evidence, position=position))

    assert blamed(report) == set()
    assert Verdict.UNPROVEN in names(report)


def test_a_position_needs_the_signature_of_every_seat() -> None:
    _, evidence = charge(illegal(("dare",), ("take 1",), ("take 2",)))
    records = read(evidence, MAGIC).records
    acks = [one for one in records if one.kind is Kind.ACK]
    assert len(acks) >= 3
    for ack in acks:
        report = alone(evidence[: ack.offset] + evidence[ack.end :])
        assert blamed(report) == set()
        assert report.exit is Exit.INCONCLUSIVE


HONEST = whole_game(3)
EVIDENCE = charge(illegal(("dare",), ("take 1",), ("take 2",)))[1]


def case_of(lines: Lines, start: int, position: bytes, seat: int) -> bytes:
    """Return an evidence file that charges `seat` over honest records."""
    from net.core.codec import pack
    from net.core.schema import dump

    case = Case("ILLEGAL_ACTION", seat, start, start, position)
    records = [logfile.record(Kind.META, pack(dump(case)))]
    records += [logfile.record(line.kind, line.frame) for line in lines]
    return logfile.file_header(MAGIC) + b"".join(records)


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_honest_records_in_a_case_convict_nobody(data: st.DataObject) -> None:
    places = data.draw(st.lists(st.sampled_from(range(1, len(HONEST.lines))), max_size=60))
    start = data.draw(st.integers(0, HONEST.height))
    position = data.draw(
        st.sampled_from([b"", b"0,0,0/0/6/0/", b"1,0,0/1/5/0/", b"0,0,0/2/1/1/luck:0"])
    )
    lines = [HONEST.lines[0], *(HONEST.lines[place] for place in places)]
    report = alone(case_of(lines, start, position, data.draw(st.integers(-1, 2))))

    assert blamed(report) == set()
    assert report.exit is Exit.INCONCLUSIVE


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(EVIDENCE) - 1), st.integers(0, 7))
def test_a_changed_bit_convicts_nobody_else(place: int, bit: int) -> None:
    forged = bytearray(EVIDENCE)
    forged[place] ^= 1 << bit
    report = alone(bytes(forged))

    assert blamed(report) <= {0}
    assert report.exit is not Exit.CLEAN


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_after_the_magic_are_answered(data: bytes) -> None:
    for candidate in (MAGIC + data, logfile.file_header(MAGIC) + data):
        report = alone(candidate)
        assert blamed(report) == set()
        assert report.exit in (Exit.UNUSABLE, Exit.INCONCLUSIVE)


def test_a_file_without_a_case_is_unusable() -> None:
    report = alone(logfile.file_header(MAGIC))

    assert names(report) == [Verdict.BAD_FORMAT]
    assert report.exit is Exit.UNUSABLE


def test_each_case_stands_by_itself() -> None:
    table = Table(3)
    one = signed(table, Kind.ACTION, 0, table.action("take 9"))
    two = signed(table, Kind.ACTION, CHEAT, replace(table.action("take 1"), seat=CHEAT))
    report, evidence = charge([*table.lines, one, two])
    cases = split_cases(read(evidence, MAGIC).records)

    assert convicted(report) == {(Verdict.ILLEGAL_ACTION, 0), (Verdict.WRONG_ACTOR, CHEAT)}
    assert [read_case(records) is not None for records in cases] == [True, True]
    assert convicted(alone(evidence)) == convicted(report)


def test_evidence_found_in_an_evidence_record_is_kept() -> None:
    place = line_of(GAME, Kind.ACTION, 0, 0)
    action = GAME.lines[place].message
    assert isinstance(action, Action)
    other = signed(GAME, Kind.ACTION, 0, replace(action, body=("take 1",)))
    inner = Evidence("EQUIVOCATION", GAME.lines[place].frame, other.frame)
    _, evidence = charge([*GAME.lines, Line(Kind.EVIDENCE, wrap(GAME.gid, inner))])

    assert convicted(alone(evidence)) == {(Verdict.EQUIVOCATION, 0)}


def test_what_genesis_shows_is_shown_by_genesis_alone() -> None:
    unknown = replace(GAME.settings, variant="chess")
    lines = opening_lines(proposal_with(settings=unknown))
    copied = opening_lines(GAME.proposal(), (b"\x01" * 32, b"\x02" * 32, b"\x01" * 32))
    for opened, proof in (
        (lines, (Verdict.BAD_GENESIS, 0)),
        (copied, (Verdict.DUPLICATE_COMMIT, None)),
    ):
        _, evidence = charge(opened)
        kinds = [record.kind for record in read(evidence, MAGIC).records]
        assert kinds == [Kind.META, Kind.GENESIS]
        assert convicted(alone(evidence)) == {proof}
