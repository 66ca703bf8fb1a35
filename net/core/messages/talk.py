"""Messages beside the chain: what was missed, talk, and plans."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from net.core.messages.base import Message
from net.core.messages.fields import (
    MAX_CHAT,
    ChatEnvelope,
    Count,
    Frames,
    Hash,
    Height,
    Nick,
    Nonce,
    Plan,
    Seat,
)
from net.core.schema import Int, Text


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
    """Talk, outside the chain. run: of the author's program. serial: from 0 in each run."""

    TYPE: ClassVar[int] = 0x50
    CONTEXT: ClassVar[str] = "table"
    run: Nonce
    serial: Count
    text: Annotated[str, Text(1, MAX_CHAT)]


@dataclass(frozen=True, slots=True)
class Remark(Message):
    """The envelope of a CHAT by somebody who looks on at the signer, and the name he gave."""

    TYPE: ClassVar[int] = 0x51
    CONTEXT: ClassVar[str] = "game"
    nick: Nick
    line: ChatEnvelope


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
