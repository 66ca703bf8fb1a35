"""Messages of a game: the entries of its chain and what makes them final."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from net.core.messages.base import Message
from net.core.messages.fields import (
    MAX_PLAYERS,
    Body,
    Count,
    Hash,
    Height,
    OptionalHash,
    Score,
    Seat,
)
from net.core.schema import Int, Many, OneOf, Text


@dataclass(frozen=True, slots=True)
class Commit(Message):
    """Commits to a hash chain for one epoch.

    sid: session id. parent_eid: the epoch before, empty for the first one. attempt: of the votes,
    0 for the first epoch. basis: hash of the votes, empty for the first epoch. tip: x_0. links: N.
    open_link: the own link of the draw that is open in the parent epoch, empty if none is.
    """

    TYPE: ClassVar[int] = 0x17
    CONTEXT: ClassVar[str] = "sid"
    sid: Hash
    parent_eid: OptionalHash
    attempt: Count
    basis: OptionalHash
    seat: Seat
    tip: Hash
    links: Annotated[int, Int(1, 4096)]
    open_link: OptionalHash


@dataclass(frozen=True, slots=True)
class Action(Message):
    """A segment of the seat to move.

    height: of this entry. prev: hash of the entry before, gid at height 0. pre_state: position
    hash before. body: canonical action texts. time_ms: the author's clock, informative only.
    """

    TYPE: ClassVar[int] = 0x20
    CONTEXT: ClassVar[str] = "game"
    eid: Hash
    height: Height
    prev: Hash
    seat: Seat
    pre_state: Hash
    body: Body
    time_ms: Annotated[int, Int(0, 2**53)]


@dataclass(frozen=True, slots=True)
class Ack(Message):
    """Co-signs an entry. revision: 0, or 1 for a corrected post_state.

    kind: "A" for ACTION, "D" for DRAW, "P" for an ABSENT entry.
    """

    TYPE: ClassVar[int] = 0x21
    CONTEXT: ClassVar[str] = "game"
    eid: Hash
    height: Height
    kind: Annotated[str, OneOf(("A", "D", "P"))]
    entry: Hash
    post_state: Hash
    revision: Annotated[int, Int(0, 1)]


@dataclass(frozen=True, slots=True)
class Reveal(Message):
    """Opens the link of `round` (from 1) for the draw entry at `height`."""

    TYPE: ClassVar[int] = 0x22
    CONTEXT: ClassVar[str] = "game"
    eid: Hash
    height: Height
    round: Annotated[int, Int(1, 4096)]
    seat: Seat
    link: Hash


@dataclass(frozen=True, slots=True)
class DrawEntry(Message):
    """The draw that follows from the links; derived by everybody, kept in the log.

    links: by seat. outcomes: drawn labels in order, for the reader and checked like the rest.
    """

    TYPE: ClassVar[int] = 0x23
    SIGNED: ClassVar[bool] = False
    CONTEXT: ClassVar[str] = "game"
    eid: Hash
    height: Height
    prev: Hash
    round: Annotated[int, Int(1, 4096)]
    links: Annotated[tuple[Hash, ...], Many(1, MAX_PLAYERS)]
    outcomes: Annotated[tuple[Annotated[str, Text(1, 64)], ...], Many(1, 256)]


@dataclass(frozen=True, slots=True)
class AbsentEntry(Message):
    """A segment that the rules play for `seat`; derived by everybody, kept in the log.

    cause: "passive" (the seat is not active in the epoch) or "clock" (all others say that its time
    is over). height, prev, pre_state, body: as in ACTION.
    """

    TYPE: ClassVar[int] = 0x25
    SIGNED: ClassVar[bool] = False
    CONTEXT: ClassVar[str] = "game"
    eid: Hash
    height: Height
    prev: Hash
    seat: Seat
    pre_state: Hash
    cause: Annotated[str, OneOf(("passive", "clock"))]
    body: Body


@dataclass(frozen=True, slots=True)
class End(Message):
    """Co-signs the end by all active seats.

    reason: "played", "abandoned" (a player is gone and the table has agreed not to go on), or
    "forfeit" (claimed by the only one who stays). scores: by seat; zeros unless played.
    """

    TYPE: ClassVar[int] = 0x24
    CONTEXT: ClassVar[str] = "game"
    eid: Hash
    height: Height
    head: Hash
    state: Hash
    scores: Annotated[tuple[Score, ...], Many(2, MAX_PLAYERS)]
    reason: Annotated[str, OneOf(("played", "abandoned", "forfeit"))]
