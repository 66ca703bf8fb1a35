"""What strangers can do to a seat that listens: before, while and after they prove a key."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace

from net.core.envelope import open_, seal, wrap
from net.core.handshake import PLAYER, SPECTATOR, Handshake, Side, Terms, make_hello
from net.core.keys import Identity
from net.core.messages import Ack, Chat, Hello, JoinRequest, Status, SyncReply
from net.shell.addresses import Address
from net.shell.dialer import connect_any
from net.shell.errors import LinkError
from net.shell.framing import FrameStream, open_stream
from net.shell.greeting import greet
from net.shell.tls import make_tls
from tests.hostile.tally import Tally
from tests.net.shell.rig import BUILD

SMALL_ORDER = bytes([1]) + bytes(31)  # the neutral element of the curve
PATIENCE_S = 30.0
UNSENT = 128 * 1024
TLS = make_tls()


Attack = Callable[[Address, Tally], Awaitable[None]]


async def tcp(place: Address, _tally: Tally) -> None:
    """Connect and say nothing."""
    reader, writer = await asyncio.open_connection(place.host, place.port)
    await reader.read()
    writer.close()


async def connections(place: Address, _tally: Tally) -> None:
    """Connect and hang up at once."""
    connection, _ = await connect_any([place])
    connection.close()
    await asyncio.sleep(0)


async def noise(place: Address, _tally: Tally) -> None:
    """Send noise instead of TLS."""
    reader, writer = await asyncio.open_connection(place.host, place.port)
    writer.write(secrets.token_bytes(16 * 1024))
    await reader.read()
    writer.close()


async def _stream(place: Address) -> FrameStream:
    connection, _ = await connect_any([place])
    return await open_stream(connection, TLS, listening=False)


async def _until_hung_up(stream: FrameStream) -> None:
    try:
        while True:
            await stream.read(64 * 1024, PATIENCE_S)
    except LinkError:
        stream.abort()


async def tls(place: Address, _tally: Tally) -> None:
    """Speak TLS, then say nothing."""
    await _until_hung_up(await _stream(place))


async def half_frames(place: Address, _tally: Tally) -> None:
    """Begin a frame and send a byte of it now and then."""
    stream = await _stream(place)
    listening = asyncio.create_task(_until_hung_up(stream))
    stream._writer.write((4096).to_bytes(4))
    while not listening.done():
        stream._writer.write(b"\x96")
        await asyncio.sleep(0.5)


async def oversize(place: Address, _tally: Tally) -> None:
    """Announce a frame of 4 GiB, and begin it."""
    stream = await _stream(place)
    stream._writer.write(b"\xff" * 64 * 1024)
    await _until_hung_up(stream)


async def malformed(place: Address, _tally: Tally) -> None:
    """Send a frame of nested arrays in place of HELLO."""
    stream = await _stream(place)
    stream.write(b"\x91" * 4096)
    await _until_hung_up(stream)


async def weak_key(place: Address, _tally: Tally) -> None:
    """Introduce oneself by a key whose signatures anybody can make."""
    stream = await _stream(place)
    hello = _hello(Identity(secrets.token_bytes(32)))
    stream.write(wrap(b"", replace(hello, key=SMALL_ORDER)))
    await _until_hung_up(stream)


async def mirror(place: Address, tally: Tally) -> None:
    """Send back whatever comes."""
    stream = await _stream(place)
    try:
        while True:
            stream.write(await stream.read(64 * 1024, PATIENCE_S))
            tally.sent += 1
    except LinkError:
        stream.abort()


# ---------------------------------------------------------------- with a key of their own


def _hello(identity: Identity, role: str = PLAYER) -> Hello:
    hello = make_hello(identity, BUILD, secrets.token_bytes(32), "Mallory", 0)
    return replace(hello, role=role)


async def _link(place: Address, role: str = PLAYER) -> tuple[FrameStream, Identity]:
    stream = await _stream(place)
    identity = Identity(secrets.token_bytes(32))
    terms = Terms(Side.DIALER, stream.certificate_hash)
    await greet(stream, Handshake(identity, _hello(identity, role), terms))
    return stream, identity


async def crowd(place: Address, _tally: Tally) -> None:
    """Prove a fresh key, then only hold the link."""
    stream, _ = await _link(place)
    listening = asyncio.create_task(_until_hung_up(stream))
    while not listening.done():
        stream.write(wrap(b"", Status(b"", b"", 0, b"")))
        await asyncio.sleep(2)


async def _flood(place: Address, tally: Tally, make: Callable[[Identity, int], bytes]) -> None:
    stream, identity = await _link(place)
    await _pour(stream, tally, lambda sent: make(identity, sent))


async def _pour(stream: FrameStream, tally: Tally, make: Callable[[int], bytes]) -> None:
    listening = asyncio.create_task(_until_hung_up(stream))
    while not listening.done():
        if stream.unsent < UNSENT:
            for _ in range(20):
                stream.write(make(tally.sent))
                tally.sent += 1
        await asyncio.sleep(0)


async def heartbeats(place: Address, tally: Tally) -> None:
    """Prove a key, then send STATUS without end."""
    await _flood(place, tally, lambda _identity, _sent: wrap(b"", Status(b"", b"", 0, b"")))


async def signed(place: Address, tally: Tally) -> None:
    """Prove a key, then send what is well signed but of no game."""

    def make(identity: Identity, sent: int) -> bytes:
        ctx = sent.to_bytes(32)
        return seal(identity, ctx, Ack(ctx, sent % 1000, "A", ctx, ctx, 0))

    await _flood(place, tally, make)


async def join_requests(place: Address, tally: Tally) -> None:
    """Prove a key, then ask for seats without end."""

    def make(identity: Identity, sent: int) -> bytes:
        table = (sent % 2).to_bytes(16)
        return seal(identity, table, JoinRequest(table, -1, "Mallory", "person", ()))

    await _flood(place, tally, make)


async def pages(place: Address, tally: Tally) -> None:
    """Prove a key, then send the largest frames there are, which nobody asked for."""
    frame = wrap(bytes(32), SyncReply(bytes(32), 0, (bytes(16 * 1024 - 64),) * 3))
    await _flood(place, tally, lambda _identity, _sent: frame)


async def onlookers(place: Address, tally: Tally) -> None:
    """Look on, then talk without end."""
    stream, identity = await _link(place, SPECTATOR)
    gid = b""
    while not gid:
        message = open_(await stream.read(64 * 1024, PATIENCE_S)).message
        gid = message.gid if isinstance(message, Status) else b""
    run = secrets.token_bytes(16)
    await _pour(stream, tally, lambda sent: seal(identity, gid, Chat(run, sent, f"line {sent}")))


OUTSIDERS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        tcp,
        connections,
        noise,
        tls,
        half_frames,
        oversize,
        malformed,
        weak_key,
        mirror,
        crowd,
        heartbeats,
        signed,
        join_requests,
        pages,
        onlookers,
    )
}
