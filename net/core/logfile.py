"""The log of a game: records one after another, each with its length and checksum.

The file starts with MAGIC and the format as u16. A record is u32 length of the payload, u32
CRC-32 over kind and payload, u8 kind, payload; integers are big-endian. Signed messages are kept
as the envelopes that came, byte for byte.
"""

import zlib
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Annotated, NamedTuple

from net.core.codec import pack, unpack
from net.core.errors import LocalError
from net.core.messages import Hash, Key, Word
from net.core.schema import Text, dump, load

MAGIC = b"GLOG\r\n\x1a\n"
FORMAT = 1


def file_header(magic: bytes) -> bytes:
    """Return how a file of records begins: its magic and the format."""
    return magic + FORMAT.to_bytes(2, "big")


FILE_HEADER = file_header(MAGIC)
RECORD_HEADER_BYTES = 9
MAX_RECORD = 64 * 1024
MAX_LOG = 64 * 1024 * 1024


class Kind(IntEnum):
    """What a record holds: an envelope of that name, or for META and NOTE a value of its own.

    EPOCH holds a COMMIT or EPOCH_OK, TIMEOUT a TURN_TIMEOUT or REINSTATE, ABSENT an ABSENT entry.
    """

    META = 1
    GENESIS = 2
    START_ACK = 3
    ACTION = 4
    ACK = 5
    REVEAL = 6
    DRAW = 7
    VOTE = 8
    EPOCH = 9
    TIMEOUT = 10
    EVIDENCE = 11
    END = 12
    NOTE = 13
    ABSENT = 14


_KINDS = {int(kind): kind for kind in Kind}


class Damage(StrEnum):
    """Why reading stopped before the end of the file."""

    NO_LOG = "no_log"  # the magic is missing
    FORMAT = "format"  # written by a newer version
    TORN = "torn"  # the last record is not whole, as after a power cut
    CHECKSUM = "checksum"
    LENGTH = "length"
    KIND = "kind"
    SIZE = "size"  # the file is larger than any game


class Record(NamedTuple):
    """One record. offset, end: where it starts and ends in the file, in bytes."""

    kind: Kind
    payload: bytes
    offset: int
    end: int


@dataclass(frozen=True, slots=True)
class Reading:
    """The whole records of a file, in order, and what is wrong after them, if anything.

    format: number in the file, 0 if it is no log. offset: where the damage starts, or the
    file's length; everything before it is sound.
    """

    format: int
    records: tuple[Record, ...]
    damage: Damage | None
    offset: int


@dataclass(frozen=True, slots=True)
class Meta:
    """The first record: who wrote the log, with what, and when. Not part of the proof.

    created: the time as text, such as "2025-01-31T18:00:00Z".
    """

    app_version: Word
    engine_id: Hash
    rules_hash: Hash
    key: Key
    created: Annotated[str, Text(1, 40)]


def record(kind: Kind, payload: bytes) -> bytes:
    """Return the bytes of one record. Raises LocalError `record_size` if it is too large."""
    if not 0 < len(payload) <= MAX_RECORD:
        raise LocalError("record_size", (("size", len(payload)),))
    body = bytes((kind,)) + payload
    return len(payload).to_bytes(4, "big") + zlib.crc32(body).to_bytes(4, "big") + body


def meta_record(meta: Meta) -> bytes:
    """Return the META record."""
    return record(Kind.META, pack(dump(meta)))


def read_meta(payload: bytes) -> Meta:
    """Return the value of a META record. Raises RemoteError."""
    return load(Meta, unpack(payload))


def note_record(text: str) -> bytes:
    """Return a NOTE record: a line, at most 500 characters, that verification ignores."""
    return record(Kind.NOTE, pack((text,)))


def read(data: bytes, magic: bytes = MAGIC) -> Reading:
    """Return the records in the bytes of a file that starts with `magic`; never raises."""
    header = file_header(magic)
    if len(data) > MAX_LOG:
        return Reading(0, (), Damage.SIZE, 0)
    if not data.startswith(magic) or len(data) < len(header):
        torn = bool(data) and header.startswith(data)
        return Reading(0, (), Damage.TORN if torn else Damage.NO_LOG, 0)
    version = int.from_bytes(data[len(magic) : len(header)], "big")
    if version != FORMAT:
        return Reading(version, (), Damage.FORMAT, len(magic))
    records: list[Record] = []
    offset = len(header)
    while offset < len(data):
        item = _read_record(data, offset)
        if isinstance(item, Damage):
            return Reading(version, tuple(records), item, offset)
        records.append(item)
        offset = item.end
    return Reading(version, tuple(records), None, offset)


def _read_record(data: bytes, offset: int) -> Record | Damage:
    start = offset + RECORD_HEADER_BYTES
    if start > len(data):
        return Damage.TORN
    length = int.from_bytes(data[offset : offset + 4], "big")
    if not 0 < length <= MAX_RECORD:
        # File systems leave zeros where a write was cut off.
        return Damage.LENGTH if any(data[offset:]) else Damage.TORN
    end = start + length
    if end > len(data):
        return Damage.TORN
    body = data[start - 1 : end]
    if zlib.crc32(body) != int.from_bytes(data[offset + 4 : offset + 8], "big"):
        return Damage.TORN if end == len(data) else Damage.CHECKSUM
    kind = _KINDS.get(body[0])
    return Damage.KIND if kind is None else Record(kind, body[1:], offset, end)
