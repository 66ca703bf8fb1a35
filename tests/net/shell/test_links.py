"""Links in use: one to each peer, ended by silence, stalling, excess or BYE."""

import asyncio

import pytest

from net.core.io import PeerDown, PeerUp, Received
from net.shell import framing, link
from net.shell.framing import FrameStream
from net.shell.links import MAX_STRANGERS, Links, connect_locally
from net.shell.pace import PaceLimits
from tests.net.shell.rig import Peer, player, run, until

ANA, BO = player("Ana").key, player("Bo").key


async def meet() -> tuple[Peer, Peer]:
    """Return Ana and Bo with a link that Ana dialled."""
    ana, bo = Peer("Ana"), Peer("Bo")
    await ana.dial(bo.address)
    await until(lambda: bo.inputs)
    return ana, bo


async def part(*peers: Peer) -> None:
    for peer in peers:
        await peer.close()


def raw(peer: Peer, to: bytes) -> FrameStream:
    return peer.links._by_peer[to]._stream


def test_frames_arrive_whole_and_in_order() -> None:
    """Frames of every size up to the largest come through unchanged, in order."""

    async def work() -> None:
        ana, bo = await meet()
        frames = [bytes([size % 256]) * size for size in (1, 5, 4096, 16384, 65536)]
        for frame in frames:
            ana.links.send(BO, frame)
        await until(lambda: len(bo.inputs) == 6)

        assert bo.inputs[1:] == [Received(ANA, frame) for frame in frames]
        await part(ana, bo)

    run(work())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ((65537).to_bytes(4) + b"x", "oversize"),
        ((0).to_bytes(4), "empty_frame"),
        ((2**32 - 1).to_bytes(4), "oversize"),
        (b"\x00\x00", "slow"),
        ((10).to_bytes(4) + b"half", "slow"),
    ],
)
def test_bad_frames_end_the_link(data: bytes, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lengths that cannot be and frames that never become whole end the link with a code."""
    monkeypatch.setattr(framing, "FRAME_S", 0.2)

    async def work() -> None:
        ana, bo = await meet()
        raw(ana, BO)._writer.write(data)
        await until(lambda: len(bo.inputs) == 2)

        assert bo.inputs[1] == PeerDown(ANA, code)
        await until(lambda: len(ana.inputs) == 2)
        assert ana.inputs[1] == PeerDown(BO, "lost")
        await part(ana, bo)

    run(work())


def test_silence_ends_the_link_at_both_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer from which nothing comes is taken as gone, even while it still hears."""
    monkeypatch.setattr(link, "SILENCE_S", 1.0)

    async def work() -> None:
        ana, bo = await meet()
        while ana.links.is_up(BO):
            ana.links.send(BO, b"beat")
            await asyncio.sleep(0.02)
        await until(lambda: PeerDown(ANA, "lost") in bo.inputs)

        assert ana.inputs[1:] == [PeerDown(BO, "silent")]
        assert bo.inputs[1] == Received(ANA, b"beat")
        await part(ana, bo)

    run(work())


def test_bye_tells_why() -> None:
    """The peer learns the code a link is closed with."""

    async def work() -> None:
        ana, bo = await meet()
        ana.links.close(BO, "kicked")
        await until(lambda: len(bo.inputs) == 2)

        assert ana.inputs[1] == PeerDown(BO, "kicked")
        assert bo.inputs[1] == PeerDown(ANA, "kicked")
        assert not ana.links.is_up(BO)
        assert not bo.links.is_up(ANA)
        await part(ana, bo)

    run(work())


def test_cut_link_is_lost_at_both_ends() -> None:
    """A connection that breaks shows as lost."""

    async def work() -> None:
        ana, bo = await meet()
        raw(ana, BO).abort()
        await until(lambda: len(ana.inputs) == len(bo.inputs) == 2)

        assert ana.inputs[1] == PeerDown(BO, "lost")
        assert bo.inputs[1] == PeerDown(ANA, "lost")
        await part(ana, bo)

    run(work())


def test_peer_that_takes_nothing_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer that does not read is given up once too much waits for it."""
    monkeypatch.setattr(link, "MAX_UNSENT", 256 * 1024)
    monkeypatch.setattr(link, "STALL_BYTES", 64 * 1024)

    async def work() -> None:
        ana, bo = await meet()
        raw(bo, ANA)._reader._transport.pause_reading()
        bo.links._by_peer[ANA]._reading.cancel()
        for _ in range(600):
            ana.links.send(BO, bytes(16384))
        ana.links.check()
        assert ana.inputs[1] == PeerDown(BO, "stalled")
        assert not ana.links.is_up(BO)
        raw(bo, ANA).abort()
        await part(ana, bo)

    run(work())


def test_slow_peer_has_time_to_catch_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full buffer alone is borne for a while, then not."""
    monkeypatch.setattr(link, "STALL_BYTES", 64 * 1024)
    monkeypatch.setattr(link, "MAX_UNSENT", 1024 * 1024 * 1024)
    monkeypatch.setattr(link, "STALL_S", 60)

    async def work() -> None:
        ana, bo = await meet()
        raw(bo, ANA)._reader._transport.pause_reading()
        bo.links._by_peer[ANA]._reading.cancel()
        ana.links.check()
        for _ in range(600):
            ana.links.send(BO, bytes(16384))
        ana.links.check()
        assert ana.links.is_up(BO)
        monkeypatch.setattr(link, "STALL_S", 0)
        ana.links.check()
        assert ana.inputs[1] == PeerDown(BO, "stalled")
        raw(bo, ANA).abort()
        await part(ana, bo)

    run(work())


def test_flood_is_read_slowly_and_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Above its pace a stranger waits; whoever sits at the table has another pace."""
    monkeypatch.setattr(link, "STRANGER", PaceLimits(10, 3, 10**6, 10**6))

    async def work() -> None:
        ana, bo = await meet()
        for _ in range(6):
            ana.links.send(BO, b"beat")
        await until(lambda: len(bo.inputs) == 5)  # the pace is met by the fourth
        begun = asyncio.get_running_loop().time()
        await until(lambda: len(bo.inputs) == 7)
        assert asyncio.get_running_loop().time() - begun > 0.15
        bo.links.welcome({ANA})
        for _ in range(300):
            ana.links.send(BO, b"beat")
        await until(lambda: len(bo.inputs) == 307)
        await part(ana, bo)

    run(work())


def test_peer_that_misbehaved_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who goes on sending after being hung up on is cut off after half a second, not two."""
    monkeypatch.setattr(framing, "DISMISS_S", 0.1)
    monkeypatch.setattr(framing, "SHUTDOWN_S", 60)

    async def work() -> None:
        ana, bo = await meet()
        raw(bo, ANA)._reader._transport.pause_reading()
        bo.links._by_peer[ANA]._reading.cancel()
        begun = asyncio.get_running_loop().time()
        ana.links.close(BO, "protocol")
        await ana.links.close_all("bye")
        assert asyncio.get_running_loop().time() - begun < 5
        raw(bo, ANA).abort()
        await part(ana, bo)

    run(work())


def test_both_dial_and_both_keep_the_same_link() -> None:
    """When two peers dial each other at once, one link remains, the one of the smaller key."""

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")
        await asyncio.gather(ana.dial(bo.address), bo.dial(ana.address))
        smaller = min(ANA, BO)
        await until(
            lambda: all(
                peer.links.is_up(other) and peer.links._by_peer[other].dialled_by == smaller
                for peer, other in ((ana, BO), (bo, ANA))
            )
        )
        ana.links.send(BO, b"ping")
        bo.links.send(ANA, b"pong")
        await until(lambda: Received(ANA, b"ping") in bo.inputs)
        await until(lambda: Received(BO, b"pong") in ana.inputs)
        await part(ana, bo)

    run(work())


def test_newer_link_by_the_same_end_replaces_the_older() -> None:
    """A peer that comes back before its loss was noticed is up again at once."""

    async def work() -> None:
        ana, bo = await meet()
        await ana.dial(bo.address)
        await until(lambda: len(bo.inputs) == 3)

        assert bo.inputs[1:] == [PeerDown(ANA, "replaced"), PeerUp(ANA, "Ana", ())]
        ana.links.send(BO, b"back")
        await until(lambda: len(bo.inputs) == 4)
        assert bo.inputs[3] == Received(ANA, b"back")
        await part(ana, bo)

    run(work())


class Quiet:
    """A link that only remembers how it was closed."""

    def __init__(
        self, peer: bytes, dialled_by: bytes, silent: float = 0.0, host: str = "10.0.0.9"
    ) -> None:
        self.peer, self.dialled_by, self.silent, self.host = peer, dialled_by, silent, host
        self.closed_with = ""

    def send(self, frame: bytes) -> None: ...

    def close(self, code: str) -> None:
        self.closed_with = code

    def silent_s(self) -> float:
        return self.silent

    def check(self) -> None: ...


SMALL, LARGE = bytes(32), bytes([255]) * 32


def test_second_link_by_the_larger_key_is_closed() -> None:
    """While the link of the smaller key lives, the other end's is not taken."""
    links = Links(LARGE, lambda _input: None)
    old, new = Quiet(SMALL, SMALL), Quiet(SMALL, LARGE)

    assert links.add(old, "s", ()) is True
    assert links.add(new, "s", ()) is False
    assert (old.closed_with, new.closed_with) == ("", "duplicate")


def test_dead_link_gives_way_to_any_other() -> None:
    """A link silent for more than 3 s is replaced even by one of the larger key."""
    inputs = []
    links = Links(LARGE, inputs.append)
    old, new = Quiet(SMALL, SMALL, silent=3.1), Quiet(SMALL, LARGE)

    links.add(old, "s", ())
    assert links.add(new, "s", ("h:1",)) is True
    assert old.closed_with == "replaced"
    assert inputs == [
        PeerUp(SMALL, "s", ()),
        PeerDown(SMALL, "replaced"),
        PeerUp(SMALL, "s", ("h:1",)),
    ]


def visitor(number: int, host: str) -> Quiet:
    key = bytes([number]) * 32
    return Quiet(key, key, host=host)


def closed(crowd: list[Quiet]) -> dict[int, str]:
    """Return by place who was hung up on, and why."""
    return {place: one.closed_with for place, one in enumerate(crowd) if one.closed_with}


def test_of_many_strangers_the_oldest_go() -> None:
    """No more than 8 are kept; a newer one is always heard."""
    inputs = []
    links = Links(SMALL, inputs.append)
    crowd = [visitor(number, f"10.0.0.{number}") for number in range(1, 11)]

    assert MAX_STRANGERS == 8
    assert all(links.add(one, "x", ()) for one in crowd)
    assert closed(crowd) == {0: "crowded", 1: "crowded"}
    assert inputs[8:10] == [PeerDown(crowd[0].peer, "crowded"), PeerUp(crowd[8].peer, "x", ())]


def test_who_holds_most_places_gives_one_up() -> None:
    """A crowd from one host only pushes out itself."""
    links = Links(SMALL, lambda _input: None)
    crowd = [visitor(1, "10.0.0.1"), *(visitor(number, "10.0.0.2") for number in range(2, 30))]
    for one in crowd:
        links.add(one, "x", ())

    assert crowd[0].closed_with == ""
    assert closed(crowd) == dict.fromkeys(range(1, 22), "crowded")


def test_members_of_the_table_always_find_room() -> None:
    """A player who comes back is let in though strangers hold all places, and takes none."""
    links = Links(SMALL, lambda _input: None)
    crowd = [visitor(number, "10.0.0.2") for number in range(1, 9)]
    links.welcome({bytes([1]) * 32, LARGE})
    for one in crowd:
        links.add(one, "x", ())
    member = Quiet(LARGE, LARGE)

    assert links.add(member, "member", ()) is True
    assert closed([*crowd, member]) == {}
    assert links.add(visitor(9, "10.0.0.2"), "x", ()) is True
    assert closed([*crowd, member]) == {}
    assert links.add(visitor(10, "10.0.0.2"), "x", ()) is True
    assert closed([*crowd, member]) == {1: "crowded"}


def test_whom_one_has_dialled_stays() -> None:
    """Strangers cannot push out the host whose table is about to be joined."""
    links = Links(SMALL, lambda _input: None)
    host = Quiet(LARGE, SMALL, host="10.0.0.2")
    links.add(host, "host", ())
    for number in range(1, 30):
        links.add(visitor(number, "10.0.0.2"), "x", ())

    assert host.closed_with == ""


def test_hosts_of_members_are_remembered_while_they_are_away() -> None:
    """Where a player was last is known until the player leaves the table."""
    links = Links(SMALL, lambda _input: None)
    links.add(Quiet(LARGE, LARGE, host="10.0.0.5"), "member", ())
    links.add(visitor(7, "10.0.0.7"), "x", ())
    links.welcome({LARGE})
    links.close(LARGE, "lost")

    assert links.member_hosts == {"10.0.0.5"}
    links.welcome({LARGE})
    assert links.member_hosts == {"10.0.0.5"}
    links.welcome(())
    links.welcome({LARGE})
    assert links.member_hosts == frozenset()


def test_seats_of_one_process_link_without_a_network() -> None:
    """A local link carries frames and ends like any other."""

    async def work() -> None:
        here, there = [], []
        one, other = Links(ANA, here.append), Links(BO, there.append)
        connect_locally(one, other, ("Ana", "Bo"), (("a:1",), ("b:2",)))
        one.send(BO, b"first")
        one.send(BO, b"second")
        other.send(ANA, b"answer")
        await asyncio.sleep(0)
        one.close(BO, "left")
        await asyncio.sleep(0)

        assert here == [PeerUp(BO, "Bo", ("b:2",)), Received(BO, b"answer"), PeerDown(BO, "left")]
        assert there == [
            PeerUp(ANA, "Ana", ("a:1",)),
            Received(ANA, b"first"),
            Received(ANA, b"second"),
            PeerDown(ANA, "left"),
        ]

    run(work())
