"""Every message of the protocol: its number, whether it is signed, and its fields in order.

A payload is the canonical msgpack array of the fields in the order they stand here. Nested
values (`Settings`, `SeatRow`, ...) are arrays as well. The context of an envelope names the
table or the game: see `Message.CONTEXT`.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from net.core.codec import pack, unpack
from net.core.errors import LocalError, RemoteError
from net.core.hashing import HASH_BYTES
from net.core.keys import KEY_BYTES, SIGNATURE_BYTES
from net.core.schema import Bin, Int, Many, OneOf, Text, dump, load

PROTO = 1
MAX_PLAYERS = 4
MAX_ACTIONS = 32
MAX_BODY_BYTES = 2048
MAX_ACTION_TEXT = 200
MAX_CHAT = 500
MAX_NICK = 40
MAX_ADDRESSES = 8
MAX_ENVELOPE_IN_RECORD = 4992
MAX_ATTEMPT = 1_000
LOBBY_ID_BYTES = 16
NONCE_BYTES = 16
MAX_HEIGHT = 100_000
_MAX_COUNT = 2**31 - 1

Key = Annotated[bytes, Bin(KEY_BYTES, KEY_BYTES)]
OptionalKey = Annotated[bytes, Bin(KEY_BYTES, KEY_BYTES, optional=True)]
Hash = Annotated[bytes, Bin(HASH_BYTES, HASH_BYTES)]
OptionalHash = Annotated[bytes, Bin(HASH_BYTES, HASH_BYTES, optional=True)]
LobbyId = Annotated[bytes, Bin(LOBBY_ID_BYTES, LOBBY_ID_BYTES)]
Nonce = Annotated[bytes, Bin(NONCE_BYTES, NONCE_BYTES)]
EnvelopeBytes = Annotated[bytes, Bin(1, MAX_ENVELOPE_IN_RECORD)]
ShortEnvelope = Annotated[bytes, Bin(1, 320)]
LockedEnvelope = Annotated[bytes, Bin(1, 3072, optional=True)]
Seat = Annotated[int, Int(0, MAX_PLAYERS - 1)]
Seats = Annotated[tuple[Seat, ...], Many(0, MAX_PLAYERS)]
Attempt = Annotated[int, Int(1, MAX_ATTEMPT)]
AnySeat = Annotated[int, Int(-1, MAX_PLAYERS - 1)]
Height = Annotated[int, Int(0, MAX_HEIGHT)]
Count = Annotated[int, Int(0, _MAX_COUNT)]
Score = Annotated[int, Int(-_MAX_COUNT, _MAX_COUNT)]
Nick = Annotated[str, Text(1, MAX_NICK)]
Word = Annotated[str, Text(1, 32)]
PlayerKind = Annotated[str, OneOf(("person", "computer"))]
Addresses = Annotated[tuple[Annotated[str, Text(1, 80)], ...], Many(0, MAX_ADDRESSES)]
ActionText = Annotated[str, Text(1, MAX_ACTION_TEXT)]
Body = Annotated[tuple[ActionText, ...], Many(1, MAX_ACTIONS, MAX_BODY_BYTES)]
Plan = Annotated[tuple[ActionText, ...], Many(0, MAX_ACTIONS, MAX_BODY_BYTES)]
Frames = Annotated[tuple[Annotated[bytes, Bin(1, 16 * 1024)], ...], Many(0, 1024)]


@dataclass(frozen=True, slots=True)
class Build:
    """Which program this is; players need equal `engine_id`, `rules_hash` and `selftest`.

    engine_id: digest over the engine's version, sources and data. rules_hash: digest over the
    rule data. selftest: digest over the positions of fixed games, 32 bytes each.
    """

    app_version: str
    engine_id: bytes
    rules_hash: bytes
    selftest: bytes


@dataclass(frozen=True, slots=True)
class Settings:
    """What a table has agreed to play.

    game, variant: names of `engine`. players: 2-4. first_player: a seat, or -1 to draw it.
    clock_s: seconds a turn may take, 0 for no clock. grace_s: seconds a lost player is waited
    for. absent: what a passive seat does: "skip", "bot" or "end".
    """

    game: Word
    variant: Word
    players: Annotated[int, Int(2, MAX_PLAYERS)]
    first_player: AnySeat
    clock_s: Annotated[int, Int(0, 86_400)]
    grace_s: Annotated[int, Int(0, 86_400)]
    absent: Annotated[str, OneOf(("skip", "bot", "end"))]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat in the lobby. key and nick are empty while it is open. ready_rev: 0 if not ready."""

    seat: Seat
    key: OptionalKey
    nick: Annotated[str, Text(0, MAX_NICK)]
    kind: Annotated[str, OneOf(("", "person", "computer"))]
    ready_rev: Count
    addresses: Addresses


