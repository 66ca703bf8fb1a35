"""Two ends meet: the hand shake over TLS, and everything that can keep them apart."""

import asyncio
import contextlib
import errno
import random
import socket
from dataclasses import replace

import pytest

from net.core.handshake import Side
from net.core.io import PeerUp
from net.shell import framing, greeting, listener
from net.shell.addresses import Address
from net.shell.dialer import connect_any, reach
from net.shell.errors import LinkError, ListenError
from net.shell.framing import FrameStream, open_stream
from net.shell.gate import Gate, GateLimits
from net.shell.greeting import greet
from net.shell.listener import Listener, bind
from net.shell.tls import make_tls
from tests.net.shell.rig import BUILD, LOOPBACK, Peer, player, run, serve_raw, until


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_two_ends_learn_each_others_proven_key() -> None:
    """After the hand shake both ends have a link to the other's key."""

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")

        hello = await ana.dial(bo.address)
        await until(lambda: bo.inputs)

        assert (hello.nick, hello.key) == ("Bo", player("Bo").key)
        assert ana.inputs == [PeerUp(player("Bo").key, "Bo", ())]
        assert bo.inputs == [PeerUp(player("Ana").key, "Ana", ())]
        await ana.close()
        await bo.close()

    run(work())


def test_link_is_tls_1_3_with_a_fresh_certificate_each_run() -> None:
    """Nothing older is spoken, no tickets are given, and both ends see the same certificate."""
    one, other = make_tls(), make_tls()

    assert one.certificate_hash != other.certificate_hash

    async def work() -> None:
        seen: list[FrameStream] = []

        async def serve(stream: FrameStream) -> None:
            seen.append(stream)

        door = Listener(LOOPBACK, 0, one, Gate(GateLimits(), lambda: 0.0), serve)
        connection, _ = await connect_any([Address("127.0.0.1", door.port)])
        stream = await open_stream(connection, other, listening=False)
        await until(lambda: seen)

        assert stream._writer.get_extra_info("ssl_object").version() == "TLSv1.3"
        assert stream.certificate_hash == seen[0].certificate_hash == one.certificate_hash
        await stream.close()
        await seen[0].close()
        await door.close()

    run(work())


@pytest.mark.parametrize(
    ("build", "code", "params"),
    [
        (
            replace(BUILD, app_version="0.9", engine_id=bytes(32)),
            "engine",
            {"theirs": "0.9", "ours": "1.0"},
        ),
        (replace(BUILD, rules_hash=bytes(32)), "rules", {"theirs": "1.0", "ours": "1.0"}),
        (replace(BUILD, selftest=bytes(32)), "selftest", {"theirs": "1.0", "ours": "1.0"}),
    ],
)
def test_other_build_is_refused_with_both_versions(build, code: str, params) -> None:
    """Clients that would compute differently get no link, and both know why."""

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo", build)

        with pytest.raises(LinkError) as caught:
            await ana.dial(bo.address)

        assert caught.value.code == code
        assert dict(caught.value.params) == {**params, "address": str(bo.address)}
        assert ana.inputs == bo.inputs == []
        await ana.close()
        await bo.close()

    run(work())


def test_unexpected_key_is_refused() -> None:
    """Another player at the address of the one wanted gets no link."""

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")

        with pytest.raises(LinkError) as caught:
            await ana.dial(bo.address, expected=player("Cleo").key)

        assert caught.value.code == "other_key"
        assert ana.inputs == bo.inputs == []
        await ana.close()
        await bo.close()

    run(work())


def test_nobody_there() -> None:
    """An address where nobody listens is named."""

    async def work() -> None:
        address = Address("127.0.0.1", free_port())
        with pytest.raises(LinkError) as caught:
            await connect_any([address])

        assert caught.value.code == "connect_refused"
        assert caught.value.params == (("address", str(address)),)

    run(work())


def test_interface_that_is_not_here_is_unreachable() -> None:
    """A link-local address of another machine's interface leads nowhere, and says so."""

    async def work() -> None:
        with pytest.raises(LinkError) as caught:
            await connect_any([Address("fe80::1%nowhere0", 4711)])

        assert caught.value.code == "unreachable"
        assert caught.value.params == (("address", "[fe80::1%nowhere0]:4711"),)

    run(work())


