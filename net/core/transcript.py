"""The chain of entries: what each entry hashes to, and when an entry is final."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from net.core.codec import pack
from net.core.envelope import Envelope
from net.core.hashing import digest
from net.core.messages import AbsentEntry, Ack, Action, DrawEntry, encode
from net.core.schema import dump

ACTION = "A"
DRAW = "D"
ABSENT = "P"


@dataclass(frozen=True, slots=True)
class Entry:
    """What the co-signatures of one entry are counted over; kind is ACTION, DRAW or ABSENT.

    eid: of the epoch whose seats co-sign; an entry it took over names an earlier one itself.
    """

    eid: bytes
    height: int
    kind: str
    hash: bytes


@dataclass(frozen=True, slots=True)
class Count:
    """The co-signatures of an entry.

    missing: seats without one. states: post_state by seat, the right one if it has signed that,
    else a revision in place of what it revises. post_state: the state all agree on if the entry is
    final, else None.
    """

    missing: tuple[int, ...]
    states: tuple[tuple[int, bytes], ...]
    post_state: bytes | None


def action_hash(gid: bytes, action: Envelope) -> bytes:
    """Return the entry hash of an ACTION: over the bytes its author signed."""
    return digest("entry", gid, action.signed)


def draw_hash(gid: bytes, draw: DrawEntry) -> bytes:
    """Return the entry hash of a DRAW: over its payload."""
    return digest("entry", gid, pack(dump(draw)))


def absent_hash(gid: bytes, absent: AbsentEntry) -> bytes:
    """Return the entry hash of an ABSENT entry: over its payload."""
    return digest("entry", gid, encode(absent))


def recorded_hash(gid: bytes, envelope: Envelope) -> bytes:
    """Return the entry hash of a DRAW or an ABSENT entry as it stands in a record."""
    return digest("entry", gid, envelope.payload)


def action_entry(gid: bytes, action: Envelope) -> Entry:
    """Return the entry an ACTION envelope makes. Raises TypeError for any other message."""
    message = action.message
    if not isinstance(message, Action):
        raise TypeError(f"{type(message).__name__} is no Action")
    return Entry(message.eid, message.height, ACTION, action_hash(gid, action))


def draw_entry(gid: bytes, draw: DrawEntry) -> Entry:
    """Return the entry a DRAW makes."""
    return Entry(draw.eid, draw.height, DRAW, draw_hash(gid, draw))


def absent_entry(gid: bytes, absent: AbsentEntry) -> Entry:
    """Return the entry that is played for an absent seat."""
    return Entry(absent.eid, absent.height, ABSENT, absent_hash(gid, absent))


def covers(ack: Ack, entry: Entry) -> bool:
    """Say whether `ack` co-signs `entry`."""
    return (ack.eid, ack.height, ack.kind, ack.entry) == (
        entry.eid,
        entry.height,
        entry.kind,
        entry.hash,
    )


def count_acks(
    entry: Entry, seats: Sequence[int], acks: Mapping[int, Sequence[Ack]], post_state: bytes = b""
) -> Count:
    """Count the co-signatures of `entry` by the active `seats`; acks by seat, any order.

    post_state: what the entry leads to by the rules, if that is known. Who has signed it counts as
    such, whatever he has signed besides: it may be final for somebody who knows no more of him.
    """
    states: list[tuple[int, bytes]] = []
    missing: list[int] = []
    for seat in seats:
        signed = [ack for ack in acks.get(seat, ()) if covers(ack, entry)]
        if not signed:
            missing.append(seat)
        elif any(ack.post_state == post_state for ack in signed):
            states.append((seat, post_state))
        else:
            states.append((seat, max(signed, key=lambda ack: ack.revision).post_state))
    final = not missing and all(state == states[0][1] for _, state in states)
    return Count(tuple(missing), tuple(states), states[0][1] if final else None)
