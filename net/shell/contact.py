"""How a seat meets others: it listens, dials, and makes links to who has proved his key."""

import secrets
from collections.abc import Sequence
from dataclasses import replace

from net.core.handshake import PLAYER, PROBE, SPECTATOR, Handshake, Side, Terms, make_hello
from net.core.hashing import HASH_BYTES
from net.core.keys import Identity
from net.core.messages import MAX_ADDRESSES, Hello
from net.shell.addresses import Address, own_addresses
from net.shell.dialer import reach
from net.shell.events import LocalSeat
from net.shell.framing import FrameStream
from net.shell.greeting import greet
from net.shell.link import NetworkLink
from net.shell.links import Links
from net.shell.listener import Listener
from net.shell.machine import Machine
from net.shell.whereabouts import Whereabouts


class Contact:
    """Listens from its making to `shut` or `close`.

    port: where, 0 for any free one. links: gets the links of the seat. whereabouts: learns where
    the others can be reached. addresses: where the seat can be. Raises ListenError.
    """

    def __init__(
        self,
        machine: Machine,
        identity: Identity,
        local: LocalSeat,
        links: Links,
        whereabouts: Whereabouts,
        port: int,
    ) -> None:
        self._machine = machine
        self._identity = identity
        self._local = local
        self._links = links
        self._whereabouts = whereabouts
        self._listener = Listener(
            machine.interfaces, port, machine.tls, machine.gate, self._welcome
        )
        self.addresses = self._places()

    @property
    def port(self) -> int:
        """Return where the seat listens."""
        return self._listener.port

    def _places(self) -> tuple[str, ...]:
        own = own_addresses(self._machine.interfaces)[:MAX_ADDRESSES]
        return tuple(str(Address(str(one.ip), self._listener.port)) for one in own)

    def look_around(self) -> bool:
        """Note where the seat can be reached now; say whether that is elsewhere than before."""
        before, self.addresses = self.addresses, self._places()
        return self.addresses != before

    async def connect(self, places: Sequence[Address], expected: bytes = b"") -> bytes:
        """Make a link to who is at one of `places` and return the key.

        expected: the key it must be, or empty for anybody. Raises LinkError or AddressError.
        """
        own = own_addresses(self._machine.interfaces)

        async def meet(stream: FrameStream, place: Address) -> bytes:
            hello = await greet(stream, self._handshake(Side.DIALER, stream, expected))
            self._take(stream, hello, self._identity.key, place.host, (str(place),))
            return hello.key

        return await reach(places, own, self._machine.tls, meet)

    def shut(self) -> None:
        """Listen no more."""
        self._listener.shut()

    async def close(self) -> None:
        """Listen no more, and end what has begun."""
        await self._listener.close()

    async def _welcome(self, stream: FrameStream) -> None:
        hello = await greet(stream, self._handshake(Side.LISTENER, stream, b""))
        if hello.role == PROBE:
            await stream.close()
        else:
            self._take(stream, hello, hello.key, stream.remote_host, ())

    def _handshake(self, side: Side, stream: FrameStream, expected: bytes) -> Handshake:
        nonce = secrets.token_bytes(HASH_BYTES)
        hello = make_hello(
            self._identity, self._machine.build, nonce, self._local.nick, self._listener.port
        )
        role = SPECTATOR if self._local.looks_on else PLAYER
        hello = replace(hello, role=role)
        return Handshake(self._identity, hello, Terms(side, stream.certificate_hash, expected))

    def _take(
        self,
        stream: FrameStream,
        hello: Hello,
        dialled_by: bytes,
        host: str,
        known: tuple[str, ...],
    ) -> None:
        links = self._links
        link = NetworkLink(stream, hello.key, dialled_by, links)
        told = (str(Address(host, hello.listen_port)),) if hello.listen_port and host else ()
        addresses = tuple(dict.fromkeys((*known, *told)))
        looks_on = hello.role == SPECTATOR
        if links.add(link, hello.nick, addresses, looks_on=looks_on):
            self._whereabouts.keep(lambda key: links.is_up(key) or links.is_member(key))
            self._whereabouts.hear(hello.key, addresses)
