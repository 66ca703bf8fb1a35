"""Two ends meet: the hand shake over TLS, and everything that can keep them apart."""

import asyncio
from dataclasses import replace

import pytest

from net.core.handshake import Side
from net.core.io import PeerUp
from net.core.messages import Build
from net.shell import framing
from net.shell.addresses import Address
from net.shell.dialer import connect_any, reach
from net.shell.errors import LinkError
from net.shell.framing import FrameStream, open_stream
from net.shell.gate import Gate, GateLimits
from net.shell.greeting import greet
from net.shell.listener import Listener
from net.shell.tls import make_tls
from tests.net.shell.rig import BUILD, LOOPBACK, Peer, free_port, player, run, serve_raw, until


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
def test_other_build_is_refused_with_both_versions(
    build: Build, code: str, params: dict[str, str]
) -> None:
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
