"""Dialling, heartbeats and chat."""

import pytest

from net.core.io import (
    Connect,
    Disconnect,
    Leave,
    PeerUp,
    Refused,
    Say,
    Tick,
)
from tests.net.core.rig import Rig


def test_the_smaller_key_dials_at_once_and_the_other_after_two_seconds() -> None:
    rig = Rig(3, linked=False)
    rig.link(0, 1)
    rig.link(0, 2)
    rig.gather()
    low, high = sorted((1, 2), key=rig.keys.__getitem__)

    def dialled(seat: int) -> list[Connect]:
        return [output for output in rig.said[seat] if isinstance(output, Connect)]

    assert dialled(low) == [Connect(rig.keys[high], (f"10.0.0.{high}:47001",))]
    rig.wait(1_750)
    assert dialled(high) == []
    rig.wait(250)
    assert dialled(high) == [Connect(rig.keys[low], (f"10.0.0.{low}:47001",))]
    assert len(dialled(low)) == 1


def test_a_lost_link_is_dialled_anew() -> None:
    rig = Rig(2)
    rig.gather()
    rig.cut(0, 1)
    rig.wait(2_000)

    connects = [len([o for o in rig.said[s] if isinstance(o, Connect)]) for s in range(2)]
    assert connects == [1, 1]


def test_after_the_table_is_closed_links_are_hung_up() -> None:
    rig = Rig(2)
    rig.gather()
    rig.do(1, Leave())
    outputs = rig.do(1, PeerUp(rig.keys[0], "Anna"))

    assert Disconnect(rig.keys[0], "left") in outputs
    assert rig.do(1, Tick()) == ()


def test_a_heartbeat_goes_over_every_link_every_two_seconds() -> None:
    rig = Rig(2)
    rig.gather()
    rig.wait(2_000)
    before = len(rig.sent)
    rig.wait(4_000)

    beats = [(sender, to) for sender, to, _ in rig.sent[before:]]
    assert sorted(beats) == [(0, 1), (0, 1), (1, 0), (1, 0)]
    assert {type(envelope.message).__name__ for _, _, envelope in rig.sent[before:]} == {"Status"}


def test_chat_reaches_everybody_in_the_lobby() -> None:
    rig = Rig(3)
    rig.gather()
    rig.do(1, Say("  hello  "))

    lines = [[(line.seat, line.text) for line in rig.view(seat).chat] for seat in range(3)]
    assert lines == [[(1, "hello")]] * 3


@pytest.mark.parametrize(
    ("text", "code"), [("  ", "empty"), ("x" * 501, "too_long"), ("a\nb", "bad_text")]
)
def test_chat_that_cannot_be_said(text: str, code: str) -> None:
    rig = Rig(2)
    rig.gather()
    rig.do(0, Say(text))

    assert [refused.code for refused in rig.refused(0)] == [code]
    assert rig.view(1).chat == ()


def test_chat_is_metered() -> None:
    rig = Rig(2)
    rig.gather()
    for number in range(6):
        rig.do(0, Say(f"line {number}"))

    assert rig.refused(0) == [Refused("too_fast")]
    assert len(rig.view(1).chat) == 5
