"""What is told in pages, however many a change of epoch fills."""

import pytest

from net.core.io import Tick, VoteDrop
from net.core.messages import SyncReply
from net.core.motion import Ballot
from tests.net.core.rig import Rig


def test_a_change_of_epoch_that_fills_many_pages_is_told_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Seat 2 is away while the others drop it, and then change once more."""
    monkeypatch.setattr("net.core.sync.PAGE_BYTES", 2_000)
    rig = Rig(3)
    rig.start()
    rig.act(0, "take 1")
    rig.isolate(2)
    rig.wait(90_000)
    rig.do(0, VoteDrop(2))
    rig.act(1, "take 1")
    game = rig.sessions[0]._table.game
    assert game is not None
    game.council.cast(Ballot(1, (), (), "reseed"))
    rig.do(0, Tick())
    assert [rig.play(seat).members.number for seat in range(3)] == [2, 2, 0]

    rig.link(0, 2)
    rig.wait(60_000)

    assert rig.play(2).members.number >= 2
    assert rig.play(2).entries == rig.play(0).entries
    replies = [one.message for one in rig.sent_of(0, SyncReply)]
    assert all(isinstance(one, SyncReply) and one.from_height == 0 for one in replies[:3])
    assert len({one.frames for one in replies[:3] if isinstance(one, SyncReply)}) == 3
