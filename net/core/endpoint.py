"""What the rooms of a session share: identity, links, outbox, chance and the time."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.game import Game
from net.core.absence import StandIn
from net.core.codec import normal
from net.core.envelope import Envelope, seal, wrap
from net.core.io import Disconnect, Player, Send
from net.core.keys import Identity
from net.core.limits import Bucket
from net.core.messages import LOBBY_ID_BYTES, Build, JoinRequest, Message, encode
from net.core.outbox import Outbox

MAX_STRIKES = 3
IDLE_RATE = 1_000
IDLE_BURST = 4_000
JOIN_RATE = 1
JOIN_BURST = 3
READY_RATE = 10
READY_BURST = 40
PLAN_RATE = 5
PLAN_BURST = 20
DISTRUST_MS = 30_000
# On a new link comes first what is old; of whom it is by, it says nothing.
FRESH_MS = 1_000


@dataclass(slots=True)
class Peer:
    """A link that is up.

    idle, joins, readies, plans: meter the frames from it that were of no use, and what costs much
    for what it brings. offer: the table its player hosts.
    """

    nick: str
    addresses: tuple[str, ...]
    looks_on: bool = False
    since_ms: int = 0
    strikes: int = 0
    idle: Bucket = field(default_factory=lambda: Bucket(IDLE_RATE, IDLE_BURST))
    joins: Bucket = field(default_factory=lambda: Bucket(JOIN_RATE, JOIN_BURST))
    readies: Bucket = field(default_factory=lambda: Bucket(READY_RATE, READY_BURST))
    plans: Bucket = field(default_factory=lambda: Bucket(PLAN_RATE, PLAN_BURST))
    offer: Envelope | None = None


class Endpoint:
    """One seat's hands and eyes.

    entropy: returns so many fresh secret bytes. created: the time as text, for the log. stand_ins:
    how passive seats play, by game. Raises LocalError `schema` if a field of `player` does not fit.
    """

    def __init__(
        self,
        identity: Identity,
        player: Player,
        build: Build,
        games: Mapping[str, Game[Any, Any]],
        entropy: Callable[[int], bytes],
        created: str,
        stand_ins: Mapping[str, StandIn] | None = None,
    ) -> None:
        self.identity = identity
        self.build = build
        self.games = games
        self.stand_ins = stand_ins or {}
        self.entropy = entropy
        self.created = created
        self.decides = player.decides
        self.outbox = Outbox()
        self.peers: dict[bytes, Peer] = {}
        self.known_addresses: dict[bytes, tuple[str, ...]] = {}
        self.lost_ms: dict[bytes, int] = {}
        self.heard_ms: dict[bytes, int] = {}
        self._heard_over: dict[bytes, bytes] = {}
        self.distrusted_ms: dict[bytes, int] = {}
        self.now_ms = 0
        self.introduction = JoinRequest(
            bytes(LOBBY_ID_BYTES), -1, normal(player.nick), player.kind, player.addresses
        )
        encode(self.introduction)

    @property
    def key(self) -> bytes:
        """Return the public key that names this seat's player."""
        return self.identity.key

    def link_up(
        self, key: bytes, nick: str, addresses: tuple[str, ...], *, looks_on: bool = False
    ) -> None:
        """Note a link to `key`; an older one to the same key is gone."""
        self.peers[key] = Peer(nick, addresses, looks_on, self.now_ms)
        self.known_addresses[key] = addresses
        self.lost_ms.pop(key, None)

    def link_down(self, key: bytes) -> None:
        """Note that the link to `key` is gone."""
        if self.peers.pop(key, None) is None:
            return
        self.lost_ms[key] = self.now_ms
        for author, way in self._heard_over.items():
            if way == key:
                self.lose(author)

    def hear(self, author: bytes, peer: bytes) -> None:
        """Note that something new by `author` came over the link to `peer`."""
        if self.now_ms - self.peers[peer].since_ms >= FRESH_MS or author == peer:
            self.heard_ms[author] = self.now_ms
        self._heard_over[author] = peer

    def lose(self, key: bytes) -> None:
        """Count `key`, if it is not linked, as lost from now on, until it is heard again."""
        if key != self.key and key not in self.peers and not self.is_lost(key):
            self.lost_ms[key] = self.now_ms

    def hang_up(self, key: bytes, code: str) -> None:
        """Close the link to `key` and stop dialling it."""
        self.outbox.put(Disconnect(key, code))
        self.link_down(key)

    def forget_all_but(self, keys: Collection[bytes]) -> None:
        """Forget what is known of players without a link who are not among `keys`."""
        books: tuple[dict[bytes, Any], ...] = (
            self.known_addresses,
            self.lost_ms,
            self.heard_ms,
            self._heard_over,
            self.distrusted_ms,
        )
        for book in books:
            for key in tuple(book):
                if key not in keys and key not in self.peers:
                    del book[key]

    def is_lost(self, key: bytes) -> bool:
        """Say whether `key` was linked, is not now, and is not heard through others either."""
        lost_ms = self.lost_ms.get(key)
        return lost_ms is not None and self.heard_ms.get(key, -1) <= lost_ms

    def onlookers(self) -> tuple[bytes, ...]:
        """Return the linked peers who only look on."""
        return tuple(key for key, peer in self.peers.items() if peer.looks_on)

    def strike(self, key: bytes) -> None:
        """Count something no honest peer sends against the link to `key`; the third closes it."""
        peer = self.peers[key]
        peer.strikes += 1
        if peer.strikes >= MAX_STRIKES:
            self.distrust(key, "protocol")

    def meter(self, key: bytes) -> None:
        """Count a frame from `key` that was of no use; too many close the link."""
        if not self.peers[key].idle.take(self.now_ms):
            self.distrust(key, "flood")

    def distrust(self, key: bytes, code: str) -> None:
        """Close the link to `key`, and dial it no more for a while."""
        self.distrusted_ms[key] = self.now_ms
        self.hang_up(key, code)

    def may_dial(self, key: bytes) -> bool:
        """Say whether `key` has behaved lately."""
        since = self.distrusted_ms.get(key)
        return since is None or self.now_ms - since >= DISTRUST_MS

    def sign(self, ctx: bytes, message: Message) -> Envelope:
        """Return `message` in an envelope of this seat."""
        frame = seal(self.identity, ctx, message)
        return Envelope(message.TYPE, ctx, self.key, message, encode(message), frame)

    def send(self, peer: bytes, ctx: bytes, message: Message) -> None:
        """Send `message`, signed if it is of a signed type, if there is a link to `peer`."""
        frame = self.sign(ctx, message).raw if message.SIGNED else wrap(ctx, message)
        self.send_frame(peer, frame)

    def send_frame(self, peer: bytes, frame: bytes) -> None:
        """Send a frame as it is, if there is a link to `peer`."""
        if peer in self.peers:
            self.outbox.put(Send(peer, frame))
