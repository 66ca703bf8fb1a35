"""Ids and entry hashes, and when co-signatures make an entry final."""

import hashlib
from dataclasses import replace
from typing import Any

import pytest

from net.core.envelope import open_, seal
from net.core.messages import Ack, DrawEntry, StartAck
from net.core.transcript import Entry, action_entry, count_acks, draw_entry
from tests.net.core.honest_table import Line, Table, identity

TABLE = Table(3)
GID = TABLE.gid
ENTRY = Entry(GID, 5, "A", b"\x01" * 32)
GOOD, BAD = b"\x0a" * 32, b"\x0b" * 32


def u32(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


def test_ids_are_hashes_over_labelled_signed_bytes() -> None:
    proposal = open_(TABLE.genesis.proposal)
    sid = hashlib.sha256(u32(b"sid") + u32(proposal.signed)).digest()
    genesis = open_(TABLE.lines[0].frame)
    gid = hashlib.sha256(u32(b"gid") + u32(genesis.payload)).digest()

    assert TABLE.roster.sid == sid
    assert TABLE.roster.gid == gid


def test_entry_hashes_are_over_the_game_and_the_entry() -> None:
    table = Table(2)
    table.play("dare")
    table.draw()
    action = next(open_(line.frame) for line in table.lines if line.kind.name == "ACTION")
    draw = next(open_(line.frame) for line in table.lines if line.kind.name == "DRAW")
    assert isinstance(draw.message, DrawEntry)

    def hashed(data: bytes) -> bytes:
        return hashlib.sha256(u32(b"entry") + u32(table.gid) + u32(data)).digest()

    assert action_entry(table.gid, action) == Entry(table.gid, 0, "A", hashed(action.signed))
    assert draw_entry(table.gid, draw.message) == Entry(table.gid, 1, "D", hashed(draw.payload))


def test_only_an_action_is_an_action_entry() -> None:
    start = open_(seal(identity(0), GID, StartAck(GID)))
    with pytest.raises(TypeError):
        action_entry(GID, start)


def ack(state: bytes = GOOD, revision: int = 0, **changes: Any) -> Ack:
    return replace(Ack(GID, 5, "A", ENTRY.hash, state, revision), **changes)


def test_an_entry_is_final_with_everybodys_equal_co_signature() -> None:
    count = count_acks(ENTRY, (0, 1, 2), {0: [ack()], 1: [ack()], 2: [ack()]})

    assert count.post_state == GOOD
    assert count.missing == ()
    assert count.states == ((0, GOOD), (1, GOOD), (2, GOOD))


def test_a_missing_or_different_co_signature_keeps_it_open() -> None:
    absent = count_acks(ENTRY, (0, 1, 2), {0: [ack()], 2: [ack()]})
    differs = count_acks(ENTRY, (0, 1), {0: [ack()], 1: [ack(BAD)]})

    assert (absent.post_state, absent.missing) == (None, (1,))
    assert (differs.post_state, differs.missing) == (None, ())


def test_a_revision_replaces_what_it_revises_in_any_order() -> None:
    for own in ([ack(BAD), ack(GOOD, 1)], [ack(GOOD, 1), ack(BAD)]):
        assert count_acks(ENTRY, (0, 1), {0: [ack()], 1: own}).post_state == GOOD


def test_who_has_signed_the_right_position_counts_whatever_he_signs_besides() -> None:
    for own in ([ack(BAD), ack(GOOD)], [ack(GOOD), ack(BAD)], [ack(GOOD), ack(BAD, 1)]):
        assert count_acks(ENTRY, (0, 1), {0: [ack()], 1: own}, GOOD).post_state == GOOD
    assert count_acks(ENTRY, (0, 1), {0: [ack()], 1: [ack(BAD)]}, GOOD).states == (
        (0, GOOD),
        (1, BAD),
    )


@pytest.mark.parametrize(
    "changes", [{"eid": BAD}, {"height": 6}, {"kind": "D"}, {"entry": BAD}], ids=str
)
def test_a_co_signature_of_anything_else_does_not_count(changes: dict[str, Any]) -> None:
    count = count_acks(ENTRY, (0, 1), {0: [ack()], 1: [ack(**changes)]})

    assert (count.post_state, count.missing) == (None, (1,))


def test_lines_know_their_message() -> None:
    line = TABLE.lines[1]

    assert isinstance(line, Line)
    assert line.message == StartAck(GID)
