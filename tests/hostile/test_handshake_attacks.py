"""Attacks on the hand shake, run against listening and dialling seats over TLS on loopback."""

import asyncio
import ssl
from collections.abc import Callable
from dataclasses import replace

import pytest

from net.core.envelope import open_, wrap
from net.core.handshake import Side
from net.core.messages import Auth, Bye, Hello
from net.shell.addresses import Address
from net.shell.dialer import connect_any
from net.shell.errors import LinkError
from net.shell.framing import FrameStream, open_stream
from net.shell.gate import Gate, GateLimits
from net.shell.listener import Listener
from net.shell.tls import make_tls
from tests.hostile.middle import Middle
from tests.net.shell.rig import LOOPBACK, Peer, player, run, until

P = 2**255 - 19
Y8 = 0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826
# Encodings of the points whose order divides 8 (RFC 8032, 5.1.3), and of numbers above the prime.
WEAK_KEYS = [
    (y + sign * 2**255).to_bytes(32, "little")
    for y in (0, 1, P - 1, Y8, P - Y8, P, P + 1, 2**255 - 1)
    for sign in (0, 1)
]


async def stream_to(peer: Peer) -> FrameStream:
    connection, _ = await connect_any([peer.address])
    return await open_stream(connection, make_tls(), listening=False)


async def last_words(stream: FrameStream) -> str:
    """Return the code of the BYE before the link ends, or how it ends without one."""
    code = ""
    try:
        while True:
            message = open_(await stream.read(4096, 5.0)).message
            code = message.code if isinstance(message, Bye) else code
    except LinkError as error:
        stream.abort()
        return code or error.code


async def refused_dial(peer: Peer, place: Address, expected: bytes = b"") -> str:
    with pytest.raises(LinkError) as caught:
        await peer.dial(place, expected)
    return caught.value.code


def hello_in(frame: bytes) -> Hello:
    message = open_(frame).message
    assert isinstance(message, Hello)
    return message


def with_key(key: bytes) -> Callable[[bytes], bytes]:
    """Put `key` into HELLO, and leave all else as it is."""

    def change(frame: bytes) -> bytes:
        message = open_(frame).message
        return wrap(b"", replace(message, key=key)) if isinstance(message, Hello) else frame

    return change


def test_mirror_is_refused_by_who_listens() -> None:
    """Whoever sends a seat its own HELLO back is that seat or a mirror."""

    async def work() -> None:
        bo = Peer("Bo")
        stream = await stream_to(bo)
        stream.write(await stream.read(4096, 5.0))

        assert await last_words(stream) == "self"
        assert bo.inputs == []
        await bo.close()

    run(work())


def test_mirror_is_refused_by_who_dials() -> None:
    async def work() -> None:
        async def reflect(stream: FrameStream) -> None:
            stream.write(await stream.read(4096, 5.0))
            assert await last_words(stream) == "self"

        ana = Peer("Ana")
        gate = Gate(GateLimits(), asyncio.get_running_loop().time)
        mirror = Listener(LOOPBACK, 0, make_tls(), gate, reflect)

        assert await refused_dial(ana, Address("127.0.0.1", mirror.port)) == "self"
        assert ana.inputs == []
        await mirror.close()
        await ana.close()

    run(work())


def test_two_listeners_played_against_each_other() -> None:
    """Who dials two seats and passes each one's HELLO and AUTH to the other is found out.

    AUTH says on which side its author stands, so what a listener has signed is no dialer's proof.
    """

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")
        to_ana, to_bo = await stream_to(ana), await stream_to(bo)
        ends = ((to_ana, to_bo), (to_bo, to_ana))
        for _ in range(2):  # HELLO, then AUTH
            frames = [await source.read(4096, 5.0) for source, _ in ends]
            for frame, (_, sink) in zip(frames, ends, strict=True):
                sink.write(frame)

        assert [await last_words(to_ana), await last_words(to_bo)] == ["bad_auth", "bad_auth"]
        assert ana.inputs == bo.inputs == []
        await ana.close()
        await bo.close()

    run(work())


def test_relay_with_a_certificate_of_its_own_is_found_out() -> None:
    """It reads both HELLOs and both AUTHs, and gets no further."""

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")
        middle = Middle(bo.address)

        assert await refused_dial(ana, middle.address) in {"bad_auth", "refused"}
        await middle.close()
        assert ana.inputs == bo.inputs == []
        kinds = [type(open_(frame).message) for frame in middle.heard]
        assert kinds.count(Hello) == 2
        assert kinds.count(Auth) >= 1
        await ana.close()
        await bo.close()

    run(work())


