"""From the bytes of a log to its roster and its messages; what does not belong is reported."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from net.core.envelope import Envelope, check_signature, open_, read_unchecked
from net.core.errors import RemoteError
from net.core.genesis import GenesisError, Roster, read_genesis
from net.core.logfile import Damage, Kind, Reading, Record, read_meta
from net.core.messages import (
    AbsentEntry,
    Ack,
    Action,
    Commit,
    DrawEntry,
    End,
    EpochOk,
    Evidence,
    Genesis,
    Message,
    Reinstate,
    Reveal,
    StartAck,
    TurnTimeout,
    Vote,
    decode,
)
from net.core.verify.pool import Item, Pool
from net.core.verify.report import Findings, Verdict

_TYPES: dict[Kind, tuple[type[Message], ...]] = {
    Kind.GENESIS: (Genesis,),
    Kind.START_ACK: (StartAck,),
    Kind.ACTION: (Action,),
    Kind.ACK: (Ack,),
    Kind.REVEAL: (Reveal,),
    Kind.DRAW: (DrawEntry,),
    Kind.VOTE: (Vote,),
    Kind.EPOCH: (Commit, EpochOk),
    Kind.TIMEOUT: (TurnTimeout, Reinstate),
    Kind.EVIDENCE: (Evidence,),
    Kind.END: (End,),
    Kind.ABSENT: (AbsentEntry,),
}
_NAMES_SEAT = (Action, Reveal)
_SIGNED_IN_VOTES = (Action, Ack, TurnTimeout)
_IGNORED = (Kind.META, Kind.NOTE)
_GENESIS_VERDICTS = {
    "bad_genesis": Verdict.BAD_GENESIS,
    "weak_key": Verdict.WEAK_KEY,
    "duplicate_commit": Verdict.DUPLICATE_COMMIT,
    "version": Verdict.UNSUPPORTED_VERSION,
}
_REFUSALS = {
    "bad_signature": Verdict.BAD_SIGNATURE,
    "weak_key": Verdict.BAD_SIGNATURE,
    "version": Verdict.UNSUPPORTED_VERSION,
    "unknown_type": Verdict.UNSUPPORTED_VERSION,
    "wrong_context": Verdict.WRONG_GAME,
}


class Opener:
    """Opens envelopes, each distinct one once: the logs of one game share most of them."""

    def __init__(self) -> None:
        self._known: dict[bytes, Envelope | RemoteError] = {}
        self._messages: dict[tuple[int, bytes], Message] = {}

    def _decode(self, number: int, payload: bytes) -> Message:
        # All co-signatures of an entry have one payload.
        message = self._messages.get((number, payload))
        if message is None:
            message = self._messages[number, payload] = decode(number, payload)
        return message

    def open(self, raw: bytes) -> Envelope:
        """Return the checked envelope. Raises RemoteError."""
        known = self._known.get(raw)
        if known is None:
            try:
                known = open_(raw)
            except RemoteError as error:
                known = error
            self._known[raw] = known
        if isinstance(known, RemoteError):
            raise known
        return known

    def prepare(self, frames: Sequence[bytes], checked: Callable[[], None]) -> None:
        """Open all of `frames`; `checked` is called after each signature.

        Reading all first and then checking all takes less time than one by one: neither drives the
        other out of the processor's caches.
        """
        read: dict[bytes, tuple[Envelope, bytes]] = {}
        for raw in frames:
            if raw not in self._known and raw not in read:
                try:
                    read[raw] = read_unchecked(raw, self._decode)
                except RemoteError as error:
                    self._known[raw] = error
        for raw in frames:
            if raw in read and raw not in self._known:
                self._known[raw] = _checked(*read[raw])
            checked()


def _checked(envelope: Envelope, signature: bytes) -> Envelope | RemoteError:
    try:
        check_signature(envelope, signature)
    except RemoteError as error:
        return error
    return envelope


@dataclass(frozen=True, slots=True)
class Intake:
    """A usable log: who played, and all that was said.

    genesis: the frame of GENESIS. owner: whose log it says it is, as seat; -1 if it says nothing.
    """

    genesis: bytes
    roster: Roster
    owner: int
    pool: Pool


def report_damage(reading: Reading, found: Findings) -> None:
    """Report what ended the reading of the file."""
    match reading.damage:
        case None:
            return
        case Damage.TORN:
            found.damage(Verdict.TORN_TAIL, offset=reading.offset)
        case Damage.FORMAT:
            found.damage(
                Verdict.UNSUPPORTED_VERSION,
                offset=reading.offset,
                params=(("format", reading.format),),
            )
        case damage:
            found.damage(
                Verdict.BAD_FORMAT, offset=reading.offset, params=(("reason", damage.value),)
            )


def take_in(
    reading: Reading, opener: Opener, found: Findings, taken: Callable[[], None]
) -> Intake | None:
    """Return the roster and messages of a log, or None if it names no game.

    taken: called after each record, for their signatures are what takes time.
    """
    records = [record for record in reading.records if record.kind not in _IGNORED]
    first = next((record for record in records if record.kind is Kind.GENESIS), None)
    if first is None:
        if reading.damage is None:
            found.damage(Verdict.BAD_FORMAT, params=(("reason", "no_genesis"),))
        return None
    roster = _roster(first, opener, found)
    if roster is None:
        return None
    if first is not records[0]:
        found.damage(Verdict.REORDERED, offset=first.offset, params=(("reason", "genesis"),))
    opener.prepare([record.payload for record in records], taken)
    sorter = _Sorter(roster, opener, found)
    for record in records:
        if record.kind is Kind.GENESIS and record.payload == first.payload:
            sorter.take_commits(record)
        else:
            sorter.take(record)
    return Intake(first.payload, roster, _owner(reading, roster), sorter.pool)


def _roster(record: Record, opener: Opener, found: Findings) -> Roster | None:
    try:
        genesis = opener.open(record.payload).message
    except RemoteError as error:
        verdict = _REFUSALS.get(error.code, Verdict.BAD_FORMAT)
        found.damage(verdict, offset=record.offset, params=(("reason", error.code),))
        return None
    if not isinstance(genesis, Genesis):
        found.damage(Verdict.BAD_FORMAT, offset=record.offset, params=(("reason", "kind"),))
        return None
    try:
        return read_genesis(genesis)
    except GenesisError as error:
        verdict = _GENESIS_VERDICTS[error.code]
        if error.proven:
            seat = None if error.seat < 0 else error.seat
            found.prove(verdict, seat, None, record.offset, error.params)
        else:
            found.damage(verdict, offset=record.offset, params=error.params)
        return None


def _owner(reading: Reading, roster: Roster) -> int:
    for record in reading.records:
        if record.kind is Kind.META:
            try:
                return roster.seat_of(read_meta(record.payload).key)
            except RemoteError:
                return -1
    return -1


class _Sorter:
    """Puts the messages of one log into a pool, and reports those that cannot go there."""

    def __init__(self, roster: Roster, opener: Opener, found: Findings) -> None:
        self.pool = Pool()
        self._roster = roster
        self._seats = {key: seat for seat, key in enumerate(roster.keys)}
        self._opener = opener
        self._found = found

    def take(self, record: Record) -> None:
        """Take one record, with the messages inside it if it is EVIDENCE."""
        envelope = self._open(record.payload, record.offset)
        if envelope is None:
            return
        message = envelope.message
        if not isinstance(message, _TYPES[record.kind]):
            self._bad_format(record.offset, "kind")
        elif not self._is_here(envelope):
            self._found.damage(Verdict.WRONG_GAME, offset=record.offset)
        elif isinstance(message, Evidence):
            for raw in (message.first, message.second):
                self._take_evidence(raw, record.offset)
        else:
            self._sort(envelope, record.offset)

    def _is_here(self, envelope: Envelope) -> bool:
        is_commit = isinstance(envelope.message, Commit)
        return envelope.ctx == (self._roster.sid if is_commit else self._roster.gid)

    def take_commits(self, record: Record) -> None:
        """Take the commitments out of the GENESIS that made the roster."""
        genesis = self._opener.open(record.payload).message
        assert isinstance(genesis, Genesis)
        for raw in genesis.commits:
            self._sort(self._opener.open(raw), record.offset)

    def _take_evidence(self, raw: bytes, offset: int) -> None:
        envelope = self._open(raw, offset)
        if envelope is None:
            return
        if self._is_here(envelope):
            self._sort(envelope, offset)
        else:
            self._found.damage(Verdict.WRONG_GAME, offset=offset)

    def _open(self, raw: bytes, offset: int) -> Envelope | None:
        try:
            return self._opener.open(raw)
        except RemoteError as error:
            verdict = _REFUSALS.get(error.code, Verdict.BAD_FORMAT)
            self._found.damage(verdict, offset=offset, params=(("reason", error.code),))
            return None

    def _sort(self, envelope: Envelope, offset: int) -> None:
        message = envelope.message
        seat = self._seats.get(envelope.sender, -1)
        if seat < 0 and message.SIGNED:
            self._found.damage(Verdict.BAD_SIGNATURE, None, offset, (("reason", "stranger"),))
        elif isinstance(message, _NAMES_SEAT) and message.seat != seat:
            verdict = Verdict.WRONG_ACTOR if isinstance(message, Action) else Verdict.BAD_REVEAL
            params = (("claimed", message.seat),)
            self._found.prove(verdict, seat, message.height, offset, params)
        elif isinstance(message, StartAck):
            self.pool.starts.setdefault(seat, offset)
        elif not self.pool.add(Item(message, envelope, seat, offset)):
            self._bad_format(offset, "kind")
        elif isinstance(message, Vote):
            self._take_from_vote(message, offset)

    def _take_from_vote(self, vote: Vote, offset: int) -> None:
        """Take what a vote brings that others signed; whatever else it brings is judged with it."""
        for raw in (vote.locked, *vote.certificate):
            try:
                envelope = self._opener.open(raw)
            except RemoteError:
                continue
            known = self._roster.seat_of(envelope.sender) >= 0
            if known and isinstance(envelope.message, _SIGNED_IN_VOTES) and self._is_here(envelope):
                self._sort(envelope, offset)

    def _bad_format(self, offset: int, reason: str) -> None:
        self._found.damage(Verdict.BAD_FORMAT, offset=offset, params=(("reason", reason),))
