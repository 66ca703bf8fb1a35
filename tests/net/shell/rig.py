"""What tests of links share: players with keys, streams over loopback, recorders."""

import asyncio
import hashlib
import socket
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from net.core.handshake import Handshake, Side, Terms, make_hello
from net.core.io import Input
from net.core.keys import Identity
from net.core.messages import Build, Hello
from net.shell.addresses import Address
from net.shell.dialer import reach
from net.shell.framing import FrameStream
from net.shell.gate import Gate, GateLimits
from net.shell.greeting import greet
from net.shell.link import NetworkLink
from net.shell.links import Links
from net.shell.listener import Listener
from net.shell.tls import Tls, make_tls

LOOPBACK = ["127.0.0.1"]
BUILD = Build("1.0", bytes([1]) * 32, bytes([2]) * 32, bytes([3]) * 32)


def run(work: Coroutine[Any, Any, None], limit_s: float = 60.0) -> None:
    """Run `work` on a fresh loop; it must end within `limit_s`."""
    asyncio.run(asyncio.wait_for(work, limit_s))


async def until(fact: Callable[[], object], limit_s: float = 30.0) -> None:
    """Wait until `fact` holds."""
    async with asyncio.timeout(limit_s):
        while not fact():  # noqa: ASYNC110 - a test may look at anything
            await asyncio.sleep(0.01)


def player(name: str) -> Identity:
    return Identity(hashlib.sha256(name.encode()).digest())


class Peer:
    """One end that listens, dials and keeps links, as a seat does."""

    def __init__(self, name: str, build: Build = BUILD, limits: GateLimits | None = None) -> None:
        self.name = name
        self.identity = player(name)
        self.build = build
        self.tls: Tls = make_tls()
        self.inputs: list[Input] = []
        self.refusals: list[str] = []
        self.links = Links(self.identity.key, self.inputs.append)
        loop = asyncio.get_running_loop()
        gate = Gate(limits or GateLimits(), loop.time)
        self.listener = Listener(LOOPBACK, 0, self.tls, gate, self.serve)
        self.address = Address("127.0.0.1", self.listener.port)

    def shake(self, side: Side, certificate: bytes, expected: bytes = b"") -> Handshake:
        nonce = hashlib.sha256(f"{self.name}{side}{certificate!r}".encode()).digest()
        hello = make_hello(self.identity, self.build, nonce, self.name, self.listener.port)
        return Handshake(self.identity, hello, Terms(side, certificate, expected))

    async def serve(self, stream: FrameStream) -> None:
        hello = await greet(stream, self.shake(Side.LISTENER, stream.certificate_hash))
        link = NetworkLink(stream, hello.key, hello.key, self.links)
        self.links.add(link, hello.nick, ())

    async def dial(self, address: Address, expected: bytes = b"") -> Hello:
        async def meet(stream: FrameStream, _place: Address) -> Hello:
            shake = self.shake(Side.DIALER, stream.certificate_hash, expected)
            hello = await greet(stream, shake)
            link = NetworkLink(stream, hello.key, self.identity.key, self.links)
            self.links.add(link, hello.nick, ())
            return hello

        return await reach([address], (), self.tls, meet)

    async def close(self) -> None:
        await self.listener.close()
        await self.links.close_all("bye")


async def serve_raw(
    handler: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]],
) -> tuple[asyncio.Server, Address]:
    """Return a plain TCP server on loopback and its address."""
    server = await asyncio.start_server(handler, "127.0.0.1", 0)
    return server, Address("127.0.0.1", server.sockets[0].getsockname()[1])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
