"""Actions, co-signatures and ends against the rules: each convicts who signed it."""

from dataclasses import replace
from typing import Any

import pytest

from net.core.entries import play_segment
from net.core.envelope import open_
from net.core.genesis import read_genesis
from net.core.logfile import Kind
from net.core.messages import Ack, End, StartAck
from net.core.transcript import action_hash
from net.core.verify import Exit, Verdict, verify
from tests.net.core.changed_logs import GAME, begun, line_of, signed
from tests.net.core.honest_table import BUILD, CHEAT, Table, file_of
from tests.net.core.verdicts import check, convicted, names
from tests.toy_game import TOY


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
    end = GAME.lines[place].message
    assert isinstance(end, End)
    other = signed(GAME, Kind.END, CHEAT, replace(end, scores=(0, 0, 9)))
    lines = [*GAME.lines[:place], other, *GAME.lines[place + 1 :]]
    report = verify([file_of(lines)], {}, BUILD)

    assert names(report) == [Verdict.UNSUPPORTED_VERSION]
    assert not report.logs[0].complete
    assert verify([file_of(GAME.lines)], {}, BUILD).logs[0].complete


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


def test_the_tables_of_these_tests_are_honest() -> None:
    """What convicts a seat here must be its own deed, not a fault of the table."""
    table = begun(("dare",), ("wait", "gift"))
    position = play_segment(TOY, table.position, 2, ("take 1",))

    assert names(check(table.lines)) == [Verdict.OK_INCOMPLETE]
    assert table.height == 4
    assert position.turn == 0
    assert read_genesis(table.genesis).gid == table.gid
    assert open_(table.lines[1].frame).message == StartAck(table.gid)
