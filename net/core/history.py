"""The entry being agreed on and those that are final."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.game import Awaiting, Choice, Draw, Game
from net.core.absence import CLOCK
from net.core.entries import Drawn, play_segment
from net.core.envelope import Envelope
from net.core.messages import AbsentEntry, Ack, Action, Message, TurnTimeout
from net.core.transcript import ABSENT, Count, Entry, count_acks, covers
from net.core.view import EntryView

P = TypeVar("P")
A = TypeVar("A")


@dataclass(slots=True)
class OpenEntry(Generic[P]):
    """The entry at `height`, as far as it is known here.

    prev: hash of the entry before, gid at height 0. position, state, awaited: before the entry;
    state is the position's hash. required: the only entry this can be, settled by an epoch before.
    action: for an ACTION. rivals: other ACTIONs and co-signatures of those who have signed two.
    absent: if the rules choose. links: by seat, for a DRAW, and drawn once
    they are complete. entry, post, post_state: once ACTION is here or the rest is derived.
    timeouts: by seat, in place of co-signatures. ends: by seat, as frames.
    """

    height: int
    prev: bytes
    position: P
    state: bytes
    awaited: Awaiting
    required: Envelope | None = None
    action: Envelope | None = None
    rivals: list[Envelope] = field(default_factory=list)
    absent: AbsentEntry | None = None
    links: dict[int, bytes] = field(default_factory=dict)
    drawn: Drawn[P] | None = None
    entry: Entry | None = None
    post: P | None = None
    post_state: bytes = b""
    acks: dict[int, list[Ack]] = field(default_factory=dict)
    timeouts: dict[int, Envelope] = field(default_factory=dict)
    ends: dict[int, bytes] = field(default_factory=dict)
    envelopes: list[Envelope] = field(default_factory=list)
    replayed: bool = False

    @property
    def seat_to_move(self) -> int:
        """Return the seat whose action is awaited, or -1."""
        return self.awaited.seat if isinstance(self.awaited, Choice) else -1

    @property
    def draws(self) -> bool:
        """Say whether a draw is open, its links still to be revealed or counted."""
        return isinstance(self.awaited, Draw) and self.required is None

    def conclude(self, entry: Entry, post: P, post_state: bytes) -> None:
        """Set what the entry is and leads to."""
        self.entry = entry
        self.post = post
        self.post_state = post_state

    def count(self, seats: Sequence[int]) -> Count | None:
        """Count the co-signatures of the active `seats`, once there is something to sign."""
        return count_acks(self.entry, seats, self.acks, self.post_state) if self.entry else None

    @property
    def timed_out(self) -> bool:
        """Whether the time-outs of all others stand for co-signatures of the entry at hand."""
        return self.absent is not None and self.absent.cause == CLOCK and self.required is None

    def is_unlike(self, seat: int) -> bool:
        """Say whether `seat` has co-signed what cannot stand here beside the entry at hand.

        An ACTION may, beside its time-out: who is timed out may have co-signed his own.
        """
        entry, acks = self.entry, self.acks.get(seat, ())
        if entry is None or not acks or self.timed_out:
            return False
        return not any(covers(ack, entry) for ack in acks)

    def view(self) -> EntryView[P]:
        """Return the entry as it is shown; it is concluded."""
        assert self.post is not None
        if self.drawn is not None:
            texts, purposes = self.drawn.outcomes, self.drawn.purposes
            return EntryView(self.height, "draw", -1, texts, purposes, len(self.links), self.post)
        said = self.absent or (self.action.message if self.action else None)
        assert isinstance(said, Action | AbsentEntry)
        cause = self.absent.cause if self.absent else ""
        return EntryView(self.height, "action", said.seat, said.body, (), 0, self.post, cause)


@dataclass(frozen=True, slots=True)
class FinalEntry(Generic[P]):
    """A final entry. entry: its hash is the head with it. open: all that was known of it."""

    view: EntryView[P]
    entry: Entry
    open: OpenEntry[P]

    @property
    def hash(self) -> bytes:
        """Return the head with this entry."""
        return self.entry.hash

    @property
    def envelopes(self) -> tuple[Envelope, ...]:
        """Return its messages, causes before effects."""
        return tuple(self.open.envelopes)

    def certificate(self) -> tuple[Envelope, ...]:
        """Return what makes it final: one co-signature of each seat, as it came."""
        found: dict[bytes, Envelope] = {}
        for envelope in self.open.envelopes:
            if self._certifies(envelope.message):
                found.setdefault(envelope.sender, envelope)
        return tuple(found.values())

    def _certifies(self, message: Message) -> bool:
        if not isinstance(message, Ack | TurnTimeout) or message.post_state != self.open.post_state:
            return False
        if isinstance(message, Ack):
            return covers(message, self.entry)
        timed_out = self.entry.kind == ABSENT and message.eid == self.entry.eid
        return timed_out and message.entry == self.entry.hash


def replay(game: Game[P, A], start: P, entries: Iterable[EntryView[P]]) -> P:
    """Return the position to which `entries` lead from `start`, computed anew."""
    position = start
    for entry in entries:
        if entry.kind == "action":
            position = play_segment(game, position, entry.seat, entry.texts)
        else:
            for outcome in entry.texts:
                position = game.draw(position, outcome)
    return position
