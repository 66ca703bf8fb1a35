"""Evidence files: what convicts a seat, without the log it was found in (docs/verify.md).

A file holds cases one after another, in records as those of a log. A case is a record META with
its `Case`, then the GENESIS of the game, then the signed messages and derived entries it needs.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated

from net.core.codec import pack, unpack
from net.core.errors import RemoteError
from net.core.logfile import MAX_RECORD, Kind, Record, file_header, record
from net.core.messages import (
    MAX_HEIGHT,
    AbsentEntry,
    Ack,
    Action,
    AnySeat,
    Commit,
    DrawEntry,
    End,
    EpochOk,
    Height,
    Message,
    Reinstate,
    Reveal,
    TurnTimeout,
    Vote,
    Word,
)
from net.core.schema import Bin, Int, dump, load
from net.core.verify.pool import Item

MAGIC = b"GEVD\r\n\x1a\n"
MAX_POSITION = MAX_RECORD - 256

_KINDS: dict[type[Message], Kind] = {
    Action: Kind.ACTION,
    Ack: Kind.ACK,
    Reveal: Kind.REVEAL,
    DrawEntry: Kind.DRAW,
    End: Kind.END,
    Vote: Kind.VOTE,
    Commit: Kind.EPOCH,
    EpochOk: Kind.EPOCH,
    TurnTimeout: Kind.TIMEOUT,
    Reinstate: Kind.TIMEOUT,
    AbsentEntry: Kind.ABSENT,
}


@dataclass(frozen=True, slots=True)
class Case:
    """What is charged.

    verdict: its name. seat: the accused, -1 if it is proven only of one among several. height: of
    the deed, -1 if it has none. start: the height from which the case holds the game; if it is not
    0, the entry before is a DRAW, which the case holds with its co-signatures, and position is the
    text of the position after it.
    """

    verdict: Word
    seat: AnySeat
    height: Annotated[int, Int(-1, MAX_HEIGHT)]
    start: Height
    position: Annotated[bytes, Bin(1, MAX_POSITION, optional=True)]


def case_records(case: Case, genesis: bytes, items: Iterable[Item[Message]]) -> bytes:
    """Return the records of a case. genesis: the frame of GENESIS."""
    records = [record(Kind.META, pack(dump(case))), record(Kind.GENESIS, genesis)]
    records += [record(_KINDS[type(item.message)], item.envelope.raw) for item in items]
    return b"".join(records)


def evidence_file(cases: Iterable[bytes]) -> bytes:
    """Return the file that holds the `cases`, each as its records."""
    return file_header(MAGIC) + b"".join(cases)


def read_case(records: Sequence[Record]) -> Case | None:
    """Return the case that `records` begin with, None if they do not."""
    if not records or records[0].kind is not Kind.META:
        return None
    try:
        return load(Case, unpack(records[0].payload))
    except RemoteError:
        return None


def split_cases(records: Sequence[Record]) -> list[Sequence[Record]]:
    """Return the records of each case."""
    starts = [place for place, one in enumerate(records) if one.kind is Kind.META and place]
    bounds = [0, *starts, len(records)]
    return [records[start:end] for start, end in pairwise(bounds) if start < end]