def test_address_that_answers_wins_over_dead_ones() -> None:
    """The first address that leads to the peer is used, whatever stands before it."""

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")
        silent, deaf = await serve_raw(hold)
        places = [Address("127.0.0.1", free_port()), deaf, bo.address]
        met: list[Address] = []

        async def meet(stream: FrameStream, place: Address) -> str:
            met.append(place)
            shake = ana.shake(Side.DIALER, stream.certificate_hash, player("Bo").key)
            hello = await greet(stream, shake)
            await stream.close()
            return hello.nick

        nick = await reach(places, (), ana.tls, meet)

        assert nick == "Bo"
        assert met == [bo.address]
        silent.close()
        await silent.wait_closed()
        await ana.close()
        await bo.close()

    async def hold(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(framing, "TLS_S", 0.3)
        run(work())


def test_another_service_is_no_table() -> None:
    """Something that answers in another protocol is called that."""

    async def work() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"SSH-2.0-OpenSSH_9.6\r\n")
            await reader.read(100)
            writer.close()

        server, address = await serve_raw(answer)
        ana = Peer("Ana")

        with pytest.raises(LinkError) as caught:
            await ana.dial(address)

        assert caught.value.code == "not_a_table"
        assert caught.value.params == (("address", str(address)),)
        server.close()
        await server.wait_closed()
        await ana.close()

    run(work())


async def speak(peer: Peer, data: bytes) -> bytes:
    """Send `data` inside TLS to `peer` and return all it answers until it hangs up."""
    connection, _ = await connect_any([peer.address])
    stream = await open_stream(connection, make_tls(), listening=False)
    stream._writer.write(data)
    answer = await stream._reader.read()
    await stream.close()
    return answer


def test_noise_on_the_port_is_hung_up_on_and_play_goes_on(caplog) -> None:
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

        assert bo.inputs[1].frame == b"still here"
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


def test_taken_port_is_named() -> None:
    """Listening where another program listens says which port."""
    taken = bind(LOOPBACK, 0)
    port = taken[0].getsockname()[1]

    with pytest.raises(ListenError) as caught:
        bind(LOOPBACK, port)

    assert (caught.value.code, caught.value.params) == ("port_taken", (("port", port),))
    taken[0].close()


@pytest.mark.parametrize(
    ("number", "code", "params"),
    [
        (errno.EACCES, "port_forbidden", {"port": 80}),
        (errno.EADDRINUSE, "port_taken", {"port": 80}),
        (errno.EMFILE, "listen_failed", {"reason": "[Errno 24] Too many open files"}),
        (errno.EADDRNOTAVAIL, "listen_failed", {"reason": f"[Errno {errno.EADDRNOTAVAIL}] no"}),
    ],
)
def test_reasons_not_to_listen(
    number: int, code: str, params, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the system answers becomes a code."""

    def refuse(host: str, port: int) -> socket.socket:
        raise OSError(number, "Too many open files" if number == errno.EMFILE else "no")

    monkeypatch.setattr(listener, "_bind_one", refuse)
    with pytest.raises(ListenError) as caught:
        bind(LOOPBACK, 80)

    assert (caught.value.code, dict(caught.value.params)) == (code, params)


def test_free_port_of_one_address_may_be_taken_at_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Any port free on all addresses will do, so others are tried."""
    plain = listener._bind_one
    refused = []

    def bind_one(host: str, port: int) -> socket.socket:
        if port and len(refused) < 3:
            refused.append(port)
            raise OSError(errno.EADDRINUSE, "in use")
        return plain(host, port)

    monkeypatch.setattr(listener, "_bind_one", bind_one)
    sockets = bind(("127.0.0.1", "127.0.0.2"), 0)

    assert len(refused) == 3
    assert len(sockets) == 2
    for door in sockets:
        door.close()


def test_listener_survives_running_out_of_descriptors(
    monkeypatch: pytest.MonkeyPatch, caplog
) -> None:
    """When the system cannot accept for a while, the seat is reachable again afterwards."""
    monkeypatch.setattr(listener, "PAUSE_S", 0.05)
    plain = socket.socket.accept
    tries = []

    def accept(door: socket.socket) -> tuple[socket.socket, object]:
        tries.append(door)
        if len(tries) == 1:
            raise OSError(errno.EMFILE, "Too many open files")
        return plain(door)

    monkeypatch.setattr(socket.socket, "accept", accept)

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")
        assert (await ana.dial(bo.address)).nick == "Bo"
        assert len(tries) >= 2
        await ana.close()
        await bo.close()

    run(work())
    assert "cannot accept a connection" in caplog.text


def test_all_interfaces_share_one_port() -> None:
    """Both families listen on the port that is announced; a missing address does no harm."""
    sockets = bind(("127.0.0.1", "203.0.113.77", "127.0.0.2"), 0)
    ports = {door.getsockname()[1] for door in sockets}

    assert len(sockets) == 2
    assert len(ports) == 1
    for door in sockets:
        door.close()


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
