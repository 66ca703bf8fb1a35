"""Envelopes: how one message travels and stays, with the exact bytes its author signed."""

from collections.abc import Callable
from typing import NamedTuple, cast

from net.core.codec import MAX_FRAME, MAX_SYNC_FRAME, pack, unpack_row
from net.core.errors import LocalError, RemoteError
from net.core.hashing import HASH_BYTES
from net.core.keys import Identity, check_key, verify
from net.core.messages import LOBBY_ID_BYTES, PROTO, Message, SyncReply, decode, encode

DOMAIN = b"tikal-qt/p2p/1\0"
MAX_CONTEXT = 255

_Row = tuple[int, int, bytes, bytes, bytes, bytes]
_KINDS = (int, int, bytes, bytes, bytes, bytes)


class Envelope(NamedTuple):
    """A message as it came, its signature checked.

    type: the number of `message`. ctx: see `Message.CONTEXT`. sender: the author's key, empty if
    unsigned. payload: the message's canonical bytes. raw: the whole frame body, byte for byte.
    """

    type: int
    ctx: bytes
    sender: bytes
    message: Message
    payload: bytes
    raw: bytes

    @property
    def signed(self) -> bytes:
        """Return the bytes the signature covers."""
        return signed_bytes(self.type, self.ctx, self.sender, self.payload)


def signed_bytes(number: int, ctx: bytes, sender: bytes, payload: bytes) -> bytes:
    """Return domain, type u8, length of ctx u8, ctx, sender, length of payload u32, payload."""
    return b"".join(
        (
            DOMAIN,
            bytes((number, len(ctx))),
            ctx,
            sender,
            len(payload).to_bytes(4, "big"),
            payload,
        )
    )


def seal(identity: Identity, ctx: bytes, message: Message) -> bytes:
    """Return the frame body of `message`, signed by `identity`.

    Raises LocalError if the message is of an unsigned type, or unfit, or not of this `ctx`.
    """
    if not message.SIGNED:
        raise LocalError("unsigned_type", (("type", message.TYPE),))
    payload = _payload(ctx, message)
    signature = identity.sign(signed_bytes(message.TYPE, ctx, identity.key, payload))
    return pack((PROTO, message.TYPE, ctx, identity.key, payload, signature))


def wrap(ctx: bytes, message: Message) -> bytes:
    """Return the frame body of `message`, of an unsigned type, with empty sender and signature.

    Raises LocalError if the message is of a signed type, or unfit, or not of this `ctx`.
    """
    if message.SIGNED:
        raise LocalError("signed_type", (("type", message.TYPE),))
    return pack((PROTO, message.TYPE, ctx, b"", _payload(ctx, message), b""))


def open_(frame: bytes) -> Envelope:
    """Return the checked envelope in the frame body `frame`.

    Raises RemoteError: `oversize`, `malformed`, `version` (another PROTO), `unknown_type` (of a
    newer version, to be ignored), `schema`, `wrong_context`, `weak_key` or `bad_signature`.
    """
    envelope, signature = read_unchecked(frame)
    check_signature(envelope, signature)
    return envelope


def read_unchecked(
    frame: bytes, read: Callable[[int, bytes], Message] = decode
) -> tuple[Envelope, bytes]:
    """Return the envelope in the frame body `frame`, and the signature, which is still to check.

    read: does as `messages.decode`. Raises RemoteError as `open_` does, for all but the signature.
    """
    _, number, ctx, sender, payload, signature = _fields(frame)
    message = read(number, payload)
    if not _context_fits(ctx, message):
        raise RemoteError("wrong_context", (("type", number),))
    if not message.SIGNED and (sender or signature):
        raise RemoteError("malformed", (("reason", "signed"),))
    return Envelope(number, ctx, sender, message, payload, frame), signature


def check_signature(envelope: Envelope, signature: bytes) -> None:
    """Raise RemoteError `weak_key` or `bad_signature` unless `envelope` is by its sender."""
    if envelope.message.SIGNED:
        check_key(envelope.sender)
        if not verify(envelope.sender, signature, envelope.signed):
            raise RemoteError("bad_signature", (("type", envelope.type),))


def _payload(ctx: bytes, message: Message) -> bytes:
    if not _context_fits(ctx, message):
        raise LocalError("wrong_context", (("type", message.TYPE),))
    return encode(message)


def _fields(frame: bytes) -> _Row:
    if len(frame) > MAX_SYNC_FRAME:
        raise RemoteError("oversize", (("size", len(frame)), ("limit", MAX_SYNC_FRAME)))
    row = cast("_Row", unpack_row(frame, _KINDS))
    proto, number, ctx, *_ = row
    if proto != PROTO:
        raise RemoteError("version", (("theirs", proto), ("ours", PROTO)))
    if len(ctx) > MAX_CONTEXT or not 0 <= number <= 255:
        raise RemoteError("malformed", (("reason", "envelope"),))
    if len(frame) > MAX_FRAME and number != SyncReply.TYPE:
        raise RemoteError("oversize", (("size", len(frame)), ("limit", MAX_FRAME)))
    return row


def _context_fits(ctx: bytes, message: Message) -> bool:
    match message.CONTEXT:
        case "":
            return not ctx
        case "game":
            return len(ctx) == HASH_BYTES
        case "table":
            return len(ctx) in (LOBBY_ID_BYTES, HASH_BYTES)
        case name:
            return bool(ctx == getattr(message, name))
