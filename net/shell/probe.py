"""Looks who is at an address without becoming a player there."""

import secrets
from collections.abc import Sequence
from dataclasses import replace

from net.core.handshake import PROBE, Handshake, Side, Terms, make_hello
from net.core.hashing import HASH_BYTES
from net.core.keys import KEY_BYTES, Identity
from net.core.messages import Build, Hello
from net.shell.addresses import Address, own_addresses
from net.shell.dialer import reach
from net.shell.framing import FrameStream
from net.shell.greeting import greet
from net.shell.tls import Tls


async def probe(
    places: Sequence[Address], build: Build, tls: Tls, interfaces: Sequence[str] | None
) -> Hello:
    """Return the HELLO of who is at one of `places`, its key proved, and hang up.

    Raises LinkError or AddressError.
    """

    async def look(stream: FrameStream, _place: Address) -> Hello:
        # A key for this look alone: who only looks need not say who he is.
        identity = Identity(secrets.token_bytes(KEY_BYTES))
        plain = make_hello(identity, build, secrets.token_bytes(HASH_BYTES), PROBE, 0)
        terms = Terms(Side.DIALER, stream.certificate_hash)
        hello = await greet(stream, Handshake(identity, replace(plain, role=PROBE), terms))
        await stream.close()
        return hello

    return await reach(places, own_addresses(interfaces), tls, look)
