"""What comes to the port and is no player: noise, silence and too many at once."""

import asyncio
import contextlib
import random

import pytest

from net.core.io import Received
from net.shell import greeting
from net.shell.dialer import connect_any
from net.shell.framing import open_stream
from net.shell.gate import GateLimits
from net.shell.tls import make_tls
from tests.net.shell.rig import Peer, player, run, until


async def speak(peer: Peer, data: bytes) -> bytes:
    """Send `data` inside TLS to `peer` and return all it answers until it hangs up."""
    connection, _ = await connect_any([peer.address])
    stream = await open_stream(connection, make_tls(), listening=False)
    stream._writer.write(data)
    answer = await stream._reader.read()
    await stream.close()
    return answer


def test_noise_on_the_port_is_hung_up_on_and_play_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    """4 KiB of noise, with or without TLS, ends that connection alone."""
    noise = random.Random(4).randbytes(4096)

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")
        await ana.dial(bo.address)
        reader, writer = await asyncio.open_connection("127.0.0.1", bo.address.port)
        writer.write(noise)
        await writer.drain()
        with contextlib.suppress(ConnectionResetError):
            assert len(await reader.read()) < 100  # at most an alert
        writer.close()
        await speak(bo, noise)
        ana.links.send(player("Bo").key, b"still here")
        await until(lambda: len(bo.inputs) == 2)

        assert bo.inputs[1] == Received(player("Ana").key, b"still here")
        await ana.close()
        await bo.close()

    run(work())
    assert [record for record in caplog.records if record.levelname in {"WARNING", "ERROR"}] == []


def test_long_frame_before_auth_is_refused_by_its_length() -> None:
    """A stranger's frame above 4 KiB is not even read."""

    async def work() -> None:
        bo = Peer("Bo")
        answer = await speak(bo, (4097).to_bytes(4))
        assert answer.count(b"Bo") == 1  # its HELLO, nothing more
        assert bo.inputs == []
        await bo.close()

    run(work())


def test_silent_stranger_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who says nothing after TLS is hung up on in time."""
    monkeypatch.setattr(greeting, "AUTH_S", 0.2)

    async def work() -> None:
        bo = Peer("Bo")
        loop = asyncio.get_running_loop()
        begun = loop.time()
        await speak(bo, b"")
        assert loop.time() - begun > 0.1
        assert bo.inputs == []
        await bo.close()

    run(work())


def test_strangers_cannot_take_every_place() -> None:
    """Above the limit who came first has to go, so that others get in."""

    async def work() -> None:
        bo = Peer("Bo", limits=GateLimits(total=3))
        idle = [await asyncio.open_connection("127.0.0.1", bo.address.port) for _ in range(3)]
        ana = Peer("Ana")
        await asyncio.sleep(0.2)  # the turns come back by 10 a second

        assert (await ana.dial(bo.address)).nick == "Bo"
        assert await idle[0][0].read() == b""
        for _, waiting in idle:
            waiting.close()
        await ana.close()
        await bo.close()

    run(work())


def test_too_many_turns_are_refused_before_tls() -> None:
    """Who comes more often than there are turns is closed at once."""

    async def work() -> None:
        bo = Peer("Bo", limits=GateLimits(total=2, per_s=1))
        places = [await asyncio.open_connection("127.0.0.1", bo.address.port) for _ in range(3)]

        async with asyncio.timeout(1):
            assert await places[2][0].read() == b""
        for _, waiting in places:
            waiting.close()
        await bo.close()

    run(work())
