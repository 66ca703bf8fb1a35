"""The hand that signs: never two things for one place, and nothing leaves before it is stored."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from net.core.beacon import ChainName, make_chain
from net.core.codec import MAX_TEXT
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope
from net.core.errors import LocalError
from net.core.logfile import Kind, note_record, record
from net.core.messages import (
    Ack,
    Action,
    Commit,
    End,
    EpochOk,
    Reinstate,
    Reveal,
    TurnTimeout,
    Vote,
)
from net.core.secret import MAX_RECENT, Secret, Watermark, chain_root, higher, write_secret

_KINDS = {
    Action.TYPE: Kind.ACTION,
    Ack.TYPE: Kind.ACK,
    Reveal.TYPE: Kind.REVEAL,
    End.TYPE: Kind.END,
    Vote.TYPE: Kind.VOTE,
    Commit.TYPE: Kind.EPOCH,
    EpochOk.TYPE: Kind.EPOCH,
    TurnTimeout.TYPE: Kind.TIMEOUT,
    Reinstate.TYPE: Kind.TIMEOUT,
}

_MARKS = {
    Action.TYPE: "action",
    Reveal.TYPE: "reveal",
    End.TYPE: "end",
    TurnTimeout.TYPE: "ack_action",
}
_ACK_MARKS = {"A": "ack_action", "D": "ack_draw", "P": "ack_absent"}

Signable = Action | Ack | Reveal | End | Vote | Commit | EpochOk | TurnTimeout | Reinstate


class Scribe:
    """Signs and logs for one seat in the game `gid`.

    secret: the side file as last written, or None for a seat that signs nothing. What is signed
    and logged takes effect at `flush`. recalls: a log is read again, so nothing is written.
    """

    def __init__(self, endpoint: Endpoint, gid: bytes, secret: Secret | None) -> None:
        self._endpoint = endpoint
        self._gid = gid
        self._secret = None if secret is None else replace(secret, gid=gid)
        self._written = secret
        self._records: list[bytes] = []
        self._frames: list[bytes] = []
        self._batch: list[bytes] = []
        self._has_signed = False
        self._unstored: list[tuple[int, bytes]] = []
        self._entered: list[bytes] = []
        self._kept = Watermark()
        self.recalls = False
        self._logged: Collection[bytes] = ()

    @property
    def signed(self) -> Watermark:
        """Return how far this seat has signed."""
        return Watermark() if self._secret is None else self._secret.signed

    def chain(self, name: ChainName) -> tuple[bytes, ...]:
        """Return the own chain `name`, x_0 to x_N; empty for a seat that signs nothing."""
        if self._secret is None:
            return ()
        return make_chain(name, chain_root(self._secret, name.parent_eid, name.attempt))

    def sign(self, message: Signable) -> Envelope:
        """Sign and log `message`.

        Raises LocalError: `already_signed` if its place is used up, `wrong_epoch` if it is not of
        the epoch entered last, `no_seat`, or for an unfit message.
        """
        secret = self._secret
        if secret is None:
            raise LocalError("no_seat")
        eid = message.parent_eid if isinstance(message, Commit | EpochOk) else message.eid
        if not self.signs_in(eid):
            raise LocalError("wrong_epoch")
        signed = _raised(secret.signed, message)
        ctx = secret.sid if isinstance(message, Commit) else self._gid
        envelope = self._endpoint.sign(ctx, message)
        self._secret = replace(secret, signed=signed)
        self.log(envelope)
        self._frames.append(envelope.raw)
        self._has_signed = True
        return envelope

    def signs_in(self, eid: bytes) -> bool:
        """Say whether `eid` is the epoch entered last; a seat that signs nothing is in each."""
        return self._secret is None or eid == (self._secret.signed.eid or self._gid)

    def is_free(self, message: Signable) -> bool:
        """Say whether nothing has been signed in the place of `message`.

        It may have been before a crash, and come back from the side file or another player only
        once the game has got so far.
        """
        try:
            _raised(self.signed, message)
        except LocalError:
            return False
        return True

    def recall(self, envelope: Envelope) -> None:
        """Take note of what this seat has signed before, as its log or another player has it."""
        message = envelope.message
        if self._secret is None or not isinstance(message, Signable):
            return
        eid = message.parent_eid if isinstance(message, Commit | EpochOk) else message.eid
        if not self.signs_in(eid):
            return
        try:
            signed = _raised(self._secret.signed, message)
        except LocalError:
            return
        self._secret = replace(self._secret, signed=signed)

    def recall_log(self, logged: Collection[bytes]) -> None:
        """Begin to recall a log that holds the frames `logged`: until `settle` write nothing."""
        self.recalls = True
        self._logged = logged

    def settle(self, kept: Watermark) -> None:
        """End the recalling of a log: from now on sign and log again, above the mark `kept`."""
        self.recalls = False
        self._kept = kept
        if self._secret is not None and kept.eid == self._secret.signed.eid:
            self._secret = replace(self._secret, signed=higher(kept, self._secret.signed))

    @property
    def behind(self) -> bool:
        """Whether this seat has signed before in an epoch it does not know of yet."""
        return self._kept.eid not in (b"", *self._entered)

    def enter(self, eid: bytes) -> None:
        """Sign in epoch `eid` from now on, and in no earlier one."""
        if self._secret is not None and self._secret.signed.eid != eid:
            kept = self._kept.eid == eid
            signed = self._kept if kept else Watermark(eid=eid)
            self._secret = replace(self._secret, signed=signed)
            self._entered.append(eid)

    def log(self, envelope: Envelope) -> None:
        """Log a signed message of the game."""
        self.record(_KINDS[envelope.type], envelope.raw)
        if not self.recalls:
            self._batch.append(envelope.raw)

    def record(self, kind: Kind, payload: bytes) -> None:
        """Log anything else, unless it is recalled from there."""
        if not self.recalls or payload not in self._logged:
            self._records.append(record(kind, payload))

    def note(self, text: str) -> None:
        """Log a line that proves nothing, cut to what a record holds."""
        self._records.append(note_record(text[:MAX_TEXT]))

    def publish(self, frame: bytes) -> None:
        """Send an unsigned frame to everybody once what is logged so far is stored."""
        self._frames.append(frame)

    def flush(self) -> None:
        """Write the side file, then the log, then let out what was signed."""
        if self.recalls:
            return
        outbox = self._endpoint.outbox
        if self._secret is not None and self._has_signed:
            waiting = [one for one in self._unstored if not outbox.is_stored(one[0])]
            # What is signed rests on what came with it, which nobody may say again.
            recent = (*(frame for _, frame in waiting), *self._batch)[-MAX_RECENT:]
            self._secret = replace(self._secret, recent=recent)
            # The log takes the next token but one.
            token = outbox.written + 2
            self._unstored = [*waiting, *((token, frame) for frame in self._batch)]
        if self._secret is not None and self._secret != self._written:
            outbox.write_secret(self._secret.sid, write_secret(self._secret))
            self._written = self._secret
        if self._records:
            outbox.append_log(self._gid, b"".join(self._records))
        for frame in self._frames:
            outbox.publish(frame)
        self._records.clear()
        self._frames.clear()
        self._batch.clear()
        self._has_signed = False


def _raised(signed: Watermark, message: Signable) -> Watermark:
    if isinstance(message, Vote | Commit | EpochOk | Reinstate):
        return _raised_between(signed, message)
    if signed.vote and not isinstance(message, End):
        raise LocalError("sealed")
    mark = _ACK_MARKS[message.kind] if isinstance(message, Ack) else _MARKS[message.TYPE]
    revision = message.revision if isinstance(message, Ack) else 0
    raised: dict[str, Any] = {mark: _next(getattr(signed, mark), message.height, revision)}
    return replace(signed, **raised)


def _raised_between(signed: Watermark, message: Vote | Commit | EpochOk | Reinstate) -> Watermark:
    match message:
        case Vote(attempt=attempt):
            return replace(signed, vote=_next(signed.vote, attempt))
        case Commit(attempt=attempt):
            return replace(signed, commit=_next(signed.commit, attempt))
        case EpochOk(eid=eid) if signed.ok in (b"", eid):
            return replace(signed, ok=eid)
        case Reinstate(seat=seat) if not signed.reinstate >> seat & 1:
            return replace(signed, reinstate=signed.reinstate | 1 << seat)
    raise LocalError("already_signed")


def _next(last: int, place: int, revision: int = 0) -> int:
    # A revision corrects what was signed for its own height, and only that.
    if place < last or (place == last and not revision):
        raise LocalError("already_signed", (("height", place),))
    return place