def test_relay_that_puts_in_a_key_of_its_own_is_found_out() -> None:
    """HELLO with another key does not fit the proof of the key that was there."""

    async def work() -> None:
        ana, bo, mallory = Peer("Ana"), Peer("Bo"), player("Mallory")
        middle = Middle(bo.address, with_key(mallory.key), with_key(mallory.key))

        assert await refused_dial(ana, middle.address) in {"bad_auth", "refused"}
        await middle.close()
        assert ana.inputs == bo.inputs == []
        await ana.close()
        await bo.close()

    run(work())


def test_somebody_else_at_the_address_is_not_the_one_wanted() -> None:
    """A man in the middle who is himself to both ends is known for who he is."""

    async def work() -> None:
        ana, mallory = Peer("Ana"), Peer("Mallory")

        code = await refused_dial(ana, mallory.address, expected=player("Bo").key)

        assert code == "other_key"
        assert ana.inputs == mallory.inputs == []
        await ana.close()
        await mallory.close()

    run(work())


def test_recorded_hand_shake_does_not_open_another_link() -> None:
    """What Ana once said to Bo, said again word for word, proves nothing: Bo's nonce is new."""

    async def work() -> None:
        ana, bo = Peer("Ana"), Peer("Bo")
        stream = await stream_to(bo)
        shake = ana.shake(Side.DIALER, stream.certificate_hash)
        said = [shake.first_frame(), *shake.receive(await stream.read(4096, 5.0))]
        for frame in said:
            stream.write(frame)
        await until(lambda: bo.inputs)
        stream.abort()
        await until(lambda: len(bo.inputs) == 2)

        bo.name = "Bo again"  # the rig makes nonces from names
        again = await stream_to(bo)
        for frame in said:
            again.write(frame)
        assert await last_words(again) == "bad_auth"
        assert len(bo.inputs) == 2
        await ana.close()
        await bo.close()

    run(work())


@pytest.mark.parametrize(
    "key", WEAK_KEYS, ids=[key.hex()[:4] + key.hex()[-4:] for key in WEAK_KEYS]
)
def test_weak_key_is_refused(key: bytes) -> None:
    """Keys for which anybody can make signatures, or that have two forms, open no link."""

    async def work() -> None:
        bo, mallory = Peer("Bo"), Peer("Mallory")
        stream = await stream_to(bo)
        shake = mallory.shake(Side.DIALER, stream.certificate_hash)
        stream.write(wrap(b"", replace(hello_in(shake.first_frame()), key=key)))
        stream.write(wrap(b"", Auth(bytes(64))))

        assert await last_words(stream) == "weak_key"
        assert bo.inputs == []
        await bo.close()
        await mallory.close()

    run(work())


def test_proof_for_another_certificate_is_refused() -> None:
    """AUTH that is right but for the certificate is wrong."""

    async def work() -> None:
        bo, mallory = Peer("Bo"), Peer("Mallory")
        stream = await stream_to(bo)
        shake = mallory.shake(Side.DIALER, make_tls().certificate_hash)
        stream.write(shake.first_frame())
        for frame in shake.receive(await stream.read(4096, 5.0)):
            stream.write(frame)

        assert await last_words(stream) == "bad_auth"
        assert bo.inputs == []
        await bo.close()
        await mallory.close()

    run(work())


@pytest.mark.parametrize("frames", [0, 1], ids=["nothing", "hello"])
def test_nothing_counts_before_the_proof(frames: int) -> None:
    """A message of the game before AUTH ends the link, with HELLO or without."""

    async def work() -> None:
        bo, mallory = Peer("Bo"), Peer("Mallory")
        stream = await stream_to(bo)
        shake = mallory.shake(Side.DIALER, stream.certificate_hash)
        for frame in (shake.first_frame(),)[:frames]:
            stream.write(frame)
        stream.write(wrap(b"", Auth(bytes(64))) if not frames else shake.first_frame())

        assert await last_words(stream) == "unexpected"
        assert bo.inputs == []
        await bo.close()
        await mallory.close()

    run(work())


def test_older_tls_is_not_spoken() -> None:
    """A dialer that offers TLS 1.2 at most gets no link."""

    async def work() -> None:
        bo = Peer("Bo")
        old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        old.check_hostname = False
        old.verify_mode = ssl.CERT_NONE
        old.minimum_version = old.maximum_version = ssl.TLSVersion.TLSv1_2

        with pytest.raises((ssl.SSLError, ConnectionResetError)):
            await asyncio.open_connection("127.0.0.1", bo.address.port, ssl=old)
        assert bo.inputs == []
        await bo.close()

    run(work())
