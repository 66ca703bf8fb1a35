"""Links in use, ended by silence, stalling, excess or BYE."""

import asyncio

import pytest

from net.core.io import Input, PeerDown, PeerUp, Received
from net.shell import framing, link
from net.shell.links import Links, connect_locally
from net.shell.pace import PaceLimits
from tests.net.shell.linked import ANA, BO, deafen, meet, part, stream_of
from tests.net.shell.rig import run, until


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
        stream_of(ana, BO)._writer.write(data)
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
        stream_of(ana, BO).abort()
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
        deafen(bo, ANA)
        for _ in range(600):
            ana.links.send(BO, bytes(16384))
        ana.links.check()
        assert ana.inputs[1] == PeerDown(BO, "stalled")
        assert not ana.links.is_up(BO)
        stream_of(bo, ANA).abort()
        await part(ana, bo)

    run(work())


def test_slow_peer_has_time_to_catch_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full buffer alone is borne for a while, then not."""
    monkeypatch.setattr(link, "STALL_BYTES", 64 * 1024)
    monkeypatch.setattr(link, "MAX_UNSENT", 1024 * 1024 * 1024)
    monkeypatch.setattr(link, "STALL_S", 60)

    async def work() -> None:
        ana, bo = await meet()
        deafen(bo, ANA)
        ana.links.check()
        for _ in range(600):
            ana.links.send(BO, bytes(16384))
        ana.links.check()
        assert ana.links.is_up(BO)
        monkeypatch.setattr(link, "STALL_S", 0)
        ana.links.check()
        assert ana.inputs[1] == PeerDown(BO, "stalled")
        stream_of(bo, ANA).abort()
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
        deafen(bo, ANA)
        begun = asyncio.get_running_loop().time()
        ana.links.close(BO, "protocol")
        await ana.links.close_all("bye")
        assert asyncio.get_running_loop().time() - begun < 5
        stream_of(bo, ANA).abort()
        await part(ana, bo)

    run(work())


def test_seats_of_one_process_link_without_a_network() -> None:
    """A local link carries frames and ends like any other."""

    async def work() -> None:
        here: list[Input] = []
        there: list[Input] = []
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
