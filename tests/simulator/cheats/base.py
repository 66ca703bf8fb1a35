"""What all seats that break the protocol share: an honest session whose frames are changed."""

from dataclasses import replace
from random import Random

from net.core.envelope import Envelope, open_, seal, wrap
from net.core.errors import LocalError
from net.core.io import Input, Tick
from net.core.messages import Ack, Action, End, Evidence, Message, Reveal, SyncReply
from net.core.motion import Ballot
from net.core.running import RunningGame
from net.core.scribe import Signable
from net.core.session import Session
from tests.simulator.node import Node

PAUSE_MS = 1_000
NEVER_MS = -1
MOST_STIRS = 8


class Cheat:
    """Sends what `own` makes of each own frame, and `relay` of each frame of somebody else.

    honest: the victims. since: the height from which it cheats. done: whether it has. proofs: for
    each deed the frames that convict it; who holds all of them can.
    """

    def __init__(self, node: Node, honest: list[Node], rng: Random) -> None:
        self.node = node
        self.honest = honest
        self.rng = rng
        self.since = rng.randint(0, 6)
        self.done = False
        self.proofs: dict[tuple[bytes, ...], None] = {}
        self._corrupted: Session | None = None
        self._handle = node.handle
        node.outgoing = self.outgoing
        node.handle = self.handle  # type: ignore[method-assign]

    def handle(self, happened: Input) -> None:
        """Let the own session handle what happened, corrupted as soon as it plays."""
        session = self.node.session
        if session._table.game is not None and session is not self._corrupted:
            self._corrupted = session
            self.corrupt(session._table.game)
        try:
            self._handle(happened)
        except (AssertionError, LocalError):
            # A session that meets its own lies again may find that they cannot be.
            self.node.crash(NEVER_MS)

    def corrupt(self, game: RunningGame) -> None:
        """Change how the own session plays `game`."""

    def outgoing(self, peer: bytes, frame: bytes) -> list[bytes]:
        """Return what `peer` is sent in the place of `frame`."""
        envelope = open_(frame)
        message = envelope.message
        if isinstance(message, SyncReply):
            frames = (one for raw in message.frames for one in self.outgoing(peer, raw))
            # A page cannot even say that a frame is empty.
            return [wrap(envelope.ctx, replace(message, frames=tuple(filter(None, frames))))]
        if isinstance(message, Evidence) and self._is_own(message):
            return []
        if message.SIGNED and envelope.sender != self.node.key:
            return self.relay(peer, envelope)
        return self.own(peer, envelope)

    def _is_own(self, evidence: Evidence) -> bool:
        return open_(evidence.first).sender == self.node.key

    def relay(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        return [envelope.raw]

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        return [envelope.raw]

    def seal(self, envelope: Envelope, message: Message) -> bytes:
        return seal(self.node.identity, envelope.ctx, message)

    def cheated(self, *proof: bytes) -> None:
        """Note a deed. proof: the frames that convict, none if nothing does."""
        self.done = True
        if proof:
            self.proofs[proof] = None

    def instead(self, envelope: Envelope, message: Message) -> bytes:
        """Return `message` signed, to be sent in the place of `envelope`; it convicts alone."""
        frame = self.seal(envelope, message)
        self.cheated(frame)
        return frame

    def beside(self, envelope: Envelope, message: Message) -> bytes:
        """Return `message` signed, which may not be signed beside `envelope`."""
        frame = self.seal(envelope, message)
        # Where the others have gone over by it he may have taken it for his own.
        if frame != envelope.raw:
            self.cheated(envelope.raw, frame)
        return frame

    def nothing(self) -> list[bytes]:
        """Return no frames, which is a deed."""
        self.cheated()
        return []

    def due(self, message: Action | Ack | Reveal | End) -> bool:
        return message.height >= self.since

    def place(self, peer: bytes) -> int:
        """Return the place of `peer` among the victims, -1 for one who only looks on."""
        keys = [other.key for other in self.honest]
        return keys.index(peer) if peer in keys else -1

    def is_second_half(self, peer: bytes) -> bool:
        return self.place(peer) >= len(self.honest) // 2

    def send_all(self, frame: bytes) -> None:
        """Send `frame` over every link."""
        for other in self.honest:
            self.node._network.send(self.node.number, other.number, frame)

    @property
    def plays(self) -> bool:
        """Whether the own seat may sign an entry now, and the game has come to `since`."""
        node = self.node
        if node.down or node.session._table.game is None:
            return False
        return node.play.may_play and node.play.open.height >= self.since


class EpochCheat(Cheat):
    """Cheats where epochs change, and makes the seats vote now and then, so that they do."""

    def __init__(self, node: Node, honest: list[Node], rng: Random) -> None:
        super().__init__(node, honest, rng)
        self._stirs = rng.randint(2, MOST_STIRS)
        self._rests_until_ms = 0

    def handle(self, happened: Input) -> None:
        super().handle(happened)
        now_ms = self.node._clock.now_ms
        due = self._stirs and now_ms >= self._rests_until_ms and self.plays
        if due and not self.node.council.motion.votes and self.wants_epoch():
            self._stirs -= 1
            self._rests_until_ms = now_ms + self.rng.randint(0, PAUSE_MS)
            self.node.council.cast(Ballot(1, (), (), "agreement"))
            super().handle(Tick())

    def wants_epoch(self) -> bool:
        """Say whether this is a moment to have the seats vote."""
        return True

    def signed(self, height: int, kind: type[Message]) -> list[bytes]:
        """Return the own messages of `kind` known at `height`, as frames."""
        play = self.node.play
        books = [play.open, *(final.open for final in play.entries)]
        return [
            one.raw
            for book in books
            for one in book.envelopes
            if book.height == height and one.sender == self.node.key
            if isinstance(one.message, kind)
        ]


class Forger(EpochCheat):
    """Signs something else than the own session means to."""

    def corrupt(self, game: RunningGame) -> None:
        scribe = game.play.scribe
        sign = scribe.sign

        def forge(message: Signable) -> Envelope:
            forged = self.forge(message)
            envelope = sign(forged)
            if forged != message:
                self.forged(message, envelope)
            return envelope

        scribe.sign = forge  # type: ignore[method-assign]

    def forge(self, message: Signable) -> Signable:
        """Return what to sign instead of `message`."""
        return message

    def forged(self, message: Signable, envelope: Envelope) -> None:
        """Note that `envelope` was signed instead of `message`; it convicts alone."""
        self.cheated(envelope.raw)
