"""The messages of a log, sorted by what they are about, wherever they stand in the file."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar, cast

from net.core.envelope import Envelope
from net.core.messages import Ack, Action, Commit, DrawEntry, End, Message, Reveal

M_co = TypeVar("M_co", bound=Message, covariant=True)


@dataclass(frozen=True, slots=True)
class Item(Generic[M_co]):
    """A message by `seat` (-1 if unsigned) in the record at `offset` of its log."""

    message: M_co
    envelope: Envelope
    seat: int
    offset: int


@dataclass(slots=True)
class Pool:
    """All distinct messages of one game, by height where they have one."""

    starts: dict[int, int] = field(default_factory=dict)
    commits: list[Item[Commit]] = field(default_factory=list)
    actions: dict[int, list[Item[Action]]] = field(default_factory=dict)
    acks: dict[int, list[Item[Ack]]] = field(default_factory=dict)
    reveals: dict[int, list[Item[Reveal]]] = field(default_factory=dict)
    draws: dict[int, list[Item[DrawEntry]]] = field(default_factory=dict)
    ends: list[Item[End]] = field(default_factory=list)
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
        """Return every signed message, for a pool over several logs."""
        yield from self.commits
        for sorted_ in (self.actions, self.acks, self.reveals):
            for items in sorted_.values():
                yield from items
        yield from self.ends

    def _place(self, item: Item[Message]) -> bool:
        match item.message:
            case Action(height=height):
                self.actions.setdefault(height, []).append(cast("Item[Action]", item))
            case Ack(height=height):
                self.acks.setdefault(height, []).append(cast("Item[Ack]", item))
            case Reveal(height=height):
                self.reveals.setdefault(height, []).append(cast("Item[Reveal]", item))
            case DrawEntry(height=height):
                self.draws.setdefault(height, []).append(cast("Item[DrawEntry]", item))
            case End():
                self.ends.append(cast("Item[End]", item))
            case Commit():
                self.commits.append(cast("Item[Commit]", item))
            case _:
                return False
        return True
