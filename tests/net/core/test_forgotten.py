"""Of those who come with one key after the other nothing is kept once they are gone."""

from collections.abc import Iterator

from net.core.envelope import seal, wrap
from net.core.io import PeerDown, PeerUp, Received
from net.core.keys import Identity
from net.core.messages import Ack, JoinRequest, LeaveTable, SyncRequest
from tests.net.core.rig import Rig, settings


def strangers(count: int) -> Iterator[Identity]:
    return (Identity(number.to_bytes(32, "big")) for number in range(1_000, 1_000 + count))


def visit(rig: Rig, one: Identity, *frames: bytes, looks_on: bool = False) -> None:
    """Let the host be linked to `one`, get `frames` and lose the link."""
    host = rig.sessions[0]
    host.handle(rig.now, PeerUp(one.key, "Eve", (), looks_on))
    for frame in frames:
        host.handle(rig.now, Received(one.key, frame))
    host.handle(rig.now, PeerDown(one.key, "lost"))


def test_requests_of_who_looked_on_are_forgotten() -> None:
    rig = Rig(2)
    rig.start()
    gid = rig.play(0).gid
    for one in strangers(100):
        visit(rig, one, wrap(gid, SyncRequest(gid, 0, 10)), looks_on=True)

    game = rig.sessions[0]._table.game
    assert game is not None
    assert len(game.sync._requests) == len(game.sync._served) == 1


def test_early_messages_of_who_sat_at_the_table_are_forgotten() -> None:
    rig = Rig(1)
    rig.open_table(settings(2))
    table = rig.view(0).lobby_id
    gid = b"g" * 32
    for one in strangers(100):
        join = seal(one, table, JoinRequest(table, -1, "Eve", "person", ()))
        early = seal(one, gid, Ack(gid, 0, "A", gid, gid, 0))
        visit(rig, one, join, early, seal(one, table, LeaveTable(table)))

    intake = rig.sessions[0]._intake
    assert len(intake._holds) == 1
    assert intake._early._by_author == intake._early._frames == {}
