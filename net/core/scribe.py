"""The hand that signs: never two things for one height, and nothing leaves before it is stored."""

from dataclasses import replace

from net.core.codec import MAX_TEXT
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope
from net.core.errors import LocalError
from net.core.logfile import Kind, note_record, record
from net.core.messages import Ack, Action, End, Message, Reveal
from net.core.secret import Secret, Watermark, write_secret

_KINDS = {
    Action.TYPE: Kind.ACTION,
    Ack.TYPE: Kind.ACK,
    Reveal.TYPE: Kind.REVEAL,
    End.TYPE: Kind.END,
}


class Scribe:
    """Signs and logs for one seat in the game `gid`.

    secret: the side file as last written. What is signed and logged takes effect at `flush`.
    """

    def __init__(self, endpoint: Endpoint, gid: bytes, secret: Secret) -> None:
        self._endpoint = endpoint
        self._gid = gid
        self._secret = replace(secret, gid=gid)
        self._written = secret
        self._records: list[bytes] = []
        self._frames: list[bytes] = []

    def sign(self, message: Action | Ack | Reveal | End) -> Envelope:
        """Sign and log `message`.

        Raises LocalError: `already_signed` if its height is used up, or for an unfit message.
        """
        signed = _raised(self._secret.signed, message)
        envelope = self._endpoint.sign(self._gid, message)
        self._secret = replace(self._secret, signed=signed)
        self.log(envelope)
        self._frames.append(envelope.raw)
        return envelope

    def log(self, envelope: Envelope) -> None:
        """Log a signed message of the game."""
        self.record(_KINDS[envelope.type], envelope.raw)

    def record(self, kind: Kind, payload: bytes) -> None:
        """Log anything else."""
        self._records.append(record(kind, payload))

    def note(self, text: str) -> None:
        """Log a line that proves nothing, cut to what a record holds."""
        self._records.append(note_record(text[:MAX_TEXT]))

    def publish(self, frame: bytes) -> None:
        """Send an unsigned frame to everybody once what is logged so far is stored."""
        self._frames.append(frame)

    def flush(self) -> None:
        """Write the side file, then the log, then let out what was signed."""
        outbox = self._endpoint.outbox
        if self._secret != self._written:
            outbox.write_secret(self._secret.sid, write_secret(self._secret))
            self._written = self._secret
        if self._records:
            outbox.append_log(self._gid, b"".join(self._records))
        for frame in self._frames:
            outbox.publish(frame)
        self._records.clear()
        self._frames.clear()


def _raised(signed: Watermark, message: Message) -> Watermark:
    match message:
        case Action(height=height):
            return replace(signed, action=_next(signed.action, height))
        case Ack(kind="A", height=height, revision=revision):
            return replace(signed, ack_action=_next(signed.ack_action, height, revision))
        case Ack(kind="D", height=height, revision=revision):
            return replace(signed, ack_draw=_next(signed.ack_draw, height, revision))
        case Reveal(height=height):
            return replace(signed, reveal=_next(signed.reveal, height))
        case End(height=height):
            return replace(signed, end=_next(signed.end, height))
    raise TypeError(f"{type(message).__name__} is not signed in play")


def _next(last: int, height: int, revision: int = 0) -> int:
    # A revision corrects what was signed for its own height, and only that.
    if height < last or (height == last and not revision):
        raise LocalError("already_signed", (("height", height),))
    return height
