"""Who comes to another position than the others stops the game until he corrects himself."""

from dataclasses import replace
from typing import Any

from net.core.io import Refused
from net.core.messages import Ack
from net.core.verify import Exit, verify
from net.core.view import Trouble
from tests.net.core.forging import forge, proven, troubles
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig
from tests.toy_game import Position, ToyGame


def co_signed_otherwise(**change: Any) -> Rig:
    """A table at which seat 1 has co-signed the first action with `change`, and nothing else."""
    rig = Rig(3)
    rig.start()
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Ack)
    rig.act(0, "take 1")
    ack = rig.sent_of(1, Ack)[0].message
    assert isinstance(ack, Ack)
    rig.receive(2, 1, forge(rig, 1, replace(ack, **change)))
    return rig


def test_a_signature_under_another_entry_is_a_dispute() -> None:
    rig = co_signed_otherwise(entry=b"?" * 32)

    assert troubles(rig, but=1) == [Trouble("entry_mismatch", 1, 0)] * 2
    assert rig.play(0).entries == ()


def test_another_position_is_a_dispute_and_the_logs_convict_who_signed_it() -> None:
    rig = co_signed_otherwise(post_state=b"?" * 32)

    assert troubles(rig, but=1) == [Trouble("desync", 1, 0)] * 2
    assert rig.play(0).entries == ()
    assert proven(rig) == {("STATE_MISMATCH", 1)}


class Flaky(ToyGame):
    """A toy whose computer miscounts `times` times, when seat 0 takes 2."""

    def __init__(self, times: int) -> None:
        self.times = times

    def apply(self, position: Position, action: str) -> Position:
        after = super().apply(position, action)
        if action == "take 2" and self.times:
            self.times -= 1
            return replace(after, left=after.left + 1)
        return after


def test_who_miscounted_once_corrects_himself_and_the_game_goes_on() -> None:
    rig = Rig(3, games={1: {"toy": Flaky(1)}})
    rig.start()
    rig.act(0, "take 2")

    sent = [envelope.message for envelope in rig.sent_of(1, Ack)]
    assert [ack.revision for ack in sent if isinstance(ack, Ack)] == [0, 1]
    assert [len(rig.play(seat).entries) for seat in range(3)] == [1, 1, 1]
    assert rig.play(1).position == Position((2, 0, 0), 1, 5)

    rig.act(1, "dare")
    assert [len(rig.play(seat).entries) for seat in range(3)] == [3, 3, 3]
    report = verify(rig.logs, GAMES, BUILD)
    assert report.exit is Exit.INCONCLUSIVE
    assert report.digest != b""


def test_who_miscounts_always_stops_the_game() -> None:
    rig = Rig(2, games={1: {"toy": Flaky(100)}})
    rig.start()
    rig.act(0, "take 2")

    assert troubles(rig) == [Trouble("desync", 1, 0), Trouble("desync", 0, 0)]
    assert rig.play(0).entries == ()
    rig.act(1, "take 1")
    assert rig.refused(1) == [Refused("game_stopped", (("reason", "desync"),))]
