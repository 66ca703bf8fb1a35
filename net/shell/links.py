"""All links of one seat: one to each peer, whoever dialled."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Container

from net.core.io import Input, PeerDown, PeerUp, Received
from net.shell.link import Link, LocalLink, NetworkLink, join_locally

log = logging.getLogger(__name__)

MAX_STRANGERS = 8
STALE_S = 3.0


class Links:
    """The links of the seat with key `own`; what they bring goes to `deliver` as inputs."""

    def __init__(self, own: bytes, deliver: Callable[[Input], None]) -> None:
        self.own = own
        self._deliver = deliver
        self._by_peer: dict[bytes, Link] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._members: Container[bytes] = ()
        self._hosts: dict[bytes, str] = {}
        self._onlookers: set[bytes] = set()

    def welcome(self, members: Container[bytes]) -> None:
        """Note the keys of the table, for whom there is always room."""
        self._members = members
        self._hosts = {
            peer: host for peer, host in self._hosts.items() if peer in members or self.is_up(peer)
        }

    @property
    def member_hosts(self) -> frozenset[str]:
        """Where those of the table are or were last, as numeric addresses."""
        return frozenset(host for peer, host in self._hosts.items() if self.is_member(peer))

    def is_member(self, peer: bytes) -> bool:
        """Say whether `peer` sits at the table."""
        return peer in self._members

    @property
    def has_onlookers(self) -> bool:
        """Whether there is a link to somebody who only looks on."""
        return bool(self._onlookers)

    def is_up(self, peer: bytes) -> bool:
        """Say whether there is a link to `peer`."""
        return peer in self._by_peer

    def add(
        self, link: Link, nick: str, addresses: tuple[str, ...], *, looks_on: bool = False
    ) -> bool:
        """Take `link` into use, unless one to the same peer is kept; say whether it was taken.

        Of those who came uninvited and sit at no table there are MAX_STRANGERS at most; for one
        more another goes.

        Of two links the one dialled by the smaller key stays, so that both ends keep the same;
        of two by the same end the newer. nick, addresses, looks_on: as in `PeerUp`.
        """
        old = self._by_peer.get(link.peer)
        if old is None:
            self._make_room(link)
        else:
            if not self._supersedes(link, old):
                self._close(link, "duplicate")
                return False
            self._remove(old, "replaced")
            self._close(old, "replaced")
        self._by_peer[link.peer] = link
        self._hosts[link.peer] = link.host
        if looks_on:
            self._onlookers.add(link.peer)
        self._deliver(PeerUp(link.peer, nick, addresses, looks_on))
        return True

    def send(self, peer: bytes, frame: bytes) -> None:
        """Send one frame body to `peer`; it is dropped if there is no link."""
        link = self._by_peer.get(peer)
        if link is not None:
            link.send(frame)

    def close(self, peer: bytes, code: str) -> None:
        """Close the link to `peer`, telling both sides `code`."""
        link = self._by_peer.get(peer)
        if link is not None:
            self._remove(link, code)
            self._close(link, code)

    def check(self) -> None:
        """End links whose other end takes too little; called now and then."""
        for link in tuple(self._by_peer.values()):
            link.check()

    async def close_all(self, code: str) -> None:
        """Close every link, telling the peers `code`, and wait until they are gone."""
        for link in tuple(self._by_peer.values()):
            self._close(link, code)
        self._by_peer.clear()
        if self._closing:
            await asyncio.wait(self._closing)

    def received(self, link: Link, frame: bytes) -> None:
        """Pass on a frame of a link in use."""
        if self._by_peer.get(link.peer) is link:
            self._deliver(Received(link.peer, frame))

    def ended(self, link: Link, code: str) -> None:
        """Forget a link that ended."""
        if self._by_peer.get(link.peer) is link:
            self._remove(link, code)

    def _make_room(self, new: Link) -> None:
        strangers = [link for link in self._by_peer.values() if self._is_uninvited(link)]
        if len(strangers) < MAX_STRANGERS or not self._is_uninvited(new):
            return
        # Who holds most of the places gives one up, so that nobody can keep the others out.
        crowd, _ = Counter(link.host for link in (*strangers, new)).most_common(1)[0]
        oldest = next(link for link in strangers if link.host == crowd)
        self.close(oldest.peer, "crowded")

    def _is_uninvited(self, link: Link) -> bool:
        return link.dialled_by != self.own and not self.is_member(link.peer)

    def _supersedes(self, new: Link, old: Link) -> bool:
        smaller = min(self.own, new.peer)
        if new.dialled_by in {old.dialled_by, smaller}:
            return True
        # The other end has seen the old link die before this end did.
        return old.silent_s() > STALE_S

    def _remove(self, link: Link, code: str) -> None:
        del self._by_peer[link.peer]
        self._onlookers.discard(link.peer)
        log.debug("no link to %s: %s", link.peer.hex()[:8], code)
        self._deliver(PeerDown(link.peer, code))

    def _close(self, link: Link, code: str) -> None:
        link.close(code)
        if isinstance(link, NetworkLink):
            task = asyncio.get_running_loop().create_task(link.closed())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)


def connect_locally(
    one: Links, other: Links, nicks: tuple[str, str], addresses: tuple[tuple[str, ...], ...]
) -> None:
    """Link two seats of this process. nicks, addresses: of `one` and of `other`."""
    here = LocalLink(other.own, one.own, one)
    there = LocalLink(one.own, one.own, other)
    join_locally(here, there)
    one.add(here, nicks[1], addresses[1])
    other.add(there, nicks[0], addresses[0])
