"""The messages of a log, sorted by what they are about, wherever they stand in the file."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar, cast

from net.core.envelope import Envelope
from net.core.messages import (
    AbsentEntry,
    Ack,
    Action,
    Commit,
    DrawEntry,
    End,
    EpochOk,
    Message,
    Reinstate,
    Reveal,
    TurnTimeout,
    Vote,
)

M_co = TypeVar("M_co", bound=Message, covariant=True)


class Item(NamedTuple, Generic[M_co]):
    """A message by `seat` (-1 if unsigned) in the record at `offset` of its log."""

    message: M_co
    envelope: Envelope
    seat: int
    offset: int


@dataclass(slots=True)
class Pool:
    """All distinct messages of one game, by height where they have one.

    starts: offset of START_ACK by seat. The rest in the order of the file.
    """

    starts: dict[int, int] = field(default_factory=dict)
    actions: dict[int, list[Item[Action]]] = field(default_factory=dict)
    absents: dict[int, list[Item[AbsentEntry]]] = field(default_factory=dict)
    acks: dict[int, list[Item[Ack]]] = field(default_factory=dict)
    timeouts: dict[int, list[Item[TurnTimeout]]] = field(default_factory=dict)
    reveals: dict[int, list[Item[Reveal]]] = field(default_factory=dict)
    draws: dict[int, list[Item[DrawEntry]]] = field(default_factory=dict)
    ends: list[Item[End]] = field(default_factory=list)
    commits: list[Item[Commit]] = field(default_factory=list)
    votes: list[Item[Vote]] = field(default_factory=list)
    oks: list[Item[EpochOk]] = field(default_factory=list)
    reinstates: list[Item[Reinstate]] = field(default_factory=list)
    _seen: dict[tuple[int, bytes, bytes, bytes], None] = field(default_factory=dict)

    def add(self, item: Item[Message]) -> bool:
        """Sort `item` in, once; say whether its type has a place here."""
        envelope = item.envelope
        # What the signature covers: one text may come under many valid signatures.
        key = (envelope.type, envelope.ctx, envelope.sender, envelope.payload)
        if key in self._seen:
            return True
        placed = self._place(item)
        if placed:
            self._seen[key] = None
        return placed

    def acks_by_seat(self, height: int) -> dict[int, list[Ack]]:
        """Return the co-signatures at `height` by seat."""
        by_seat: dict[int, list[Ack]] = {}
        for item in self.acks.get(height, ()):
            by_seat.setdefault(item.seat, []).append(item.message)
        return by_seat

    def signed_items(self) -> Iterator[Item[Message]]:
        """Return every signed message but START_ACK, for a pool over several logs."""
        for by_height in (self.actions, self.acks, self.timeouts, self.reveals):
            for items in by_height.values():
                yield from items
        for listed in (self.ends, self.commits, self.votes, self.oks, self.reinstates):
            yield from listed

    def _place(self, item: Item[Message]) -> bool:
        match item.message:
            case Ack(height=height):
                self.acks.setdefault(height, []).append(cast("Item[Ack]", item))
            case Action(height=height):
                self.actions.setdefault(height, []).append(cast("Item[Action]", item))
            case Reveal(height=height):
                self.reveals.setdefault(height, []).append(cast("Item[Reveal]", item))
            case DrawEntry(height=height):
                self.draws.setdefault(height, []).append(cast("Item[DrawEntry]", item))
            case AbsentEntry(height=height):
                self.absents.setdefault(height, []).append(cast("Item[AbsentEntry]", item))
            case TurnTimeout(height=height):
                self.timeouts.setdefault(height, []).append(cast("Item[TurnTimeout]", item))
            case End():
                self.ends.append(cast("Item[End]", item))
            case _:
                return self._place_between_epochs(item)
        return True

    def _place_between_epochs(self, item: Item[Message]) -> bool:
        match item.message:
            case Commit():
                self.commits.append(cast("Item[Commit]", item))
            case Vote():
                self.votes.append(cast("Item[Vote]", item))
            case EpochOk():
                self.oks.append(cast("Item[EpochOk]", item))
            case Reinstate():
                self.reinstates.append(cast("Item[Reinstate]", item))
            case _:
                return False
        return True
