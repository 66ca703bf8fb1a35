"""Somebody in the middle of a link who passes it on."""

import asyncio

import pytest

from net.shell.addresses import Address
from net.shell.dialer import connect_any
from net.shell.errors import LinkError
from net.shell.framing import FrameStream, open_stream
from net.shell.gate import Gate, GateLimits
from net.shell.listener import Listener
from net.shell.tls import make_tls
from tests.net.shell.rig import LOOPBACK, Peer, run, serve_raw


def test_relay_in_the_middle_is_found_out() -> None:
    """Who relays frames between two ends is refused: each saw another certificate."""

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")
        relays: list[asyncio.Task[None]] = []

        async def relay(stream: FrameStream) -> None:
            connection, _ = await connect_any([bo.address])
            onward = await open_stream(connection, make_tls(), listening=False)

            async def copy(source: FrameStream, sink: FrameStream) -> None:
                try:
                    while True:
                        sink.write(await source.read(4096, 2.0))
                except LinkError:
                    await sink.close()

            relays.append(asyncio.create_task(copy(stream, onward)))
            relays.append(asyncio.create_task(copy(onward, stream)))

        middle = Listener(LOOPBACK, 0, make_tls(), Gate(GateLimits(), lambda: 0.0), relay)

        with pytest.raises(LinkError) as caught:
            await ana.dial(Address("127.0.0.1", middle.port))

        assert caught.value.code in {"bad_auth", "refused"}
        await asyncio.gather(*relays)
        assert ana.inputs == bo.inputs == []
        await middle.close()
        await ana.close()
        await bo.close()

    run(work())


def test_relay_without_breaking_tls_cannot_be_told_from_a_cable() -> None:
    """Who only passes bytes on learns nothing and hinders nothing."""

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")

        async def cable(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            there = await asyncio.open_connection("127.0.0.1", bo.address.port)

            async def copy(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
                while data := await source.read(4096):
                    sink.write(data)
                sink.close()

            await asyncio.gather(copy(reader, there[1]), copy(there[0], writer))

        server, address = await serve_raw(cable)
        assert (await ana.dial(address)).nick == "Bo"
        await ana.close()
        await bo.close()
        server.close()
        await server.wait_closed()

    run(work())
