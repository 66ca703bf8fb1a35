"""Every message of the protocol: its number, whether it is signed, and its fields in order.

A payload is the canonical msgpack array of the fields in the order they stand here. Nested
values (`Settings`, `SeatRow`, ...) are arrays as well. The context of an envelope names the
table or the game: see `Message.CONTEXT`.
"""

from net.core.codec import pack, unpack
from net.core.errors import LocalError, RemoteError
from net.core.messages.base import Build, Message, Settings
from net.core.messages.epoch import (
    Continue,
    EpochOk,
    Evidence,
    LinkRow,
    Reinstate,
    TurnTimeout,
    Vote,
)
from net.core.messages.fields import (
    LOBBY_ID_BYTES,
    MAX_ACTIONS,
    MAX_ADDRESSES,
    MAX_ATTEMPT,
    MAX_BODY_BYTES,
    MAX_CHAT,
    MAX_ENVELOPE_IN_RECORD,
    MAX_HEIGHT,
    MAX_LINE,
    MAX_NICK,
    MAX_PLAYERS,
    MAX_POSITION,
    NONCE_BYTES,
    PROTO,
    AnySeat,
    EnvelopeBytes,
    Hash,
    Height,
    Key,
    OptionalHash,
    Seat,
    Word,
)
from net.core.messages.link import Auth, Bye, Hello, Status
from net.core.messages.lobby import (
    ChooseColour,
    Genesis,
    JoinReply,
    JoinRequest,
    KickSeat,
    LeaveTable,
    Lobby,
    Parent,
    Proposal,
    Ready,
    RosterRow,
    SeatRow,
    StartAck,
)
from net.core.messages.play import AbsentEntry, Ack, Action, Commit, DrawEntry, End, Reveal
from net.core.messages.talk import Chat, PreviewPlan, Remark, SyncReply, SyncRequest
from net.core.schema import dump, load

__all__ = [
    "LOBBY_ID_BYTES",
    "MAX_ACTIONS",
    "MAX_ADDRESSES",
    "MAX_ATTEMPT",
    "MAX_BODY_BYTES",
    "MAX_CHAT",
    "MAX_ENVELOPE_IN_RECORD",
    "MAX_HEIGHT",
    "MAX_LINE",
    "MAX_NICK",
    "MAX_PLAYERS",
    "MAX_POSITION",
    "MESSAGES",
    "NONCE_BYTES",
    "PROTO",
    "AbsentEntry",
    "Ack",
    "Action",
    "AnySeat",
    "Auth",
    "Build",
    "Bye",
    "Chat",
    "ChooseColour",
    "Commit",
    "Continue",
    "DrawEntry",
    "End",
    "EnvelopeBytes",
    "EpochOk",
    "Evidence",
    "Genesis",
    "Hash",
    "Height",
    "Hello",
    "JoinReply",
    "JoinRequest",
    "Key",
    "KickSeat",
    "LeaveTable",
    "LinkRow",
    "Lobby",
    "Message",
    "OptionalHash",
    "Parent",
    "PreviewPlan",
    "Proposal",
    "Ready",
    "Reinstate",
    "Remark",
    "Reveal",
    "RosterRow",
    "Seat",
    "SeatRow",
    "Settings",
    "StartAck",
    "Status",
    "SyncReply",
    "SyncRequest",
    "TurnTimeout",
    "Vote",
    "Word",
    "decode",
    "encode",
]

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
    ChooseColour,
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
    Continue,
    SyncRequest,
    SyncReply,
    Chat,
    Remark,
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
