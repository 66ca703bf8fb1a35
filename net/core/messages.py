"""Every message of the protocol: its number, whether it is signed, and its fields in order.

A payload is the canonical msgpack array of the fields in the order they stand here. Nested
values (`Settings`, `SeatRow`, ...) are arrays as well. Keys are 32 bytes, hashes 32 bytes,
signatures 64 bytes, nonces as named. `ctx` of the envelope names the table or the game:
lobby_id for lobby messages, sid for COMMIT, gid for everything in the game.
"""

from dataclasses import dataclass
from typing import ClassVar

PROTO = 1
MAX_ACTIONS = 32
MAX_BODY_BYTES = 2048
MAX_CHAT = 500
MAX_NICK = 40


@dataclass(frozen=True, slots=True)
class Settings:
    """What a table has agreed to play.

    game, variant: names of `engine`. players: 2-4. first_player: a seat, or -1 to draw it.
    clock_s: seconds a turn may take, 0 for no clock. grace_s: seconds a lost player is waited
    for. absent: what a passive seat does: "skip", "bot" or "end".
    """

    game: str
    variant: str
    players: int
    first_player: int
    clock_s: int
    grace_s: int
    absent: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat in the lobby. key and nick are empty while it is open. ready_rev: 0 if not ready."""

    seat: int
    key: bytes
    nick: str
    kind: str
    ready_rev: int
    addresses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RosterRow:
    """A seat as it will play."""

    seat: int
    key: bytes
    nick: str


@dataclass(frozen=True, slots=True)
class Message:
    """The base of all messages."""

    TYPE: ClassVar[int] = 0
    SIGNED: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Hello(Message):
    """Opens a link. role: "player". nonce: 32 bytes, fresh. selftest: see `Build`."""

    TYPE: ClassVar[int] = 0x01
    SIGNED: ClassVar[bool] = False
    vmin: int
    vmax: int
    app_version: str
    engine_id: bytes
    rules_hash: bytes
    selftest: bytes
    key: bytes
    nonce: bytes
    role: str
    capabilities: tuple[str, ...]
    listen_port: int
    nick: str


@dataclass(frozen=True, slots=True)
class Auth(Message):
    """Proves the key of HELLO for this very link. proof: signature, 64 bytes."""

    TYPE: ClassVar[int] = 0x02
    SIGNED: ClassVar[bool] = False
    proof: bytes


@dataclass(frozen=True, slots=True)
class Status(Message):
    """Heartbeat of a link, never relayed. height: final entries. head: hash of the last one."""

    TYPE: ClassVar[int] = 0x03
    SIGNED: ClassVar[bool] = False
    gid: bytes
    eid: bytes
    height: int
    head: bytes


@dataclass(frozen=True, slots=True)
class Bye(Message):
    """The link is closed on purpose."""

    TYPE: ClassVar[int] = 0x05
    SIGNED: ClassVar[bool] = False
    code: str
    text: str


@dataclass(frozen=True, slots=True)
class Lobby(Message):
    """The table as the host sees it. Signed by the host; rev grows with each change."""

    TYPE: ClassVar[int] = 0x10
    lobby_id: bytes
    rev: int
    settings: Settings
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class JoinRequest(Message):
    """Asks for a seat. want: a seat or -1. kind: "person" or "computer"."""

    TYPE: ClassVar[int] = 0x11
    lobby_id: bytes
    want: int
    nick: str
    kind: str
    addresses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JoinReply(Message):
    """The host's answer. code is "ok", "full", "taken", "started" or "duplicate"."""

    TYPE: ClassVar[int] = 0x12
    lobby_id: bytes
    key: bytes
    code: str
    seat: int


@dataclass(frozen=True, slots=True)
class Ready(Message):
    """Accepts revision `rev` with exactly these settings. nonce: 16 bytes, fresh."""

    TYPE: ClassVar[int] = 0x13
    lobby_id: bytes
    rev: int
    settings_hash: bytes
    nonce: bytes


@dataclass(frozen=True, slots=True)
class LeaveTable(Message):
    """Leaves the lobby; from the host it closes the table."""

    TYPE: ClassVar[int] = 0x14
    lobby_id: bytes


@dataclass(frozen=True, slots=True)
class KickSeat(Message):
    """The host frees a seat."""

    TYPE: ClassVar[int] = 0x15
    lobby_id: bytes
    key: bytes
    reason: str


