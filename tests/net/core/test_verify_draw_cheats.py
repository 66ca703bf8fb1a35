"""Commitments, links and draws that are not what they must be, and the opening they rest on."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from net.core.envelope import open_, seal, wrap
from net.core.logfile import Kind
from net.core.messages import Ack, Commit, DrawEntry, Evidence, Proposal, Reveal
from net.core.transcript import draw_hash
from net.core.verify import Exit, Report, Verdict, Weight
from tests.net.core.changed_logs import GAME, begun, line_of, opening_lines, proposal_with, signed
from tests.net.core.honest_table import CHEAT, Line, Table, identity
from tests.net.core.verdicts import check, convicted, names


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


def test_a_key_that_is_nearly_weak_only_makes_no_beginning() -> None:
    """The point with y = 2 is of no small order; that nobody holds it shows in the commitments."""
    message = open_(GAME.proposal()).message
    assert isinstance(message, Proposal)
    nearly = replace(message.seats[1], key=bytes((2,)) + bytes(31))
    report = opening(proposal_with(seats=(message.seats[0], nearly, message.seats[2])))

    assert names(report) == [Verdict.BAD_GENESIS]
    assert convicted(report) == set()


def test_other_tips_and_other_settings_that_a_game_allows_are_in_order() -> None:
    tips = (b"\x01" * 32, b"\x02" * 32, b"\x03" * 32)
    allowed = replace(GAME.settings, clock_s=300, absent="end")

    assert names(opening(GAME.proposal(), tips)) == [Verdict.OK_INCOMPLETE]
    assert names(opening(proposal_with(settings=allowed))) == [Verdict.OK_INCOMPLETE]


def test_one_commitment_twice_is_no_second_one() -> None:
    raw = GAME.genesis.commits[CHEAT]
    evidence = Evidence("DUPLICATE_COMMIT", raw, raw)
    report = check([*GAME.lines, Line(Kind.EVIDENCE, wrap(GAME.gid, evidence))])

    assert convicted(report) == set()
    assert report.exit is Exit.CLEAN


def test_settings_that_no_game_allows_are_laid_to_the_host() -> None:
    unknown = replace(GAME.settings, variant="chess")
    uneven = replace(GAME.settings, players=4)

    assert convicted(opening(proposal_with(settings=unknown))) == {(Verdict.BAD_GENESIS, 0)}
    assert convicted(opening(proposal_with(settings=uneven))) == {(Verdict.BAD_GENESIS, 0)}
