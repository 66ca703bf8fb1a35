"""Messages of a link between two players, before and beside any table."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from net.core.keys import SIGNATURE_BYTES
from net.core.messages.base import Message
from net.core.messages.fields import Hash, Height, Key, Nick, OptionalHash, Word
from net.core.schema import Bin, Int, Many, OneOf, Text


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
