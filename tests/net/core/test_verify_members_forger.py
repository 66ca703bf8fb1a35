"""Games whose seats change, tampered with: never clean, and no honest seat is ever blamed."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from net.core.envelope import open_
from net.core.logfile import Kind
from net.core.verify import Exit, Verdict
from tests.net.core.epoch_table import TIMED, EpochTable
from tests.net.core.honest_table import Line, identity
from tests.net.core.rewriting import rewritten
from tests.net.core.verdicts import blamed, check, convicted

CHANGES = (Kind.VOTE, Kind.EPOCH, Kind.TIMEOUT, Kind.ABSENT)


def eventful(players: int = 3) -> EpochTable:
    """Return a game with a time-out, a draw made anew, a seat dropped and one that came back."""
    table = EpochTable(players, clock_s=TIMED)
    table.time_out()
    table.play("dare")
    table.round = 1
    links = {seat: table.chains[seat][1] for seat in (0, 1)}
    for seat in (1, 0):
        table.reveal(seat)
    table.change(drop=(2,), links=table.links(0, 1), open_links=links)
    table.draw()
    table.play_absent()
    table.play("take 1")
    table.change(join=(2,), reason="return")
    table.play("dare")
    table.draw()
    table.go_on()
    return table


GAME = eventful()
PLACES = [n for n, line in enumerate(GAME.lines) if line.kind in CHANGES]
SIGNED = [n for n in PLACES if GAME.lines[n].seat >= 0]


def test_the_game_itself_is_in_order() -> None:
    report = check(GAME.lines)

    assert {finding.verdict for finding in report.findings} == {Verdict.OK_WITH_DROPS}
    assert report.exit is Exit.CLEAN
    assert {GAME.lines[n].kind for n in PLACES} == set(CHANGES)


@pytest.mark.parametrize("part", range(4))
def test_a_changed_byte_is_noticed(part: int) -> None:
    for place in PLACES[part::4]:
        line = GAME.lines[place]
        for position in range(place % 17, len(line.frame), 17):
            forged = bytearray(line.frame)
            forged[position] ^= 1 << position % 8
            other = replace(line, frame=bytes(forged))
            report = check([*GAME.lines[:place], other, *GAME.lines[place + 1 :]])
            assert blamed(report) == set()
            assert report.exit is Exit.INCONCLUSIVE


def test_a_missing_record_is_noticed() -> None:
    for place in PLACES:
        report = check([*GAME.lines[:place], *GAME.lines[place + 1 :]])
        assert blamed(report) == set(), GAME.lines[place].message
        assert report.exit is Exit.INCONCLUSIVE, GAME.lines[place].message


def test_a_log_cut_anywhere_blames_nobody() -> None:
    for length in range(1, len(GAME.lines)):
        report = check(GAME.lines[:length])
        assert blamed(report) == set()
        assert report.exit is Exit.INCONCLUSIVE


@pytest.mark.parametrize("part", range(4))
def test_a_field_rewritten_by_its_author_blames_him_or_nobody(part: int) -> None:
    count = 0
    for place in SIGNED[part::4]:
        line = GAME.lines[place]
        for frame in rewritten(open_(line.frame), identity(line.seat)):
            count += 1
            other = replace(line, frame=frame)
            instead = check([*GAME.lines[:place], other, *GAME.lines[place + 1 :]])
            beside = check([*GAME.lines[:place], other, *GAME.lines[place:]])
            for report in (instead, beside):
                assert {seat for _, seat in convicted(report)} <= {line.seat}, other.message
    assert count > 20


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(range(1, len(GAME.lines))), max_size=len(GAME.lines)))
def test_any_of_the_records_in_any_order_blame_nobody(places: list[int]) -> None:
    report = check([GAME.lines[0], *(GAME.lines[place] for place in places)])

    assert blamed(report) == set()


@settings(max_examples=150, deadline=None)
@given(st.sets(st.sampled_from(range(1, len(GAME.lines))), max_size=12))
def test_records_left_out_blame_nobody(gone: set[int]) -> None:
    report = check([line for n, line in enumerate(GAME.lines) if n not in gone])

    assert blamed(report) == set()


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(CHANGES), st.binary(min_size=1, max_size=200))
def test_any_payload_in_a_record_of_a_change_is_answered(kind: Kind, payload: bytes) -> None:
    report = check([*GAME.lines, Line(kind, payload)])

    assert blamed(report) == set()
    assert report.exit is not Exit.CLEAN