@dataclass(frozen=True, slots=True)
class Proposal(Message):
    """The table as it shall play. nonces: by seat, those of READY. parent: empty, or a game gone on with."""

    TYPE: ClassVar[int] = 0x16
    lobby_id: bytes
    proto: int
    engine_id: bytes
    rules_hash: bytes
    settings: Settings
    seats: tuple[RosterRow, ...]
    nonces: tuple[bytes, ...]
    parent: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Commit(Message):
    """Commits to a hash chain for one epoch.

    sid: session id. parent_eid: empty for the first epoch. attempt: 0 for the first epoch.
    basis: empty for the first epoch. tip: x_0. links: N. open_link: empty for the first epoch.
    """

    TYPE: ClassVar[int] = 0x17
    sid: bytes
    parent_eid: bytes
    attempt: int
    basis: bytes
    seat: int
    tip: bytes
    links: int
    open_link: bytes


@dataclass(frozen=True, slots=True)
class Genesis(Message):
    """The signed PROPOSAL and the signed COMMITs by seat, each as envelope bytes."""

    TYPE: ClassVar[int] = 0x18
    SIGNED: ClassVar[bool] = False
    proposal: bytes
    commits: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class StartAck(Message):
    """Agrees to play the game `gid`."""

    TYPE: ClassVar[int] = 0x19
    gid: bytes


@dataclass(frozen=True, slots=True)
class Action(Message):
    """A segment of the seat to move.

    height: of this entry. prev: hash of the entry before, gid at height 0. pre_state: position
    hash before. body: canonical action texts. time_ms: the author's clock, informative only.
    """

    TYPE: ClassVar[int] = 0x20
    eid: bytes
    height: int
    prev: bytes
    seat: int
    pre_state: bytes
    body: tuple[str, ...]
    time_ms: int


@dataclass(frozen=True, slots=True)
class Ack(Message):
    """Co-signs an entry. kind: "A" or "D". revision: 0, or 1 for a corrected post_state."""

    TYPE: ClassVar[int] = 0x21
    eid: bytes
    height: int
    kind: str
    entry: bytes
    post_state: bytes
    revision: int


@dataclass(frozen=True, slots=True)
class Reveal(Message):
    """Opens the link of `round` (from 1) for the draw entry at `height`."""

    TYPE: ClassVar[int] = 0x22
    eid: bytes
    height: int
    round: int
    seat: int
    link: bytes


@dataclass(frozen=True, slots=True)
class DrawEntry(Message):
    """The draw that follows from the links; derived by everybody, kept in the log.

    links: by seat. outcomes: drawn labels in order, for the reader and checked like the rest.
    """

    TYPE: ClassVar[int] = 0x23
    SIGNED: ClassVar[bool] = False
    eid: bytes
    height: int
    prev: bytes
    round: int
    links: tuple[bytes, ...]
    outcomes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class End(Message):
    """Co-signs the end. scores: by seat. reason: "played"."""

    TYPE: ClassVar[int] = 0x24
    eid: bytes
    height: int
    head: bytes
    state: bytes
    scores: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Evidence(Message):
    """Two messages that convict their signer. kind: a verdict's name. first, second: envelopes."""

    TYPE: ClassVar[int] = 0x34
    SIGNED: ClassVar[bool] = False
    kind: str
    first: bytes
    second: bytes


@dataclass(frozen=True, slots=True)
class SyncRequest(Message):
    """Asks for the log records from a height on."""

    TYPE: ClassVar[int] = 0x40
    SIGNED: ClassVar[bool] = False
    gid: bytes
    from_height: int
    max_records: int


@dataclass(frozen=True, slots=True)
class SyncReply(Message):
    """A page of signed envelopes and derived entries, as frame bytes in log order."""

    TYPE: ClassVar[int] = 0x41
    SIGNED: ClassVar[bool] = False
    gid: bytes
    from_height: int
    frames: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Chat(Message):
    """Talk, outside the chain. serial: from 0, by author."""

    TYPE: ClassVar[int] = 0x50
    serial: int
    text: str


@dataclass(frozen=True, slots=True)
class PreviewPlan(Message):
    """The plan of the seat to move, not committed and not signed; empty takes it back."""

    TYPE: ClassVar[int] = 0x52
    SIGNED: ClassVar[bool] = False
    gid: bytes
    height: int
    seat: int
    body: tuple[str, ...]
