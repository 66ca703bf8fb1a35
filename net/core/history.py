"""The entry being agreed on and those that are final."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.game import Awaiting, Choice, Game
from net.core.entries import Drawn, play_segment
from net.core.envelope import Envelope
from net.core.messages import Ack
from net.core.transcript import Count, Entry, count_acks
from net.core.view import EntryView

P = TypeVar("P")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class FinalEntry(Generic[P]):
    """A final entry. hash: the head with it. envelopes: its messages, causes before effects."""

    view: EntryView[P]
    hash: bytes
    envelopes: tuple[Envelope, ...]


@dataclass(slots=True)
class OpenEntry(Generic[P]):
    """The entry at `height`, as far as it is known here.

    prev: hash of the entry before, gid at height 0. position, state, awaited: before the entry;
    state is the position's hash. action: for an ACTION. links: by seat, for a DRAW, and drawn
    once they are complete. entry, post, post_state: once ACTION is here or the draw is made.
    """

    height: int
    prev: bytes
    position: P
    state: bytes
    awaited: Awaiting
    action: Envelope | None = None
    links: dict[int, bytes] = field(default_factory=dict)
    drawn: Drawn[P] | None = None
    entry: Entry | None = None
    post: P | None = None
    post_state: bytes = b""
    acks: dict[int, list[Ack]] = field(default_factory=dict)
    ends: dict[int, bytes] = field(default_factory=dict)
    envelopes: list[Envelope] = field(default_factory=list)
    replayed: bool = False

    @property
    def seat_to_move(self) -> int:
        """Return the seat whose action is awaited, or -1."""
        return self.awaited.seat if isinstance(self.awaited, Choice) else -1

    def conclude(self, entry: Entry, post: P, post_state: bytes) -> None:
        """Set what the entry is and leads to."""
        self.entry = entry
        self.post = post
        self.post_state = post_state

    def count(self, seats: Sequence[int]) -> Count | None:
        """Count the co-signatures of the active `seats`, once there is something to sign."""
        return count_acks(self.entry, seats, self.acks) if self.entry else None


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
