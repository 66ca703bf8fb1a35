"""Files changed by somebody without keys: never clean, and no seat is ever blamed."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from net.core.codec import pack, unpack
from net.core.envelope import seal, wrap
from net.core.logfile import FILE_HEADER, Kind
from net.core.messages import Chat, DrawEntry, Evidence, Genesis
from net.core.verify import Exit, Report, Verdict, verify
from tests.net.core.honest_table import BUILD, GAMES, Line, Table, file_of, identity, whole_game
from tests.net.core.verdicts import blamed, check, names

GAME = whole_game(2)
THREE = whole_game(3, "rush", first_player=-1)
OTHER = whole_game(2, "plain", first_player=1)
RUN = b"t" * 16
DRAW = next(n for n, line in enumerate(GAME.lines) if line.kind is Kind.DRAW)


def assert_doubt_only(report: Report) -> None:
    assert blamed(report) == set()
    assert report.exit in (Exit.INCONCLUSIVE, Exit.UNUSABLE)


def with_line(place: int, line: Line, table: Table = GAME) -> list[Line]:
    return [*table.lines[:place], line, *table.lines[place + 1 :]]


def test_a_changed_byte_in_the_file_is_noticed() -> None:
    data = file_of(GAME.lines)
    meta_end = len(file_of([]))
    for position in range(0, len(data), 11):
        forged = bytearray(data)
        forged[position] ^= 1 << position % 8
        report = verify([bytes(forged)], GAMES, BUILD)
        assert_doubt_only(report)
        if position < len(FILE_HEADER) or position < meta_end:
            assert report.exit is Exit.UNUSABLE


def test_a_changed_byte_under_a_right_checksum_is_noticed() -> None:
    for place, line in enumerate(GAME.lines):
        for position in range(place % 13, len(line.frame), 13):
            forged = bytearray(line.frame)
            forged[position] ^= 1 << position % 8
            assert_doubt_only(check(with_line(place, replace(line, frame=bytes(forged)))))


@pytest.mark.parametrize("table", [GAME, THREE])
def test_a_missing_record_is_noticed(table: Table) -> None:
    for place in range(len(table.lines)):
        report = check([*table.lines[:place], *table.lines[place + 1 :]])
        assert_doubt_only(report)


def test_all_of_a_height_missing_is_a_missing_entry() -> None:
    for height in range(GAME.height - 1):
        report = check([line for line in GAME.lines if line.height != height])
        assert names(report) == [Verdict.MISSING_ENTRY]
        assert report.findings[0].height == height
        assert blamed(report) == set()


def test_co_signatures_without_their_entries_tell_of_a_cut() -> None:
    last = GAME.height - 1
    lines = [line for line in GAME.lines if line.height < last or line.kind is Kind.ACK]
    report = check(lines)

    assert names(report) == [Verdict.TRUNCATED]
    assert report.findings[0].height == last


@pytest.mark.parametrize("kind", [Kind.ACK, Kind.REVEAL, Kind.END])
def test_any_signature_for_later_tells_of_a_cut(kind: Kind) -> None:
    later = next(line for line in reversed(GAME.lines) if line.kind is kind)
    lines = [line for line in GAME.lines if line.height < 1]
    assert later.height > 2
    report = check([*lines, later])

    assert names(report) == [Verdict.TRUNCATED]
    assert report.findings[0].height == 1
    assert blamed(report) == set()


def test_a_missing_co_signature_leaves_the_entry_uncertified() -> None:
    place = next(n for n, line in enumerate(GAME.lines) if line.kind is Kind.ACK)
    (finding,) = check([*GAME.lines[:place], *GAME.lines[place + 1 :]]).findings

    assert finding.verdict is Verdict.UNCERTIFIED
    assert finding.params == (("what", "entry"), ("missing", "0"))
    assert finding.height == 0


def test_a_missing_agreement_to_the_game_is_noticed() -> None:
    (finding,) = check([*GAME.lines[:1], *GAME.lines[2:]]).findings

    assert finding.verdict is Verdict.UNCERTIFIED
    assert finding.params == (("what", "start"), ("missing", "0"))


def test_a_missing_draw_record_or_reveal_is_noticed_though_it_can_be_worked_out() -> None:
    reveal = next(n for n, line in enumerate(GAME.lines) if line.kind is Kind.REVEAL)
    for place, what in ((DRAW, "draw"), (reveal, "reveal")):
        report = check([*GAME.lines[:place], *GAME.lines[place + 1 :]])
        assert names(report) == [Verdict.MISSING_ENTRY]
        assert report.findings[0].params[0] == ("what", what)
        assert report.logs[0].entries == GAME.height


def test_entries_in_another_order_are_noticed() -> None:
    lines = list(GAME.lines)
    entries = [n for n, line in enumerate(lines) if line.kind in (Kind.ACTION, Kind.DRAW)]
    for one, two in pairwise(entries):
        swapped = list(lines)
        swapped[one], swapped[two] = lines[two], lines[one]
        report = check(swapped)
        assert names(report) == [Verdict.REORDERED]
        assert blamed(report) == set()


def test_genesis_behind_other_records_is_noticed() -> None:
    report = check([GAME.lines[1], GAME.lines[0], *GAME.lines[2:]])

    assert names(report) == [Verdict.REORDERED]


def test_records_of_another_game_are_noticed() -> None:
    for place, line in enumerate(OTHER.lines[: len(GAME.lines)]):
        report = check([*GAME.lines[: place + 1], line, *GAME.lines[place + 1 :]])
        assert Verdict.WRONG_GAME in names(report)
        assert_doubt_only(report)


def test_a_record_of_the_wrong_kind_is_noticed() -> None:
    for place, line in enumerate(GAME.lines):
        for kind in Kind:
            if kind not in (line.kind, Kind.NOTE, Kind.META):
                assert_doubt_only(check(with_line(place, replace(line, kind=kind))))


@pytest.mark.parametrize(
    ("change", "verdict"),
    [
        ({"outcomes": ("5",)}, Verdict.DRAW_MISMATCH),
        ({"outcomes": ("x",)}, Verdict.DRAW_MISMATCH),
        ({"outcomes": ("0", "0")}, Verdict.DRAW_MISMATCH),
        ({"links": (b"\x01" * 32, b"\x02" * 32)}, Verdict.DRAW_MISMATCH),
        ({"links": (b"\x01" * 32,)}, Verdict.DRAW_MISMATCH),
        ({"round": 2}, Verdict.DRAW_MISMATCH),
        ({"round": 4000}, Verdict.DRAW_MISMATCH),
        ({"prev": b"\x01" * 32}, Verdict.BROKEN_CHAIN),
        ({"eid": b"\x01" * 32}, Verdict.WRONG_GAME),
        ({"height": 5}, Verdict.BROKEN_CHAIN),
        ({"height": 99_999}, Verdict.MISSING_ENTRY),
    ],
)
def test_a_rewritten_draw_is_noticed(change: dict[str, object], verdict: Verdict) -> None:
    draw = GAME.lines[DRAW].message
    assert isinstance(draw, DrawEntry)
    assert draw.outcomes not in (("5",), ("x",))
    forged = wrap(GAME.gid, replace(draw, **change))  # type: ignore[arg-type]  # by name
    report = check(with_line(DRAW, replace(GAME.lines[DRAW], frame=forged)))

    assert verdict in names(report)
    assert_doubt_only(report)


def test_a_second_draw_beside_the_true_one_is_noticed() -> None:
    draw = GAME.lines[DRAW].message
    assert isinstance(draw, DrawEntry)
    forged = Line(Kind.DRAW, wrap(GAME.gid, replace(draw, outcomes=("x",))), DRAW)
    report = check([*GAME.lines[: DRAW + 1], forged, *GAME.lines[DRAW + 1 :]])

    assert names(report) == [Verdict.DRAW_MISMATCH]
    assert report.logs[0].entries == GAME.height


def test_a_rewritten_genesis_blames_nobody() -> None:
    one, two = GAME.genesis, OTHER.genesis
    stranger = Genesis(one.proposal, (one.commits[0], two.commits[1]))
    swapped = Genesis(one.proposal, one.commits[::-1])
    for genesis in (
        stranger,
        swapped,
        Genesis(two.proposal, one.commits),
        Genesis(b"x", (b"y",) * 2),
    ):
        report = check(with_line(0, replace(GAME.lines[0], frame=wrap(b"", genesis))))
        assert names(report) == [Verdict.BAD_GENESIS]
        assert_doubt_only(report)


def test_an_author_exchanged_without_his_key_blames_nobody() -> None:
    for place, line in enumerate(GAME.lines):
        fields = unpack(line.frame)
        assert isinstance(fields, tuple)
        if not fields[3]:
            continue
        for key in (identity(1 - line.seat).key, identity(3).key, bytes(32)):
            forged = pack((*fields[:3], key, *fields[4:]))
            report = check(with_line(place, replace(line, frame=forged)))
            assert Verdict.BAD_SIGNATURE in names(report)
            assert_doubt_only(report)


def test_evidence_that_shows_nothing_convicts_nobody() -> None:
    frames = [line.frame for line in GAME.lines if line.seat >= 0]
    foreign = [line.frame for line in OTHER.lines if line.seat >= 0]
    for first, second in pairwise(frames):
        for kind in ("EQUIVOCATION", "anything"):
            frame = wrap(GAME.gid, Evidence(kind, first, second))
            report = check([*GAME.lines, Line(Kind.EVIDENCE, frame)])
            assert names(report) == [Verdict.OK_COMPLETE]
    for first, second in zip(frames, foreign, strict=False):
        frame = wrap(GAME.gid, Evidence("EQUIVOCATION", first, second))
        report = check([*GAME.lines, Line(Kind.EVIDENCE, frame)])
        assert names(report) == [Verdict.WRONG_GAME]
        assert_doubt_only(report)


def test_evidence_of_talk_convicts_nobody() -> None:
    said = seal(identity(0), GAME.gid, Chat(RUN, 0, "hello"))
    contradicted = seal(identity(0), GAME.gid, Chat(RUN, 0, "goodbye"))
    frame = wrap(GAME.gid, Evidence("EQUIVOCATION", said, contradicted))
    report = check([*GAME.lines, Line(Kind.EVIDENCE, frame)])

    assert names(report) == [Verdict.BAD_FORMAT]
    assert_doubt_only(report)


def test_a_stranger_at_the_table_blames_nobody() -> None:
    for line in GAME.lines:
        if line.seat >= 0:
            frame = seal(identity(3), GAME.gid, line.message)
            report = check([*GAME.lines, replace(line, frame=frame)])
            assert names(report) == [Verdict.BAD_SIGNATURE]
            assert_doubt_only(report)


def test_a_draw_where_an_action_is_due_breaks_the_chain() -> None:
    draw = GAME.lines[DRAW].message
    assert isinstance(draw, DrawEntry)
    height = next(line.height for line in GAME.lines if line.kind is Kind.ACTION)
    forged = Line(Kind.DRAW, wrap(GAME.gid, replace(draw, height=height)))
    report = check([*GAME.lines, forged])

    assert names(report) == [Verdict.BROKEN_CHAIN]
    assert_doubt_only(report)


def test_another_message_in_the_place_of_genesis_is_no_log() -> None:
    report = check(with_line(0, replace(GAME.lines[0], frame=GAME.lines[1].frame)))

    assert names(report) == [Verdict.BAD_FORMAT]
    assert report.exit is Exit.UNUSABLE


def test_evidence_of_garbage_convicts_nobody() -> None:
    frame = wrap(GAME.gid, Evidence("EQUIVOCATION", b"\x00", GAME.lines[0].frame))
    report = check([*GAME.lines, Line(Kind.EVIDENCE, frame)])

    assert blamed(report) == set()
    assert report.exit is Exit.INCONCLUSIVE


POOL = [*GAME.lines, *OTHER.lines]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(range(len(POOL))), max_size=60))
def test_honest_records_in_any_mixture_convict_nobody(places: list[int]) -> None:
    report = check([GAME.lines[0], *(POOL[place] for place in places)])

    assert blamed(report) == set()


@settings(max_examples=100, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(1, len(GAME.lines) - 1), st.integers(0, 400), st.binary(max_size=4)),
        min_size=1,
        max_size=4,
    )
)
def test_splices_convict_nobody(edits: list[tuple[int, int, bytes]]) -> None:
    lines = list(GAME.lines)
    for place, offset, data in edits:
        frame = lines[place].frame
        spliced = frame[:offset] + data + frame[offset + 2 :]
        lines[place] = replace(lines[place], frame=spliced or b"\x00")
    report = check(lines)

    assert blamed(report) == set()
    assert lines == GAME.lines or report.exit is not Exit.CLEAN


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_answered(data: bytes) -> None:
    lines = file_of(GAME.lines[:1])
    for candidate in (data, FILE_HEADER + data, lines + data):
        report = verify([candidate], GAMES, BUILD)
        assert blamed(report) == set()
        assert report.exit is not Exit.CLEAN


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(Kind), st.binary(min_size=1, max_size=200))
def test_any_payload_in_a_record_is_answered(kind: Kind, payload: bytes) -> None:
    report = check([*GAME.lines, Line(kind, payload)])

    assert blamed(report) == set()
    assert report.exit is not Exit.CLEAN or kind in (Kind.META, Kind.NOTE)