@dataclass(frozen=True, slots=True)
class RosterRow:
    """A seat as it will play."""

    seat: Seat
    key: Key
    nick: Nick


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A link revealed by `seat`."""

    seat: Seat
    link: Hash


@dataclass(frozen=True, slots=True)
class Message:
    """The base of all messages.

    CONTEXT: the field the envelope's context repeats, or "" for a message of a link, whose
    context is empty, or "game" for a message that names its game by the context alone, or
    "table" for one that stands in a lobby (lobby_id) or in a game (gid).
    """

    TYPE: ClassVar[int] = 0
    SIGNED: ClassVar[bool] = True
    CONTEXT: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class Hello(Message):
    """Opens a link. role: "player", "spectator", or "probe" to look once. nonce: 32 bytes, fresh.

    engine_id, rules_hash, selftest: see `Build`. vmin, vmax: versions of the wire it speaks.
    """

    TYPE: ClassVar[int] = 0x01
    SIGNED: ClassVar[bool] = False
    vmin: Annotated[int, Int(0, 255)]
    vmax: Annotated[int, Int(0, 255)]
    app_version: Word
    engine_id: Hash
    rules_hash: Hash
    selftest: Hash
    key: Key
    nonce: Hash
    role: Annotated[str, OneOf(("player", "spectator", "probe"))]
    capabilities: Annotated[tuple[Word, ...], Many(0, 16)]
    listen_port: Annotated[int, Int(0, 65_535)]
    nick: Nick


@dataclass(frozen=True, slots=True)
class Auth(Message):
    """Proves the key of HELLO for this very link. proof: signature, 64 bytes."""

    TYPE: ClassVar[int] = 0x02
    SIGNED: ClassVar[bool] = False
    proof: Annotated[bytes, Bin(SIGNATURE_BYTES, SIGNATURE_BYTES)]


@dataclass(frozen=True, slots=True)
class Status(Message):
    """Heartbeat of a link, never relayed. height: final entries. head: hash of the last one."""

    TYPE: ClassVar[int] = 0x03
    SIGNED: ClassVar[bool] = False
    gid: OptionalHash
    eid: OptionalHash
    height: Height
    head: OptionalHash


@dataclass(frozen=True, slots=True)
class Bye(Message):
    """The link is closed on purpose."""

    TYPE: ClassVar[int] = 0x05
    SIGNED: ClassVar[bool] = False
    code: Word
    text: Annotated[str, Text(0, 120)]


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

    nonces: by seat, those of READY. parent: empty, or gid and head of the game gone on with.
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
    parent: Annotated[tuple[Hash, ...], Many(0, 2)]


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
class SyncRequest(Message):
    """Asks for the log records from a height on."""

    TYPE: ClassVar[int] = 0x40
    SIGNED: ClassVar[bool] = False
    CONTEXT: ClassVar[str] = "gid"
    gid: Hash
    from_height: Height
    max_records: Annotated[int, Int(1, 1024)]


@dataclass(frozen=True, slots=True)
class SyncReply(Message):
    """A page of signed envelopes and derived entries, as frame bytes in log order."""

    TYPE: ClassVar[int] = 0x41
    SIGNED: ClassVar[bool] = False
    CONTEXT: ClassVar[str] = "gid"
    gid: Hash
    from_height: Height
    frames: Frames


@dataclass(frozen=True, slots=True)
class Chat(Message):
    """Talk, outside the chain. serial: from 0, by author."""

    TYPE: ClassVar[int] = 0x50
    CONTEXT: ClassVar[str] = "table"
    serial: Count
    text: Annotated[str, Text(1, MAX_CHAT)]


@dataclass(frozen=True, slots=True)
class PreviewPlan(Message):
    """The plan of the seat to move, not committed and not signed; empty takes it back."""

    TYPE: ClassVar[int] = 0x52
    SIGNED: ClassVar[bool] = False
    CONTEXT: ClassVar[str] = "gid"
    gid: Hash
    height: Height
    seat: Seat
    body: Plan


_CLASSES: tuple[type[Message], ...] = (
    Hello,
    Auth,
    Status,
    Bye,
    Lobby,
    JoinRequest,
    JoinReply,
    Ready,
    LeaveTable,
    KickSeat,
    Proposal,
    Commit,
    Genesis,
    StartAck,
    Action,
    Ack,
    Reveal,
    DrawEntry,
    End,
    AbsentEntry,
    Vote,
    EpochOk,
    TurnTimeout,
    Reinstate,
    Evidence,
    SyncRequest,
    SyncReply,
    Chat,
    PreviewPlan,
)
MESSAGES = {cls.TYPE: cls for cls in _CLASSES}


def encode(message: Message) -> bytes:
    """Return the payload of `message`. Raises LocalError if a field is out of its range."""
    payload = pack(dump(message))
    try:
        decode(message.TYPE, payload)
    except RemoteError as error:
        raise LocalError(error.code, error.params) from error
    return payload


def decode(number: int, payload: bytes) -> Message:
    """Return the message of type `number` in `payload`.

    Raises RemoteError: `unknown_type` for a number of a newer version, which may be ignored;
    `malformed` if the bytes are not canonical; `schema` if a field does not fit.
    """
    cls = MESSAGES.get(number)
    if cls is None:
        raise RemoteError("unknown_type", (("type", number),))
    return load(cls, unpack(payload))
