"""Messages that change who plays, or say why."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from net.core.messages.base import Message
from net.core.messages.fields import (
    MAX_PLAYERS,
    Attempt,
    Count,
    EnvelopeBytes,
    Hash,
    Height,
    LockedEnvelope,
    Nonce,
    Seat,
    Seats,
    ShortEnvelope,
    Word,
)
from net.core.schema import Many, OneOf


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A link revealed by `seat`."""

    seat: Seat
    link: Hash


@dataclass(frozen=True, slots=True)
class Vote(Message):
    """Seals epoch `eid` for its author: he signs no ACTION, ACK or REVEAL in it any more.

    attempt: from 1. drop: active seats to go, ascending. join: passive seats to come back,
    ascending. reason: why this attempt. height, head: final entries and hash of the last one.
    certificate: what makes the last one final, each as envelope: ACKs of all active seats, or for a
    turn timed out the TURN_TIMEOUTs of all but its seat; empty if no entry is final in this epoch.
    locked: the entry at `height` that its author has co-signed: an ACTION, his own TURN_TIMEOUT, or
    an ABSENT entry; empty if none, or a DRAW. links: all he knows of the draw at `height`.
    """

    TYPE: ClassVar[int] = 0x30
    CONTEXT: ClassVar[str] = "game"
    eid: Hash
    attempt: Attempt
    drop: Seats
    join: Seats
    reason: Annotated[str, OneOf(("silence", "proof", "clock", "reseed", "return", "agreement"))]
    height: Height
    head: Hash
    certificate: Annotated[tuple[ShortEnvelope, ...], Many(0, MAX_PLAYERS)]
    locked: LockedEnvelope
    links: Annotated[tuple[LinkRow, ...], Many(0, MAX_PLAYERS)]


@dataclass(frozen=True, slots=True)
class EpochOk(Message):
    """Goes over from epoch `parent_eid` to `eid`; a seat signs one for each parent at most."""

    TYPE: ClassVar[int] = 0x31
    CONTEXT: ClassVar[str] = "game"
    parent_eid: Hash
    eid: Hash


@dataclass(frozen=True, slots=True)
class TurnTimeout(Message):
    """Says that the time of `seat` is over, in place of an ACK of its ACTION at `height`.

    entry, post_state: of the ABSENT entry that takes its place. Those of all other active seats
    make that entry final.
    """

    TYPE: ClassVar[int] = 0x32
    CONTEXT: ClassVar[str] = "game"
    eid: Hash
    height: Height
    seat: Seat
    entry: Hash
    post_state: Hash


@dataclass(frozen=True, slots=True)
class Reinstate(Message):
    """Agrees to have the passive `seat`, which is back, in the epoch after `eid`."""

    TYPE: ClassVar[int] = 0x33
    CONTEXT: ClassVar[str] = "game"
    eid: Hash
    seat: Seat


@dataclass(frozen=True, slots=True)
class Evidence(Message):
    """Two messages that convict their signer. kind: a verdict's name. first, second: envelopes."""

    TYPE: ClassVar[int] = 0x34
    SIGNED: ClassVar[bool] = False
    CONTEXT: ClassVar[str] = "game"
    kind: Word
    first: EnvelopeBytes
    second: EnvelopeBytes


@dataclass(frozen=True, slots=True)
class Continue(Message):
    """Wants to go on with this game as a new one of those who are here.

    serial: the newest of one author counts. height, head, state: where the game stands for its
    author. seats: whose players are here as he sees it, ascending, his own among them; none takes
    the wish back. out: who has been convicted or has claimed the game, as he knows it, ascending.
    nonce: 16 bytes, fresh; goes into PROPOSAL.
    """

    TYPE: ClassVar[int] = 0x35
    CONTEXT: ClassVar[str] = "game"
    serial: Count
    height: Height
    head: Hash
    state: Hash
    seats: Seats
    out: Seats
    nonce: Nonce
