"""Messages that agree on a table, up to the start of its game."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from net.core.messages.base import Message, Settings
from net.core.messages.fields import (
    MAX_NICK,
    MAX_PLAYERS,
    Addresses,
    AnyColour,
    AnySeat,
    Colour,
    Count,
    EnvelopeBytes,
    Hash,
    Height,
    Key,
    Line,
    LobbyId,
    Nick,
    Nonce,
    OptionalKey,
    PlayerKind,
    PositionText,
    Seat,
    Seats,
)
from net.core.schema import Int, Many, OneOf, Text


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat in the lobby.

    key and nick are empty while it is open, and colour is -1. ready_rev: 0 if not ready. colour:
    with which the seat's pieces are shown; no two seats have the same.
    """

    seat: Seat
    key: OptionalKey
    nick: Annotated[str, Text(0, MAX_NICK)]
    kind: Annotated[str, OneOf(("", "person", "computer"))]
    ready_rev: Count
    addresses: Addresses
    colour: AnyColour


@dataclass(frozen=True, slots=True)
class RosterRow:
    """A seat as it will play."""

    seat: Seat
    key: Key
    nick: Nick
    colour: Colour


@dataclass(frozen=True, slots=True)
class Parent:
    """Where the game stood that a new one goes on with.

    gid: of that game. height, head: its final entries, and the hash of the last. state, position:
    hash and text of the position after it. seats: those whose players go on, ascending; the others
    are passive from the start. out: those of them who cannot come back, ascending: convicted, or
    gone by a claim. line: the games that one goes on with in turn, the last first.
    """

    gid: Hash
    height: Height
    head: Hash
    state: Hash
    position: PositionText
    seats: Seats
    out: Seats
    line: Line


@dataclass(frozen=True, slots=True)
class Lobby(Message):
    """The table as the host sees it. Signed by the host; rev grows with each change."""

    TYPE: ClassVar[int] = 0x10
    CONTEXT: ClassVar[str] = "lobby_id"
    lobby_id: LobbyId
    rev: Count
    settings: Settings
    seats: Annotated[tuple[SeatRow, ...], Many(2, MAX_PLAYERS)]


@dataclass(frozen=True, slots=True)
class JoinRequest(Message):
    """Asks for a seat. want: a seat or -1. kind: "person" or "computer"."""

    TYPE: ClassVar[int] = 0x11
    CONTEXT: ClassVar[str] = "lobby_id"
    lobby_id: LobbyId
    want: AnySeat
    nick: Nick
    kind: PlayerKind
    addresses: Addresses


@dataclass(frozen=True, slots=True)
class JoinReply(Message):
    """The host's answer. code is "ok", "full", "taken", "started" or "duplicate"."""

    TYPE: ClassVar[int] = 0x12
    CONTEXT: ClassVar[str] = "lobby_id"
    lobby_id: LobbyId
    key: Key
    code: Annotated[str, OneOf(("ok", "full", "taken", "started", "duplicate"))]
    seat: AnySeat


@dataclass(frozen=True, slots=True)
class Ready(Message):
    """Accepts revision `rev` with exactly these settings. nonce: 16 bytes, fresh."""

    TYPE: ClassVar[int] = 0x13
    CONTEXT: ClassVar[str] = "lobby_id"
    lobby_id: LobbyId
    rev: Count
    settings_hash: Hash
    nonce: Nonce


@dataclass(frozen=True, slots=True)
class LeaveTable(Message):
    """Leaves the lobby; from the host it closes the table."""

    TYPE: ClassVar[int] = 0x14
    CONTEXT: ClassVar[str] = "lobby_id"
    lobby_id: LobbyId


@dataclass(frozen=True, slots=True)
class KickSeat(Message):
    """The host frees a seat."""

    TYPE: ClassVar[int] = 0x15
    CONTEXT: ClassVar[str] = "lobby_id"
    lobby_id: LobbyId
    key: Key
    reason: Annotated[str, Text(0, 120)]


@dataclass(frozen=True, slots=True)
class Proposal(Message):
    """The table as it shall play.

    nonces: of those who play, by seat, as in READY or CONTINUE. parent: the game gone on with, if
    there is one.
    """

    TYPE: ClassVar[int] = 0x16
    CONTEXT: ClassVar[str] = "lobby_id"
    lobby_id: LobbyId
    proto: Annotated[int, Int(0, 255)]
    engine_id: Hash
    rules_hash: Hash
    settings: Settings
    seats: Annotated[tuple[RosterRow, ...], Many(2, MAX_PLAYERS)]
    nonces: Annotated[tuple[Nonce, ...], Many(2, MAX_PLAYERS)]
    parent: Annotated[tuple[Parent, ...], Many(0, 1)]


@dataclass(frozen=True, slots=True)
class Genesis(Message):
    """The signed PROPOSAL and the signed COMMITs by seat, each as envelope bytes."""

    TYPE: ClassVar[int] = 0x18
    SIGNED: ClassVar[bool] = False
    proposal: EnvelopeBytes
    commits: Annotated[tuple[EnvelopeBytes, ...], Many(2, MAX_PLAYERS)]


@dataclass(frozen=True, slots=True)
class StartAck(Message):
    """Agrees to play the game `gid`."""

    TYPE: ClassVar[int] = 0x19
    CONTEXT: ClassVar[str] = "gid"
    gid: Hash


@dataclass(frozen=True, slots=True)
class ChooseColour(Message):
    """A guest wants another colour; the host gives it to the first who asks while it is free."""

    TYPE: ClassVar[int] = 0x1A
    CONTEXT: ClassVar[str] = "lobby_id"
    lobby_id: LobbyId
    colour: Colour
