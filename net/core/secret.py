"""The private side file: the root of all own chains, and how far this seat has signed.

It is written before anything is signed, so that neither a crash nor a restored copy of the log
can make an honest seat sign two things for one height.
"""

from dataclasses import dataclass, fields
from typing import Annotated

from net.core.codec import pack, unpack
from net.core.errors import RemoteError
from net.core.hashing import digest
from net.core.messages import MAX_ATTEMPT, MAX_HEIGHT, EnvelopeBytes, Hash, OptionalHash, Seat
from net.core.schema import Int, Many, dump, load

FORMAT = 1
MAX_RECENT = 64

SignedHeight = Annotated[int, Int(-1, MAX_HEIGHT)]
SignedAttempt = Annotated[int, Int(0, MAX_ATTEMPT)]


@dataclass(frozen=True, slots=True)
class Watermark:
    """The greatest height this seat has signed for in its epoch, by kind; -1 for none yet.

    ack_action counts TURN_TIMEOUT as well, which takes the place of that ACK. eid: of the epoch,
    empty for the first one. vote, commit: attempts of votes to follow it. reinstate: bits of the
    seats agreed to. ok: the epoch gone over to; then nothing more is signed in this one.
    """

    action: SignedHeight = -1
    ack_action: SignedHeight = -1
    reveal: SignedHeight = -1
    ack_draw: SignedHeight = -1
    end: SignedHeight = -1
    ack_absent: SignedHeight = -1
    eid: OptionalHash = b""
    vote: SignedAttempt = 0
    commit: SignedAttempt = 0
    reinstate: Annotated[int, Int(0, 15)] = 0
    ok: OptionalHash = b""


@dataclass(frozen=True, slots=True)
class Secret:
    """What nobody else may know.

    gid: empty before GENESIS. links: length of each chain. signed: how far. recent: what was signed
    last, as frames, with what came just before: the log may lack it after a crash, and it must not
    be signed otherwise.
    """

    format: Annotated[int, Int(FORMAT, FORMAT)]
    sid: Hash
    gid: OptionalHash
    seat: Seat
    root: Hash
    links: Annotated[int, Int(1, 4096)]
    signed: Watermark
    recent: Annotated[tuple[EnvelopeBytes, ...], Many(0, MAX_RECENT)] = ()


def chain_root(secret: Secret, parent_eid: bytes, attempt: int) -> bytes:
    """Return the root of the chain for one attempt at an epoch; empty and 0 for the first one."""
    return digest("root", secret.root, parent_eid, attempt)


def higher(one: Watermark, two: Watermark) -> Watermark:
    """Return the higher of two watermarks of one epoch, mark by mark."""
    marks = {
        field.name: max(getattr(one, field.name), getattr(two, field.name))
        for field in fields(Watermark)
    }
    return Watermark(**{**marks, "reinstate": one.reinstate | two.reinstate})


def write_secret(secret: Secret) -> bytes:
    """Return the bytes of the side file."""
    return pack(dump(secret))


def read_secret(data: bytes) -> Secret:
    """Return what is in the side file. Raises RemoteError if it is damaged."""
    try:
        return load(Secret, unpack(data))
    except RemoteError as error:
        raise RemoteError("bad_secret", error.params) from error
