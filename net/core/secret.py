"""The private side file: the root of the own chain, and how far this seat has signed.

It is written before anything is signed, so that neither a crash nor a restored copy of the log
can make an honest seat sign two things for one height.
"""

from dataclasses import dataclass
from typing import Annotated

from net.core.codec import pack, unpack
from net.core.errors import RemoteError
from net.core.messages import MAX_HEIGHT, Hash, OptionalHash, Seat
from net.core.schema import Int, dump, load

FORMAT = 1

SignedHeight = Annotated[int, Int(-1, MAX_HEIGHT)]


@dataclass(frozen=True, slots=True)
class Watermark:
    """The greatest height this seat has signed for, by kind of message; -1 for none yet."""

    action: SignedHeight = -1
    ack_action: SignedHeight = -1
    reveal: SignedHeight = -1
    ack_draw: SignedHeight = -1
    end: SignedHeight = -1


@dataclass(frozen=True, slots=True)
class Secret:
    """What nobody else may know. gid: empty before GENESIS. links: length of the chain."""

    format: Annotated[int, Int(FORMAT, FORMAT)]
    sid: Hash
    gid: OptionalHash
    seat: Seat
    root: Hash
    links: Annotated[int, Int(1, 4096)]
    signed: Watermark


def write_secret(secret: Secret) -> bytes:
    """Return the bytes of the side file."""
    return pack(dump(secret))


def read_secret(data: bytes) -> Secret:
    """Return what is in the side file. Raises RemoteError if it is damaged."""
    try:
        return load(Secret, unpack(data))
    except RemoteError as error:
        raise RemoteError("bad_secret", error.params) from error
