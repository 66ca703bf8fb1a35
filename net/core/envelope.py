"""Envelopes: how one message travels and stays, with the exact bytes its author signed."""

from dataclasses import dataclass

from net.core.codec import MAX_FRAME, MAX_SYNC_FRAME, pack, unpack
from net.core.errors import LocalError, RemoteError
from net.core.hashing import HASH_BYTES
from net.core.keys import Identity, check_key, verify
from net.core.messages import LOBBY_ID_BYTES, PROTO, Message, SyncReply, decode, encode

DOMAIN = b"tikal-qt/p2p/1\0"
MAX_CONTEXT = 255


@dataclass(frozen=True, slots=True)
class Envelope:
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
    number, ctx, sender, payload, signature = _fields(frame)
    message = decode(number, payload)
    if not _context_fits(ctx, message):
        raise RemoteError("wrong_context", (("type", number),))
    envelope = Envelope(number, ctx, sender, message, payload, frame)
    if message.SIGNED:
        check_key(sender)
        if not verify(sender, signature, envelope.signed):
            raise RemoteError("bad_signature", (("type", number),))
    elif sender or signature:
        raise RemoteError("malformed", (("reason", "signed"),))
    return envelope


def _payload(ctx: bytes, message: Message) -> bytes:
    if not _context_fits(ctx, message):
        raise LocalError("wrong_context", (("type", message.TYPE),))
    return encode(message)


def _fields(frame: bytes) -> tuple[int, bytes, bytes, bytes, bytes]:
    if len(frame) > MAX_SYNC_FRAME:
        raise RemoteError("oversize", (("size", len(frame)), ("limit", MAX_SYNC_FRAME)))
    match unpack(frame):
        case (
            int() as proto,
            int() as number,
            bytes() as ctx,
            bytes() as sender,
            bytes() as payload,
            bytes() as signature,
        ) if len(ctx) <= MAX_CONTEXT:
            pass
        case _:
            raise RemoteError("malformed", (("reason", "envelope"),))
    if proto != PROTO or isinstance(proto, bool):
        raise RemoteError("version", (("theirs", int(proto)), ("ours", PROTO)))
    if isinstance(number, bool) or not 0 <= number <= 255:
        raise RemoteError("malformed", (("reason", "type"),))
    if len(frame) > MAX_FRAME and number != SyncReply.TYPE:
        raise RemoteError("oversize", (("size", len(frame)), ("limit", MAX_FRAME)))
    return number, ctx, sender, payload, signature


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
